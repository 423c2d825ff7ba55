import type { Settings } from '../../rest-api/settings';
import { undoOf } from '../../state/settings/changes';
import { saveSettings } from '../../state/settings/thunks/save';
import { undoChange } from '../../state/settings/thunks/undo';
import { writeSettings } from '../../state/settings/thunks/write';
import { TRACKING_CHOICE } from '../../state/tracking/slice';
import { holdingTimers, settled } from '../../../tests/support/settled';
import { answerSaves, done, openSettings, settings, texts } from '../../../tests/support/settings-state';
import { holdNextRead, posted, refuseSetting } from '../../../tests/support/settings-tab';
import type { TestSite } from '../../../tests/support/test-site';

const LIST = 'jetpack_protect_global_whitelist';
const RANGE = '203.0.113.9 - 203.0.113.20\n192.0.2.1';
const MATCH = 'jetpack_sso_match_by_email';

/** A store that has just saved these values, and what undoes them. */
async function changed(values: Settings, before: (site: TestSite) => void | Promise<void> = off) {
	const opened = await openSettings({ before });
	const { site, store } = opened;
	await store.dispatch(saveSettings(values));
	const [notice] = store.getState().notices.items;
	const change = notice?.change && undoOf(notice.change);
	site.calls.length = 0;
	/** Something else is stored, which doesn't count among the calls. */
	const storeElsewhere = async (others: Settings) => {
		await site.post('settings', others);
		site.calls.length = 0;
	};
	return { ...opened, storeElsewhere, undo: () => store.dispatch(undoChange(change!)) };
}

const off = (site: TestSite) => site.setSwitches({ sso: false, monitor: false, photon: false });
const storing = (values: Settings) => (site: TestSite) => site.page({ settings: values });
const SWITCHED = { sso: true, jetpack_sso_require_two_step: true };
const UNSWITCHED = { sso: false, jetpack_sso_require_two_step: false };

describe('undoing a change', () => {
	it.each<[string, Settings, (site: TestSite) => void | Promise<void>, Settings]>([
		['an option along with its module', SWITCHED, off, UNSWITCHED],
		['no other setting', { photon: true }, off, { photon: false }],
		[
			'a text as the host had stored it',
			{ [LIST]: '192.0.2.7' },
			(site) => site.post('settings', { [LIST]: RANGE }),
			{ [LIST]: RANGE },
		],
		[
			'a flag where the host had an empty text',
			{ [MATCH]: true },
			storing({ [MATCH]: '' }),
			{ [MATCH]: false },
		],
		['a text where the host had none', { bing: 'a' }, storing({ bing: null }), { bing: '' }],
	])('restores %s, and says so', async (_, values, before, sent) => {
		const { site, store, undo } = await changed(values, before);
		const undoing = undo();
		expect(texts(store)).toEqual(['Undoing…']);
		expect(await undoing).toBe(true);
		expect(texts(store)).toEqual(['Change undone.']);
		expect(posted(site)).toEqual([sent]);
	});

	it('keeps settings changed elsewhere and reports them', async () => {
		const { site, store, storeElsewhere, undo } = await changed({ bing: 'bing1', yandex: 'yandex1' });
		await storeElsewhere({ bing: 'bing2' });
		expect(await undo()).toBe(false);
		expect(texts(store)).toEqual(['Change undone, except for settings that have changed since.']);
		expect(posted(site)).toEqual([{ yandex: '' }]);
		await storeElsewhere({ yandex: 'yandex2' });
		expect(await undo()).toBe(false);
		expect(texts(store)).toEqual(['Nothing undone. The settings have changed since.']);
		expect(store.getState().notices.items[0]?.status).toBe('is-warning');
		expect(posted(site)).toEqual([]);
		expect(settings(store).values).toMatchObject({ bing: 'bing2', yandex: 'yandex2' });
	});

	it('counts settings that already have the old value as undone', async () => {
		const { site, store, storeElsewhere, undo } = await changed(SWITCHED);
		await storeElsewhere({ jetpack_sso_require_two_step: false });
		expect(await undo()).toBe(true);
		expect(texts(store)).toEqual(['Change undone.']);
		expect(posted(site)).toEqual([{ sso: false }]);
	});

	it('leaves a choice about usage tracking alone that isn’t known any more', async () => {
		const { site, store } = await openSettings();
		const change = { before: { [TRACKING_CHOICE]: true }, saved: { [TRACKING_CHOICE]: false } };
		expect(await store.dispatch(undoChange(change))).toBe(false);
		expect(texts(store)).toEqual(['Nothing undone. The setting has changed since.']);
		expect(site.callsTo('POST')).toEqual([]);
	});
});

