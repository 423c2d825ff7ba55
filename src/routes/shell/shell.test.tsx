import { act, screen, waitFor, within } from '@testing-library/react';
import { openApp } from '../../../tests/support/open-app';
import { app, arrived, hasRegion } from '../../../tests/support/screens';
import type { TestSite } from '../../../tests/support/test-site';

const goTo = (hash: string) => act(() => void (window.location.hash = hash));
const linksOf = (navigation: string) =>
	within(screen.getByRole('navigation', { name: navigation }))
		.getAllByRole('link')
		.map((link) => link.textContent?.replace(' (opens in a new tab)', ''));
const tabs = () => screen.queryByRole('navigation', { name: 'Settings' });
const links = () => {
	const element = tabs();
	return element ? within(element).queryAllByRole('link') : [];
};
const names = () => links().map((link) => link.textContent);
const current = () =>
	links()
		.filter((link) => link.getAttribute('aria-current') === 'page')
		.map((link) => link.textContent);

/** What the tabs begin with: their name, or what can be done there. */
const HEADINGS = {
	Security: /secur/i,
	Performance: /performance|speed/i,
	Writing: /compose content/i,
	Sharing: /shar/i,
	Discussion: /discussion|comment/i,
	Traffic: /traffic/i,
	Features: 'Features',
	Tools: 'Tools',
	'All settings': 'All settings',
} as const;
const heading = (name: keyof typeof HEADINGS) =>
	screen.findByRole('heading', { level: 1, name: HEADINGS[name] });
const hosted = (site: TestSite) => site.page({ siteData: { isWoASite: true, isAtomicSite: true } });

it('the dashboard opens links to other sites in a new tab without opener or referrer, except for plans [SHELL-027]', async () => {
	Object.defineProperty(navigator, 'userAgent', { value: 'Android', configurable: true });
	await openApp({ scenario: ['plan-free', 'stats-on'] });
	await arrived();
	await screen.findByText('Getting started');
	expect(linksOf('Dashboard').length).toBeGreaterThan(1);
	const away = () =>
		[...document.querySelectorAll('#jp-plugin-container a[href]')]
			.filter((link) => link instanceof HTMLAnchorElement)
			.filter(({ href }) => href.includes('/redirect/') || new URL(href).origin !== window.location.origin);
	await waitFor(() => expect(away().some(({ href }) => /boost/.test(href))).toBe(true));
	for (const place of [/getting-started/, /boost/, /play\.google|apps-card/, /jetpack-plans/]) {
		expect(away().map(({ href }) => href)).toContainEqual(expect.stringMatching(place));
	}
	// The plans open in this tab, by way of the screen that warns of paying twice (SHELL-047).
	for (const { href, target, rel } of away().filter((link) => !/jetpack-plans/.test(link.href))) {
		expect([href, target, rel]).toEqual([href, '_blank', 'noopener noreferrer']);
	}
	Reflect.deleteProperty(navigator, 'userAgent');
});

it('the masthead leads to dashboard and settings, and records clicks [SHELL-031, SHELL-064, EVT-011, EVT-019, EVT-033]', async () => {
	const { user, events } = await openApp({ before: hosted });
	await arrived();
	const link = (name: string) => app().getByRole('link', { name });
	await user.click(link('Settings'));
	await screen.findByRole('heading', { level: 1, name: 'Security' });
	// On such sites the host's menu has one entry for both.
	expect(inMenu()).toEqual(['/dashboard']);
	await user.click(link('Dashboard'));
	await screen.findByRole('heading', { level: 1, name: 'Jetpack At A Glance Dashboard' });
	goTo('#/my-plan');
	await screen.findByRole('heading', { level: 1, name: /Plan/ });
	await user.click(link('Jetpack'));
	await screen.findByRole('heading', { level: 1, name: 'Jetpack At A Glance Dashboard' });
	const seen = (await events()).filter(([, { target }]) => target === 'masthead');
	expect(seen.map(([, { path }]) => path)).toEqual(['nav_settings', 'nav_dashboard', 'logo']);
});

/** What the host's own menu marks as current. */
const inMenu = () =>
	[...document.querySelectorAll('#toplevel_page_jetpack li.current a')].map(
		(link) => link.getAttribute('href')?.split('#')[1],
	);

