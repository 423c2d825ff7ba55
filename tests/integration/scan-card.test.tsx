import { waitFor } from '@testing-library/react';
import { answer, expectState, nameOfState, planOf, type StateOfCard } from '../support/card-states';
import { closeApps, openApp } from '../support/open-app';
import { arrived, cards, region } from '../support/screens';
import type { TestSite } from '../support/test-site';

const VAULTPRESS_SCAN = (vaultpress: unknown) => (site: TestSite) => {
	answer(site, 'scan', { state: 'unavailable', reason: 'vp_active_on_site', threats: [], credentials: [] });
	site.fail('GET', 'module/vaultpress/data', 200, vaultpress);
};

const SCAN: Record<string, [ids: string, state: StateOfCard]> = {
	offline: ['DASH-060, DASH-039', { scenario: ['offline-constant'], says: /Unavailable in Offline Mode\./ }],
	threats: [
		'DASH-062',
		{
			scenario: ['threats'],
			says: /2 threats.*2 threats found/,
			offers: 'Review threats',
			href: /source=calypso-scanner/,
		},
	],
	'no credentials': [
		'DASH-063',
		{
			scenario: ['scan-no-credentials'],
			says: /Action needed.*Add your server credentials/,
			offers: 'Add credentials',
			href: /source=jetpack-scan-dash-credentials/,
		},
	],
	'setting up': ['DASH-064', { scenario: ['scan-provisioning'], says: /Setting up/ }],
	idle: ['DASH-064', { scenario: ['scan-idle'], says: /Secure.*No threats found/, offers: 'View scans' }],
	scanning: ['DASH-064', { scenario: ['scan-scanning'], says: /Scanning your files/ }],
	'VaultPress not registered': [
		'DASH-065, DASH-059',
		{
			scenario: ['vaultpress-unregistered'],
			before: VAULTPRESS_SCAN({ code: 'not_registered', message: 'x' }),
			says: /VaultPress is having difficulties scanning. Please make sure your registration key is entered/,
			offers: 'registration key',
			href: /admin\.php\?page=vaultpress$/,
		},
	],
	'threats that VaultPress found': [
		'DASH-066, DASH-059',
		{
			scenario: ['vaultpress-threats', 'scan-vaultpress'],
			says: /2 threats found/,
			offers: 'Review threats',
		},
	],
	'nothing that VaultPress found': [
		'DASH-067',
		{
			scenario: ['vaultpress-ok'],
			before: VAULTPRESS_SCAN({
				code: 'success',
				message: 'x',
				data: { features: { security: true, backups: true }, security: { notice_count: 0 } },
			}),
			says: /Secure.*VaultPress scanned your site and found no threats/,
		},
	],
	'VaultPress missing on a premium plan': [
		'DASH-068',
		{
			scenario: ['scan-vaultpress'],
			before: planOf('jetpack_premium'),
			says: /Install VaultPress to start using them/,
			offers: 'Install VaultPress',
			href: /source=calypso-plugins-vaultpress/,
		},
	],
	'VaultPress missing on a business plan': [
		'DASH-068',
		{
			scenario: ['scan-vaultpress'],
			before: planOf('jetpack_business_monthly'),
			says: /Install VaultPress to start using them/,
			offers: 'Install VaultPress',
		},
	],
	'VaultPress installed on a premium plan': [
		'DASH-068',
		{
			scenario: ['vaultpress-inactive', 'scan-vaultpress'],
			before: planOf('jetpack_premium'),
			says: /Activate VaultPress to start using them/,
			offers: 'Activate VaultPress',
		},
	],
	'other VaultPress data on a premium plan': [
		'DASH-126, DASH-068',
		{
			scenario: ['vaultpress-ok'],
			before: (site) => {
				VAULTPRESS_SCAN({ code: 'odd', message: 'x' })(site);
				planOf('jetpack_premium')(site);
			},
			says: /Activate VaultPress to start using them/,
		},
	],
	'VaultPress to be set up, and nobody who owns the connection': [
		'DASH-040, DASH-136',
		{
			scenario: ['vaultpress-inactive', 'scan-vaultpress'],
			before: (site) => {
				planOf('jetpack_premium')(site);
				site.editPage((page) => Object.assign(page.connectionStatus as object, { hasConnectedOwner: false }));
			},
			says: /Connect your account to set up Scan\./,
			offers: 'Connect',
			href: /#\/connect-user\?feature=Scan/,
			hidden: ['Activate VaultPress'],
		},
	],
	'VaultPress on another plan': [
		'DASH-068',
		{
			scenario: ['scan-vaultpress'],
			before: planOf('jetpack_personal'),
			says: /Find threats before your visitors do/,
			offers: 'Upgrade',
			href: /#\/product\/scan$/,
		},
	],
	'an upgrade': [
		'DASH-069, DASH-135',
		{
			scenario: ['connected'],
			says: /Find threats before your visitors do/,
			offers: 'Upgrade',
			href: /#\/product\/scan$/,
		},
	],
	'a connection first': [
		'DASH-069',
		{
			scenario: ['site-only'],
			says: /Connect your account to get Scan/,
			offers: 'Connect',
			href: /#\/connect-user/,
		},
	],
};