describe('undoing with a failing host', () => {
	it.each<[string, (site: TestSite) => void, RegExp]>([
		[
			'refuses',
			(site) => site.fail('POST', 'settings', 400, { code: 'no', message: 'Not today.' }),
			/Not today\./,
		],
		['does not answer', (site) => site.fail('POST', 'settings'), /We couldn’t reach your site/],
		['says yes and keeps the value', (site) => answerSaves(site, done), /didn’t save this value/],
	])('gives the reason when the host %s, and can be tried again', async (_, trouble, reason) => {
		const { site, store, undo } = await changed({ sso: true });
		trouble(site);
		expect(await undo()).toBe(false);
		expect(texts(store)).toEqual([expect.stringMatching(/^We couldn’t undo the change\. /)]);
		expect(texts(store)[0]).toMatch(reason);
		const [notice] = store.getState().notices.items;
		expect(notice).toMatchObject({ status: 'is-error', change: { names: ['sso'], before: { sso: false } } });
		expect(notice?.details).toBeDefined();
		expect(settings(store).values.sso).toBe(true);
		site.recover();
		expect(await undo()).toBe(true);
		expect(settings(store).values.sso).toBe(false);
	});

	it('reads the stored values first, and does nothing if that fails', async () => {
		const { site, store, undo } = await changed({ sso: true });
		site.fail('GET', 'settings', 500, { code: 'x', message: 'Broken.' });
		expect(await undo()).toBe(false);
		expect(texts(store)).toEqual([
			'We couldn’t undo the change. Your site had an internal error. Try again in a moment.',
		]);
		expect(posted(site)).toEqual([]);
	});

	it('undoes the rest when one of several settings is refused', async () => {
		const { site, store, undo } = await changed(SWITCHED);
		refuseSetting(site, 'sso', 'It stays on.');
		expect(await undo()).toBe(false);
		expect(texts(store)).toEqual([expect.stringMatching(/^Change partly undone\./)]);
		expect(settings(store).values).toMatchObject({ sso: true, jetpack_sso_require_two_step: false });
		site.recover();
		site.calls.length = 0;
		expect(await undo()).toBe(true);
		expect(posted(site)).toEqual([{ sso: false }]);
	});
});

describe('undoing what the page was reloaded for', () => {
	const on = { masterbar: true, sso: true };
	const AGAIN = 'Reload the page to see all changes.';

	/** The store of the page after the change; `reloaded`: how often it has reloaded since. */
	async function reloadedFor(values: Settings) {
		// The page reloads once the message was read.
		const read = holdingTimers(2_000);
		const opened = await changed(values, (site) => site.setSwitches({ sso: false, masterbar: false }));
		await read();
		const reloaded = async () => {
			await read();
			return opened.reloads() - 1;
		};
		return { ...opened, reloaded };
	}

	it('says to reload after a partial refusal, and reloads once all is undone [SET-035]', async () => {
		const { site, store, undo, reloaded } = await reloadedFor(on);
		refuseSetting(site, 'sso', 'It stays on.');
		await undo();
		expect(texts(store)[0]).toMatch(new RegExp(`^Change partly undone\\. .*${AGAIN}$`));
		expect(store.getState().notices.items[0]?.change?.names).toEqual(['sso', 'masterbar']);
		expect(await reloaded()).toBe(0);
		site.recover();
		await undo();
		expect(texts(store)).toEqual(['Change undone. Reloading…']);
		expect(await reloaded()).toBe(1);
	});

	it('says to reload if a setting has changed since, and doesn’t reload', async () => {
		const { store, storeElsewhere, undo, reloaded } = await reloadedFor({ masterbar: true, bing: 'bing1' });
		await storeElsewhere({ bing: 'bing2' });
		await undo();
		expect(texts(store)).toEqual([`Change undone, except for settings that have changed since. ${AGAIN}`]);
		expect(await reloaded()).toBe(0);
	});
});

describe('change saved while undo reads the stored values', () => {
	/** Undo has asked for the stored values; the returned function lets them arrive. */
	async function undoing(undo: () => Promise<boolean>, site: TestSite) {
		const arrive = holdNextRead(site);
		const result = undo();
		await settled();
		return () => {
			arrive();
			return result;
		};
	}

	it('keeps the same setting from being undone meanwhile', async () => {
		const { site, store, undo } = await changed({ sso: true });
		const finish = await undoing(undo, site);
		const other = store.dispatch(writeSettings({ sso: true }));
		expect(await finish()).toBe(false);
		expect(texts(store)).toEqual([
			'We couldn’t undo the change. Another change is being saved. Try again in a moment.',
		]);
		await other;
	});

	it('isn’t reported as refused because of an older response', async () => {
		const { site, store, undo } = await changed({ sso: true });
		const finish = await undoing(undo, site);
		await store.dispatch(writeSettings({ monitor: true }));
		expect(await finish()).toBe(true);
		expect(settings(store).values).toMatchObject({ monitor: true, sso: false });
		expect(posted(site)).toEqual([{ monitor: true }, { sso: false }]);
	});

	it('doesn’t hide newer stored values while it’s pending', async () => {
		const { site, store, storeElsewhere, undo } = await changed({ [LIST]: '192.0.2.1' });
		await storeElsewhere({ [LIST]: '203.0.113.7' });
		const finish = await undoing(undo, site);
		const release = site.hold('POST', 'settings');
		const saving = store.dispatch(writeSettings({ sso: true }));
		await settled();
		expect(await finish()).toBe(false);
		expect(texts(store)).toEqual([expect.stringMatching(/^Nothing undone/)]);
		await release();
		await saving;
		expect(posted(site)).toEqual([{ sso: true }]);
	});
});
