import type { Knobs } from './host';

/** What one card, or the whole page, has to say in one state of the site. */
export interface CardState {
	name: string;
	knobs: Knobs;
	/** Prepares the site, besides the knobs. */
	php?: string;
	/** The regions by name, with what each says; null: it isn't there. */
	cards: Record<string, RegExp | null>;
	/** What the page says besides. */
	says?: RegExp;
}

const ATTENTION = 'Needs attention';
const BACKUPS = 'Backups';
const SCAN = 'Scan';
const SPAM = 'Spam protection';
const STATS = 'Jetpack Stats';
const SEARCH = 'Search';
const PROTECT = 'Brute force protection';
const MONITOR = 'Downtime monitoring';

const SECURITY = 'jetpack_security_t1_yearly';

/** The older plugin is what backs the site up, and scans it. */
const VAULTPRESS = {
	plan: 'jetpack_premium',
	scan: 'unavailable:vp_active_on_site',
	rewind: 'unavailable:vp_active_on_site',
};

const WITH_AKISMET = `require_once ABSPATH . 'wp-admin/includes/plugin.php'; activate_plugin( 'akismet/akismet.php' );`;
const WITH_KEY = `${WITH_AKISMET} update_option( 'wordpress_api_key', 'abcdefabcdef' ); update_option( 'akismet_spam_count', 77 );`;

const PLANS: CardState[] = [
	{
		name: 'the free plan',
		knobs: {},
		cards: {
			[BACKUPS]: /Off-site backups you can restore in one click/,
			[SCAN]: /Not included in your plan/,
			[SPAM]: /Your plan includes Akismet/,
			[SEARCH]: /Not included in your plan/,
		},
		says: /Paid plans include priority support/,
	},
	{
		name: 'the personal plan',
		knobs: { plan: 'jetpack_personal' },
		cards: {
			[BACKUPS]: /Your plan includes backups\. Install VaultPress/,
			[SCAN]: /Not included in your plan/,
			[SPAM]: /Your plan includes Akismet/,
		},
		says: /Your plan includes priority support/,
	},
	{
		name: 'the premium plan',
		knobs: VAULTPRESS,
		cards: {
			[BACKUPS]: /Your plan includes backups\. Install VaultPress/,
			[SCAN]: /Your plan includes scans\. Install VaultPress/,
			[SEARCH]: /Not included in your plan/,
		},
	},
	{
		name: 'the business plan',
		knobs: { plan: 'jetpack_business' },
		cards: { [SEARCH]: /built-in WordPress search/, [BACKUPS]: /Your plan includes backups/ },
	},
	{
		name: 'the security plan at work',
		knobs: { plan: SECURITY, rewind: 'active', scan: 'idle' },
		cards: {
			[BACKUPS]: /Active.*Last backup/s,
			[SCAN]: /Secure.*No threats found/s,
			'Jetpack Security': null,
		},
	},
	{
		name: 'a plan that is being set up',
		knobs: { plan: SECURITY, rewind: 'provisioning', scan: 'provisioning' },
		cards: { [BACKUPS]: /Setting up backups/, [SCAN]: /Setting up scans/ },
	},
	{
		name: 'a plan without credentials',
		knobs: { plan: SECURITY, rewind: 'awaiting_credentials', scan: 'idle', scan_credentials: false },
		cards: {
			[ATTENTION]: /Add your server credentials/,
			[BACKUPS]: /Add your server credentials so you can restore/,
			[SCAN]: /Add your server credentials so scans can start/,
		},
	},
	{
		name: 'the complete plan, scanning',
		knobs: { plan: 'jetpack_complete', rewind: 'inactive', scan: 'scanning' },
		cards: { [SCAN]: /Scanning your files for threats/, [SEARCH]: /built-in WordPress search/ },
	},
	{
		name: 'the complete plan, with threats',
		knobs: { plan: 'jetpack_complete', rewind: 'active', scan: 'idle', threats: 3 },
		cards: { [ATTENTION]: /3 threats found on your site/, [SCAN]: /3 threats found\. Review them/ },
	},
	{
		name: 'backups alone',
		knobs: { purchases: ['jetpack_backup_t1_yearly'], rewind: 'active' },
		cards: { [BACKUPS]: /Every change is backed up in real time/, [SCAN]: /Not included in your plan/ },
	},
	{
		name: 'scan alone, with a threat',
		knobs: { purchases: ['jetpack_scan'], scan: 'idle', threats: 1 },
		cards: {
			[ATTENTION]: /1 threat found on your site/,
			[SCAN]: /1 threat found\. Review it/,
			[BACKUPS]: /Off-site backups/,
		},
	},
	{
		name: 'VaultPress with threats',
		knobs: { ...VAULTPRESS, vaultpress: 'ok', threats: 2 },
		cards: { [ATTENTION]: /2 threats found/, [SCAN]: /2 threats found\. Review them/ },
	},
	{
		name: 'backups and scans that nobody answers for',
		knobs: { fail: { '/sites/\\d+/(rewind|scan)': [500, {}] } },
		cards: { [ATTENTION]: /Couldn’t check backups and threats/, [BACKUPS]: /Try again/, [SCAN]: /Try again/ },
	},
	{
		name: 'a provider that answers nothing',
		knobs: { fail: { '.*': 'wp_error' } },
		cards: {
			[ATTENTION]: /WordPress\.com isn’t responding\. Your site works/,
			[BACKUPS]: /We couldn’t load your backup status/,
			[SCAN]: /We couldn’t load your scan results/,
			[SPAM]: /We couldn’t check your spam protection/,
		},
	},
];

