import { screen } from '@testing-library/react';
import { openTab, queryLink, type TabOptions } from '../support/open-tab';
import { hasRegion } from '../support/screens';
import type { TestSite } from '../support/test-site';

const open = (options: TabOptions = {}) => openTab('security', { card: 'backups', ...options });
const UNREAD = 'Oops! The Jetpack Backup and Scan status could not be retrieved at this time.';
const CHECKING = 'Checking site status…';

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

describe('backups and scans', () => {
	it.each([
		['provisioning', /^Setting up backups\. The first/, /^Setting up backups and scans\./, ''],
		[
			'awaiting_credentials',
			/so you can restore your site\./,
			/so you can restore your site and fix threats\./,
			'jetpack-settings-security-credentials',
		],
		[
			'active',
			/^Your site is backed up\.$/,
			/^Your site is backed up and scanned for threats\.$/,
			'calypso-activity-log',
		],
		['unavailable', /^Your site has no backups yet\.$/, /^Your site has no backups or scans yet\.$/, ''],
	])(
		'in state %s, show the status of backups alone or of both, and the next step [SEC-012, SEC-014, SEC-015, SEC-039]',
		async (state, backup, both, link) => {
			const { close } = await open({ before: has(['backups'], { state }) });
			expect(screen.getByText(backup)).toBeInTheDocument();
			close();
			await open({ before: has(BOTH, { state }) });
			expect(screen.getByText(both)).toBeInTheDocument();
			expect(queryLink(/activity|credentials/)?.getAttribute('href') ?? '').toContain(link);
			expect(queryLink(/activity|credentials/) !== null).toBe(link !== '');
		},
	);

	it('in an unknown state, say the status couldn’t be loaded, and can retry [SEC-013, SEC-018, SEC-019]', async () => {
		const { site, user, close } = await open({ before: has(BOTH, { state: 'dreaming' }) });
		expect(screen.getByText(UNREAD)).toBeInTheDocument();
		site.recover();
		has(BOTH, { state: 'active' })(site);
		await user.click(screen.getByRole('button', { name: 'Try again' }));
		expect(await screen.findByText(/backed up and scanned/)).toBeInTheDocument();
		close();
		await open({ before: has(['backups'], { state: 'dreaming' }) });
		expect(screen.getByText('We couldn’t load the status of your backups.')).toBeInTheDocument();
	});

	it.each<[string, TabOptions, RegExp | string]>([
		['can’t load', { before: (site) => site.fail('GET', 'rewind', 403) }, UNREAD],
		['are being loaded', { before: (site) => void site.hold('GET', 'rewind') }, CHECKING],
		[
			'wait for VaultPress',
			{
				scenario: ['vaultpress-ok'],
				before: (site) => {
					answer(site, 'rewind', { state: 'unavailable' });
					site.hold('GET', 'module/vaultpress/data');
				},
			},
			CHECKING,
		],
		[
			'are VaultPress’s',
			{ scenario: ['vaultpress-ok'], before: (site) => answer(site, 'rewind', { state: 'unavailable' }) },
			/successfully backed up/,
		],
		[
			'found threats with VaultPress',
			{
				scenario: ['vaultpress-threats'],
				before: (site) => answer(site, 'rewind', { state: 'unavailable' }),
			},
			'Uh oh, 2 threats found.',
		],
	])('that %s [SEC-016, SEC-017, SEC-018, SEC-039]', async (_, options, text) => {
		await open({ scenario: ['plan-security'], ...options });
		expect(screen.getByText(text)).toBeInTheDocument();
	});

	it.each([
		[1, 'Uh oh, 1 threat found.'],
		[2, 'Uh oh, 2 threats found.'],
	])('report the number of threats found: %s [SEC-017]', async (count, text) => {
		const threats = Array.from({ length: count }, (_, n) => ({ id: String(n), title: 'x', signature: 'y' }));
		await open({ before: has(BOTH, { state: 'active' }, { state: 'idle', threats }) });
		expect(screen.getByText(text)).toBeInTheDocument();
		expect(queryLink(/Review threats/)).toHaveAttribute('href', expect.stringContaining('calypso-scanner'));
	});

	it.each<[string, TabOptions, string, RegExp]>([
		['without either feature', {}, '#/product/scan', /./],
		[
			'with scans alone',
			{ before: has(['scan'], { state: 'active' }) },
			'#/product/security',
			/scanned for threats/,
		],
		['offline', { scenario: ['offline-constant'] }, '', /^Unavailable in Offline Mode$/],
	])('are sold %s, or not [SET-046, SET-033, PLAN-027]', async (_, options, address, text) => {
		await open(options);
		expect(queryLink('Upgrade')?.getAttribute('href') ?? '').toBe(address);
		expect(screen.getAllByText(text).length).toBeGreaterThan(0);
		expect(screen.queryByText(/no backups or scans yet/)).not.toBeInTheDocument();
	});

	it('have no card if the host doesn’t show backups', async () => {
		await openTab('security', { before: (site) => site.page({ siteData: { showBackups: false } }) });
		expect(hasRegion('Firewall')).toBe(true);
		expect(hasRegion('Backups and security scanning')).toBe(false);
	});
});
