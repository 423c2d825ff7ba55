import { pageLeft, pageReturned, sessionChanged } from '../../state/session/slice';
import { selectIsAnySettingSaving, settingEdited } from '../../state/settings/slice';
import { applySettings } from '../../state/settings/thunks/apply';
import { readSettings, refreshSettings } from '../../state/settings/thunks/read';
import { writeSettings } from '../../state/settings/thunks/write';
import {
	answerSaves,
	done,
	editReads,
	json,
	openSettings,
	settings,
} from '../../../tests/support/settings-state';
import { holdNextRead, posted } from '../../../tests/support/settings-tab';
import { settled } from '../../../tests/support/settled';
import type { TestSite } from '../../../tests/support/test-site';

describe('applying settings together', () => {
	const NAMES = Array.from({ length: 40 }, (_, index) => `made_up_${index}`);
	const refuse =
		(bad: readonly string[], named = true) =>
		(body: Record<string, unknown>) => {
			const found = bad.filter((name) => name in body);
			const params = named ? Object.fromEntries(found.map((name) => [name, `${name}?`])) : undefined;
			return found.length > 0
				? json({ code: 'rest_invalid_param', message: 'No.', data: { params } }, 400)
				: done();
		};
	const all = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, 'x']));

	it('drops a setting refused by name and resends the rest', async () => {
		const { site, store } = await openSettings();
		answerSaves(site, refuse(['made_up_1']));
		const { refused, stopped, left } = await store.dispatch(applySettings(all(NAMES.slice(0, 3))));
		expect([Object.keys(refused), stopped, left]).toEqual([['made_up_1'], null, []]);
		expect(posted(site)).toEqual([all(NAMES.slice(0, 3)), all(['made_up_0', 'made_up_2'])]);
	});

	it('halves the request until it finds the refused setting', async () => {
		const { site, store } = await openSettings();
		answerSaves(site, refuse(['made_up_2'], false));
		const { refused, left } = await store.dispatch(applySettings(all(NAMES.slice(0, 5))));
		expect([Object.keys(refused), left]).toEqual([['made_up_2'], []]);
		expect(posted(site).map((body) => Object.keys(body as object).map((name) => name.slice(8)))).toEqual([
			['0', '1', '2', '3', '4'],
			['0', '1', '2'],
			['0', '1'],
			['2'],
			['3', '4'],
		]);
	});

	it.each<[string, (site: TestSite) => void, string | null]>([
		[
			'saves in part',
			(site) => answerSaves(site, () => json({ code: 'some_updated', message: 'latex: No.' }, 400)),
			null,
		],
		['says yes and leaves one unchanged', (site) => answerSaves(site, done), null],
		['stores one and doesn’t respond', (site) => site.fail('POST', 'settings'), 'network'],
	])('resends nothing when the host %s, and counts what it stored', async (_, trouble, stop) => {
		const { site, store } = await openSettings();
		const values = { latex: false, shortcodes: false };
		trouble(site);
		editReads(site, (read) => (read.shortcodes = false));
		const { refused, stopped, left } = await store.dispatch(applySettings(values));
		expect([Object.keys(refused), stopped?.kind ?? null, left]).toEqual([['latex'], stop, []]);
		expect(posted(site)).toEqual([values]);
	});

	it('gives up after sixteen refusals, without refetching settings', async () => {
		const { site, store } = await openSettings();
		answerSaves(site, refuse(NAMES, false));
		const { stopped, left, refused } = await store.dispatch(applySettings(all(NAMES)));
		expect(posted(site)).toHaveLength(17);
		expect(stopped).toMatchObject({ code: 'rest_invalid_param' });
		expect([...Object.keys(refused), ...left].sort()).toEqual([...NAMES].sort());
		expect(left.length).toBeGreaterThan(0);
		expect(site.callsTo('GET', 'settings')).toEqual([]);
	});

	it('stops at once for some statuses, rereads if the host may have crashed, and continues after any other', async () => {
		const { site, store } = await openSettings();
		const readsAfter: Record<number, number> = { 401: 0, 403: 0, 404: 0, 502: 1, 503: 1, 504: 1 };
		const two = NAMES.slice(0, 2);
		for (const status of [400, 401, 402, 403, 404, 405, 500, 501, 502, 503, 504, 505]) {
			site.recover();
			site.calls.length = 0;
			answerSaves(site, () =>
				posted(site).length === 1 ? json({ code: 'x', message: 'x' }, status) : done(),
			);
			const { stopped, refused, left } = await store.dispatch(applySettings(all(two)));
			const reads = readsAfter[status];
			const isStop = reads !== undefined;
			expect([stopped?.status, Object.keys(refused), left]).toEqual(
				isStop ? [status, two, []] : [undefined, [], []],
			);
			expect([status, posted(site).length]).toEqual([status, isStop ? 1 : 3]);
			if (isStop) {
				expect([status, site.callsTo('GET', 'settings').length]).toEqual([status, reads]);
			}
		}
	});

	it('leaves out settings of another pending save, except those already stored as wanted', async () => {
		const { store } = await openSettings();
		const other = store.dispatch(writeSettings({ latex: true }));
		const applied = await store.dispatch(applySettings({ latex: false, shortcodes: true }));
		expect(applied).toEqual({ refused: {}, stopped: null, left: ['latex'] });
		await other;
	});
});

