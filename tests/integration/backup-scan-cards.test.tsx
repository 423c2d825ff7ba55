import { screen, waitFor, within } from '@testing-library/react';
import { closeApps, openApp, type OpenOptions } from '../support/open-app';
import type { TestSite } from '../support/test-site';
import { arrived, cards, hasRegion, region } from '../support/screens';

afterEach(closeApps);

/** The provider's answer of these calls, wrapped as hosts do. */
const wrapped = (data: unknown) => ({ code: 'success', message: '', data: JSON.stringify(data) });

const answer = (site: TestSite, path: string, data: unknown) => site.fail('GET', path, 200, wrapped(data));

/** One state of a card: how the site is, what the card says, and the one thing it offers. */
interface StateOfCard extends OpenOptions {
	says: RegExp;
	/** Name of a link or button on the card. */
	offers?: string;
	href?: RegExp;
	hidden?: string[];
}

const name = (title: string, state: string, ids: string) => `${title}: ${state} [${ids}]`;

async function expectState(title: string, { says, offers, href, hidden = [], ...options }: StateOfCard) {
	await openApp(options);
	await arrived();
	const card = region(title);
	await waitFor(() => expect(screen.getByRole('region', { name: title })).toHaveTextContent(says));
	if (offers) {
		const control = card.getByText((_, element) => isNamed(element, offers));
		if (href) {
			expect(control.closest('a')).toHaveAttribute('href', expect.stringMatching(href));
		}
	}
	hidden.forEach((text) => expect(card.queryByText(text)).toBeNull());
}

const isNamed = (element: Element | null, label: string) =>
	(element?.tagName === 'A' || element?.tagName === 'BUTTON') &&
	(element.textContent ?? '').startsWith(label);

const BACKUPS: Record<string, [ids: string, state: StateOfCard]> = {
	offline: ['DASH-045, DASH-039', { scenario: ['offline-constant'], says: /Unavailable in Offline Mode\./ }],
	'a new site': [
		'DASH-047',
		{
			scenario: ['rewind-site-new'],
			says: /Your site is new and may still be preparing backup configuration\./,
		},
	],
	'setting up': ['DASH-048', { scenario: ['rewind-provisioning'], says: /Setting up/ }],
	'waiting for credentials': [
		'DASH-049',
		{
			scenario: ['rewind-awaiting-credentials'],
			says: /Action needed.*Enter the credentials of your server.*Getting started with backups/,
			offers: 'Enter credentials',
			href: /source=jetpack-backup-dash-credentials/,
		},
	],
	'daily copies': [
		'DASH-050, DASH-051',
		{
			scenario: ['rewind-active'],
			before: (site) =>
				site.fail('GET', 'site/features', 200, wrapped({ active: ['backups'], available: {} })),
			says: /Connected.*Your site is backed up every day\. Last backup:/,
			offers: 'See backups',
			href: /source=my-jetpack-manage-backup/,
		},
	],
	'copies in real time': [
		'DASH-050',
		{
			scenario: ['rewind-active'],
			before: (site) =>
				site.fail(
					'GET',
					'site/features',
					200,
					wrapped({ active: ['backups', 'real-time-backups'], available: {} }),
				),
			says: /Every change is backed up in real time\./,
			offers: 'See restore points',
			href: /source=calypso-activity-log&.*query=group%3Drewind/,
		},
	],
	'copies on the provider’s own platform': [
		'DASH-051',
		{
			scenario: ['rewind-active'],
			before: (site) => site.editPage((page) => Object.assign(page.siteData as object, { isWoASite: true })),
			says: /backed up/,
			offers: 'See backups',
			href: /source=calypso-backups/,
		},
	],
	'VaultPress at work': [
		'DASH-046, DASH-054, DASH-059',
		{
			scenario: ['vaultpress-ok'],
			says: /View backup details/,
			offers: 'View backup details',
			href: /admin\.php\?page=vaultpress$/,
		},
	],
	'backups in the plan, VaultPress not installed': [
		'DASH-056',
		{
			scenario: ['connected'],
			before: (site) =>
				site.fail('GET', 'site/features', 200, wrapped({ active: ['backups'], available: {} })),
			says: /Install VaultPress to have them/,
			offers: 'Install VaultPress',
			href: /source=calypso-plugins-setup&.*query=only%3Dbackups/,
		},
	],
	'backups in the plan, VaultPress not active': [
		'DASH-056',
		{
			scenario: ['vaultpress-inactive', 'rewind-missing-plan'],
			before: (site) =>
				site.fail('GET', 'site/features', 200, wrapped({ active: ['backups'], available: {} })),
			says: /Activate VaultPress to have them/,
			offers: 'Activate VaultPress',
		},
	],
	'an upgrade': [
		'DASH-057, DASH-042, DASH-135',
		{
			scenario: ['connected'],
			says: /Never lose a word of your site/,
			offers: 'Upgrade',
			href: /#\/product\/backup$/,
		},
	],
	'a coupon for daily backups': [
		'DASH-058, COUPON-021',
		{
			scenario: ['connected', 'partner-coupon'],
			says: /is paid for.*You have a coupon from/,
			offers: 'Redeem',
			hidden: ['Upgrade'],
		},
	],
	'a coupon, and nobody who owns the connection': [
		'DASH-058, COUPON-015',
		{
			scenario: ['site-only', 'partner-coupon'],
			says: /is paid for/,
			offers: 'Connect',
			href: /#\/connect-user/,
			hidden: ['Redeem', 'Upgrade'],
		},
	],
	'a connection first': [
		'DASH-057, DASH-041, DASH-040',
		{
			scenario: ['site-only'],
			says: /Connect your account to upgrade Backups/,
			offers: 'Connect',
			href: /#\/connect-user\?feature=Backups/,
			hidden: ['Upgrade'],
		},
	],
};

