import { act, screen, waitFor, within } from '@testing-library/react';
import { closeApps, openApp, type OpenOptions } from '../support/open-app';
import { app, arrived } from '../support/screens';
import type { TestSite } from '../support/test-site';

afterEach(async () => {
	await closeApps();
	window.innerWidth = 1024;
});

const goTo = (hash: string) => act(() => void (window.location.hash = hash));
const tabs = (navigation: string) => screen.queryByRole('navigation', { name: navigation });
const links = (navigation: string) => {
	const element = tabs(navigation);
	return element ? within(element).queryAllByRole('link') : [];
};
const names = (navigation: string) => links(navigation).map((link) => link.textContent);
const current = (navigation: string) =>
	links(navigation)
		.filter((link) => link.getAttribute('aria-current') === 'page')
		.map((link) => link.textContent);
/** What the tabs begin with: their name, or what can be done there. */
const HEADINGS: Record<string, RegExp | string> = {
	Security: /secur/i,
	Performance: /performance|speed/i,
	Writing: /compose content/i,
	Sharing: /shar/i,
	Discussion: /discussion|comment/i,
	Traffic: /traffic/i,
	Features: 'Features',
	Tools: 'Tools',
	'All settings': 'All settings',
};
const switches = (publicize: boolean, email: boolean) => (site: TestSite) =>
	site.setSwitches({ publicize, 'post-by-email': email });

describe('settings navigation for users who manage modules', () => {
	it('has a tab for each section in order, and marks the current one [SHELL-018, SHELL-103]', async () => {
		await openApp({ hash: '#/security' });
		await arrived();
		expect(names('Settings')).toEqual([
			'Security',
			'Performance',
			'Writing',
			'Sharing',
			'Discussion',
			'Traffic',
			'Features',
			'Tools',
			'All settings',
		]);
		for (const name of names('Settings')) {
			goTo(name === 'All settings' ? '#/settings/all' : `#/${name?.toLowerCase()}`);
			await waitFor(() => expect(current('Settings')).toEqual([name]));
			expect(
				await screen.findByRole('heading', { level: 1, name: HEADINGS[name ?? ''] }),
			).toBeInTheDocument();
			expect(document.title).toBe(`${name} ‹ Example Site ‹ Jetpack`);
		}
	});

	it('opens Security on the settings path, with the title Settings [SHELL-017, SHELL-103, SET-001]', async () => {
		await openApp({ hash: '#/settings' });
		expect(await screen.findByRole('heading', { level: 1, name: HEADINGS.Security })).toBeInTheDocument();
		expect(current('Settings')).toEqual(['Security']);
		expect(document.title).toBe('Settings ‹ Example Site ‹ Jetpack');
	});

	it('follows the host’s module list [SHELL-058, SHELL-060]', async () => {
		await openApp({
			hash: '#/security',
			before: (site) =>
				site.editPage((state) => {
					const { protect, likes } = state.getModules as Record<string, object>;
					state.getModules = { protect, likes };
				}),
		});
		await arrived();
		expect(names('Settings')).toEqual(['Security', 'Sharing', 'Features', 'Tools', 'All settings']);
	});

	it('marks no tab for the privacy settings, which have their own title [SHELL-019]', async () => {
		await openApp({ hash: '#/privacy' });
		expect(await arrived()).toBeInTheDocument();
		expect(document.title).toBe('Privacy settings ‹ Example Site ‹ Jetpack');
		expect(current('Settings')).toEqual([]);
	});
});

describe('settings navigation for users who don’t manage modules', () => {
	it.each<[string, boolean, boolean, string[]]>([
		['editor', true, true, ['Writing', 'Sharing']],
		['author', true, false, ['Sharing']],
		['author', false, true, ['Writing']],
	])(
		'for %s with publicize %p and post-by-email %p shows %j [SHELL-061, SHELL-062, SHELL-102]',
		async (as, publicize, email, expected) => {
			await openApp({ as, hash: '#/settings', before: switches(publicize, email) });
			await arrived();
			await waitFor(() => expect(names('Settings')).toEqual(expected));
		},
	);

	it('has no tabs for a contributor, who can’t publish [SHELL-061, SHELL-062]', async () => {
		await openApp({ as: 'contributor', hash: '#/settings', before: switches(true, true) });
		await arrived();
		expect(names('Settings')).toEqual([]);
	});

	it('is hidden from subscribers, who get the dashboard instead of settings [SHELL-063, SET-008]', async () => {
		for (const hash of ['#/settings', '#/writing', '#/sharing', '#/performance']) {
			await openApp({ as: 'subscriber', hash, before: switches(true, true) });
			expect(
				await screen.findByRole('heading', { name: 'Jetpack At A Glance Dashboard' }),
			).toBeInTheDocument();
			expect(tabs('Settings')).not.toBeInTheDocument();
			await closeApps();
		}
	});

	it.each([
		['#/sharing', true, false, 'Sharing'],
		['#/settings', true, true, 'Sharing'],
		['#/writing', true, true, 'Writing'],
		['#/writing', false, true, 'Writing'],
	])(
		'on %s with publicize %p and post-by-email %p marks %s [SHELL-102]',
		async (hash, publicize, email, tab) => {
			await openApp({ as: 'editor', hash, before: switches(publicize, email) });
			await arrived();
			expect(current('Settings')).toEqual([tab]);
		},
	);

	it('has no search box [SHELL-067]', async () => {
		await openApp({ as: 'editor', hash: '#/settings', before: switches(true, true) });
		await arrived();
		expect(screen.queryByRole('search')).not.toBeInTheDocument();
	});
});

