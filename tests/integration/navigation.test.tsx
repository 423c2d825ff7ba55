import { act, screen, waitFor, within } from '@testing-library/react';
import { closeApps, openApp } from '../support/open-app';
import { app, arrived } from '../support/screens';

afterEach(() => void (window.innerWidth = 1024));

const goTo = (hash: string) => act(() => void (window.location.hash = hash));
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

describe('settings navigation', () => {
	it('has a tab for each section in order, and marks the current one [SHELL-017, SHELL-018, SHELL-019, SHELL-103, SET-001]', async () => {
		await openApp({ hash: '#/settings' });
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

	it('isn’t there for subscribers, who get the dashboard instead of settings [SHELL-063, SET-008]', async () => {
		await openApp({
			as: 'subscriber',
			hash: '#/writing',
			before: (site) => site.setSwitches({ publicize: true, 'post-by-email': true }),
		});
		expect(await screen.findByRole('heading', { name: 'Jetpack At A Glance Dashboard' })).toBeInTheDocument();
		expect(tabs()).not.toBeInTheDocument();
		expect(window.location.hash).toBe('#/dashboard');
	});
});

describe('navigation on a small screen', () => {
	it('opens from its header, and closes after a tab or, below 480 px, a search [SHELL-071, SHELL-072, SHELL-073]', async () => {
		for (const [width, isKept] of [
			[480, true],
			[479, false],
		] as const) {
			window.innerWidth = width;
			const { user } = await openApp({ hash: '#/security' });
			await arrived();
			await user.click(screen.getByRole('button', { name: 'Security', expanded: false }));
			expect(names()).toContain('Traffic');
			await user.click(within(tabs() as HTMLElement).getByRole('link', { name: 'Sharing' }));
			expect(await heading('Sharing')).toBeInTheDocument();
			const header = screen.getByRole('button', { name: 'Sharing', expanded: false });
			await user.click(header);
			await user.click(header);
			expect(names()).toEqual([]);
			await user.click(header);
			await user.click(screen.getByRole('button', { name: 'Search for a feature' }));
			expect(names()).toHaveLength(9);
			await user.type(screen.getByRole('searchbox'), 'spam{Enter}');
			await waitFor(() => expect(window.location.hash).toBe('#/sharing?term=spam'));
			await waitFor(() => expect(names()).toHaveLength(isKept ? 9 : 0));
			await closeApps();
		}
	});
});

describe('navigation events', () => {
	it('record clicks by tab name, and a page view for each path [EVT-011, EVT-018, EVT-019]', async () => {
		const { user, events } = await openApp();
		await arrived();
		await user.click(app().getByRole('link', { name: /^Plans/ }));
		await screen.findByRole('heading', { level: 1, name: 'Plans' });
		goTo('#/security');
		await heading('Security');
		await user.click(app().getByRole('link', { name: 'Sharing' }));
		await heading('Sharing');
		const seen = await events();
		expect(seen.filter(([, { target }]) => target === 'nav_item').map(([, { path }]) => path)).toEqual([
			'plans',
			'sharing',
		]);
		expect(seen.filter(([name]) => name === 'jetpack_wpa_page_view')).toMatchObject([
			['jetpack_wpa_page_view', { path: '/dashboard', current_version: '12.0' }],
			['jetpack_wpa_page_view', { path: '/plans' }],
			['jetpack_wpa_page_view', { path: '/security' }],
			['jetpack_wpa_page_view', { path: '/sharing' }],
		]);
	});
});

describe('the Recommendations badge during onboarding', () => {
	const badge = () =>
		within(screen.getByRole('navigation', { name: 'Dashboard' })).getByRole('link', {
			name: /^Recommendations/,
		});

	it('counts the steps left on a later page, once a slow backups response tells of them [SHELL-050]', async () => {
		let gate = Promise.resolve();
		let release = () => {};
		const { site } = await openApp({
			scenario: ['onboarding-security'],
			hash: '#/recommendations',
			before: (running) =>
				running.intercept((request) =>
					new URL(request.url).pathname.endsWith('/rewind')
						? gate.then(() =>
								Response.json({ code: 'success', data: JSON.stringify({ state: 'awaiting_credentials' }) }),
							)
						: null,
				),
		});
		const bar = await screen.findByText(/Step \d+ of \d+/);
		const [, step, all] = /Step (\d+) of (\d+)/.exec(bar.textContent) ?? [];
		const left = Number(all) - Number(step);
		expect(left).toBeGreaterThan(0);
		await waitFor(() => expect(site.callsTo('POST', 'recommendations/data')).not.toEqual([]));
		goTo('#/dashboard');
		await screen.findByRole('region', { name: 'Backups' });
		await waitFor(() => expect(badge()).toHaveAccessibleName(`Recommendations ${left} new`));
		await closeApps();
		gate = new Promise((resolve) => (release = resolve));
		site.calls.length = 0;
		const { rest } = await openApp({ site });
		await screen.findByRole('region', { name: 'Backups' });
		await rest();
		expect(site.callsTo('GET', 'recommendations/data')).toEqual([]);
		await act(async () => release());
		await waitFor(() => expect(badge()).toHaveAccessibleName(`Recommendations ${left} new`));
	});
});
