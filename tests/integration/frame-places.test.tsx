import { screen, waitFor } from '@testing-library/react';
import { openApp } from '../support/open-app';
import { app, arrived } from '../support/screens';
import type { TestSite } from '../support/test-site';

const hosted = (site: TestSite) =>
	site.editPage((state) =>
		Object.assign(state.siteData as object, {
			isWoASite: true,
			isAtomicSite: true,
			showRecommendations: true,
		}),
	);

describe('masthead buttons', () => {
	it('are hidden from a connected editor on a site without an owner, even with modules on [SHELL-041]', async () => {
		await openApp({
			as: 'editor',
			scenario: ['editor-linked'],
			before: async (site) => {
				await site.setSwitches({ publicize: true, 'post-by-email': true });
				hosted(site);
				site.editPage((state) =>
					Object.assign(state.connectionStatus as object, { hasConnectedOwner: false }),
				);
			},
		});
		await arrived();
		expect(app().queryByText('Settings')).not.toBeInTheDocument();
	});

	it.each([
		['#/my-plan', 'Dashboard'],
		['#/recommendations/monitor', 'Dashboard'],
		['#/writing', 'Settings'],
	])('on %s, mark %s as current [SHELL-042]', async (hash, name) => {
		await openApp({ hash, before: hosted });
		await arrived();
		const [dashboard, settings] = ['Dashboard', 'Settings'].map((text) => app().getByText(text));
		expect(dashboard?.className.includes('primary')).toBe(name === 'Dashboard');
		expect(settings?.className.includes('primary')).toBe(name === 'Settings');
	});
});

describe('external links', () => {
	it('open in a new tab without opener or referrer, except for plans [SHELL-027]', async () => {
		Object.defineProperty(navigator, 'userAgent', { value: 'Android', configurable: true });
		await openApp({ scenario: ['plan-free'] });
		await arrived();
		await screen.findByText('Getting started');
		await waitFor(() => expect(away().some(({ href }) => /boost/.test(href))).toBe(true));
		const links = away();
		for (const place of [/getting-started/, /boost/, /play\.google|apps-card/, /jetpack-plans/]) {
			expect(links.map(({ href }) => href)).toContainEqual(expect.stringMatching(place));
		}
		// The plans open in this tab, by way of the screen that warns of paying twice (SHELL-047).
		for (const { href, target, rel } of links.filter((link) => !/jetpack-plans/.test(link.href))) {
			expect([href, target, rel]).toEqual([href, '_blank', 'noopener noreferrer']);
		}
		Reflect.deleteProperty(navigator, 'userAgent');
	});
});

/** Links of the app to other sites, or to the redirects that stand for them here. */
const away = () =>
	[...document.querySelectorAll<HTMLAnchorElement>('#jp-plugin-container a[href]')].filter(
		({ href }) => href.includes('/redirect/') || new URL(href).origin !== window.location.origin,
	);

describe('banner for disconnected users', () => {
	it('hides while the connection is being restored [NOTICE-080]', async () => {
		const { user } = await openApp({
			as: 'admin2',
			hash: '#/reconnect',
			before: (site) =>
				site.intercept((request) =>
					request.url.includes('connection/reconnect') ? new Promise<Response>(() => {}) : null,
				),
		});
		const restore = await screen.findByRole('button', { name: 'Reconnect Jetpack' });
		expect(screen.getByText(/your WordPress\.com account isn’t/)).toBeInTheDocument();
		await user.click(restore);
		await screen.findByText('Reconnecting Jetpack');
		expect(screen.queryByText(/your WordPress\.com account isn’t/)).not.toBeInTheDocument();
	});
});
