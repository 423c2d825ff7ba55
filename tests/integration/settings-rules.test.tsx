import { act, screen, waitFor } from '@testing-library/react';
import { closeApps, openApp, type OpenOptions } from '../support/open-app';
import { app, arrived, hasRegion, region } from '../support/screens';
import { isOnHost } from '../support/host-items';
import { itemOptions } from '../../src/routes/settings/groups/group';
import { TAB_CHUNKS } from '../../src/routes/settings/tab-chunks';

const open = async (options: OpenOptions = {}) => {
	const opened = await openApp({ hash: '#/security', ...options });
	await arrived();
	return opened;
};
const toggle = (name: string) => screen.getByRole('switch', { name });
const isFaded = (id: string) =>
	document.querySelector(`[data-setting="${id}"] .options`)?.classList.contains('faded') ?? null;

describe('settings tabs', () => {
	it.each([
		['settings', 'Settings'],
		['security', 'Security'],
		['performance', 'Performance'],
		['writing', 'Writing'],
		['sharing', 'Sharing'],
		['discussion', 'Discussion'],
		['traffic', 'Traffic'],
		['privacy', 'Privacy settings'],
		['tools', 'Tools'],
	])('/%s sets its document title and keeps its URL [SET-001, SHELL-017, SHELL-018]', async (path, name) => {
		await open({ hash: `#/${path}` });
		expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
		expect(document.title).toBe(`${name} ‹ Example Site ‹ Jetpack`);
		expect(window.location.hash).toBe(`#/${path}`);
	});

	it.each([['protect'], ['sso'], ['vaultpress'], ['akismet']])(
		'include Security with only %s of its four features, but not with none [SET-036]',
		async (kept) => {
			const withOnly = (slug: string): OpenOptions => ({
				before: (site) =>
					site.editPage((state) => {
						const modules = state.getModules as Record<string, unknown>;
						['protect', 'sso', 'vaultpress'].forEach((each) => {
							if (each === slug) {
								modules[each] ??= { ...(modules.monitor as object), module: each };
							} else {
								delete modules[each];
							}
						});
						Object.assign(state.settings as object, { akismet: slug === 'akismet' });
					}),
			});
			await open({ hash: '#/writing', ...withOnly(kept) });
			expect(app().getByRole('link', { name: 'Security' })).toBeInTheDocument();
			await closeApps();
			await open({ hash: '#/writing', ...withOnly('') });
			expect(app().queryByRole('link', { name: 'Security' })).not.toBeInTheDocument();
		},
	);

	it.each(['carousel', 'lazy-images', 'photon', 'photon-cdn', 'search', 'videopress', ''])(
		'include Performance only with one of its six modules: %s [SET-037]',
		async (kept) => {
			await open({
				before: (site) =>
					site.editPage((state) => {
						const modules = state.getModules as Record<string, unknown>;
						['carousel', 'lazy-images', 'photon', 'photon-cdn', 'search', 'videopress']
							.filter((slug) => slug !== kept)
							.forEach((slug) => delete modules[slug]);
					}),
			});
			expect(app().queryAllByRole('link', { name: 'Performance' })).toHaveLength(kept ? 1 : 0);
		},
	);
});

describe('modules', () => {
	it('require a site connection, a connection owner or neither [SET-020, SET-033, SET-034]', async () => {
		const NEITHER = 'Lazy-load images';
		const SITE = 'Speed up images';
		const OWNER = 'Get an alert when your site goes down';
		for (const [scenario, reach] of [
			['connected', { [NEITHER]: true, [SITE]: true, [OWNER]: true }],
			['site-only', { [NEITHER]: true, [SITE]: true, [OWNER]: false }],
			['offline-constant', { [NEITHER]: true, [SITE]: false, [OWNER]: false }],
		] as const) {
			await open({ hash: '#/performance', scenario: [scenario] });
			for (const [name, canSwitch] of Object.entries(reach)) {
				if (name === OWNER) {
					act(() => void (window.location.hash = '#/security'));
					await screen.findByRole('heading', { level: 1, name: 'Security' });
				}
				expect([name, toggle(name).getAttribute('aria-disabled')]).toEqual([name, canSwitch ? null : 'true']);
			}
			await closeApps();
		}
	});

	it('explain only the forced-off module on a shared card [SET-028]', async () => {
		await open({
			hash: '#/performance',
			before: (site) => site.setFacts({ overrides: { photon: 'inactive' } }),
		});
		expect(toggle('Speed up images')).toHaveAccessibleDescription(
			expect.stringContaining('This feature has been disabled by a site administrator.'),
		);
		expect(toggle('Speed up static files')).not.toHaveAttribute('aria-disabled');
	});
});