const FEATURES: CardState[] = [
	{ name: 'stats', knobs: { overrides: { stats: 'active' } }, cards: { [STATS]: /48,210/ } },
	{
		name: 'stats without a visit',
		knobs: { overrides: { stats: 'active' }, stats: 'zero' },
		cards: { [STATS]: /Views appear here a few minutes after someone visits/ },
	},
	{
		name: 'stats that fail',
		knobs: { overrides: { stats: 'active' }, stats: 'error' },
		cards: { [STATS]: /Something happened while loading Jetpack Stats/ },
	},
	{ name: 'Akismet without a key', knobs: {}, php: WITH_AKISMET, cards: { [SPAM]: /Enter a valid key/ } },
	{
		name: 'Akismet with a key that is refused',
		knobs: { akismet: 'invalid' },
		php: WITH_KEY,
		cards: { [ATTENTION]: /Your Akismet key is no longer valid/, [SPAM]: /Enter a valid key/ },
	},
	{
		name: 'Akismet at work',
		knobs: { akismet: 'valid' },
		php: WITH_KEY,
		cards: { [SPAM]: /Active.*77 spam comments blocked/s },
	},
	{
		name: 'monitor and protection, forced on',
		knobs: { overrides: { monitor: 'active', protect: 'active' } },
		cards: {
			[MONITOR]: /Monitoring is on.*enabled by a site administrator/s,
			[PROTECT]: /1,234 blocked login attempts/,
		},
	},
	{
		name: 'protection that has blocked nothing yet',
		knobs: { overrides: { protect: 'active' }, options: { jetpack_protect_blocked_attempts: 0 } },
		cards: { [PROTECT]: /Data will display here soon|0 blocked/ },
	},
	{
		name: 'monitor and protection, forced off',
		knobs: { overrides: { monitor: 'inactive', protect: 'inactive' } },
		cards: { [ATTENTION]: /turned off brute force protection/, [PROTECT]: null, [MONITOR]: null },
	},
	{ name: 'nothing to do', knobs: { detached: 0 }, cards: { [ATTENTION]: null }, says: /All good/ },
	{ name: 'two licenses left', knobs: { detached: 2 }, cards: { [ATTENTION]: /You have 2 unused licenses/ } },
];

