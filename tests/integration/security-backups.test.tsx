import { screen } from '@testing-library/react';
import { itShows, openTab, type TabOptions } from '../support/open-tab';
import { hasRegion } from '../support/screens';
import type { TestSite } from '../support/test-site';

const CARD = ['security', 'backups'] as const;
const UNREAD = 'Oops! The Jetpack Backup and Scan status could not be retrieved at this time.';
const CHECKING = ['Checking site status…'];

/** The host answers this to that call. */
const answer = (site: TestSite, path: string, data: unknown) =>
	site.fail('GET', path, 200, { code: 'success', data: JSON.stringify(data) });

/** The site has these features, and no others. */
const has =
	(features: string[], rewind: unknown, scan: unknown = { state: 'idle', threats: [] }) =>
	(site: TestSite) => {
		answer(site, 'site/features', { active: features, available: {} });
		answer(site, 'rewind', rewind);
		answer(site, 'scan', scan);
	};
const BOTH = ['backups', 'scan'];
const alone = (state: string): TabOptions => ({ before: has(['backups'], { state }) });
const both = (state: string): TabOptions => ({ before: has(BOTH, { state }) });
const threats = (count: number): TabOptions => {
	const list = Array.from({ length: count }, (_, n) => ({ id: String(n), title: 'x', signature: 'y' }));
	return { before: has(BOTH, { state: 'active' }, { state: 'idle', threats: list }) };
};
const vaultpress = (scenario: string, more: (site: TestSite) => void = () => {}): TabOptions => ({
	scenario: ['plan-security', scenario],
	before: (site) => {
		answer(site, 'rewind', { state: 'unavailable' });
		more(site);
	},
});
const plan = (before: TabOptions['before']): TabOptions => ({ scenario: ['plan-security'], before });
const [CREDENTIALS, LOG] = ['source=jetpack-settings-security-credentials', 'source=calypso-activity-log'];
const NEITHER = [CREDENTIALS, LOG];

itShows(
	'backups and scans say their status and the next step: %s [SEC-012, SEC-014, SEC-015, SEC-016, SEC-017, SEC-018, SEC-039]',
	CARD,
	[
		['backups being set up', alone('provisioning'), ['Setting up backups. The first'], NEITHER],
		['both being set up', both('provisioning'), ['Setting up backups and scans.'], NEITHER],
		[
			'backups without credentials',
			alone('awaiting_credentials'),
			['so you can restore your site.', CREDENTIALS],
		],
		[
			'both without credentials',
			both('awaiting_credentials'),
			['so you can restore your site and fix threats.', CREDENTIALS],
			[LOG],
		],
		['backups at work', alone('active'), ['Your site is backed up.']],
		['both at work', both('active'), ['Your site is backed up and scanned for threats.', LOG], [CREDENTIALS]],
		['no backups yet', alone('unavailable'), ['Your site has no backups yet.'], NEITHER],
		['neither yet', both('unavailable'), ['Your site has no backups or scans yet.'], NEITHER],
		['backups in an unknown state', alone('dreaming'), ['We couldn’t load the status of your backups.']],
		['unreadable', plan((site) => site.fail('GET', 'rewind', 403)), [UNREAD]],
		['being loaded', plan((site) => void site.hold('GET', 'rewind')), CHECKING],
		[
			'waiting for VaultPress',
			vaultpress('vaultpress-ok', (site) => void site.hold('GET', 'module/vaultpress/data')),
			CHECKING,
		],
		['VaultPress’s', vaultpress('vaultpress-ok'), ['successfully backed up']],
		['VaultPress’s, with threats', vaultpress('vaultpress-threats'), ['Uh oh, 2 threats found.']],
		['one threat', threats(1), ['Uh oh, 1 threat found.', /\[Review threats.* → \S+calypso-scanner/]],
		['two threats', threats(2), ['Uh oh, 2 threats found.', /\[Review threats.* → \S+calypso-scanner/]],
	],
);

itShows('backups and scans are sold, or not: %s [SET-046, SET-033, PLAN-027]', CARD, [
	['without either feature', {}, ['[Upgrade → #/product/scan]'], ['no backups or scans yet']],
	[
		'with scans alone',
		{ before: has(['scan'], { state: 'active' }) },
		['[Upgrade → #/product/security]', 'scanned for threats'],
		['no backups or scans yet'],
	],
	[
		'offline',
		{ scenario: ['offline-constant'] },
		['Unavailable in Offline Mode'],
		['Upgrade', 'no backups or'],
	],
]);

it('backups and scans in an unknown state can be read again [SEC-013, SEC-018, SEC-019]', async () => {
	const { site, user } = await openTab('security', { card: 'backups', ...both('dreaming') });
	expect(screen.getByText(UNREAD)).toBeInTheDocument();
	site.recover();
	has(BOTH, { state: 'active' })(site);
	await user.click(screen.getByRole('button', { name: 'Try again' }));
	expect(await screen.findByText(/backed up and scanned/)).toBeInTheDocument();
});

it('backups and scans have no card if the host doesn’t show backups', async () => {
	await openTab('security', { before: (site) => site.page({ siteData: { showBackups: false } }) });
	expect(hasRegion('Firewall')).toBe(true);
	expect(hasRegion('Backups and security scanning')).toBe(false);
});
