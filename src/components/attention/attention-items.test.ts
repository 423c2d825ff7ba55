import type { Purchase } from '../../rest-api/contract/shop';
import { failed, ready } from '../../state/remote';
import { ApiError, toFailure } from '../../rest-api/errors';
import type { RootState } from '../../state/root-state';
import { selectAttention, toneOf } from './attention-items';

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
	akismet?: string;
	key?: string;
	siteFails?: boolean;
	failing?: string[];
	session?: string;
	override?: string | null;
}

/** A site at which nothing is wrong, but for what is given. */
function stateOf(site: Site = {}): RootState {
	const state = {
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
		akismet: ready({ status: site.akismet ?? 'counting', count: 1 }),
		site: site.siteFails ? failed(toFailure(new ApiError({ kind: 'refused', call: 'GET site' }))) : ready({}),
		settings: { values: { wordpress_api_key: site.key ?? '' }, drafts: {}, pending: {}, failures: {} },
		session: { status: site.session ?? 'fine' },
		page: { site: { showBackups: true } },
		connection: {
			status: {
				isActive: site.isActive ?? true,
				isRegistered: site.isActive ?? true,
				hasConnectedOwner: site.hasConnectedOwner ?? true,
				offlineMode: { isActive: false },
				errors: site.errors ?? [],
			},
		},
		user: {
			isConnected: site.isLinked ?? true,
			permissions: { connect: true, connect_user: site.mayConnect ?? true },
		},
		licensing: { userCounts: { detached: site.detached ?? 0 } },
		modules: { bySlug: { protect: { override: site.override ?? null } } },
	};
	const failing = (site.failing ?? []).map((name) => [
		name,
		failed(toFailure(new ApiError({ kind: 'timeout', call: `GET ${name}` }))),
	]);
	return { ...state, ...Object.fromEntries(failing) } as unknown as RootState;
}

const found = (site?: Site) => selectAttention(stateOf(site), NOW);

const SOCIAL = 'jetpack_social_basic_yearly';

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

