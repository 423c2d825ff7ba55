import { screen, within } from '@testing-library/react';
import { answer, featuresOf, LEGACY_FEATURES } from '../../../../tests/support/provider';
import { follow } from '../../../../tests/support/screens';
import { at, cardText, itShows, openCards, type CardRow } from '../../../../tests/support/open-cards';
import type { TestSite } from '../../../../tests/support/test-site';
import { BackupsCard } from './backups';

const VIDEO = 'Getting started with backups';
const OWNERLESS = { connectionStatus: { hasConnectedOwner: false } };
const OLDER = { code: 'success', message: 'Backed up at noon, 412 files.', data: {} };
const noon = (site: TestSite) => site.fail('GET', 'module/vaultpress/data', 200, OLDER);
/** Backups, and those of that kind. */
const features = (kind: string) => featuresOf(...new Set(['backups', `${kind}backups`]));
const inPlanOnly = (site: TestSite) => {
	site.page(OWNERLESS);
	featuresOf('backups')(site);
};
const failing =
	(status = 500, body: unknown = { code: 'x', message: 'No backups today.' }) =>
	(site: TestSite) =>
		site.fail('GET', 'rewind', status, body);
const stopped = (site: TestSite) =>
	answer(site, 'rewind', { state: 'active', last_backup: '2026-01-01T00:00:00+00:00' });
