import { act, screen, waitFor, within } from '@testing-library/react';
import { closeApps, openApp } from '../support/open-app';
import { app, arrived, hasRegion } from '../support/screens';

const links = (navigation: string) =>
	within(screen.getByRole('navigation', { name: navigation }))
		.getAllByRole('link')
		.map((link) => link.textContent?.replace(' (opens in a new tab)', ''));

const goTo = (hash: string) => act(() => void (window.location.hash = hash));

describe('masthead', () => {
	it('links its logo to the dashboard [SHELL-031]', async () => {
		const { user } = await openApp({ hash: '#/security' });
		await arrived();
		await user.click(app().getByRole('link', { name: 'Jetpack' }));
		expect(await screen.findByRole('heading', { name: 'Jetpack At A Glance Dashboard' })).toBeInTheDocument();
	});

	it.each([
		[['offline-constant'], true],
		[['connected'], false],
	])('for %p shows the Offline Mode badge: %p [SHELL-032]', async (scenario, isThere) => {
		await openApp({ scenario });
		await arrived();
		expect(screen.queryByText('Offline Mode') !== null).toBe(isThere);
	});
});

describe('navigation', () => {
	it('shows administrators all their screens, Plans and My Jetpack [SHELL-043, SHELL-053]', async () => {
		await openApp();
		await arrived();
		expect(links('Dashboard')).toEqual(['At a Glance', 'My Plan', 'Plans', 'Recommendations', 'My Jetpack']);
		expect(app().getByRole('link', { name: 'At a Glance' })).toHaveAttribute('aria-current', 'page');
		expect(app().getByRole('link', { name: 'My Jetpack' })).toHaveAttribute(
			'href',
			'http://127.0.0.1:4400/wp-admin/admin.php?page=my-jetpack',
		);
	});

	it('hides My Jetpack if the site turns it off [SHELL-053]', async () => {
		await openApp({
			before: (site) =>
				site.editPage((state) => Object.assign(state.siteData as object, { showMyJetpack: false })),
		});
		await arrived();
		expect(links('Dashboard')).toEqual(['At a Glance', 'My Plan', 'Plans', 'Recommendations']);
	});

	it('hides Plans and My Plan in Offline Mode [SHELL-045, SHELL-046]', async () => {
		await openApp({ scenario: ['offline-constant'] });
		await arrived();
		expect(links('Dashboard')).toEqual(['At a Glance', 'My Jetpack']);
	});

	it.each([
		['connected', /source=jetpack-plans&site=127\.0\.0\.1%3A4400$/],
		['site-only', /source=jetpack-nav-site-only-plans&site=127\.0\.0\.1%3A4400&query=purchasetoken%3D.+$/],
	])(
		'links %s to the right plans page, with a purchase token if it has one [SHELL-047, SHELL-048, SHELL-049]',
		async (scenario, address) => {
			await openApp({ scenario: [scenario] });
			await arrived();
			expect(app().getByRole('link', { name: /^Plans/ })).toHaveAttribute(
				'href',
				expect.stringMatching(address),
			);
		},
	);

	it.each(['editor', 'author', 'contributor', 'subscriber'])(
		'shows %s only At a Glance [SHELL-054]',
		async (as) => {
			await openApp({ as });
			await arrived();
			expect(links('Dashboard')).toEqual(['At a Glance']);
		},
	);

	it('is hidden on the connect screen', async () => {
		await openApp({ scenario: ['not-connected'] });
		await arrived();
		expect(screen.queryByRole('navigation', { name: 'Dashboard' })).not.toBeInTheDocument();
	});

	it.each(['#/security', '#/settings'])('highlights Security on %s [SHELL-103, SET-001]', async (hash) => {
		await openApp({ hash });
		expect(await arrived()).toHaveTextContent('Security');
		expect(app().getByRole('link', { name: 'Security' })).toHaveAttribute('aria-current', 'page');
	});
});

