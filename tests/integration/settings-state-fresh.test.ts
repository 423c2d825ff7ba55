import { pageLeft, pageReturned, sessionChanged } from '../../src/state/session/slice';
import { readSettings, refreshSettings } from '../../src/state/settings/thunks/read';
import { writeSettings } from '../../src/state/settings/thunks/write';
import { holdNextRead } from '../support/settings-tab';
import { openSettings, settings } from '../support/settings-state';
import { settled } from '../support/settled';

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
		expect(await refresh()).toBe(false);
		await saving;
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

	it.each<[string, number, unknown]>([
		['refuses', 403, { code: 'no', message: 'No.' }],
		['has a problem', 500, { code: 'no', message: 'No.' }],
		['prints a page', 200, '<h1>Hello</h1>'],
	])(
		'stay as they are when the host %s, without a word, and are fetched the next time',
		async (_, status, body) => {
			const { site, store, refresh } = await open();
			const { values } = settings(store);
			site.fail('GET', 'settings', status, body);
			expect(await refresh()).toBe(true);
			expect(settings(store).values).toBe(values);
			expect(settings(store).isStale).toBe(true);
			expect(store.getState().notices.items).toEqual([]);
			site.recover();
			await site.setSwitches({ latex: false });
			expect(await refresh()).toBe(true);
			expect(settings(store)).toMatchObject({ isStale: false, values: { latex: false } });
		},
	);
});