describe('the backups card', () => {
	it.each(Object.entries(BACKUPS).map(([state, [ids, row]]) => [name('Backups', state, ids), row] as const))(
		'%s',
		(_, row) => expectState('Backups', row),
	);

	it('is not there where backups are not shown at all [DASH-052, DASH-124]', async () => {
		await openApp({
			before: (site) =>
				site.editPage((page) => Object.assign(page.siteData as object, { showBackups: false })),
		});
		await arrived();
		await screen.findByRole('region', { name: 'Spam protection' });
		expect(hasRegion('Backups')).toBe(false);
		expect(hasRegion('Scan')).toBe(false);
	});

	it('waits for VaultPress before it says anything [DASH-055]', async () => {
		let release = () => {};
		const held = new Promise<void>((resolve) => (release = resolve));
		const { site } = await openApp({
			scenario: ['vaultpress-ok'],
			before: (running) =>
				running.intercept((request) =>
					request.url.includes('module/vaultpress/data')
						? held.then(() => running.host.fetch(request))
						: null,
				),
		});
		await waitFor(() => expect(site.callsTo('GET', 'module/vaultpress/data')).toHaveLength(1));
		expect(region('Backups').getByText('Loading…')).toBeInTheDocument();
		release();
		expect(await region('Backups').findByText('View backup details')).toBeInTheDocument();
	});

	it('shows each state and reason that the provider knows, and never blanks [DASH-053]', async () => {
		const { site } = await openApp({ before: (running) => answer(running, 'rewind', null) });
		expect(await region('Backups').findByText(/Never lose/)).toBeInTheDocument();
		expect(site.callsTo('GET', 'rewind')).toHaveLength(1);
	});

	it('says why the state is missing, on the card alone, and asks again', async () => {
		const { site, user } = await openApp({
			scenario: ['rewind-active'],
			before: (running) => running.fail('GET', 'rewind', 500, { code: 'x', message: 'No backups today.' }),
		});
		const card = region('Backups');
		expect(await card.findByText('No backups today.')).toBeInTheDocument();
		expect(await region('Scan').findByText(/No threats found/)).toBeInTheDocument();
		site.recover();
		await user.click(card.getByRole('button', { name: 'Try again' }));
		expect(await card.findByText(/backed up/)).toBeInTheDocument();
	});

	it('puts the film away for good, and says so in the events [DASH-104, DASH-105, EVT-031]', async () => {
		const app = await openApp({ scenario: ['rewind-awaiting-credentials'] });
		const film = within(await screen.findByRole('group', { name: 'Getting started with backups' }));
		await app.user.click(film.getByRole('button', { name: 'Dismiss this offer' }));
		await waitFor(() =>
			expect(screen.queryByRole('group', { name: 'Getting started with backups' })).toBeNull(),
		);
		await waitFor(() => expect(app.site.callsTo('GET', 'settings')).toHaveLength(1));
		expect(app.site.callsTo('POST', 'settings').map(({ body }) => body)).toEqual([
			{ dismiss_dash_backup_getting_started: true },
		]);
		expect(await app.events()).toContainEqual([
			'jetpack_backup_getting_started_video_dismiss',
			expect.objectContaining({ position: 'at_a_glance' }),
		]);
		await app.reopen();
		expect(await region('Backups').findByText(/Enter the credentials/)).toBeInTheDocument();
		expect(screen.queryByRole('group', { name: 'Getting started with backups' })).toBeNull();
	});

	it('asks again while it is being set up, and shows what became of it', async () => {
		jest.useFakeTimers({ advanceTimers: true });
		try {
			const { site } = await openApp({ scenario: ['rewind-provisioning'] });
			expect(await region('Backups').findByText(/^Setting up\./)).toBeInTheDocument();
			answer(site, 'rewind', { state: 'active', credentials: [], last_backup: '' });
			jest.advanceTimersByTime(6_000);
			expect(await region('Backups').findByText(/backed up/)).toBeInTheDocument();
			const asked = site.callsTo('GET', 'rewind').length;
			jest.advanceTimersByTime(200_000);
			expect(site.callsTo('GET', 'rewind')).toHaveLength(asked);
		} finally {
			jest.useRealTimers();
		}
	});
});

