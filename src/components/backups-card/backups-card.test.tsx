import { screen } from '@testing-library/react';
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
	['DASH-045, DASH-039', 'offline', { scenario: ['offline-constant'] }, /Unavailable in Offline Mode\./, /→/],
	['DASH-047', 'a new site', { scenario: ['rewind-site-new'] }, /site is new and may still be preparing/],
	['DASH-048', 'setting up', { scenario: ['rewind-provisioning'] }, /Setting up.*Setting up backups\./],
	[
		'DASH-049',
		'waiting for credentials',
		{ scenario: ['rewind-awaiting-credentials'] },
		/Action needed.*Add your server credentials.*\[Add credentials.*source=jetpack-backup-dash-credentials/,
	],
	[
		'DASH-050, DASH-051, PLAN-027',
		'daily copies',
		{ scenario: ACTIVE, before: featuresOf('backups') },
		/Active.*every day\. Last backup:.*\[View backups.*source=my-jetpack-manage-backup/,
		/real time/,
	],
	[
		'DASH-050, PLAN-027',
		'copies in real time',
		{ scenario: ACTIVE, before: featuresOf('backups', 'real-time-backups') },
		/in real time\..*\[View restore points.*source=calypso-activity-log&.*query=group%3Drewind.*\[How real-time/,
	],
	[
		'DASH-051',
		'copies on the provider’s own platform',
		{ scenario: ACTIVE, before: (site) => site.page({ siteData: { isWoASite: true } }) },
		/\[View backups.*source=calypso-backups/,
	],
	[
		'DASH-046, DASH-054, DASH-059',
		'VaultPress at work',
		{ scenario: ['vaultpress-ok'], before: noon },
		/Backed up at noon, 412 files\..*\[View backup details → [^ ]*admin\.php\?page=vaultpress\]/,
	],
	[
		'DASH-040, DASH-054',
		'VaultPress at work, without an owner',
		{ scenario: ['vaultpress-ok'], before: (site) => site.page(OWNERLESS) },
		/View backup details/,
		/Connect/,
	],
	[
		'DASH-056, PLAN-027',
		'in the plan, VaultPress not installed',
		{ scenario: ['connected'], before: featuresOf('backups') },
		/Install VaultPress to start.*\[Install VaultPress.*source=calypso-plugins-setup&.*query=only%3Dbackups/,
	],
	[
		'PLAN-028',
		'in the plan by the name for VaultPress',
		{ scenario: ['connected'], before: featuresOf('vaultpress-backups') },
		/Install VaultPress to start/,
		/Upgrade/,
	],
	[
		'DASH-056',
		'in the plan, VaultPress not active',
		{ scenario: ['vaultpress-inactive', 'rewind-missing-plan'], before: featuresOf('backups') },
		/Activate VaultPress to start using them.*\[Activate VaultPress →/,
	],
	[
		'DASH-040, DASH-136',
		'in the plan, VaultPress not active, without an owner',
		{ scenario: ['site-only', 'vaultpress-inactive', 'rewind-missing-plan'], before: inPlanOnly },
		/Connect your account to set up Backups\..*\[Connect → #?\/connect-user\?feature=Backups\]/,
		/VaultPress|Upgrade/,
	],
	[
		'DASH-057, DASH-042, DASH-135, PLAN-027',
		'an upgrade',
		{ scenario: ['connected'] },
		/Never lose your work.*\[Upgrade → #?\/product\/backup\]/,
	],
	[
		'PLAN-043',
		'an upgrade, whatever older features the plan has',
		{ scenario: ['connected'], before: featuresOf(...LEGACY_FEATURES) },
		/\[Upgrade →/,
		/Install/,
	],
	[
		'DASH-057, DASH-041, DASH-040',
		'a connection first',
		{ scenario: ['site-only'] },
		/Connect your account to get Backups.*\[Connect → #?\/connect-user\?feature=Backups\]/,
		/Upgrade/,
	],
	[
		'DASH-058, COUPON-021',
		'a coupon for daily backups',
		{ scenario: ['connected', 'partner-coupon'] },
		/One free year of.*You have a coupon from.*\[Redeem →/,
		/Upgrade/,
	],
	[
		'DASH-058, COUPON-015',
		'a coupon, without an owner',
		{ scenario: ['site-only', 'partner-coupon'] },
		/One free year of.*\[Connect → #?\/connect-user/,
		/Redeem|Upgrade/,
	],
	[
		'DASH-046, DASH-137',
		'VaultPress, as the answer is refused',
		{ scenario: ['vaultpress-ok'], before: failing(500, { code: 'x', message: 'No backups today.' }) },
		/View backup details/,
		/Try again/,
	],
	[
		'DASH-046, DASH-137',
		'VaultPress, as the answer is of another kind',
		{ scenario: ['vaultpress-ok'], before: failing(200, '<p>A page</p>') },
		/View backup details/,
		/Try again/,
	],
	[
		'DASH-046, DASH-137',
		'the failed call, as VaultPress has no backups either',
		{ scenario: ['vaultpress-unregistered'], before: failing(500, { code: 'x', message: 'x' }) },
		/WordPress\.com didn’t send the data\..*\[Try again →/,
	],
	...[null, '', [], { state: 'dreaming' }, { state: 'unavailable' }].flatMap((data): CardRow[] => [
		[
			'DASH-046, DASH-053',
			`VaultPress, as the rewind status is ${JSON.stringify(data)}`,
			{ scenario: ['vaultpress-ok'], before: (site) => answer(site, 'rewind', data) },
			/View backup details/,
		],
	]),
	[
		'DASH-053',
		'an upgrade, as the rewind status is empty and there’s no VaultPress',
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
	await openCards(<BackupsCard />, {
		scenario: ['vaultpress-ok'],
		before: (site) => void (release = site.hold('GET', 'module/vaultpress/data')),
	});
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