const unavailable = (site: TestSite) => answer(site, 'rewind', { state: 'unavailable' });
const hosted = (site: TestSite) => site.page({ siteData: { isWoASite: true } });
const unowned = (site: TestSite) => site.page(OWNERLESS);
const FAILED = /WordPress\.com didn’t send the data\..*\[Try again →/;

const CREDENTIALS =
	/Action needed.*Add your server credentials.*\[Add credentials.*source=jetpack-backup-dash/;
const DAILY = /Active.*every day\. Last backup:.*\[View backups.*source=my-jetpack-manage-backup/;
const REAL_TIME =
	/in real time\..*\[View restore points.*source=calypso-activity-log&.*query=group%3Drewind.*\[How real-time/;
const AT_PROVIDER = /\[View backups.*source=calypso-backups/;
const AT_NOON = /Backed up at noon, 412 files\..*\[View backup details → [^ ]*admin\.php\?page=vaultpress\]/;
const DETAILS = /View backup details/;
const INSTALL =
	/Install VaultPress to start.*\[Install VaultPress.*source=calypso-plugins-setup&.*query=only%3Dbackups/;
const ACTIVATE = /Activate VaultPress to start using them.*\[Activate VaultPress →/;
const CONNECT = /Connect your account to set up Backups\..*\[Connect → #?\/connect-user\?feature=Backups\]/;
const CONNECT_FIRST = /Connect your account to get Backups.*\[Connect → #?\/connect-user\?feature=Backups\]/;
const UPGRADE = /Never lose your work.*\[Upgrade → #?\/product\/backup\]/;
const REDEEM = /One free year of.*You have a coupon from.*\[Redeem →/;
const CONNECT_TO_REDEEM = /One free year of.*\[Connect → #?\/connect-user/;
const UNINSTALLED = 'vaultpress-inactive rewind-missing-plan';

const ROWS: CardRow[] = [
	['offline [DASH-045, DASH-039]', 'offline-constant', /Unavailable in Offline Mode\./, /→/],
	[
		'features that nobody knows [DASH-046]',
		{ before: (site) => site.fail('GET', 'site/features', 500) },
		FAILED,
		/Upgrade/,
	],
	[
		'a new site [DASH-047]',
		'rewind-site-new',
		/Your site is new and may still be preparing backup configuration\./,
	],
	['setting up [DASH-048]', 'rewind-provisioning', /Setting up.*Setting up backups\./],
	['waiting for credentials [DASH-049]', 'rewind-awaiting-credentials', CREDENTIALS],
	['daily copies [DASH-050, DASH-051, PLAN-027]', at('rewind-active', features('')), DAILY, /real time/],
	[
		'copies that have stopped [DASH-144]',
		at('rewind-active', stopped),
		/Action needed ?Last backup:/,
		/every day|Active/,
	],
	['copies in real time [DASH-050, PLAN-027]', at('rewind-active', features('real-time-')), REAL_TIME],
	['copies at the provider [DASH-051]', at('rewind-active', hosted), AT_PROVIDER],
	['VaultPress at work [DASH-046, DASH-054, DASH-059]', at('vaultpress-ok', noon), AT_NOON],
	['it, without an owner [DASH-040, DASH-054]', at('vaultpress-ok', unowned), DETAILS, /Connect/],
	['in the plan, not installed [DASH-056, PLAN-027]', { before: features('') }, INSTALL],
	['in the plan by its older name [PLAN-028]', { before: features('vaultpress-') }, INSTALL, /Upgrade/],
	['in the plan, not active [DASH-056]', at(UNINSTALLED, features('')), ACTIVATE],
	[
		'in the plan, not active, without an owner [DASH-040, DASH-136]',
		at(`site-only ${UNINSTALLED}`, inPlanOnly),
		CONNECT,
		/VaultPress|Upgrade/,
	],
	['an upgrade [DASH-057, DASH-042, DASH-135, PLAN-027]', 'connected', UPGRADE],
	[
		'an upgrade for older features [PLAN-043]',
		{ before: featuresOf(...LEGACY_FEATURES) },
		UPGRADE,
		/Install/,
	],
	['a connection first [DASH-057, DASH-041, DASH-040]', 'site-only', CONNECT_FIRST, /Upgrade/],
	['a coupon [DASH-058, COUPON-021]', 'connected partner-coupon', REDEEM, /Upgrade/],
	[
		'one without an owner [DASH-058, COUPON-015]',
		'site-only partner-coupon',
		CONNECT_TO_REDEEM,
		/Redeem|Upgrade/,
	],
	['VaultPress, if refused [DASH-046, DASH-137]', at('vaultpress-ok', failing()), DETAILS, /Try again/],
	['it, by a page [DASH-046, DASH-137]', at('vaultpress-ok', failing(200, '<p>A')), DETAILS, /Try again/],
	['the failed call, without it [DASH-046, DASH-137]', at('vaultpress-unregistered', failing()), FAILED],
	['VaultPress, if unavailable [DASH-046, DASH-053]', at('vaultpress-ok', unavailable), DETAILS],
	['an upgrade, if nothing is known [DASH-053]', { before: (site) => answer(site, 'rewind', {}) }, UPGRADE],
];

itShows('Backups', <BackupsCard />, ROWS);

it('shows nothing when the host hides backups [DASH-052, DASH-124]', async () => {
	await openCards(<BackupsCard />, { before: (site) => site.page({ siteData: { showBackups: false } }) });
	expect(screen.queryByRole('region', { name: 'Backups' })).not.toBeInTheDocument();
});

it('shows a loading state until VaultPress responds [DASH-055]', async () => {
	let release = async () => {};
	const before = (site: TestSite) => void (release = site.hold('GET', 'module/vaultpress/data'));
	await openCards(<BackupsCard />, { scenario: ['vaultpress-ok'], before });
	expect(cardText('Backups')).toMatch(/Loading…/);
	await release();
	expect(await screen.findByText('View backup details')).toBeInTheDocument();
});

it('has a video that records its click [DASH-049, EVT-031]', async () => {
	const { user, events } = await openCards(<BackupsCard />, { scenario: ['rewind-awaiting-credentials'] });
	expect(screen.getByRole('group', { name: VIDEO })).toBeInTheDocument();
	const link = screen.getByRole('link', { name: /^Watch the video/ });
	expect(link).toHaveAttribute('target', '_blank');
	expect(link).toHaveAttribute(
		'href',
		'https://jetpack.com/support/backup/the-jetpack-backup-plugin/getting-started-with-the-jetpack-backup-plugin/#starting-your-first-backup',
	);
	await follow(user, link);
	expect(events()).toContainEqual([
		'jetpack_backup_getting_started_video_click',
		expect.objectContaining({ position: 'at_a_glance' }),
	]);
});

describe('the site overview on the backups card', () => {
	const TITLE = 'What’s on your site';
	const stats = (posts: number) => ({
		general: { stats: { views: 9, posts, comments: 7 } },
		day: { data: [['2026-11-19', 5]] },
	});
	const withPosts = (posts: number) => (site: TestSite) => {
		site.fail('GET', 'module/stats/data', 200, stats(posts));
		const plugin = { Name: 'A', Version: '1', active: true };
		site.fail('GET', 'plugins', 200, { 'a/a.php': plugin, 'b/b.php': plugin });
	};
	const open = (before: (site: TestSite) => void, scenario = ['connected']) =>
		openCards(<BackupsCard />, { before, scenario });

	it('counts the posts, plugins and comments of a site with 21 posts, stats on or off, until closed [DASH-106, DASH-107, DASH-109, DASH-131, EVT-038, EVT-045]', async () => {
		const { site, user, events, close } = await open(withPosts(21));
		const list = within(screen.getByText(TITLE).closest('section') as HTMLElement);
		const items = list.getAllByRole('listitem');
		expect(items.map(({ textContent }) => textContent)).toEqual(['21 Posts', '2 Plugins', '7 Comments']);
		const colors = items.map((item) => item.querySelector<HTMLElement>('.dot')?.style.backgroundColor);
		expect(colors).toEqual(['success', 'info', 'warning'].map((tone) => `var(--jpd-${tone}-border)`));
		const parts = [...list.getByRole('list').parentElement!.querySelectorAll<HTMLElement>('.part')];
		expect(parts.map(({ style }) => [style.backgroundColor, style.flexGrow])).toEqual([
			[colors[0], '21'],
			[colors[1], '2'],
			[colors[2], '7'],
		]);
		await user.click(screen.getByRole('button', { name: 'Close site overview' }));
		expect(screen.queryByText(TITLE)).not.toBeInTheDocument();
		const counts = { posts: 21, plugins: 2, comments: 7 };
		expect(events()).toContainEqual(['jetpack_wpa_aag_backup_bar_chart_view', counts]);
		expect(events()).toContainEqual([
			'jetpack_wpa_click',
			{ target: 'backup_bar_chart_close', type: 'dismiss', ...counts },
		]);
		close();
		await openCards(<BackupsCard />, { site });
		expect(screen.getByText(TITLE)).toBeInTheDocument();
	});

	it.each<[string, unknown, number?]>([
		['the site has 20 posts', stats(20)],
		['the stats call fails', { code: 'x', message: 'x' }, 500],
		['the provider has no figures', { general: { errors: { http_error: ['No.'] } }, day: [] }],
	])(
		'is hidden when %s, while the offer still shows [DASH-106, DASH-107, DASH-108]',
		async (_, body, status = 200) => {
			const { site } = await open((running) => running.fail('GET', 'module/stats/data', status, body));
			expect(site.callsTo('GET', 'module/stats/data')).toHaveLength(1);
			expect(screen.getByText(/^Never lose/)).toBeInTheDocument();
			expect(screen.queryByText(TITLE)).not.toBeInTheDocument();
		},
	);

	it.each(['plugins', 'module/stats/data'])('waits while %s is pending [DASH-108]', async (path) => {
		let release = async () => {};
		await open((site) => void (release = site.hold('GET', path)), ['stats-on']);
		expect(screen.getByText(/^Never lose/)).toBeInTheDocument();
		expect(screen.queryByText(TITLE)).not.toBeInTheDocument();
		await release();
		expect(await screen.findByText(TITLE)).toBeInTheDocument();
	});
});
