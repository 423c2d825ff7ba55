import { writeSettings } from '../../src/state/settings/thunks/write';
import { openSettings, settings, json, editReads, answerSaves, failureOf } from '../support/settings-state';
import { posted } from '../support/settings-tab';

describe('writing settings', () => {
	it('stores the values the host returns and clears pending ones', async () => {
		const { site, store } = await openSettings();
		const saving = store.dispatch(writeSettings({ latex: false }));
		expect(settings(store).pending).toEqual({ latex: false });
		expect(writeSettings.fulfilled.match(await saving)).toBe(true);
		expect(settings(store)).toMatchObject({ pending: {}, failures: {}, values: { latex: false } });
		expect(site.callsTo('GET', 'settings')).toHaveLength(1);
		expect(posted(site)).toEqual([{ latex: false }]);
	});

	it('doesn’t send a pending setting again, nor anything sent with it', async () => {
		const { site, store } = await openSettings();
		const first = store.dispatch(writeSettings({ latex: false }));
		const second = await store.dispatch(writeSettings({ shortcodes: false, latex: true }));
		expect(failureOf(second)).toBeUndefined();
		await first;
		expect(posted(site)).toEqual([{ latex: false }]);
	});

	it('trusts a success response that can’t be read back, except for commands', async () => {
		const { site, store } = await openSettings();
		const address = settings(store).values.post_by_email_address;
		site.fail('GET', 'settings', 500);
		answerSaves(site, () => json({ code: 'success', message: '' }));
		const result = await store.dispatch(writeSettings({ latex: false, post_by_email_address: 'regenerate' }));
		expect(failureOf(result)?.params ?? {}).not.toHaveProperty('latex');
		expect(settings(store).values).toMatchObject({ latex: false, post_by_email_address: address });
	});

	it('names only the switches and texts that stayed unchanged', async () => {
		const { site, store } = await openSettings({
			before: (running) => running.post('settings', { highlander_comment_form_prompt: 'Old one' }),
		});
		answerSaves(site, () => json({ code: 'success', message: '' }));
		const result = await store.dispatch(
			writeSettings({ latex: false, highlander_comment_form_prompt: 'New', jetpack_protect_key: 'x' }),
		);
		expect(failureOf(result)).toMatchObject({
			kind: 'unchanged',
			call: 'POST settings (latex, highlander_comment_form_prompt)',
			params: { latex: '', highlander_comment_form_prompt: '' },
		});
		expect(Object.keys(failureOf(result)?.params ?? {})).toHaveLength(2);
	});

	it.each([
		['Old one', 'Oldone', 'Old one', false],
		['Old, one', 'Old;\none', 'Old, one', false],
		['Old one', 'New', 'Old one', true],
		['Old one', 'New', 'Neu', false],
		['Old one', 'New', 'New', false],
	])(
		'treats text %j, sent as %j and stored as %j, as unchanged: %p',
		async (before, sent, stored, wasKept) => {
			const { site, store } = await openSettings({
				before: (running) => running.post('settings', { highlander_comment_form_prompt: before }),
			});
			answerSaves(site, () => json({ code: 'success', message: '' }));
			editReads(site, (values) => (values.highlander_comment_form_prompt = stored));
			const result = await store.dispatch(writeSettings({ highlander_comment_form_prompt: sent }));
			expect(writeSettings.rejected.match(result)).toBe(wasKept);
		},
	);

	it('writes “on” before retrying “off” for an option that ignored it, and only for that one', async () => {
		const { site, store } = await openSettings();
		let writes = 0;
		answerSaves(site, () => (++writes === 1 ? json({ code: 'success', message: '' }) : null));
		editReads(site, (values) => {
			if (writes === 1) {
				Object.assign(values, { wordads_display_post: true, latex: true, shortcodes: true });
			}
		});
		await store.dispatch(writeSettings({ wordads_display_post: false, latex: false, shortcodes: true }));
		expect(posted(site).slice(1)).toEqual([{ wordads_display_post: true }, { wordads_display_post: false }]);
		expect(site.callsTo('GET', 'settings')).toHaveLength(2);
	});

	it('writes only once if the first write is stored', async () => {
		const { site, store } = await openSettings();
		await store.dispatch(writeSettings({ wordads_display_post: false }));
		expect(posted(site)).toEqual([{ wordads_display_post: false }]);
		expect(site.callsTo('GET', 'settings')).toHaveLength(1);
	});

	const partly = {
		code: 'some_updated',
		message: 'latex: It is needed. highlander_comment_form_prompt: It is too long.',
	};

	it('keeps the host’s reason for each setting of a partial refusal', async () => {
		const { site, store } = await openSettings();
		answerSaves(site, () => json(partly, 400));
		editReads(site, (values) => (values.shortcodes = false));
		const result = await store.dispatch(
			writeSettings({ latex: false, highlander_comment_form_prompt: 'New', shortcodes: false }),
		);
		expect(failureOf(result)).toMatchObject({
			kind: 'refused',
			code: 'some_updated',
			status: 400,
			message: partly.message,
			params: { latex: 'It is needed.', highlander_comment_form_prompt: 'It is too long.' },
		});
		expect(Object.keys(failureOf(result)?.params ?? {})).toHaveLength(2);
		expect(settings(store).values).toMatchObject({ shortcodes: false, latex: true });
		expect(Object.keys(settings(store).failures)).toEqual(['latex', 'highlander_comment_form_prompt']);
	});

	it('names no setting after a partial refusal if the stored values can’t be read', async () => {
		const { site, store } = await openSettings();
		const { values } = settings(store);
		answerSaves(site, () => json(partly, 400));
		site.fail('GET', 'settings', 500);
		const result = await store.dispatch(writeSettings({ latex: false }));
		expect(failureOf(result)?.params).toEqual({});
		expect(settings(store).values).toEqual(values);
	});

	it('doesn’t refetch settings after a complete refusal', async () => {
		const { site, store } = await openSettings();
		site.fail('POST', 'settings', 400, { code: 'x', message: 'No.' });
		const result = await store.dispatch(writeSettings({ latex: false }));
		expect(failureOf(result)).toMatchObject({ code: 'x', message: 'No.' });
		expect(site.callsTo('GET', 'settings')).toEqual([]);
		expect(settings(store)).toMatchObject({ pending: {}, failures: { latex: { code: 'x' } } });
	});
});