describe('paths for users who don’t manage modules', () => {
	it.each([
		'#/',
		'#/security',
		'#/discussion',
		'#/traffic',
		'#/privacy',
		'#/plans',
		'#/reconnect',
		'#/disconnect',
		'#/setup',
		'#/anything',
	])('%s redirects to the dashboard [SHELL-101]', async (hash) => {
		const { left } = await openApp({ as: 'editor', hash, before: switches(true, true) });
		expect(await screen.findByRole('heading', { name: 'Jetpack At A Glance Dashboard' })).toBeInTheDocument();
		expect(window.location.hash).toBe('#/dashboard');
		expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
		expect(left).toEqual([]);
	});

	it.each(['#/dashboard', '#/settings', '#/writing', '#/sharing', '#/performance'])(
		'%s doesn’t redirect [SHELL-101]',
		async (hash) => {
			await openApp({ as: 'editor', hash, before: switches(true, true) });
			await arrived();
			expect(window.location.hash).toBe(hash);
		},
	);

	it.each([
		['#/settings', true, true, 'Sharing'],
		['#/settings', false, true, 'Writing'],
		['#/sharing', false, true, 'Writing'],
		['#/performance', false, true, 'Writing'],
		['#/writing', true, false, 'Writing'],
	])(
		'%s with publicize %p and post-by-email %p shows %s [SET-010, SET-011]',
		async (hash, publicize, email, heading) => {
			await openApp({ as: 'editor', hash, before: switches(publicize, email) });
			expect(await screen.findByRole('heading', { level: 1, name: HEADINGS[heading] })).toBeInTheDocument();
			expect(window.location.hash).toBe(hash);
		},
	);

	it('lead to the dashboard when no settings are available', async () => {
		await openApp({ as: 'editor', hash: '#/settings', before: switches(false, false) });
		expect(await screen.findByRole('heading', { name: 'Jetpack At A Glance Dashboard' })).toBeInTheDocument();
	});
});

describe('navigation on a small screen', () => {
	const open = async (width: number, options: OpenOptions = {}) => {
		window.innerWidth = width;
		const opened = await openApp({ hash: '#/security', ...options });
		await arrived();
		return opened;
	};

	it('opens and closes from its header, and closes when a tab is selected [SHELL-071, SHELL-072]', async () => {
		const { user } = await open(480);
		const header = screen.getByRole('button', { name: 'Security', expanded: false });
		await user.click(header);
		expect(names('Settings')).toContain('Traffic');
		await user.click(header);
		expect(names('Settings')).toEqual([]);
		await user.click(header);
		await user.click(within(tabs('Settings') as HTMLElement).getByRole('link', { name: 'Sharing' }));
		expect(await screen.findByRole('heading', { level: 1, name: HEADINGS.Sharing })).toBeInTheDocument();
		expect(screen.getByRole('button', { name: 'Sharing', expanded: false })).toBeInTheDocument();
	});

	it.each([
		[479, false],
		[480, true],
	])('at %p px keeps its panel open after a search: %p [SHELL-073]', async (width, isKept) => {
		const { user } = await open(width);
		await user.click(screen.getByRole('button', { name: 'Security' }));
		await user.click(screen.getByRole('button', { name: 'Search for a feature' }));
		expect(names('Settings')).toHaveLength(9);
		await user.type(screen.getByRole('searchbox'), 'spam{Enter}');
		await waitFor(() => expect(window.location.hash).toBe('#/security?term=spam'));
		await waitFor(() => expect(names('Settings')).toHaveLength(isKept ? 9 : 0));
	});
});

describe('navigation events', () => {
	it('record clicks by tab name, and a page view for each path [EVT-011, EVT-018, EVT-019]', async () => {
		const { user, events } = await openApp();
		await arrived();
		await user.click(app().getByRole('link', { name: /^Plans/ }));
		await screen.findByRole('heading', { level: 1, name: 'Plans' });
		goTo('#/security');
		await screen.findByRole('heading', { level: 1, name: HEADINGS.Security });
		await user.click(app().getByRole('link', { name: 'Sharing' }));
		await screen.findByRole('heading', { level: 1, name: HEADINGS.Sharing });
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