/** Faded offline, faded without an owner: the cards' table, but as the host says of modules. */
const FADES: Record<string, [tab: string, isOffline: boolean, isWithoutOwner: boolean]> = {
	monitor: ['security', true, true],
	firewall: ['security', true, false],
	'brute-force': ['security', true, false],
	sso: ['security', true, true],
	backups: ['security', true, false],
	'anti-spam': ['security', false, false],
	media: ['performance', true, false],
	search: ['performance', true, false],
	speed: ['performance', false, false],
	'writing-media': ['writing', false, false],
	composing: ['writing', false, false],
	'content-types': ['writing', false, false],
	widgets: ['writing', false, false],
	'post-by-email': ['writing', true, true],
	toolbar: ['writing', true, true],
	'social-connections': ['sharing', true, true],
	'sharing-buttons': ['sharing', false, false],
	'like-buttons': ['sharing', true, false],
	comments: ['discussion', false, false],
	subscriptions: ['discussion', true, true],
	'theme-enhancements': ['writing', false, false],
	ads: ['traffic', true, false],
	'related-posts': ['traffic', true, false],
	seo: ['traffic', true, false],
	'google-analytics': ['traffic', true, false],
	shortlinks: ['traffic', true, false],
	sitemaps: ['traffic', false, false],
	verification: ['traffic', false, false],
};

describe('cards', () => {
	it.each([
		['offline-constant', 1],
		['site-only', 2],
	] as const)('fade as the table says: %s [SET-031, SET-032, SET-045]', async (scenario, column) => {
		for (const tab of ['security', 'performance', 'writing', 'sharing', 'discussion', 'traffic']) {
			await open({ hash: `#/${tab}`, scenario: column === 1 ? ['akismet-valid', scenario] : [scenario] });
			await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
			for (const [id, row] of Object.entries(FADES).filter(([, [own]]) => own === tab)) {
				if (id !== 'anti-spam' || column === 1) {
					// A card that shows a banner in place of its content has nothing to fade.
					expect([id, isFaded(id) ?? false]).toEqual([id, row[column]]);
				}
			}
			await closeApps();
		}
	});

	it('don’t rerender when another card changes', async () => {
		const { TAB } = await TAB_CHUNKS.security();
		const monitor = TAB.groups.find(({ id }) => id === 'monitor');
		const { user } = await open();
		await waitFor(() => expect(toggle('Require two-step authentication')).not.toHaveAttribute('aria-busy'));
		await act(() => new Promise((resolve) => setTimeout(resolve, 200)));
		const drawn = jest.spyOn(monitor as { title: () => string }, 'title');
		await user.click(toggle('Require two-step authentication'));
		await screen.findByText('Updated settings.');
		await user.type(screen.getAllByRole('textbox')[0] as HTMLElement, '1');
		expect(drawn).not.toHaveBeenCalled();
	});

	it('have unique ids and titles', async () => {
		const tabs = await Promise.all(Object.values(TAB_CHUNKS).map((load) => load()));
		const groups = tabs.flatMap(({ TAB }) => TAB.groups);
		expect(groups.length).toBeGreaterThan(15);
		for (const names of [groups.map(({ id }) => id), groups.map(({ title }) => title())]) {
			expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
		}
	});

	it('include each option only once per tab', async () => {
		for (const load of Object.values(TAB_CHUNKS)) {
			const { groups } = (await load()).TAB;
			for (const host of ['jetpack-12', 'jetpack-16'] as const) {
				const items = groups.flatMap((group) => group.items).filter((item) => isOnHost(item, host));
				const names = items.flatMap((item) => [...itemOptions(item)]);
				expect(new Set(names).size).toBe(names.length);
			}
		}
	});
});

