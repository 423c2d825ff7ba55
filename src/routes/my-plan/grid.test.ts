import { gridOf, hasServices, type GridContext } from './grid';
import { storageUsed } from './plan-texts';
import { TILES } from './tiles';

const grid = (planClass: GridContext['planClass'], more: Partial<GridContext> = {}) =>
	gridOf({
		planClass,
		hasInstantSearch: false,
		rewind: 'active',
		showsBackups: true,
		isVaultPressActive: false,
		isSpamPluginActive: true,
		hiddenModules: [],
		arePluginsAwaited: false,
		...more,
	});

const FREE = ['always-on', 'free-performance', 'themes', 'traffic', 'activity', 'support'];
const PAID = ['performance', 'spam-stats', 'videopress', 'activity', 'ads', 'analytics', 'social'];
const BUNDLED = ['videopress', 'ads', 'analytics', 'social'];
type Class = GridContext['planClass'];

describe('grid', () => {
	const SMALL = PAID.filter((tile) => !BUNDLED.includes(tile));
	it.each<[Class, first: string[], rest: string[]]>([
		['premium', ['site-backups'], PAID],
		['business', ['site-backups'], PAID],
		['personal', ['site-backups'], SMALL],
		['security-t1', [], PAID],
		['security-t2', [], PAID],
		['complete', [], PAID],
		['daily-security', [], PAID],
		['realtime-security', [], PAID],
		['free', [], FREE],
		['offline', [], FREE],
		['search', [], FREE],
		['free-search', [], FREE],
		['backup-t0', [], FREE],
		['backup-t1', ['real-time-backups'], FREE],
		['backup-t2', ['real-time-backups'], FREE],
		['realtime-backup', ['real-time-backups'], FREE],
		['daily-backup', ['daily-backups'], FREE],
	])(
		'of %s begins with %j, then search [PLAN-009, PLAN-067, PLAN-068, PLAN-069, PLAN-071, PLAN-072]',
		(planClass, first, rest) => {
			expect(grid(planClass)).toEqual([...first, ...rest]);
			expect(grid(planClass, { hasInstantSearch: true })).toEqual([...first, 'search', ...rest]);
			expect(hasServices(planClass)).toBe(rest !== FREE);
		},
	);

	it.each<Class>(['scan', 'anti-spam', 'videopress', 'social-basic', 'social-advanced', 'boost', undefined])(
		'of %s has placeholders only [PLAN-070]',
		(planClass) => {
			expect(grid(planClass, { hasInstantSearch: true })).toBeNull();
		},
	);

	it.each([
		['videopress', 'videopress'],
		['wordads', 'ads'],
		['google-analytics', 'analytics'],
		['publicize', 'social'],
	])('without %s has no card “%s” [PLAN-071]', (slug, tile) => {
		expect(grid('complete', { hiddenModules: [slug] })).toEqual(PAID.filter((each) => each !== tile));
	});

	it.each<[rewind: string | undefined, more: Partial<GridContext>, first: string | undefined]>([
		['active', {}, 'site-backups'],
		['active', { isVaultPressActive: true }, 'site-backups'],
		['active', { showsBackups: false }, undefined],
		['unavailable', {}, 'vaultpress-setup'],
		['unavailable', { isVaultPressActive: true }, 'vaultpress'],
		['unavailable', { arePluginsAwaited: true }, 'backups-awaited'],
		['waiting', { showsBackups: false }, undefined],
		[undefined, {}, 'vaultpress-setup'],
		[undefined, { isVaultPressActive: true }, 'vaultpress'],
		[undefined, { showsBackups: false }, undefined],
		['provisioning', {}, undefined],
		['awaiting_credentials', { isVaultPressActive: true }, undefined],
		['waiting', {}, 'backups-awaited'],
	])('with backups %s and %j begins with %s [PLAN-073, PLAN-080, PLAN-082]', (rewind, more, first) => {
		const tiles = grid('premium', { rewind, ...more }) ?? [];
		expect(tiles.slice(0, tiles.indexOf('performance'))).toEqual(first ? [first] : []);
	});

	it('sets spam protection up without its plugin, and says nothing until that’s known [PLAN-080, PLAN-082]', () => {
		expect(grid('complete', { isSpamPluginActive: false })).toContain('spam-setup');
		expect(grid('complete', { arePluginsAwaited: true })).toEqual(
			PAID.map((tile) => tile.replace('spam-stats', 'spam-awaited')),
		);
	});
});

describe('cards', () => {
	it('activate a module, or VideoPress’s option [PLAN-079]', () => {
		const activations = Object.values(TILES).flatMap(({ activation }) => activation ?? []);
		expect(activations.map(({ module, way, target }) => `${way} ${module}: ${target}`)).toEqual([
			'option videopress: activate_videopress',
			'module wordads: activate_wordads',
			'module google-analytics: activate_ga',
			'module publicize: activate_publicize',
		]);
	});

	it('say whether backups are daily or in real time [PLAN-072]', () => {
		expect(TILES['daily-backups'].text()).toMatch(/every day/);
		expect(TILES['real-time-backups'].text()).toMatch(/real time/);
	});

	it('have a name for each click, in this order [EVT-040]', () => {
		const names = Object.values(TILES).map(({ link }) => link.target);
		expect(names).toEqual([
			...['view_security_dash_rewind', 'view_backup_dash', 'view_backup_dash', 'view_security_dash'],
			...['configure_vault', 'view_search_customizer', 'free_security', 'paid_performance'],
			...['free_performance', 'view_spam_stats', 'configure_akismet', 'upload_videos', 'free_themes'],
			...['free_sharing', 'view_site_activity', 'view_earnings', 'configure_ga', 'schedule_posts'],
			'free_support_documentation',
		]);
	});

	it('lead to where the work is done [PLAN-073]', () => {
		const to = (id: keyof typeof TILES) => TILES[id].link.to;
		expect(to('site-backups')).toEqual({ redirect: 'calypso-activity-log' });
		expect(to('vaultpress')).toEqual({ redirect: 'vaultpress-dashboard' });
		expect(to('vaultpress-setup')).toEqual({ redirect: 'calypso-plugins-setup', query: 'only=vaultpress' });
		expect(to('spam-stats')).toEqual({ admin: 'admin.php?page=akismet-key-config&view=stats' });
		expect(to('spam-setup')).toEqual({ redirect: 'calypso-plugins-setup', query: 'only=akismet' });
	});
});

it.each([
	[250, '250 MB'],
	[999, '999 MB'],
	[1000, '1 GB'],
	[2500, '2.5 GB'],
	[0, ''],
	[-1, ''],
	[null, ''],
])('storage in use is %j MB: “%s” [PLAN-066]', (used, text) => {
	expect(storageUsed(used).replaceAll('\u00a0', ' ')).toBe(text);
});
