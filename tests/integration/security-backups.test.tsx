import { screen, waitFor } from '@testing-library/react';
import { closeApps, openApp, type OpenOptions } from '../support/open-app';
import { arrived, region } from '../support/screens';
import type { TestSite } from '../support/test-site';

const open = async (options: OpenOptions = {}) => {
	const app = await openApp({ hash: '#/security', ...options });
	await arrived();
	return app;
};
const card = () => region('Backups and security scanning');
const wrapped = (data: unknown) =>
	new Response(JSON.stringify({ code: 'success', data: JSON.stringify(data) }));

/** The host answers this to that call. */
const answer = (site: TestSite, path: string, data: unknown) =>
	site.intercept((request) => (request.url.includes(`/v4/${path}`) ? wrapped(data) : null));

/** The site has these features, and no others. */
const has =
	(features: string[], rewind: unknown, scan: unknown = { state: 'idle', threats: [] }) =>
	(site: TestSite) => {
		site.intercept((request) =>
			request.url.includes('/site/features') ? wrapped({ active: features, available: {} }) : null,
		);
		answer(site, 'rewind', rewind);
		answer(site, 'scan', scan);
	};

const STATES = [
	['provisioning', /^Setting up backups\. The first/, /^Setting up backups and scans\./],
	[
		'awaiting_credentials',
		/so you can restore your site\./,
		/so you can restore your site and fix threats\./,
	],
	['active', 'Your site is backed up.', 'Your site is backed up and scanned for threats.'],
	['unavailable', 'Your site has no backups yet.', 'Your site has no backups or scans yet.'],
] as const;

describe('backups and scans', () => {
	it.each(STATES)(
		'in state %s, show the status of backups alone or of both [SEC-012, SEC-014, SEC-015, SEC-039]',
		async (state, backup, both) => {
			await open({ before: has(['backups'], { state }) });
			expect(await card().findByText(backup)).toBeInTheDocument();
			await closeApps();
			await open({ before: has(['backups', 'scan'], { state }) });
			expect(await card().findByText(both)).toBeInTheDocument();
		},
	);

	it('in an unknown state, say the status couldn’t be loaded, and can retry [SEC-013, SEC-018, SEC-019]', async () => {
		const { site, user } = await open({ before: has(['backups', 'scan'], { state: 'dreaming' }) });
		expect(
			await card().findByText(
				'Oops! The Jetpack Backup and Scan status could not be retrieved at this time.',
			),
		).toBeInTheDocument();
		site.recover();
		has(['backups', 'scan'], { state: 'active' })(site);
		await user.click(card().getByRole('button', { name: 'Try again' }));
		expect(await card().findByText(/backed up and scanned/)).toBeInTheDocument();
		await closeApps();
		await open({ before: has(['backups'], { state: 'dreaming' }) });
		expect(await card().findByText('We couldn’t load the status of your backups.')).toBeInTheDocument();
	});

	it('show an error when they can’t load [SEC-018]', async () => {
		await open({ scenario: ['plan-security'], before: (site) => site.fail('GET', 'rewind', 403) });
		expect(
			await card().findByText(
				'Oops! The Jetpack Backup and Scan status could not be retrieved at this time.',
			),
		).toBeInTheDocument();
	});

	it('show as being checked until a status loads [SEC-016]', async () => {
		await open({
			scenario: ['plan-security'],
			before: (site) =>
				site.intercept((request) => (/rewind/.test(request.url) ? new Promise<Response>(() => {}) : null)),
		});
		expect(card().getByText('Checking site status…')).toBeInTheDocument();
	});

	it('show as being checked until VaultPress data loads [SEC-016, SEC-039]', async () => {
		await open({
			scenario: ['vaultpress-ok'],
			before: (site) => {
				answer(site, 'rewind', { state: 'unavailable' });
				site.intercept((request) =>
					/vaultpress\/data/.test(request.url) ? new Promise<Response>(() => {}) : null,
				);
			},
		});
		await waitFor(() => expect(card().getByText('Checking site status…')).toBeInTheDocument());
	});

	it.each([
		[1, 'Uh oh, 1 threat found.'],
		[2, 'Uh oh, 2 threats found.'],
	])('report the number of threats found: %s [SEC-017]', async (count, text) => {
		const threats = Array.from({ length: count }, (_, n) => ({ id: String(n), title: 'x', signature: 'y' }));
		await open({ before: has(['backups', 'scan'], { state: 'active' }, { state: 'idle', threats }) });
		expect(await card().findByText(text)).toBeInTheDocument();
		expect(card().getByRole('link', { name: /Review threats/ })).toHaveAttribute(
			'href',
			expect.stringContaining('calypso-scanner'),
		);
	});

	it('show the threats and the messages of VaultPress [SEC-017, SEC-039]', async () => {
		const unavailable = (site: TestSite) => answer(site, 'rewind', { state: 'unavailable' });
		await open({ scenario: ['vaultpress-threats'], before: unavailable });
		expect(await card().findByText('Uh oh, 2 threats found.')).toBeInTheDocument();
		await closeApps();
		await open({ scenario: ['vaultpress-ok'], before: unavailable });
		expect(await card().findByText(/successfully backed up/)).toBeInTheDocument();
	});

	it.each([
		['active', 'calypso-activity-log'],
		['awaiting_credentials', 'jetpack-settings-security-credentials'],
	])('link to the next step in state %s', async (state, name) => {
		await open({ before: has(['backups', 'scan'], { state }) });
		const link = await card().findByRole('link', { name: /activity|credentials/ });
		expect(link).toHaveAttribute('href', expect.stringContaining(name));
	});

	it('are sold instead of the content without either feature, but not offline [SET-046, SET-033]', async () => {
		await open();
		expect(await card().findByRole('link', { name: 'Upgrade' })).toHaveAttribute('href', '#/product/scan');
		expect(card().queryByText(/no backups or scans yet/)).not.toBeInTheDocument();
		await closeApps();
		await open({ scenario: ['offline-constant'] });
		expect(card().getByText('Unavailable in Offline Mode')).toBeInTheDocument();
		expect(card().queryByRole('link', { name: 'Upgrade' })).not.toBeInTheDocument();
	});

	it('are sold as a bundle to a site with scans alone', async () => {
		await open({ before: has(['scan'], { state: 'active' }) });
		expect(await card().findByRole('link', { name: 'Upgrade' })).toHaveAttribute(
			'href',
			'#/product/security',
		);
		expect(card().getByText(/scanned for threats/)).toBeInTheDocument();
	});

	it('have no card if the host doesn’t show backups', async () => {
		await open({
			before: (site) =>
				site.editPage((state) => Object.assign(state.siteData as object, { showBackups: false })),
		});
		expect(screen.queryByRole('region', { name: 'Backups and security scanning' })).not.toBeInTheDocument();
	});
});