it('a change of screens sets the title, marks the host’s menu, focuses the heading and clears passing notices [NOTICE-023, SHELL-106]', async () => {
	const { site } = await openApp({ before: (running) => running.page({ siteTitle: '<b>A</b>' }) });
	await arrived();
	expect(document.title).toBe('At A Glance ‹ <b>A</b> ‹ Jetpack');
	expect(inMenu()).toEqual(['/dashboard']);
	site.fail('POST', 'settings', 403, { code: 'x', message: 'No.' });
	act(() =>
		within(screen.getByRole('region', { name: 'Image accelerator' }))
			.getByRole('switch')
			.click(),
	);
	expect(await screen.findByRole('alert')).toHaveTextContent('No.');
	goTo('#/security');
	expect(await screen.findByRole('heading', { level: 1, name: 'Security' })).toHaveFocus();
	expect(document.title).toBe('Security ‹ <b>A</b> ‹ Jetpack');
	expect(inMenu()).toEqual(['/settings']);
	expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('keeps scripts and javascript: URLs in the page’s data as text, is in English without a language, and does without a site title and a menu of the host [SHELL-006, SHELL-106]', async () => {
	await openApp({
		scenario: ['connected', 'empty-title'],
		before: (site) => {
			site.changePage((html) =>
				html.replace(/<html[^>]*>/, '<html>').replace('id="toplevel_page_jetpack"', ''),
			);
			site.page({
				adminUrl: 'javascript:alert(1)//',
				userData: {
					currentUser: { wpcomUser: { login: '<b>bold</b>', avatar: 'javascript:alert(1)' } },
				},
			});
		},
	});
	await arrived();
	expect(document.title).toBe('At A Glance ‹ Jetpack');
	expect(linksOf('Dashboard')[0]).toBe('At a Glance');
	expect(screen.getByText('<b>bold</b>')).toBeInTheDocument();
	expect(document.querySelector('[href^="javascript:"], [src^="javascript:"]')).toBeNull();
	expect(hasRegion('Site connection')).toBe(true);
});

describe('settings navigation', () => {
	it('has a tab for each section in order, marks the current one, and records each view [SHELL-017, SHELL-018, SHELL-019, SHELL-103, SET-001, EVT-011, EVT-018, EVT-019]', async () => {
		const { user, events } = await openApp({ hash: '#/settings' });
		expect(await heading('Security')).toBeInTheDocument();
		expect(document.title).toBe('Settings ‹ Example Site ‹ Jetpack');
		expect(current()).toEqual(['Security']);
		expect(names()).toEqual(Object.keys(HEADINGS));
		for (const name of Object.keys(HEADINGS) as Array<keyof typeof HEADINGS>) {
			goTo(name === 'All settings' ? '#/settings/all' : `#/${name.toLowerCase()}`);
			await waitFor(() => expect(current()).toEqual([name]));
			expect(await heading(name)).toBeInTheDocument();
			expect(document.title).toBe(`${name} ‹ Example Site ‹ Jetpack`);
		}
		goTo('#/privacy');
		await waitFor(() => expect(document.title).toBe('Privacy settings ‹ Example Site ‹ Jetpack'));
		expect(current()).toEqual([]);
		await user.click(app().getByRole('link', { name: 'Sharing' }));
		await heading('Sharing');
		const seen = (await events()).filter(
			([name, { target }]) => /page_view/.test(name) || target === 'nav_item',
		);
		expect(seen.map(([, { path }]) => path)).toEqual([
			...['/settings', '/security', '/performance', '/writing', '/sharing', '/discussion', '/traffic'],
			...['/features', '/tools', '/settings/all', '/privacy', 'sharing', '/sharing'],
		]);
		expect(seen[0]).toEqual(['jetpack_wpa_page_view', expect.objectContaining({ current_version: '12.0' })]);
	});

	it('of an editor has the reduced tabs, no search, and no way to other paths [SHELL-061, SHELL-062, SHELL-067, SHELL-101, SHELL-102, SET-010]', async () => {
		const { left } = await openApp({
			as: 'editor',
			hash: '#/settings',
			before: (site) => site.setSwitches({ publicize: true, 'post-by-email': true }),
		});
		expect(await heading('Sharing')).toBeInTheDocument();
		expect(names()).toEqual(['Writing', 'Sharing']);
		expect(current()).toEqual(['Sharing']);
		expect(screen.queryByRole('search')).not.toBeInTheDocument();
		for (const hash of ['#/performance', '#/writing', '#/sharing']) {
			goTo(hash);
			await heading(hash === '#/writing' ? 'Writing' : 'Sharing');
			expect(window.location.hash).toBe(hash);
		}
		for (const hash of ['#/security', '#/plans', '#/disconnect', '#/anything']) {
			goTo(hash);
			await waitFor(() => expect(window.location.hash).toBe('#/dashboard'));
			await screen.findByRole('heading', { level: 1, name: 'Jetpack At A Glance Dashboard' });
		}
		expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
		expect(left).toEqual([]);
	});
});

describe('navigation on a small screen', () => {
	afterEach(() => void (window.innerWidth = 1024));

	it.each([
		[480, 9],
		[479, 0],
	])(
		'of %i px opens from its header, and closes after a tab; after a search it has %i tabs [SHELL-071, SHELL-072, SHELL-073]',
		async (width, left) => {
			window.innerWidth = width;
			const { user } = await openApp({ hash: '#/security' });
			await arrived();
			await user.click(screen.getByRole('button', { name: 'Security', expanded: false }));
			expect(names()).toContain('Traffic');
			await user.click(within(tabs() as HTMLElement).getByRole('link', { name: 'Sharing' }));
			await heading('Sharing');
			const header = screen.getByRole('button', { name: 'Sharing', expanded: false });
			await user.dblClick(header);
			expect(names()).toEqual([]);
			await user.click(header);
			await user.click(screen.getByRole('button', { name: 'Search for a feature' }));
			expect(names()).toHaveLength(9);
			await user.type(screen.getByRole('searchbox'), 'spam{Enter}');
			await waitFor(() => expect(window.location.hash).toBe('#/sharing?term=spam'));
			await waitFor(() => expect(names()).toHaveLength(left));
		},
	);
});