describe('dashboard sections', () => {
	const has = (name: string | RegExp) => screen.queryByRole('heading', { level: 2, name }) !== null;

	it.each([
		['admin', [], { manager: true, stats: true, connections: true }],
		['editor', [], { manager: false, stats: false, connections: true }],
		['editor', ['stats-for-editors'], { manager: false, stats: true, connections: true }],
		['author', [], { manager: false, stats: false, connections: true }],
		['contributor', [], { manager: false, stats: false, connections: true }],
		['subscriber', [], { manager: false, stats: false, connections: true }],
	])('are shown to %s with %j: %j [SHELL-001]', async (as, scenario, expected) => {
		await openApp({ as, scenario: ['connected', 'stats-on', ...scenario] });
		await arrived();
		expect({
			manager: has('Performance and Growth') && links('Dashboard').length > 1,
			stats: has('Jetpack Stats'),
			connections: has('Connections'),
		}).toEqual(expected);
	});

	it('fall back to English if the page sets no language [SHELL-006]', async () => {
		await openApp({ before: (site) => site.changePage((html) => html.replace(/<html[^>]*>/, '<html>')) });
		await arrived();
		expect(links('Dashboard')[0]).toBe('At a Glance');
	});
});

describe('screen changes', () => {
	it('set the document title, focus the heading and clear temporary notices [NOTICE-023]', async () => {
		const { site } = await openApp();
		await arrived();
		expect(document.title).toBe('At A Glance ‹ Example Site ‹ Jetpack');
		site.fail('POST', 'settings', 403, { code: 'x', message: 'No.' });
		act(() =>
			within(screen.getByRole('region', { name: 'Image accelerator' }))
				.getByRole('switch')
				.click(),
		);
		expect(await screen.findByRole('alert')).toHaveTextContent('No.');
		goTo('#/security');
		expect(await screen.findByRole('heading', { level: 1, name: 'Security' })).toHaveFocus();
		expect(document.title).toBe('Security ‹ Example Site ‹ Jetpack');
		expect(screen.queryByRole('alert')).not.toBeInTheDocument();
	});

	it('leave an empty site title out of the document title', async () => {
		await openApp({ scenario: ['connected', 'empty-title'] });
		await arrived();
		expect(document.title).toBe('At A Glance ‹ Jetpack');
	});
});