describe('the numbers before the backup offer', () => {
	const withPosts = (posts: number) => (site: TestSite) =>
		site.fail('GET', 'module/stats/data', 200, {
			general: { stats: { views: 9, posts, comments: 7 } },
			day: { data: [['2026-11-19', 5]] },
		});

	it('counts posts, plugins and comments of a site with 21 posts [DASH-106, DASH-107, DASH-109]', async () => {
		const app = await openApp({ scenario: ['stats-on'], before: withPosts(21) });
		const list = within(
			await screen.findByText('Your site so far').then((title) => title.closest('section')!),
		);
		expect(list.getByText('21 Posts')).toBeInTheDocument();
		expect(list.getByText('7 Comments')).toBeInTheDocument();
		const plugins = Object.keys(
			(await (await app.site.fetch('/wp-json/jetpack/v4/plugins')).json()) as object,
		);
		expect(plugins.length >= 0 && list.getByText(/^\d+ Plugins$/)).toBeInTheDocument();
		expect(await app.events()).toContainEqual([
			'jetpack_wpa_aag_backup_bar_chart_view',
			expect.objectContaining({ posts: 21, comments: 7 }),
		]);
	});

	it('says nothing of a site with 20 posts [DASH-107]', async () => {
		await openApp({ scenario: ['stats-on'], before: withPosts(20) });
		expect(await region('Backups').findByText(/Never lose/)).toBeInTheDocument();
		await screen.findByText('9');
		expect(screen.queryByText('Your site so far')).toBeNull();
	});

	it('is closed until the page is loaded anew [DASH-131]', async () => {
		const app = await openApp({ scenario: ['stats-on'], before: withPosts(50) });
		await screen.findByText('Your site so far');
		await app.user.click(screen.getByRole('button', { name: 'Close the overview of your site' }));
		expect(screen.queryByText('Your site so far')).toBeNull();
		await app.reopen();
		expect(await screen.findByText('Your site so far')).toBeInTheDocument();
	});

	it.each(['plugins', 'module/stats/data'])('waits while %s are on their way [DASH-108]', async (path) => {
		let release = () => {};
		const held = new Promise<void>((resolve) => (release = resolve));
		await openApp({
			scenario: ['stats-on'],
			before: (site) => {
				site.intercept((request) =>
					request.url.includes(`v4/${path}`)
						? held.then(async () =>
								path === 'plugins'
									? Response.json({ 'a/a.php': { Name: 'A', Version: '1', active: true } })
									: Response.json({
											general: { stats: { posts: 30, comments: 1 } },
											day: { data: [['2026-11-19', 5]] },
										}),
							)
						: null,
				);
				withPosts(30)(site);
			},
		});
		expect(await region('Backups').findByText(/Never lose/)).toBeInTheDocument();
		expect(screen.queryByText('Your site so far')).toBeNull();
		release();
		expect(await screen.findByText('Your site so far')).toBeInTheDocument();
	});
});

