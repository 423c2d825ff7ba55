import type { ApiFailure } from '../../rest-api/client/errors';
import { saveSettings } from '../../state/settings/thunks/save';
import { writeSettings } from '../../state/settings/thunks/write';
import {
	answerSaves,
	done,
	editReads,
	failureOf,
	json,
	openSettings,
	settings,
	texts,
} from '../../../tests/support/settings-state';
import { posted, refuseSetting } from '../../../tests/support/settings-tab';

afterEach(() => void jest.useRealTimers());

const PROMPT = 'highlander_comment_form_prompt';

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

	it('trusts a success response that can’t be read back, except for commands', async () => {
		const { site, store } = await openSettings();
		const address = settings(store).values.post_by_email_address;
		site.fail('GET', 'settings', 500);
		answerSaves(site, done);
		const result = await store.dispatch(writeSettings({ latex: false, post_by_email_address: 'regenerate' }));
		expect(failureOf(result)?.params ?? {}).not.toHaveProperty('latex');
		expect(settings(store).values).toMatchObject({ latex: false, post_by_email_address: address });
	});

	it('names only the switches and texts that stayed unchanged', async () => {
		const { site, store } = await openSettings({
			before: (running) => running.post('settings', { [PROMPT]: 'Old one' }),
		});
		answerSaves(site, done);
		const wanted = { latex: false, [PROMPT]: 'New', jetpack_protect_key: 'x' };
		const { kind, call, params } = failureOf(await store.dispatch(writeSettings(wanted))) ?? {};
		expect([kind, call]).toEqual(['unchanged', `POST settings (latex, ${PROMPT})`]);
		expect(params).toEqual({ latex: '', [PROMPT]: '' });
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
				before: (running) => running.post('settings', { [PROMPT]: before }),
			});
			answerSaves(site, done);
			editReads(site, (values) => (values[PROMPT] = stored));
			const result = await store.dispatch(writeSettings({ [PROMPT]: sent }));
			expect(writeSettings.rejected.match(result)).toBe(wasKept);
		},
	);

	it('writes “on” before retrying “off” for an option that ignored it, and only for that one', async () => {
		const { site, store } = await openSettings();
		let writes = 0;
		answerSaves(site, () => (++writes === 1 ? done() : null));
		editReads(site, (values) => {
			if (writes === 1) {
				Object.assign(values, { wordads_display_post: true, latex: true, shortcodes: true });
			}
		});
		await store.dispatch(writeSettings({ wordads_display_post: false, latex: false, shortcodes: true }));
		expect(posted(site).slice(1)).toEqual([{ wordads_display_post: true }, { wordads_display_post: false }]);
		expect(site.callsTo('GET', 'settings')).toHaveLength(2);
	});

	it('keeps the host’s reason for each setting of a partial refusal, if the stored values can be read', async () => {
		const { site, store } = await openSettings();
		const message = `latex: It is needed. ${PROMPT}: It is too long.`;
		answerSaves(site, () => json({ code: 'some_updated', message }, 400));
		const wanted = { latex: false, [PROMPT]: 'New', shortcodes: false };
		site.fail('GET', 'settings', 500);
		const { values } = settings(store);
		expect(failureOf(await store.dispatch(writeSettings(wanted)))?.params).toEqual({});
		expect(settings(store).values).toEqual(values);
		site.recover();
		answerSaves(site, () => json({ code: 'some_updated', message }, 400));
		editReads(site, (read) => (read.shortcodes = false));
		const { kind, status, params } = failureOf(await store.dispatch(writeSettings(wanted))) ?? {};
		expect([kind, status]).toEqual(['refused', 400]);
		expect(params).toEqual({ latex: 'It is needed.', [PROMPT]: 'It is too long.' });
		expect(settings(store).values).toMatchObject({ shortcodes: false, latex: true });
		expect(Object.keys(settings(store).failures)).toEqual(['latex', PROMPT]);
	});

	it('has saved what is stored, though a setting that nobody sent was refused', async () => {
		const { site, store } = await openSettings();
		const message = 'photon: Not on this server.';
		const wanted = { latex: false };
		editReads(site, (read) => Object.assign(read, wanted));
		answerSaves(site, () => json({ code: 'some_updated', message }, 400));
		expect(await store.dispatch(saveSettings(wanted))).toBe(true);
		expect(settings(store)).toMatchObject({ failures: {}, values: wanted });
		expect(texts(store)).toEqual([
			'Your changes were saved. Your site had trouble with another setting.',
			'Updated settings.',
		]);
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

describe('saving settings with notices', () => {
	it('shows progress and the result, in words of its own if given, and returns whether it succeeded', async () => {
		const { site, store } = await openSettings();
		const saving = store.dispatch(saveSettings({ latex: false }));
		expect(texts(store)).toEqual(['Updating settings…']);
		expect(await saving).toBe(true);
		expect(texts(store)).toEqual(['Updated settings.']);
		const way = {
			progress: 'Going…',
			success: 'Gone.',
			failure: (reason: string, { code }: ApiFailure) => `Not gone: ${reason} ${code}`,
		};
		const other = store.dispatch(saveSettings({ latex: true }, way));
		expect(texts(store)).toEqual(['Going…']);
		await other;
		expect(texts(store)).toEqual(['Gone.']);
		site.fail('POST', 'settings', 400, { code: 'x', message: 'No.' });
		expect(await store.dispatch(saveSettings({ latex: false }))).toBe(false);
		expect(texts(store)).toContain('Error updating settings. No.');
		await store.dispatch(saveSettings({ latex: false }, way));
		expect(texts(store)).toContain('Not gone: No. x');
	});

	it('sends nothing without values, or while one of them is pending', async () => {
		const { site, store } = await openSettings();
		expect(await store.dispatch(saveSettings({}))).toBe(false);
		const first = store.dispatch(saveSettings({ latex: false }));
		expect(await store.dispatch(saveSettings({ shortcodes: false, latex: true }))).toBe(false);
		await first;
		expect(posted(site)).toEqual([{ latex: false }]);
	});

	it('shows no notice for dismissals alone or for silent saves [NOTICE-051]', async () => {
		const { site, store } = await openSettings();
		const DISMISSED = 'dismiss_dash_backup_getting_started';
		expect(await store.dispatch(saveSettings({ [DISMISSED]: true }))).toBe(true);
		expect(texts(store)).toEqual([]);
		site.fail('POST', 'settings', 500);
		expect(await store.dispatch(saveSettings({ [DISMISSED]: false }))).toBe(false);
		expect(texts(store)).toEqual([]);
		site.recover();
		await store.dispatch(saveSettings({ [DISMISSED]: false, latex: false }));
		expect(texts(store)).toEqual(['Updated settings.']);
		expect(await store.dispatch(saveSettings({ latex: true }, { isSilent: true }))).toBe(true);
		expect(texts(store)).toEqual(['Updated settings.']);
	});

	it('tells a host that refuses search about the purchase, retries once, and reports the first refusal [PERF-012, PERF-013]', async () => {
		const { site, store } = await openSettings({ scenario: ['connected', 'plan-complete'] });
		const bought = { has_jetpack_search_product: true };
		let isTold = false;
		answerSaves(site, (body) => {
			isTold ||= 'has_jetpack_search_product' in body;
			return isTold ? null : json({ code: 'x', message: 'No.' }, 400);
		});
		expect(await store.dispatch(saveSettings({ search: true }))).toBe(true);
		expect(posted(site)).toEqual([{ search: true }, bought, { search: true }]);
		site.recover();
		answerSaves(site, (body) => json({ code: 'x', message: 'search' in body ? 'First.' : 'Second.' }, 400));
		for (const values of [{ search: false }, { latex: false }]) {
			site.calls.length = 0;
			expect(await store.dispatch(saveSettings(values))).toBe(false);
			expect(posted(site)).toEqual([values]);
		}
		site.calls.length = 0;
		expect(await store.dispatch(saveSettings({ search: true }))).toBe(false);
		expect(texts(store)).toContain('Error updating settings. First.');
		expect(posted(site)).toEqual([{ search: true }, bought]);
	});

	it('doesn’t resend the rest after one of several is refused', async () => {
		const { site, store } = await openSettings();
		const values = { google: 'bad', bing: 'good' };
		refuseSetting(site, 'google', 'No.');
		expect(await store.dispatch(saveSettings(values))).toBe(false);
		expect(posted(site)).toEqual([values]);
	});

	it.each([
		[{ masterbar: false }, true],
		[{ latex: false }, false],
	])('reloads the page after saving %j: %p [SET-035, WRITE-047, NOTICE-049]', async (values, isReloading) => {
		jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
		const { site, store, reloads } = await openSettings();
		const save = async () => {
			const saved = store.dispatch(saveSettings(values));
			await jest.advanceTimersByTimeAsync(0);
			await saved;
		};
		site.fail('POST', 'settings', 500);
		await save();
		jest.advanceTimersByTime(5000);
		expect([reloads(), settings(store).isReloading]).toEqual([0, false]);
		site.recover();
		await save();
		expect(texts(store)).toContain(isReloading ? 'Updated settings. Refreshing page…' : 'Updated settings.');
		expect(settings(store).isReloading).toBe(isReloading);
		jest.advanceTimersByTime(1999);
		expect(reloads()).toBe(0);
		jest.advanceTimersByTime(1);
		expect(reloads()).toBe(isReloading ? 1 : 0);
	});
});