describe('scan card', () => {
	it.each(Object.entries(SCAN).map(([state, [ids, row]]) => [nameOfState('Scan', state, ids), row] as const))(
		'%s',
		(_, row) => expectState('Scan', row),
	);

	it('shows a loading state while the response is pending [DASH-061]', async () => {
		const { site } = await openApp({
			before: (running) => running.intercept((request) => (request.url.includes('v4/scan') ? never() : null)),
		});
		await waitFor(() => expect(site.callsTo('GET', 'scan')).toHaveLength(1));
		expect(region('Scan').getByText('Loading…')).toBeInTheDocument();
	});

	const threat = { id: 1, title: 'Bad file', signature: 'x' };
	const credentials = [{ type: 'managed' }];
	it.each([
		['unavailable', { state: 'unavailable', threats: [threat], credentials }, '1 threat'],
		[
			'unavailable for VaultPress',
			{ state: 'unavailable', reason: 'vp_active_on_site', threats: [threat] },
			'1 threat',
		],
		['idle', { state: 'idle', threats: [threat, threat], credentials }, '2 threats'],
		['scanning', { state: 'scanning', threats: [threat], credentials: [] }, '1 threat'],
	])(
		'alerts about threats and counts them in its badge while %s [DASH-062, DASH-138]',
		async (_, data, badge) => {
			await openApp({ before: (site) => answer(site, 'scan', data) });
			const alert = await region('Scan').findByRole('alert');
			expect(alert).toHaveTextContent(/^(1 threat|2 threats) found/);
			expect(region('Scan').getByText(badge)).toHaveClass('alarm');
			expect(region('Scan').queryByText(/Find threats before/)).not.toBeInTheDocument();
		},
	);

	it.each([
		['setting up', { state: 'provisioning', threats: [], credentials }, 'Setting up'],
		['idle', { state: 'idle', threats: [], credentials }, 'Secure'],
		['scanning', { state: 'scanning', threats: [], credentials }, 'Secure'],
		['without credentials', { state: 'idle', threats: [], credentials: [] }, 'Action needed'],
		['idle without word of credentials', { state: 'idle', threats: [] }, null],
		['not there', { state: 'unavailable', threats: [], credentials: [] }, null],
	])('when %s, shows the right badge and no alert [PLAN-012, DASH-138]', async (_, data, badge) => {
		await openApp({ before: (site) => answer(site, 'scan', data) });
		await waitFor(() => expect(region('Scan').queryByText('Loading…')).not.toBeInTheDocument());
		const labels = ['Setting up', 'Secure', 'Action needed'];
		expect(labels.filter((label) => region('Scan').queryByText(label))).toEqual(badge ? [badge] : []);
		expect(region('Scan').queryByRole('alert')).not.toBeInTheDocument();
	});

	it.each([
		[
			'threats before empty credentials',
			{ state: 'provisioning', threats: [threat], credentials: [] },
			/1 threat found/,
		],
		[
			'empty credentials before setting up',
			{ state: 'provisioning', threats: [], credentials: [] },
			/Add your server credentials/,
		],
		[
			'setting up before idle',
			{ state: 'provisioning', threats: [], credentials: [{ type: 'managed' }] },
			/^Setting up scans\./,
		],
		[
			'idle with credentials',
			{ state: 'idle', threats: [], credentials: [{ type: 'managed' }] },
			/No threats found/,
		],
		['scanning without word of credentials', { state: 'scanning', threats: [] }, /Scanning your files/],
		[
			'a thousand threats',
			{ state: 'idle', threats: Array(1000).fill(threat), credentials: [] },
			/1,000 threats found/,
		],
	])('shows %s [DASH-071, DASH-125]', async (_, data, says) => {
		await openApp({ before: (site) => answer(site, 'scan', data) });
		expect(await region('Scan').findByText(says)).toBeInTheDocument();
	});

	it('has no link to manage threats on Atomic sites [DASH-070]', async () => {
		await openApp({
			scenario: ['threats'],
			before: (site) =>
				site.editPage((page) => Object.assign(page.siteData as object, { isAtomicSite: true })),
		});
		expect(await region('Scan').findByText(/2 threats found/)).toBeInTheDocument();
		expect(region('Scan').queryByRole('link', { name: /Review threats/ })).not.toBeInTheDocument();
	});

	const networkSite = (site: TestSite) =>
		site.editPage((page) => Object.assign(page.siteData as object, { isMultisite: true }));

	it('is hidden on multisite, unless VaultPress scans the site [DASH-014]', async () => {
		await openApp({ before: networkSite });
		await arrived();
		await region('Backups').findByText(/Never lose/);
		expect(cards()).not.toContain('Scan');
		await closeApps();
		await openApp({ scenario: ['scan-vaultpress'], before: networkSite });
		await waitFor(() => expect(cards()).toContain('Scan'));
		await closeApps();
		await openApp();
		await arrived();
		expect(cards()).toContain('Scan');
	});

	it('shows on Atomic sites, even in multisite [DASH-015]', async () => {
		await openApp({
			before: (site) =>
				site.editPage((page) =>
					Object.assign(page.siteData as object, { isMultisite: true, isAtomicSite: true }),
				),
		});
		await arrived();
		expect(cards()).toContain('Scan');
	});
});

const never = () => new Promise<Response>(() => {});