const VAULTPRESS_SCAN = (vaultpress: unknown) => (site: TestSite) => {
	answer(site, 'scan', { state: 'unavailable', reason: 'vp_active_on_site', threats: [], credentials: [] });
	site.fail('GET', 'module/vaultpress/data', 200, vaultpress);
};

const planOf = (slug: string) => (site: TestSite) =>
	answer(site, 'site', { ID: 1, plan: { product_slug: slug }, options: {} });

const SCAN: Record<string, [ids: string, state: StateOfCard]> = {
	offline: ['DASH-060, DASH-039', { scenario: ['offline-constant'], says: /Unavailable in Offline Mode\./ }],
	threats: [
		'DASH-062',
		{
			scenario: ['threats'],
			says: /2 threats.*2 threats were found/,
			offers: 'See and fix threats',
			href: /source=calypso-scanner/,
		},
	],
	'no credentials': [
		'DASH-063',
		{
			scenario: ['scan-no-credentials'],
			says: /Action needed.*Enter the credentials of your server/,
			offers: 'Enter credentials',
			href: /source=jetpack-scan-dash-credentials/,
		},
	],
	'setting up': ['DASH-064', { scenario: ['scan-provisioning'], says: /Setting up/ }],
	idle: ['DASH-064', { scenario: ['scan-idle'], says: /Secure.*No threats found/, offers: 'See scans' }],
	scanning: ['DASH-064', { scenario: ['scan-scanning'], says: /Looking through the files/ }],
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
			says: /2 threats were found/,
			offers: 'See threats',
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
			says: /Secure.*VaultPress scans your site, and found no threats/,
		},
	],
	'VaultPress missing on a premium plan': [
		'DASH-068',
		{
			scenario: ['scan-vaultpress'],
			before: planOf('jetpack_premium'),
			says: /Install VaultPress to have them/,
			offers: 'Install VaultPress',
			href: /source=calypso-plugins-vaultpress/,
		},
	],
	'VaultPress missing on a business plan': [
		'DASH-068',
		{
			scenario: ['scan-vaultpress'],
			before: planOf('jetpack_business_monthly'),
			says: /Install VaultPress to have them/,
			offers: 'Install VaultPress',
		},
	],
	'VaultPress installed on a premium plan': [
		'DASH-068',
		{
			scenario: ['vaultpress-inactive', 'scan-vaultpress'],
			before: planOf('jetpack_premium'),
			says: /Activate VaultPress to have them/,
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
			says: /Activate VaultPress to have them/,
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
			says: /Connect your account to upgrade Scan/,
			offers: 'Connect',
			href: /#\/connect-user/,
		},
	],
};