export const CARD_STATES: readonly CardState[] = [...PLANS, ...FEATURES];

/** What a whole screen says. */
export interface ScreenState {
	name: string;
	knobs: Knobs;
	php?: string;
	/** Runs with each request. */
	mustUse?: string;
	path: string;
	says: RegExp[];
	saysNot?: RegExp[];
}

const MY_PLAN = '#/my-plan';
const DASHBOARD = '#/dashboard';
const SUMMARY = '#/recommendations/summary';

export const SCREEN_STATES: readonly ScreenState[] = [
	{
		name: 'the personal plan',
		knobs: { plan: 'jetpack_personal' },
		path: MY_PLAN,
		says: [/Jetpack Personal/, /Renews on October 1, 2027/, /\$39\.00 a year/],
	},
	{
		name: 'the premium plan',
		knobs: { plan: 'jetpack_premium', purchases: ['!jetpack_scan'] },
		path: MY_PLAN,
		says: [/Jetpack Premium/, /\$99\.00 a year/, /Jetpack Premium compared with/],
		saysNot: [/Jetpack Scan Daily/],
	},
	{
		name: 'the business plan',
		knobs: { plan: 'jetpack_business' },
		path: MY_PLAN,
		says: [/Jetpack Professional/, /\$299\.00 a year/],
	},
	{
		name: 'the larger security plan',
		knobs: { plan: 'jetpack_security_t2_yearly' },
		path: MY_PLAN,
		says: [/Jetpack Security/, /1 TB of storage/, /\$599\.40 a year/],
	},
	{
		name: 'what was bought without a plan',
		knobs: { purchases: ['jetpack_backup_t1_yearly', 'jetpack_scan', 'jetpack_anti_spam'] },
		path: MY_PLAN,
		says: [/Jetpack Free/, /My Products.*VaultPress Backup/s, /Akismet Anti-spam/],
		saysNot: [/A plan adds protection against spam/],
	},
	{
		name: 'a form for license keys',
		knobs: { licensing_ui: true },
		path: MY_PLAN,
		says: [/License key/, /You’ll find the key in your purchase email/],
	},
	{
		name: 'a coupon of a partner',
		knobs: { partner_coupon: 'IONOS_IONA_ABCD' },
		path: DASHBOARD,
		says: [/IONOS sent you a coupon for Jetpack Backup/, /Redeem Jetpack Backup/],
	},
	{ name: 'a discount', knobs: { discount: 'active' }, path: SUMMARY, says: [/Discount offer ends in/] },
	{
		name: 'no discount',
		knobs: { discount: 'none' },
		path: SUMMARY,
		says: [/Get Security/],
		saysNot: [/Discount offer/],
	},
	{
		name: 'a URL that has changed',
		knobs: { idc: true },
		path: DASHBOARD,
		says: [/Safe Mode is on/, /until an administrator resolves the URL change/],
		saysNot: [/Downtime monitoring/],
	},
	{
		name: 'a URL that has changed, with Safe Mode chosen',
		knobs: { idc: true },
		php: "Jetpack_Options::update_option( 'safe_mode_confirmed', true );",
		path: DASHBOARD,
		says: [/Downtime monitoring/],
		saysNot: [/until an administrator resolves/],
	},
	{
		name: 'a staging site',
		knobs: { staging: true },
		// Later versions of Jetpack say the same of a site in Safe Mode only.
		mustUse: "add_filter( 'jetpack_is_in_safe_mode', '__return_true' );",
		path: DASHBOARD,
		says: [/You are running Jetpack on a staging server/, /Your site is connected to WordPress\.com/],
	},
	{
		name: 'a sandbox',
		knobs: { sandbox: 'sandbox.example.org' },
		path: DASHBOARD,
		says: [/API Sandboxed/, /sandbox\.example\.org/],
	},
];