describe('selectAttention', () => {
	it('returns nothing for a healthy site', () => {
		expect(found()).toEqual([]);
	});

	it.each<[Site, number]>([
		[{ threats: 3 }, 3],
		[{ hasSecurity: true, notices: 2 }, 2],
		[{ threats: 3, hasSecurity: true, notices: 2 }, 3],
		[{ threats: 1, hasSecurity: true, notices: 2 }, 2],
	])('reports the higher threat count of the two scanners: %j', (site, count) => {
		expect(found(site)).toEqual([{ kind: 'threats', count }]);
	});

	it.each<[Site]>([[{ hasSecurity: false, notices: 2 }], [{ hasSecurity: true, notices: null }]])(
		'ignores the older scanner if its security feature or count is missing: %j',
		(site) => {
			expect(found(site)).toEqual([]);
		},
	);

	it.each<[Site, boolean]>([
		[{ rewind: 'awaiting_credentials' }, true],
		[{ credentials: [] }, true],
		[{ credentials: [], scanState: 'unavailable' }, false],
		[{ credentials: null }, false],
	])('asks for credentials only if backups or the scanner need them: %j', (site, isAsked) => {
		expect(found(site)).toEqual(isAsked ? [{ kind: 'credentials' }] : []);
	});

	it('leaves a broken connection to the reconnect banner', () => {
		expect(found({ errors: [{ action: 'reconnect', message: 'three' }] })).toEqual([]);
	});

	it.each<[Site, boolean]>([
		[{ hasConnectedOwner: false }, true],
		[{ hasConnectedOwner: false, mayConnect: false }, false],
		[{ hasConnectedOwner: false, isActive: false }, false],
	])('reports a missing connection owner only if the user could become the owner: %j', (site, isMissed) => {
		expect(found(site)).toEqual(isMissed ? [{ kind: 'no-owner' }] : []);
	});

	it('counts detached licenses only for connected users', () => {
		expect(found({ detached: 1 })).toEqual([{ kind: 'license', count: 1 }]);
		expect(found({ detached: 1, isLinked: false })).toEqual([]);
	});

	it.each([
		[0, true],
		[-1, false],
		[14 * DAY, true],
		[14 * DAY + 1, false],
	])('warns about an active plan that expires within 14 days: %i ms left', (left, isNamed) => {
		expect(found({ purchases: [purchase(NOW + left)] })).toHaveLength(isNamed ? 1 : 0);
		const inactive = found({ purchases: [purchase(NOW + left, { active: false })] });
		expect(inactive.some(({ kind }) => kind === 'expiry')).toBe(false);
	});

	it('names the plan that expires first', () => {
		const purchases = [9, 3, 5].map((days) => purchase(NOW + days * DAY, { product_name: `${days} days` }));
		expect(found({ purchases })).toEqual([
			{ kind: 'expiry', product: '3 days', expiry: purchases[1]!.expiry_date },
		]);
	});

	it('reports protection that’s forced off, but not protection that’s forced on', () => {
		expect(found({ override: 'inactive' })).toEqual([{ kind: 'protection-off' }]);
		expect(found({ override: 'active' })).toEqual([]);
	});

	it.each<[string, Partial<Purchase>, boolean]>([
		['ended yesterday', {}, true],
		['ended 59 days ago', { expiry_date: new Date(NOW - 59 * DAY).toISOString() }, true],
		['ended 61 days ago', { expiry_date: new Date(NOW - 61 * DAY).toISOString() }, false],
		['was taken back before its end', { expiry_date: new Date(NOW + DAY).toISOString() }, false],
		['has no date', { expiry_date: '' }, false],
		['is active after its date', { active: true }, false],
	])('reports a purchase only if it lapsed recently: one that %s', (_, more, isNamed) => {
		const purchases = [purchase(NOW - DAY, { active: false, ...more })];
		expect(found({ purchases }).map(({ kind }) => kind)).toEqual(isNamed ? ['lapsed'] : []);
	});

	it.each<[string, string, string[], boolean]>([
		['bought again', 'jetpack_scan', ['jetpack_scan_monthly'], false],
		['part of a plan', 'jetpack_scan', ['jetpack_security_t1_yearly'], false],
		['replaced in part', 'jetpack_security_t1_yearly', ['jetpack_backup_t1_yearly'], true],
		['bought again, with contents that nobody compares', SOCIAL, [SOCIAL], false],
		['bought again for another term', SOCIAL, ['jetpack_social_basic_monthly'], false],
		['beside something else, with contents that nobody compares', SOCIAL, ['jetpack_search'], true],
		['beside something else', 'jetpack_scan', ['jetpack_search'], true],
	])('skips a lapsed purchase only if it’s fully replaced: %s', (_, ended, active, isNamed) => {
		const purchases = [
			purchase(NOW - DAY, { active: false, product_slug: ended }),
			...active.map((product_slug) => purchase(NOW + 99 * DAY, { product_slug })),
		];
		expect(found({ purchases })).toHaveLength(isNamed ? 1 : 0);
	});

	it('groups lapsed purchases into one item: latest first, one per product, with lost features', () => {
		const purchases = [
			purchase(NOW - 3 * DAY, { active: false, product_name: 'Old scan' }),
			purchase(NOW - DAY, { active: false, product_name: 'Scan' }),
			purchase(NOW - 2 * DAY, { active: false, product_name: 'Boost', product_slug: 'jetpack_boost_yearly' }),
		];
		expect(found({ purchases })).toEqual([
			{
				kind: 'lapsed',
				purchases: [purchases[1], purchases[2]],
				lost: ['scan'],
			},
		]);
	});

	it.each<[Site, boolean]>([
		[{ akismet: 'invalid_key', key: 'abc' }, true],
		[{ akismet: 'invalid_key', key: '' }, false],
		[{ akismet: 'not_active', key: 'abc' }, false],
		// The host takes every key for invalid while the provider is down.
		[{ akismet: 'invalid_key', key: 'abc', siteFails: true }, false],
	])('asks for another anti-spam key only if the stored one is invalid: %j', (site, isAsked) => {
		expect(found(site)).toEqual(isAsked ? [{ kind: 'anti-spam-key' }] : []);
	});

	it('lists failed checks unless a notice explains them', () => {
		const failing = ['rewind', 'scan', 'purchases', 'akismet', 'vaultPress'];
		expect(found({ failing })).toEqual([
			{ kind: 'failed', sources: ['backups', 'scan', 'spam', 'purchases'] },
		]);
		expect(found({ failing, siteFails: true })).toEqual([]);
		expect(found({ failing, session: 'unreachable' })).toEqual([]);
	});

	it('sorts the most urgent items first', () => {
		const everything: Site = {
			threats: 1,
			rewind: 'awaiting_credentials',
			hasConnectedOwner: false,
			detached: 1,
			purchases: [
				purchase(NOW + DAY),
				purchase(NOW - DAY, { active: false, product_slug: 'jetpack_search' }),
			],
			override: 'inactive',
			akismet: 'invalid_key',
			key: 'abc',
			failing: ['vaultPress'],
		};
		const sorted = (site: Site) => found(site).map((item) => [item.kind, toneOf(item)]);
		const expected = (unchecked: 'silent' | 'failed') => [
			['threats', 'error'],
			['lapsed', 'error'],
			['credentials', 'warning'],
			['no-owner', 'warning'],
			['anti-spam-key', 'warning'],
			['expiry', 'warning'],
			['protection-off', 'warning'],
			[unchecked, 'info'],
			['license', 'info'],
		];
		expect(sorted(everything)).toEqual(expected('failed'));
		// The provider’s silence explains what couldn’t be checked.
		expect(sorted({ ...everything, errors: [{ action: 'retry', message: 'three' }] })).toEqual(
			expected('silent'),
		);
	});
});
