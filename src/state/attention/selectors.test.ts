import type { Purchase } from '../../rest-api/contract/shop';
import { ready } from '../remote';
import type { RootState } from '../store';
import { selectAttention } from './selectors';

const DAY = 24 * 60 * 60 * 1000;
const NOW = Date.parse('2026-03-01T00:00:00Z');

interface Site {
	threats?: number;
	scanState?: string;
	credentials?: object[] | null;
	hasSecurity?: boolean;
	notices?: number | null;
	rewind?: string;
	isActive?: boolean;
	hasConnectedOwner?: boolean;
	mayConnect?: boolean;
	errors?: object[];
	detached?: number;
	isLinked?: boolean;
	purchases?: Purchase[];
	override?: string | null;
}

/** A site at which nothing is wrong, but for what is given. */
function stateOf(site: Site = {}): RootState {
	return {
		scan: ready({
			state: site.scanState ?? 'idle',
			threats: Array.from({ length: site.threats ?? 0 }, () => ({})),
			credentials: site.credentials === undefined ? [{}] : site.credentials,
		}),
		vaultPress: ready({
			data: {
				features: { security: site.hasSecurity ?? false },
				security: { notice_count: site.notices ?? null },
			},
		}),
		rewind: ready({ state: site.rewind ?? 'active' }),
		purchases: ready(site.purchases ?? []),
		connection: {
			status: {
				isActive: site.isActive ?? true,
				isRegistered: site.isActive ?? true,
				hasConnectedOwner: site.hasConnectedOwner ?? true,
				offlineMode: { isActive: false },
				errors: site.errors ?? [],
			},
		},
		user: { isConnected: site.isLinked ?? true, permissions: { connect_user: site.mayConnect ?? true } },
		licensing: { userCounts: { detached: site.detached ?? 0 } },
		modules: { bySlug: { protect: { override: site.override ?? null } } },
	} as unknown as RootState;
}

const found = (site?: Site) => selectAttention(stateOf(site), NOW);

const purchase = (end: number, more: Partial<Purchase> = {}): Purchase => ({
	ID: '1',
	product_slug: 'jetpack_scan',
	product_name: 'Scan',
	active: true,
	expiry_date: new Date(end).toISOString(),
	subscribed_date: '2026-01-01',
	is_refundable: false,
	...more,
});

describe('what needs attention', () => {
	it('is nothing on a site at which nothing is wrong', () => {
		expect(found()).toEqual([]);
	});

	it.each<[Site, number]>([
		[{ threats: 3 }, 3],
		[{ hasSecurity: true, notices: 2 }, 2],
		[{ threats: 3, hasSecurity: true, notices: 2 }, 3],
		[{ threats: 1, hasSecurity: true, notices: 2 }, 2],
	])('counts the threats that either scanner found: %j', (site, count) => {
		expect(found(site)).toEqual([{ kind: 'threats', count }]);
	});

	it.each<[Site]>([[{ hasSecurity: false, notices: 2 }], [{ hasSecurity: true, notices: null }]])(
		'counts nothing that the older scanner does not look for: %j',
		(site) => {
			expect(found(site)).toEqual([]);
		},
	);

	it.each<[Site, boolean]>([
		[{ rewind: 'awaiting_credentials' }, true],
		[{ credentials: [] }, true],
		[{ credentials: [], scanState: 'unavailable' }, false],
		[{ credentials: null }, false],
	])('asks for credentials where something waits for them: %j', (site, isAsked) => {
		expect(found(site)).toEqual(isAsked ? [{ kind: 'credentials' }] : []);
	});

	it('leaves a broken connection to the banner that restores it', () => {
		expect(found({ errors: [{ action: 'reconnect', message: 'three' }] })).toEqual([]);
	});

	it.each<[Site, boolean]>([
		[{ hasConnectedOwner: false }, true],
		[{ hasConnectedOwner: false, mayConnect: false }, false],
		[{ hasConnectedOwner: false, isActive: false }, false],
	])('misses an owner where the user may become it: %j', (site, isMissed) => {
		expect(found(site)).toEqual(isMissed ? [{ kind: 'no-owner' }] : []);
	});

	it('counts the licenses of linked users alone', () => {
		expect(found({ detached: 1 })).toEqual([{ kind: 'licence', count: 1 }]);
		expect(found({ detached: 1, isLinked: false })).toEqual([]);
	});

	it.each([
		[0, true],
		[-1, false],
		[14 * DAY, true],
		[14 * DAY + 1, false],
	])('names a plan that ends within 14 days: %i ms from now', (left, isNamed) => {
		expect(found({ purchases: [purchase(NOW + left)] })).toHaveLength(isNamed ? 1 : 0);
		expect(found({ purchases: [purchase(NOW + left, { active: false })] })).toEqual([]);
	});

	it('names the plan that ends first', () => {
		const purchases = [9, 3, 5].map((days) => purchase(NOW + days * DAY, { product_name: `${days} days` }));
		expect(found({ purchases })).toEqual([
			{ kind: 'expiry', product: '3 days', expiry: purchases[1]!.expiry_date },
		]);
	});

	it('names protection that is forced off, not what is forced on', () => {
		expect(found({ override: 'inactive' })).toEqual([{ kind: 'protection-off' }]);
		expect(found({ override: 'active' })).toEqual([]);
	});

	it('puts the most urgent first', () => {
		const everything: Site = {
			threats: 1,
			rewind: 'awaiting_credentials',
			errors: [{ action: 'reconnect', message: '' }],
			hasConnectedOwner: false,
			detached: 1,
			purchases: [purchase(NOW + DAY)],
			override: 'inactive',
		};
		expect(found(everything).map(({ kind }) => kind)).toEqual([
			'threats',
			'credentials',
			'no-owner',
			'licence',
			'expiry',
			'protection-off',
		]);
	});
});
