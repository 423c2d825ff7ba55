import type { Purchase } from '../../../rest-api/shop';
import { failed, ready } from '../../../state/remote';
import { ApiError, toFailure } from '../../../rest-api/client/errors';
import type { RootState } from '../../../state/root-state';
import { purchaseOf } from '../../../../tests/support/shop';
import { type AttentionItem, selectAttention, toneOf } from './attention-items';
import { toLine } from './attention-lines';

const DAY = 24 * 60 * 60 * 1000;
const NOW = Date.parse('2026-03-01T00:00:00Z');

const HEALTHY = {
	threats: 0,
	scanState: 'idle',
	credentials: [{}] as object[] | null,
	hasSecurity: false,
	notices: null as number | null,
	rewind: 'active',
	lastBackup: '2026-02-28T12:00:00+00:00',
	features: ['backups'],
	isActive: true,
	hasConnectedOwner: true,
	mayConnect: true,
	errors: [] as object[],
	detached: 0,
	isLinked: true,
	purchases: [] as Purchase[],
	akismet: 'counting',
	key: '',
	siteFails: false,
	failing: [] as string[],
	session: 'fine',
	override: null as string | null,
	updates: null as { count: number } | null,
	migration: null as { status: string; percent: number | null } | null,
};
type Site = Partial<typeof HEALTHY>;

const failing = (kind: 'refused' | 'timeout', name: string) =>
	failed(toFailure(new ApiError({ kind, call: `GET ${name}` })));

/** The items of a site at which nothing else is wrong. */
function found(given: Site = {}): AttentionItem[] {
	const site = { ...HEALTHY, ...given };
	const { isActive, hasConnectedOwner, errors, credentials } = site;
	const threats = Array.from({ length: site.threats }, () => ({}));
	const vaultPress = {
		features: { security: site.hasSecurity },
		security: { notice_count: site.notices },
	};
	const state = {
		scan: ready({ state: site.scanState, threats, credentials }),
		vaultPress: ready({ code: 'success', data: vaultPress }),
		rewind: ready({ state: site.rewind, last_backup: site.lastBackup }, NOW),
		siteFeatures: ready(site.features),
		purchases: ready(site.purchases),
		pluginUpdates: ready(site.updates),
		migration: ready(site.migration),
		akismet: ready({ status: site.akismet, count: 1 }),
		site: site.siteFails ? failing('refused', 'site') : ready({}),
		settings: { values: { wordpress_api_key: site.key }, drafts: {}, pending: {}, failures: {} },
		session: { status: site.session },
		page: { site: { showBackups: true } },
		connection: {
			status: {
				isActive,
				isRegistered: isActive,
				hasConnectedOwner,
				offlineMode: { isActive: false },
				errors,
			},
		},
		user: { isConnected: site.isLinked, permissions: { connect: true, connect_user: site.mayConnect } },
		licensing: { userCounts: { detached: site.detached } },
		modules: {
			bySlug: { protect: { override: site.override }, vaultpress: { activated: true, available: true } },
		},
		...Object.fromEntries(site.failing.map((name) => [name, failing('timeout', name)])),
	};
	return selectAttention(state as unknown as RootState, NOW);
}

/** A purchase that ends then. */
const purchase = (end: number, more: Partial<Purchase> = {}) =>
	purchaseOf('jetpack_scan', { expiry_date: new Date(end).toISOString(), ...more });