/** A store that counts its seconds from when its values were read. */
async function open() {
	const opened = await openSettings();
	const { store, site } = opened;
	const now = jest.spyOn(Date, 'now');
	const at = (seconds: number) => void now.mockReturnValue(settings(store).readAt + 1000 * seconds);
	at(61);
	const refresh = async () => {
		const call = store.dispatch(refreshSettings());
		await call;
		await settled();
		return call !== null;
	};
	return { ...opened, at, refresh, reads: () => site.callsTo('GET', 'settings').length };
}

describe('refreshed settings', () => {
	it('are fetched after a minute, or once the user left, and not again within the next', async () => {
		const { store, at, refresh, reads } = await open();
		at(59);
		expect(await refresh()).toBe(false);
		at(61);
		expect(await refresh()).toBe(true);
		expect(await refresh()).toBe(false);
		at(59);
		expect(await refresh()).toBe(false);
		store.dispatch(pageLeft());
		expect(await refresh()).toBe(false);
		store.dispatch(pageReturned());
		expect(await refresh()).toBe(true);
		expect(await refresh()).toBe(false);
		expect(reads()).toBe(2);
	});

	it('aren’t fetched while the page is hidden or offline, or the host away', async () => {
		const { store, refresh, reads } = await open();
		const sight = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
		expect(await refresh()).toBe(false);
		sight.mockRestore();
		const line = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
		expect(await refresh()).toBe(false);
		line.mockRestore();
		store.dispatch(sessionChanged('unreachable'));
		expect(await refresh()).toBe(false);
		store.dispatch(sessionChanged('fine'));
		expect(await refresh()).toBe(true);
		expect(reads()).toBe(1);
	});

	it('wait for a save, and are stale if one begins before they arrive', async () => {
		const { site, store, at, refresh } = await open();
		const saving = store.dispatch(writeSettings({ latex: false }));
		expect(selectIsAnySettingSaving(store.getState())).toBe(true);
		expect((await store.dispatch(readSettings())).payload).toBeUndefined();
		expect(await refresh()).toBe(false);
		await saving;
		expect(selectIsAnySettingSaving(store.getState())).toBe(false);
		at(61);
		const release = holdNextRead(site);
		const call = store.dispatch(refreshSettings());
		await settled();
		const stop = site.hold('POST', 'settings');
		const later = store.dispatch(writeSettings({ latex: true }));
		await settled();
		release();
		await call;
		await settled();
		expect(settings(store).isStale).toBe(true);
		await stop();
		await later;
		expect(settings(store).values.latex).toBe(true);
	});

	it('are none if they’re older than a save', async () => {
		const { site, store } = await open();
		const release = holdNextRead(site);
		const reading = store.dispatch(readSettings());
		await settled();
		await store.dispatch(writeSettings({ latex: false }));
		release();
		expect((await reading).payload).toMatchObject({ latex: false });
		expect(settings(store).values.latex).toBe(false);
	});

	it('stay the same object if the host fails, without a word, and are fetched the next time', async () => {
		const { site, store, at, refresh } = await open();
		for (const [status, body] of [
			[403, { code: 'no', message: 'No.' }],
			[200, '<h1>Hello</h1>'],
		] as const) {
			const { values } = settings(store);
			at(61);
			site.fail('GET', 'settings', status, body);
			expect(await refresh()).toBe(true);
			expect(settings(store).values).toBe(values);
			expect(settings(store).isStale).toBe(true);
			expect(store.getState().notices.items).toEqual([]);
			site.recover();
			const latex = !values.latex;
			await site.setSwitches({ latex });
			expect(await refresh()).toBe(true);
			expect(settings(store)).toMatchObject({ isStale: false, values: { latex } });
		}
	});

	it('drop drafts that are already stored, and keep the same object if nothing changed', async () => {
		const { site, store } = await openSettings();
		store.dispatch(settingEdited({ name: 'bing', value: 'b' }));
		store.dispatch(settingEdited({ name: 'yandex', value: 'y' }));
		await site.post('settings', { bing: 'b', facebook: 'f' });
		const read = await store.dispatch(readSettings());
		const { values, drafts } = settings(store);
		expect(read.payload).toMatchObject({ bing: 'b', facebook: 'f' });
		expect(values).toMatchObject({ bing: 'b', facebook: 'f' });
		expect(drafts).toEqual({ yandex: 'y' });
		await store.dispatch(readSettings());
		expect(settings(store).values).toBe(values);
	});
});
