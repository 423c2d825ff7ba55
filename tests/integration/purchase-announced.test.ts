import { noteCheckout } from '../../src/state/purchases/thunks/checkout';
import { markPurchasesSeen, refreshPurchases } from '../../src/state/purchases/thunks/refresh';
import { loadPurchases } from '../../src/state/purchases/slice';
import { buyElsewhere } from '../support/provider';
import { DAY } from '../support/my-plan';
import type { OpenOptions } from '../support/open-app';
import { openStore } from '../support/open-piece';
import type { TestSite } from '../support/test-site';

const SECURITY = 'jetpack_security_t1_yearly';
const NEW = ['New on this site: Jetpack Security.'];
const FOLLOWS = ['module/all', 'rewind', 'scan', 'settings', 'site', 'site/features'];

/** A page that knows what was bought, as far as it can, and names what's new. */
async function open(options: OpenOptions = {}) {
	const { store, site } = await openStore(options);
	await store.dispatch(loadPurchases());
	store.dispatch(markPurchasesSeen());
	return {
		site,
		leave: () => store.dispatch(noteCheckout()),
		refresh: () => store.dispatch(refreshPurchases()),
		said: () => store.getState().notices.items.map(({ text }) => text),
	};
}

const change = (site: TestSite, values: { product_slug?: string; expires_at?: number }) =>
	site.host.database.updateTable('provider_purchases').set(values).execute();
const failing = (site: TestSite) => site.fail('GET', 'site/purchases', 500);
const followed = (site: TestSite) =>
	[
		...new Set(
			site
				.callsTo('GET')
				.map(({ path }) => path)
				.filter((path) => FOLLOWS.includes(path)),
		),
	].sort();

describe('purchase at a checkout', () => {
	it('is announced once after a reload', async () => {
		const { site, leave, said } = await open();
		leave();
		await buyElsewhere(site, SECURITY);
		expect(said()).toEqual([]);
		expect((await open({ site })).said()).toEqual(NEW);
		expect((await open({ site })).said()).toEqual([]);
	});

	it('is no news after a later, abandoned one, even when purchases can’t be had', async () => {
		const first = await open();
		const { site } = first;
		first.leave();
		await buyElsewhere(site, 'jetpack_backup_t1_yearly');
		expect((await open({ site })).said()).toEqual(['New on this site: Jetpack VaultPress Backup.']);
		failing(site);
		(await open({ site })).leave();
		site.recover();
		expect((await open({ site })).said()).toEqual([]);
		await buyElsewhere(site, 'jetpack_scan');
		expect((await open({ site })).said()).toEqual(['New on this site: Jetpack Scan Daily.']);
	});

	it('is announced, with everything affected refetched, after a first request that failed', async () => {
		const { site, leave } = await open();
		leave();
		await buyElsewhere(site, SECURITY);
		failing(site);
		const { refresh, said } = await open({ site });
		site.recover();
		site.calls.length = 0;
		await expect(refresh()).resolves.toBe(true);
		expect(said()).toEqual(NEW);
		expect(followed(site)).toEqual(FOLLOWS);
	});

	it('isn’t looked for after a failed request when the user didn’t go to one', async () => {
		const { site, refresh, said } = await open({ scenario: ['plan-security'], before: failing });
		site.recover();
		site.calls.length = 0;
		await expect(refresh()).resolves.toBe(false);
		expect(said()).toEqual([]);
		expect(followed(site)).toEqual([]);
	});
});

describe('purchase with an unchanged ID', () => {
	const GONE = ['No longer on this site: Jetpack Security.'];

	it.each<[string, string, Parameters<typeof change>[1], string[]]>([
		['announced as new when its product changes', 'product-scan', { product_slug: SECURITY }, NEW],
		['no news when only its expiry changes', 'product-scan', { expires_at: Date.now() + 900 * DAY }, []],
		['announced as gone when it has expired', 'plan-security', { expires_at: 1 }, GONE],
	])('is %s, with everything affected refetched', async (_, scenario, values, texts) => {
		const { site, leave, refresh, said } = await open({ scenario: [scenario] });
		if (texts.length === 0) {
			leave();
		}
		site.calls.length = 0;
		await change(site, values);
		await expect(refresh()).resolves.toBe(texts === NEW);
		expect(said()).toEqual(texts);
		expect(followed(site)).toEqual(FOLLOWS);
		await refresh();
		expect(said()).toEqual(texts);
		expect((await open({ site })).said()).toEqual([]);
	});
});