describe('selectAttention', () => {
	const OLD = '2026-02-26T00:00:00+00:00';
	const credentials = [{ kind: 'credentials' }];
	const threats = (count: number, isOlder = false) => [{ kind: 'threats', count, isOlder }];
	const key = { akismet: 'invalid_key', key: 'abc' };
	const many = ['rewind', 'scan', 'purchases', 'akismet', 'vaultPress', 'pluginUpdates'];
	const moving = (status: string) => ({ migration: { status, percent: null } });
	const MOVING = [{ kind: 'migration', percent: null }];

	it.each<[string, Site, object[]]>([
		['nothing at a healthy site', {}, []],
		['threats', { threats: 3 }, threats(3)],
		['threats that the older scanner found', { hasSecurity: true, notices: 2 }, threats(2, true)],
		['the count that the card has', { threats: 1, hasSecurity: true, notices: 2 }, threats(1)],
		['nothing by the older scanner without its feature', { hasSecurity: false, notices: 2 }, []],
		['nothing by the older scanner without a count', { hasSecurity: true, notices: null }, []],
		['credentials that backups need', { rewind: 'awaiting_credentials' }, credentials],
		['credentials that the scanner needs', { credentials: [] }, credentials],
		['no credentials without a scanner', { credentials: [], scanState: 'unavailable' }, []],
		['no credentials if the scanner says nothing', { credentials: null }, []],
		['a daily backup that’s three days old', { lastBackup: OLD }, [{ kind: 'old-backup', last: OLD }]],
		['no old backup that nothing changed since', { lastBackup: OLD, features: ['real-time-backups'] }, []],
		['no old backup of a service that’s gone', { lastBackup: OLD, rewind: 'unavailable' }, []],
		['no backup that’s not made yet', { lastBackup: '' }, []],
		['no broken connection: it has a banner', { errors: [{ action: 'reconnect', message: 'three' }] }, []],
		['a missing owner', { hasConnectedOwner: false }, [{ kind: 'no-owner' }]],
		['no missing owner for who can’t become it', { hasConnectedOwner: false, mayConnect: false }, []],
		['no missing owner without a connection', { hasConnectedOwner: false, isActive: false }, []],
		['detached licenses', { detached: 1 }, [{ kind: 'license', count: 1 }]],
		['no detached licenses of users without an account', { detached: 1, isLinked: false }, []],
		['protection that’s forced off', { override: 'inactive' }, [{ kind: 'protection-off' }]],
		['no protection that’s forced on', { override: 'active' }, []],
		['plugins with updates [DASH-145]', { updates: { count: 2 } }, [{ kind: 'updates', count: 2 }]],
		['no plugins that are up to date [DASH-145]', { updates: { count: 0 } }, []],
		...['new', 'backing-queued', 'backing-up', 'restoring'].map((status): [string, Site, object[]] => [
			`a move that’s ${status} [DASH-146]`,
			moving(status),
			MOVING,
		]),
		...['inactive', 'done', 'error', 'constructor', ''].map((status): [string, Site, object[]] => [
			`no move that’s “${status}” [DASH-146]`,
			moving(status),
			[],
		]),
		['an invalid anti-spam key', key, [{ kind: 'anti-spam-key' }]],
		['no missing anti-spam key', { ...key, key: '' }, []],
		['no anti-spam key that isn’t used', { ...key, akismet: 'not_active' }, []],
		// The host takes every key for invalid while the provider is down.
		['no anti-spam key while the provider is down', { ...key, siteFails: true }, []],
		[
			'failed checks',
			{ failing: many },
			[{ kind: 'failed', sources: ['backups', 'scan', 'spam', 'purchases', 'updates'] }],
		],
		['no failed checks that a banner explains', { failing: many, siteFails: true }, []],
		['no failed checks without a session', { failing: many, session: 'unreachable' }, []],
	])('finds %s', (_, site, items) => {
		expect(found(site)).toEqual(items);
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
		const expiry = purchases[1]!.expiry_date;
		expect(found({ purchases })).toEqual([{ kind: 'expiry', product: '3 days', expiry }]);
	});

	it.each<[string, Purchase, boolean]>([
		['ended yesterday', purchase(NOW - DAY), true],
		['ended 59 days ago', purchase(NOW - 59 * DAY), true],
		['ended 61 days ago', purchase(NOW - 61 * DAY), false],
		['was taken back before its end', purchase(NOW + DAY), false],
		['has no date', purchaseOf('jetpack_scan'), false],
	])('reports a purchase only if it lapsed recently: one that %s', (_, lapsed, isNamed) => {
		const kinds = found({ purchases: [{ ...lapsed, active: false }] }).map(({ kind }) => kind);
		expect(kinds).toEqual(isNamed ? ['lapsed'] : []);
		expect(found({ purchases: [lapsed] }).map(({ kind }) => kind)).not.toContain('lapsed');
	});

	const SOCIAL = 'jetpack_social_basic_yearly';

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
		const [old, scan, boost] = [
			purchase(NOW - 3 * DAY, { active: false, product_name: 'Old scan' }),
			purchase(NOW - DAY, { active: false }),
			purchase(NOW - 2 * DAY, { active: false, product_slug: 'jetpack_boost_yearly' }),
		] as const;
		expect(found({ purchases: [old, scan, boost] })).toEqual([
			{ kind: 'lapsed', purchases: [scan, boost], lost: ['scan'] },
		]);
	});

	it('sorts the most urgent items first', () => {
		const lapsed = purchase(NOW - DAY, { active: false, product_slug: 'jetpack_search' });
		const everything: Site = {
			...key,
			threats: 1,
			rewind: 'awaiting_credentials',
			hasConnectedOwner: false,
			detached: 1,
			purchases: [purchase(NOW + DAY), lapsed],
			override: 'inactive',
			updates: { count: 1 },
			...moving('new'),
			failing: ['vaultPress'],
		};
		const sorted = (site: Site) => found(site).map((item) => `${item.kind} ${toneOf(item)}`);
		const expected = (unchecked: 'silent' | 'failed') => [
			...['threats error', 'lapsed error', 'credentials warning', 'no-owner warning'],
			...['anti-spam-key warning', 'expiry warning', 'protection-off warning'],
			...['updates warning', 'migration info', `${unchecked} info`, 'license info'],
		];
		expect(sorted(everything)).toEqual(expected('failed'));
		// The provider’s silence explains what couldn’t be checked.
		const errors = [{ action: 'retry', message: 'three' }];
		expect(sorted({ ...everything, errors })).toEqual(expected('silent'));
	});
});