describe('the scan card', () => {
	it.each(Object.entries(SCAN).map(([state, [ids, row]]) => [name('Scan', state, ids), row] as const))(
		'%s',
		(_, row) => expectState('Scan', row),
	);

	it('keeps its place while the answer is on its way [DASH-061]', async () => {
		const { site } = await openApp({
			before: (running) => running.intercept((request) => (request.url.includes('v4/scan') ? never() : null)),
		});
		await waitFor(() => expect(site.callsTo('GET', 'scan')).toHaveLength(1));
		expect(region('Scan').getByText('Loading…')).toBeInTheDocument();
	});

	const threat = { id: 1, title: 'Bad file', signature: 'x' };
	it.each([
		[
			'threats before empty credentials',
			{ state: 'provisioning', threats: [threat], credentials: [] },
			/1 threat was found/,
		],
		[
			'empty credentials before setting up',
			{ state: 'provisioning', threats: [], credentials: [] },
			/Enter the credentials/,
		],
		[
			'setting up before idle',
			{ state: 'provisioning', threats: [], credentials: [{ type: 'managed' }] },
			/Setting up/,
		],
		[
			'idle with credentials',
			{ state: 'idle', threats: [], credentials: [{ type: 'managed' }] },
			/No threats found/,
		],
		['scanning without word of credentials', { state: 'scanning', threats: [] }, /Looking through/],
		[
			'a thousand threats',
			{ state: 'idle', threats: Array(1000).fill(threat), credentials: [] },
			/1,000 threats were found/,
		],
	])('shows %s [DASH-071, DASH-125]', async (_, data, says) => {
		await openApp({ before: (site) => answer(site, 'scan', data) });
		expect(await region('Scan').findByText(says)).toBeInTheDocument();
	});

	it('offers no managing of threats on Atomic sites [DASH-070]', async () => {
		await openApp({
			scenario: ['threats'],
			before: (site) =>
				site.editPage((page) => Object.assign(page.siteData as object, { isAtomicSite: true })),
		});
		expect(await region('Scan').findByText(/2 threats were found/)).toBeInTheDocument();
		expect(region('Scan').queryByRole('link', { name: /See and fix threats/ })).toBeNull();
	});

	const networkSite = (site: TestSite) =>
		site.editPage((page) => Object.assign(page.siteData as object, { isMultisite: true }));

	it('is not there in a network of sites, unless VaultPress scans [DASH-014]', async () => {
		await openApp({ before: networkSite });
		await arrived();
		await region('Backups').findByText(/Never lose/);
		expect(cards()).not.toContain('Scan');
		closeApps();
		await openApp({ scenario: ['scan-vaultpress'], before: networkSite });
		await waitFor(() => expect(cards()).toContain('Scan'));
		closeApps();
		await openApp();
		await arrived();
		expect(cards()).toContain('Scan');
	});

	it('is there on Atomic sites, in a network too [DASH-015]', async () => {
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

describe('activating VaultPress', () => {
	const ready = {
		scenario: ['vaultpress-inactive', 'scan-vaultpress'],
		before: planOf('jetpack_premium'),
	};

	it('says that it runs, and goes on to its page [DASH-072, DASH-073, DASH-075]', async () => {
		const { site, user, left } = await openApp(ready);
		let release = () => {};
		const held = new Promise<void>((resolve) => (release = resolve));
		site.intercept((request) =>
			request.method === 'POST' && request.url.includes('v4/plugins')
				? held.then(() => Response.json({ code: 'success' }))
				: null,
		);
		await user.click(await region('Scan').findByRole('button', { name: 'Activate VaultPress' }));
		expect(await screen.findByText('Activating…')).toBeInTheDocument();
		release();
		await waitFor(() =>
			expect(left).toEqual([expect.stringMatching(/wp-admin\/admin\.php\?page=vaultpress$/)]),
		);
		expect(site.callsTo('POST', 'plugins').map(({ body }) => body)).toEqual([
			{ slug: 'vaultpress', status: 'active' },
		]);
	});

	it('says when it could not be activated [DASH-074, NOTICE-046]', async () => {
		const { site, user, left } = await openApp(ready);
		site.fail('POST', 'plugins', 500, { code: 'x', message: 'Disk full.' });
		await user.click(await region('Scan').findByRole('button', { name: 'Activate VaultPress' }));
		expect(await screen.findByText('Could not activate VaultPress.')).toBeInTheDocument();
		expect(screen.queryByText('Activating…')).toBeNull();
		expect(left).toEqual([]);
		expect(region('Scan').getByRole('button', { name: 'Activate VaultPress' })).not.toHaveAttribute(
			'aria-busy',
		);
	});
});
