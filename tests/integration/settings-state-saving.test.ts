import type { ApiFailure } from '../../src/rest-api/errors';
import { saveSettings } from '../../src/state/settings/thunks/save';
import { openSettings, settings, json, answerSaves, texts } from '../support/settings-state';
import { posted } from '../support/settings-tab';

describe('saving settings with notices', () => {
	it('shows progress and the result, and returns whether it succeeded', async () => {
		const { site, store } = await openSettings();
		const saving = store.dispatch(saveSettings({ latex: false }));
		expect(texts(store)).toEqual(['Updating settings…']);
		expect(await saving).toBe(true);
		expect(texts(store)).toEqual(['Updated settings.']);
		site.fail('POST', 'settings', 400, { code: 'x', message: 'No.' });
		expect(await store.dispatch(saveSettings({ latex: true }))).toBe(false);
		expect(texts(store)).toContain('Error updating settings. No.');
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
		expect(await store.dispatch(saveSettings({ dismiss_dash_backup_getting_started: true }))).toBe(true);
		expect(texts(store)).toEqual([]);
		site.fail('POST', 'settings', 500);
		expect(await store.dispatch(saveSettings({ dismiss_dash_backup_getting_started: false }))).toBe(false);
		expect(texts(store)).toEqual([]);
		site.recover();
		await store.dispatch(saveSettings({ dismiss_dash_backup_getting_started: false, latex: false }));
		expect(texts(store)).toEqual(['Updated settings.']);
		expect(await store.dispatch(saveSettings({ latex: true }, { isSilent: true }))).toBe(true);
		expect(texts(store)).toEqual(['Updated settings.']);
	});

	it('uses custom messages if given', async () => {
		const { site, store } = await openSettings();
		const way = {
			progress: 'Going…',
			success: 'Gone.',
			failure: (reason: string, { code }: ApiFailure) => `Not gone: ${reason} ${code}`,
		};
		const saving = store.dispatch(saveSettings({ latex: false }, way));
		expect(texts(store)).toEqual(['Going…']);
		await saving;
		expect(texts(store)).toEqual(['Gone.']);
		site.fail('POST', 'settings', 400, { code: 'x', message: 'No.' });
		await store.dispatch(saveSettings({ latex: true }, way));
		expect(texts(store)).toContain('Not gone: No. x');
	});

	it('stores the fallback after a refusal, then retries once', async () => {
		const { site, store } = await openSettings();
		let isRescued = false;
		answerSaves(site, (body) => {
			isRescued ||= 'shortcodes' in body;
			return isRescued ? null : json({ code: 'x', message: 'No.' }, 400);
		});
		const fallback = { shortcodes: false };
		expect(await store.dispatch(saveSettings({ latex: false }, { fallback }))).toBe(true);
		expect(posted(site)).toEqual([{ latex: false }, fallback, { latex: false }]);
		expect(await store.dispatch(saveSettings({ latex: true }, { fallback: { markdown: true } }))).toBe(true);
		expect(posted(site).slice(3)).toEqual([{ latex: true }]);
	});

	it('doesn’t resend the rest after one of several is refused, except for a form', async () => {
		const { site, store } = await openSettings();
		const values = { google: 'bad', bing: 'good' };
		answerSaves(site, (body) =>
			'google' in body
				? json(
						{ code: 'rest_invalid_param', message: 'No.', data: { status: 400, params: { google: 'No.' } } },
						400,
					)
				: null,
		);
		expect(await store.dispatch(saveSettings(values))).toBe(false);
		expect(posted(site)).toEqual([values]);
		expect(await store.dispatch(saveSettings(values, { isForm: true }))).toBe(false);
		expect(posted(site).slice(1)).toEqual([values, { bing: 'good' }]);
	});

	it('reports the first refusal when the fallback fails', async () => {
		const { site, store } = await openSettings();
		answerSaves(site, (body) => json({ code: 'x', message: 'latex' in body ? 'First.' : 'Second.' }, 400));
		const fallback = { shortcodes: false };
		expect(await store.dispatch(saveSettings({ latex: false }, { fallback }))).toBe(false);
		expect(texts(store)).toEqual(['Error updating settings. First.']);
		expect(posted(site)).toEqual([{ latex: false }, fallback]);
	});

	it.each([
		[{ masterbar: false }, true],
		[{ latex: false }, false],
	])('reloads the page after saving %j: %p [SET-035]', async (values, isReloading) => {
		jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
		try {
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
			expect(texts(store)).toContain(
				isReloading ? 'Updated settings. Refreshing page…' : 'Updated settings.',
			);
			expect(settings(store).isReloading).toBe(isReloading);
			jest.advanceTimersByTime(1999);
			expect(reloads()).toBe(0);
			jest.advanceTimersByTime(1);
			expect(reloads()).toBe(isReloading ? 1 : 0);
		} finally {
			jest.useRealTimers();
		}
	});

	it('offers to undo the change', async () => {
		const { store } = await openSettings();
		await store.dispatch(saveSettings({ latex: false }));
		const [notice] = store.getState().notices.items;
		expect(notice?.change).toMatchObject({ before: { latex: true }, saved: { latex: false } });
	});
});
