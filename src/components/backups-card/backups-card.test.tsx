import { screen, within } from '@testing-library/react';
import { answer, featuresOf, LEGACY_FEATURES } from '../../../tests/support/card-states';
import { follow } from '../../../tests/support/follow';
import { cardText, itShows, openCards, type CardRow } from '../../../tests/support/open-cards';
import type { TestSite } from '../../../tests/support/test-site';
import { BackupsCard } from './backups-card';

const VIDEO = 'Getting started with backups';
const OWNERLESS = { connectionStatus: { hasConnectedOwner: false } };
const OLDER = { code: 'success', message: 'Backed up at noon, 412 files.', data: {} };
const ACTIVE = ['rewind-active'];
const noon = (site: TestSite) => site.fail('GET', 'module/vaultpress/data', 200, OLDER);
const inPlanOnly = (site: TestSite) => {
	site.page(OWNERLESS);
	featuresOf('backups')(site);
};
const failing = (status?: number, body?: unknown) => (site: TestSite) =>
	site.fail('GET', 'rewind', status, body);

const ROWS: CardRow[] = [
	['offline [DASH-045, DASH-039]', { scenario: ['offline-constant'] }, /Unavailable in Offline Mode\./, /→/],
	['a new site [DASH-047]', { scenario: ['rewind-site-new'] }, /site is new and may still be preparing/],
	['setting up [DASH-048]', { scenario: ['rewind-provisioning'] }, /Setting up.*Setting up backups\./],
	[
		'waiting for credentials [DASH-049]',
		{ scenario: ['rewind-awaiting-credentials'] },
		/Action needed.*Add your server credentials.*\[Add credentials.*source=jetpack-backup-dash-credentials/,
	],
	[
		'daily copies [DASH-050, DASH-051, PLAN-027]',
		{ scenario: ACTIVE, before: featuresOf('backups') },
		/Active.*every day\. Last backup:.*\[View backups.*source=my-jetpack-manage-backup/,
		/real time/,
	],
	[
		'copies in real time [DASH-050, PLAN-027]',
		{ scenario: ACTIVE, before: featuresOf('backups', 'real-time-backups') },
		/in real time\..*\[View restore points.*source=calypso-activity-log&.*query=group%3Drewind.*\[How real-time/,
	],
	[
		'copies on the provider’s own platform [DASH-051]',
		{ scenario: ACTIVE, before: (site) => site.page({ siteData: { isWoASite: true } }) },
		/\[View backups.*source=calypso-backups/,
	],
	[
		'VaultPress at work [DASH-046, DASH-054, DASH-059]',
		{ scenario: ['vaultpress-ok'], before: noon },
		/Backed up at noon, 412 files\..*\[View backup details → [^ ]*admin\.php\?page=vaultpress\]/,
	],
	[
		'VaultPress at work, without an owner [DASH-040, DASH-054]',
		{ scenario: ['vaultpress-ok'], before: (site) => site.page(OWNERLESS) },
		/View backup details/,
		/Connect/,
	],
	[
		'in the plan, VaultPress not installed [DASH-056, PLAN-027]',
		{ scenario: ['connected'], before: featuresOf('backups') },
		/Install VaultPress to start.*\[Install VaultPress.*source=calypso-plugins-setup&.*query=only%3Dbackups/,
	],
	[
		'in the plan by the name for VaultPress [PLAN-028]',
		{ scenario: ['connected'], before: featuresOf('vaultpress-backups') },
		/Install VaultPress to start/,
		/Upgrade/,
	],
	[
		'in the plan, VaultPress not active [DASH-056]',
		{ scenario: ['vaultpress-inactive', 'rewind-missing-plan'], before: featuresOf('backups') },
		/Activate VaultPress to start using them.*\[Activate VaultPress →/,
	],
	[
		'in the plan, VaultPress not active, without an owner [DASH-040, DASH-136]',
		{ scenario: ['site-only', 'vaultpress-inactive', 'rewind-missing-plan'], before: inPlanOnly },
		/Connect your account to set up Backups\..*\[Connect → #?\/connect-user\?feature=Backups\]/,
		/VaultPress|Upgrade/,
	],
	[
		'an upgrade [DASH-057, DASH-042, DASH-135, PLAN-027]',
		{ scenario: ['connected'] },
		/Never lose your work.*\[Upgrade → #?\/product\/backup\]/,
	],
	[
		'an upgrade, whatever older features the plan has [PLAN-043]',
		{ scenario: ['connected'], before: featuresOf(...LEGACY_FEATURES) },
		/\[Upgrade →/,
		/Install/,
	],
	[
		'a connection first [DASH-057, DASH-041, DASH-040]',
		{ scenario: ['site-only'] },
		/Connect your account to get Backups.*\[Connect → #?\/connect-user\?feature=Backups\]/,
		/Upgrade/,
	],
	[
		'a coupon for daily backups [DASH-058, COUPON-021]',
		{ scenario: ['connected', 'partner-coupon'] },
		/One free year of.*You have a coupon from.*\[Redeem →/,
		/Upgrade/,
	],
	[
		'a coupon, without an owner [DASH-058, COUPON-015]',
		{ scenario: ['site-only', 'partner-coupon'] },
		/One free year of.*\[Connect → #?\/connect-user/,
		/Redeem|Upgrade/,
	],
	[
		'VaultPress, as the answer is refused [DASH-046, DASH-137]',
		{ scenario: ['vaultpress-ok'], before: failing(500, { code: 'x', message: 'No backups today.' }) },
		/View backup details/,
		/Try again/,
	],
	[
		'VaultPress, as the answer is of another kind [DASH-046, DASH-137]',
		{ scenario: ['vaultpress-ok'], before: failing(200, '<p>A page</p>') },
		/View backup details/,
		/Try again/,
	],
	[
		'the failed call, as VaultPress has no backups either [DASH-046, DASH-137]',
		{ scenario: ['vaultpress-unregistered'], before: failing(500, { code: 'x', message: 'x' }) },
		/WordPress\.com didn’t send the data\..*\[Try again →/,
	],
	[
		'VaultPress, as the rewind status is “unavailable” [DASH-046, DASH-053]',
		{ scenario: ['vaultpress-ok'], before: (site) => answer(site, 'rewind', { state: 'unavailable' }) },
		/View backup details/,
	],
	[
		'an upgrade, as the rewind status is empty and there’s no VaultPress [DASH-053]',
		{ before: (site) => answer(site, 'rewind', {}) },
		/Never lose/,
	],
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