describe('lines', () => {
	const LINKS = {
		threats: '#/security',
		olderThreats: '/provider/vaultpress',
		backups: '/provider/backups',
		credentials: '#/c',
		antiSpamKey: '#/security',
		owner: '#/connect-user',
		license: '#/license/activation',
		purchases: '/provider/purchases',
		updates: '/plugins',
		overrides: '/provider/overrides',
	} as const;
	const handlers = { onRetry: () => {}, isRetrying: false, onRenew: () => {} };
	const line = (item: object) => toLine(item as AttentionItem, LINKS, handlers);
	const lapsed = (lost: string[], ...names: string[]) => ({
		kind: 'lapsed',
		purchases: names.map((product_name) => purchase(NOW, { product_name })),
		lost,
	});

	it.each([
		[lapsed([], 'Boost'), 'Boost expired on March 1, 2026.'],
		[
			lapsed(['backups', 'scan'], 'Security'),
			'Security expired on March 1, 2026. Backups and scans have stopped.',
		],
		[lapsed(['backups'], 'Search', 'Backup'), 'Search and Backup have expired. Backups have stopped.'],
		[lapsed(['scan'], 'Scan'), 'Scan expired on March 1, 2026. Scans have stopped.'],
		[{ kind: 'no-owner' }, 'No WordPress.com account is connected. Some Jetpack features need one.'],
		[{ kind: 'threats', count: 1 }, '1 threat found on your site.'],
		[{ kind: 'threats', count: 1000 }, '1,000 threats found on your site.'],
		[{ kind: 'old-backup', last: '2026-02-26T00:00:00+00:00' }, 'No backup since February 26, 2026.'],
		[{ kind: 'license', count: 2 }, 'You have 2 unused licenses.'],
		[{ kind: 'updates', count: 1 }, '1 plugin has an update.'],
		[{ kind: 'updates', count: 12 }, '12 plugins have updates.'],
		[{ kind: 'migration', percent: null }, 'Your site is being moved to another host.'],
		[{ kind: 'migration', percent: 33.4 }, 'Your site is being moved to another host: 33% done.'],
		[
			{ kind: 'failed', sources: ['backups', 'scan', 'spam', 'purchases', 'updates'] },
			'We couldn’t check your backups, scans, spam protection, purchases, and plugin updates.',
		],
	])('say %j [DASH-144]', (item, text) => {
		expect(line(item).text).toBe(text);
	});

	it('lead to the provider’s purchases to renew, in a new tab', () => {
		const renew = { label: 'Renew', href: '/provider/purchases', isExternal: true };
		expect(line(lapsed([], 'Boost')).action).toMatchObject(renew);
		expect(line({ kind: 'no-owner' }).action).toMatchObject({ href: '#/connect-user' });
		expect(line({ kind: 'license', count: 1 }).action).toMatchObject({ href: '#/license/activation' });
	});
});
