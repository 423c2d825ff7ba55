import { act, screen, waitFor, within } from '@testing-library/react';
import { openApp } from '../support/open-app';
import { app, arrived, hasRegion, sections } from '../support/screens';
import type { TestSite } from '../support/test-site';

const goTo = (hash: string) => act(() => void (window.location.hash = hash));
const links = (navigation: string) =>
	within(screen.getByRole('navigation', { name: navigation }))
		.getAllByRole('link')
		.map((link) => link.textContent?.replace(' (opens in a new tab)', ''));
const hosted = (site: TestSite) => site.page({ siteData: { isWoASite: true, isAtomicSite: true } });

describe('the dashboard', () => {
	const SECTIONS = ['Performance and Growth', 'Jetpack Stats', 'Connections'];

	it.each([
		['editor', ['stats-for-editors'], ['Jetpack Stats', 'Connections']],
		['subscriber', [], ['Connections']],
	])('shows %s with %j these sections: %j [SHELL-001]', async (as, scenario, expected) => {
		await openApp({ as, scenario: ['connected', 'stats-on', ...scenario] });
		await arrived();
		expect(SECTIONS.filter((name) => sections().includes(name))).toEqual(expected);
	});

	it('shows an administrator all sections, and opens links to other sites in a new tab without opener or referrer, except for plans [SHELL-001, SHELL-027]', async () => {
		Object.defineProperty(navigator, 'userAgent', { value: 'Android', configurable: true });
		await openApp({ scenario: ['plan-free', 'stats-on'] });
		await arrived();
		await screen.findByText('Getting started');
		expect(sections()).toEqual(expect.arrayContaining(SECTIONS));
		expect(links('Dashboard').length).toBeGreaterThan(1);
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
});

describe('the masthead', () => {
	it('leads to dashboard and settings, marks where the user is, and records clicks [SHELL-031, SHELL-042, SHELL-064, EVT-011, EVT-019, EVT-033]', async () => {
		const { user, events } = await openApp({ before: hosted });
		await arrived();
		const link = (name: string) => app().getByRole('link', { name });
		const primary = () =>
			['Dashboard', 'Settings'].filter((name) => link(name).className.includes('primary'));
		expect(primary()).toEqual(['Dashboard']);
		await user.click(link('Settings'));
		await screen.findByRole('heading', { level: 1, name: 'Security' });
		expect(primary()).toEqual(['Settings']);
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
});

/** What the host's own menu marks as current. */
const inMenu = () =>
	[...document.querySelectorAll('#toplevel_page_jetpack li.current a')].map(
		(link) => link.getAttribute('href')?.split('#')[1],
	);

describe('a change of screens', () => {
	it('sets the title, marks the host’s menu, focuses the heading and clears passing notices [NOTICE-023, SHELL-106]', async () => {
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
	expect(links('Dashboard')[0]).toBe('At a Glance');
	expect(screen.getByText('<b>bold</b>')).toBeInTheDocument();
	expect(document.querySelector('[href^="javascript:"], [src^="javascript:"]')).toBeNull();
	expect(hasRegion('Site connection')).toBe(true);
});