describe('footer', () => {
	const footer = () =>
		['Jetpack version', 'About', 'Terms\\s*\\(', 'Modules', 'Debug'].map((name) =>
			app().queryByRole('link', { name: new RegExp(`^${name}`) }),
		);

	it('shows administrators all links, and opens About in the same tab [SHELL-077, SHELL-080, SHELL-081, SHELL-108]', async () => {
		for (const scenario of ['connected', 'offline-constant']) {
			await openApp({ scenario: [scenario] });
			await arrived();
			const [version, about, terms, modules, debug] = footer();
			expect(version).toHaveTextContent('Jetpack version 12.0');
			expect(version).toHaveAttribute('href', expect.stringContaining('source=jetpack&'));
			expect(about).toHaveAttribute('href', 'http://127.0.0.1:4400/wp-admin/admin.php?page=jetpack_about');
			expect(about).not.toHaveAttribute('target');
			expect(terms).toHaveAttribute('href', expect.stringContaining('wpcom-tos'));
			expect(terms).toHaveAttribute('target', '_blank');
			expect(modules).toHaveAttribute(
				'href',
				'http://127.0.0.1:4400/wp-admin/admin.php?page=jetpack_modules',
			);
			expect(debug).toHaveAttribute('href', 'http://127.0.0.1:4400/wp-admin/admin.php?page=jetpack-debugger');
			await closeApps();
		}
	});

	it('opens About in a new tab and hides Modules on a disconnected site [SHELL-080, SHELL-084]', async () => {
		await openApp({ scenario: ['not-connected'] });
		await arrived();
		const [, about, , modules, debug] = footer();
		expect(about).toHaveAttribute('target', '_blank');
		expect(modules).toBeNull();
		expect(debug).toBeInTheDocument();
	});

	it('omits an unknown version, and the whole version link on Atomic [SHELL-078, SHELL-079]', async () => {
		await openApp({
			before: (site) => site.editPage((state) => Object.assign(state, { currentVersion: '' })),
		});
		await arrived();
		expect(app().getByRole('link', { name: /^Jetpack\s*\(opens/ })).toBeInTheDocument();
		await closeApps();
		await openApp({
			before: (site) =>
				site.editPage((state) => Object.assign(state.siteData as object, { isAtomicSite: true })),
		});
		await arrived();
		expect(app().queryByRole('link', { name: /^Jetpack\s*(version|\(opens)/ })).not.toBeInTheDocument();
	});
});

describe('site notices', () => {
	it.each([
		['offline-filter', /filter/],
		['offline-constant', /JETPACK_DEV_DEBUG/],
		['offline-local', /WP_LOCAL_DEV/],
		['offline-url', /known URL for local development/],
	])('show only the reason for %s [NOTICE-005]', async (scenario, reason) => {
		await openApp({ scenario: [scenario] });
		await arrived();
		const reasons = within(
			screen.getByText(/Offline Mode is on/).closest('[data-tone]') as HTMLElement,
		).getAllByRole('listitem');
		expect(reasons).toHaveLength(1);
		expect(reasons[0]).toHaveTextContent(reason);
	});

	it('mention a staging server, except during an identity crisis [NOTICE-006, NOTICE-007]', async () => {
		const text = 'You are running Jetpack on a staging server.';
		await openApp({ scenario: ['staging'] });
		await arrived();
		expect(screen.getByText(text, { exact: false })).toBeInTheDocument();
		expect(app().getByRole('link', { name: /More Info/ })).toBeInTheDocument();
		await closeApps();
		await openApp({ scenario: ['staging'], before: (site) => site.setFacts({ isInIdentityCrisis: true }) });
		await arrived();
		expect(screen.queryByText(text, { exact: false })).not.toBeInTheDocument();
	});

	it.each([
		['admin', true],
		['editor', true],
		['subscriber', false],
	])('tell %s about a development version: %p [NOTICE-003, NOTICE-004]', async (as, isTold) => {
		await openApp({ as, scenario: ['connected', 'development-version'] });
		await arrived();
		expect(
			screen.queryByText('You are currently running a development version of Jetpack.', { exact: false }) !==
				null,
		).toBe(isTold);
		expect(app().queryByRole('link', { name: /Submit Beta feedback/ }) !== null).toBe(isTold);
	});

	it('tell users who can’t connect the site to ask its administrator [NOTICE-010, SHELL-029]', async () => {
		await openApp({ as: 'editor', scenario: ['connected'], before: (site) => site.editPage(disconnect) });
		expect(
			await screen.findByText(
				'This site is not connected to WordPress.com. Please ask the site administrator to connect.',
			),
		).toBeInTheDocument();
		expect(hasRegion('Connections')).toBe(false);
		expect(screen.queryByRole('button', { name: /Set up/ })).not.toBeInTheDocument();
	});
});

const disconnect = (state: Record<string, unknown>) => {
	Object.assign(state.connectionStatus as object, {
		isActive: false,
		isRegistered: false,
		hasConnectedOwner: false,
	});
};

describe('page with missing or hostile data', () => {
	it.each([
		['missing', (html: string) => html.replace(/<script type="application\/json".*?<\/script>/gs, '')],
		['no JSON', (html: string) => html.replace(/(id="Initial_State">).*?(<\/script>)/s, '$1{oops$2')],
		[
			'of another shape',
			(html: string) => html.replace(/(id="Initial_State">).*?(<\/script>)/s, '$1[1,[2],null]$2'),
		],
	])('shows one notice and never goes blank when its data is %s', async (_, change) => {
		await openApp({ before: (site) => site.changePage(change) });
		expect(await screen.findByText(/Some data didn’t load with this page/)).toBeInTheDocument();
		expect(screen.getAllByText(/data didn’t load/)).toHaveLength(1);
		expect(app().getByRole('link', { name: 'Jetpack' })).toBeInTheDocument();
	});

	it('never runs scripts or renders javascript: URLs from the data', async () => {
		await openApp({
			before: (site) =>
				site.editPage((state) => {
					Object.assign(state, { adminUrl: 'javascript:alert(1)//', siteTitle: '<script>alert(1)</script>' });
					Object.assign((state.userData as { currentUser: { wpcomUser: object } }).currentUser.wpcomUser, {
						login: '<b>bold</b>',
						avatar: 'javascript:alert(1)',
					});
				}),
		});
		await arrived();
		expect(screen.getByText('<b>bold</b>')).toBeInTheDocument();
		expect(document.querySelector('[href^="javascript:"], [src^="javascript:"]')).toBeNull();
		await waitFor(() => expect(document.title).toContain('<script>alert(1)</script>'));
	});
});