describe('settings access', () => {
	it('is denied to subscribers [SET-008]', async () => {
		for (const hash of ['#/settings', '#/sharing', '#/writing']) {
			await openApp({ as: 'subscriber', hash, before: (site) => site.setSwitches({ publicize: true }) });
			await arrived();
			expect(screen.queryByRole('navigation', { name: 'Settings' })).not.toBeInTheDocument();
			expect(screen.queryByRole('switch')).not.toBeInTheDocument();
			expect(document.querySelector('[data-setting]')).toBeNull();
			await closeApps();
		}
	});

	it('gives editors Sharing while it’s on, else Writing while post by email is on [SET-009, SET-010, SET-011]', async () => {
		for (const [switches, title] of [
			[{ publicize: true, 'post-by-email': true }, 'Sharing'],
			[{ publicize: false, 'post-by-email': true }, 'Writing Compose content'],
		] as const) {
			await openApp({ as: 'editor', hash: '#/settings', before: (site) => site.setSwitches(switches) });
			expect(
				await screen.findByRole('heading', { level: 1, name: new RegExp(`^${title}`) }),
			).toBeInTheDocument();
			const { TAB } = await (title === 'Sharing' ? TAB_CHUNKS.sharing() : TAB_CHUNKS.writing());
			const closed = TAB.groups.filter(({ allow }) => !allow);
			expect(closed.length).toBeGreaterThan(0);
			closed.forEach((group) => expect(hasRegion(group.title())).toBe(false));
			expect(screen.queryByRole('search')).not.toBeInTheDocument();
			await closeApps();
		}
	});

	it('gives administrators all tabs, switches and search, but editors no switches or search [ROLE-008]', async () => {
		await open();
		expect(app().getAllByRole('switch').length).toBeGreaterThan(3);
		expect(
			app().getAllByRole('link', { name: /^(Security|Performance|Writing|Sharing|Discussion|Traffic)$/ }),
		).toHaveLength(6);
		expect(app().getByRole('search')).toBeInTheDocument();
		await closeApps();
		await openApp({ as: 'editor', hash: '#/dashboard' });
		await arrived();
		expect(app().queryByRole('switch')).not.toBeInTheDocument();
		expect(app().queryByRole('search')).not.toBeInTheDocument();
	});
});

describe('dismissing a card', () => {
	it('saves without a notice [NOTICE-051]', async () => {
		const { site, user } = await openApp({ scenario: ['stats-empty'] });
		let release = () => {};
		site.intercept((request) =>
			request.method === 'POST'
				? new Promise((resolve) => (release = () => resolve(site.host.fetch(request) as Promise<Response>)))
				: null,
		);
		await user.click(await screen.findByRole('button', { name: 'Dismiss' }));
		expect(screen.queryByText('Updating settings…')).not.toBeInTheDocument();
		release();
		await waitFor(() => expect(site.callsTo('GET', 'settings')).toHaveLength(1));
		await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
		expect(site.callsTo('POST').map(({ body }) => body)).toEqual([{ dismiss_empty_stats_card: true }]);
		expect(screen.queryByText('Updated settings.')).not.toBeInTheDocument();
	});
});

describe('events', () => {
	it('don’t include a module toggle when stats are turned on [EVT-008]', async () => {
		const opened = await openApp({ hash: '#/dashboard' });
		await arrived();
		await opened.user.click(await screen.findByRole('button', { name: 'Activate Jetpack Stats' }));
		await waitFor(() => expect(opened.site.callsTo('POST', 'settings')).toHaveLength(1));
		expect((await opened.events()).filter(([name]) => /module_toggle/.test(name))).toEqual([]);
	});

	it('record that monitoring was turned off on the dashboard [EVT-007, EVT-030]', async () => {
		const opened = await openApp({ hash: '#/dashboard', scenario: ['everything-on'] });
		await arrived();
		await opened.user.click(await screen.findByRole('switch', { name: /[Mm]onitor/ }));
		expect(await opened.events()).toContainEqual([
			'jetpack_wpa_module_toggle',
			expect.objectContaining({ module: 'monitor', toggled: 'off' }),
		]);
	});

	it('record the opened info icon and the link followed from it [EVT-013, EVT-039]', async () => {
		const opened = await open();
		const icon = region('Downtime monitoring').getByRole('button', { name: 'About Downtime monitoring' });
		expect(icon).toHaveAttribute('aria-expanded', 'false');
		await opened.user.click(icon);
		expect(screen.getByText('Alerts you when your site goes down.')).toBeVisible();
		const link = region('Downtime monitoring').getByRole('link', {
			name: /^Learn more about Downtime monitoring/,
		});
		expect(link).toHaveAttribute('href', expect.stringContaining('jetpack-support-monitor'));
		link.addEventListener('click', (event) => event.preventDefault());
		await opened.user.click(link);
		const clicks = (await opened.events()).filter(([name]) => name === 'jetpack_wpa_click');
		expect(clicks.map(([, { target, feature }]) => [target, feature])).toEqual([
			['info-icon', 'monitor'],
			['learn-more', 'monitor'],
		]);
	});
});
