import { act, screen, waitFor } from '@testing-library/react';
import { follow } from '../support/follow';
import { closeApps, openApp, type OpenOptions } from '../support/open-app';
import { hasRegion, region } from '../support/screens';
import type { TestSite } from '../support/test-site';

const BOOST = 'Jetpack Boost';
const CRM = 'Jetpack CRM';

const PLUGINS = [
	[
		BOOST,
		'jetpack-boost',
		'jetpack-boost/jetpack-boost.php',
		'admin.php?page=jetpack-boost',
		'stats-nudges-boost-learn',
	],
	[
		CRM,
		'zero-bs-crm',
		'zero-bs-crm/ZeroBSCRM.php',
		'admin.php?page=zerobscrm-dash',
		'stats-nudges-crm-learn',
	],
] as const;

const plugins = (installed: Record<string, boolean>) => (site: TestSite) =>
	site.fail(
		'GET',
		'plugins',
		200,
		Object.fromEntries(
			Object.entries({ 'x/x.php': true, ...installed }).map(([file, active]) => [
				file,
				{ Name: file, active },
			]),
		),
	);

const open = async (options: OpenOptions = {}, awaited = 'Image accelerator') => {
	const opened = await openApp(options);
	await screen.findByRole('region', { name: awaited });
	return opened;
};

/** Holds every call of that method to plugins until it is let go. */
function hold(site: TestSite, method: string) {
	let release = () => {};
	const isReleased = new Promise<void>((resolve) => (release = resolve));
	site.intercept((request) =>
		request.method === method && request.url.includes('/v4/plugins')
			? isReleased.then(() => site.host.fetch(request))
			: null,
	);
	return () => act(async () => release());
}

describe('plugin card', () => {
	/** Every state of the list, and what each card offers then. */
	it.each<
		[
			state: string,
			installed: (file: string) => Record<string, boolean>,
			role: 'button' | 'link',
			offered: string,
		]
	>([
		['missing', () => ({}), 'button', 'Install'],
		['inactive', (file) => ({ [file]: false }), 'button', 'Activate'],
		['active', (file) => ({ [file]: true }), 'link', 'Manage'],
	])(
		'%s: offers the next step [DASH-021, DASH-110, DASH-111, DASH-112, DASH-113, DASH-117]',
		async (_, installed, role, verb) => {
			const all = Object.assign({}, ...PLUGINS.map(([, , file]) => installed(file))) as Record<
				string,
				boolean
			>;
			await open({ before: plugins(all) });
			for (const [name, , , page] of PLUGINS) {
				const control = await region(name).findByRole(role, { name: `${verb} ${name}` });
				expect(region(name).getAllByRole(role)).toContain(control);
				expect(region(name).queryAllByRole('button')).toHaveLength(role === 'button' ? 1 : 0);
				if (role === 'link') {
					expect(control).toHaveAttribute(
						'href',
						expect.stringMatching(new RegExp(`/wp-admin/${page.replace(/[.?]/g, '\\$&')}$`)),
					);
				}
			}
		},
	);

	it('treats the development version of Boost as Boost [DASH-117]', async () => {
		await open({ before: plugins({ 'jetpack-boost-dev/jetpack-boost.php': true }) });
		expect(await region(BOOST).findByRole('link', { name: `Manage ${BOOST}` })).toBeInTheDocument();
	});

	it('shows a loading state until the plugins load [DASH-115]', async () => {
		let release = () => Promise.resolve();
		await open({ before: (site) => void (release = hold(site, 'GET')) });
		for (const name of [BOOST, CRM]) {
			expect(region(name).getByRole('button', { name: 'Loading…' })).toHaveAttribute('aria-busy', 'true');
		}
		await release();
		expect(await region(BOOST).findByRole('button', { name: `Install ${BOOST}` })).toBeInTheDocument();
	});

	it.each(PLUGINS)(
		'%s: installs, waits for the host to settle, then links to the plugin [DASH-111, DASH-114, DASH-116, DASH-132, API-041]',
		async (name, slug) => {
			const { site, user } = await open();
			const release = hold(site, 'POST');
			const lists = () => site.callsTo('GET', 'plugins').length;
			await user.click(await region(name).findByRole('button', { name: `Install ${name}` }));
			const button = region(name).getByRole('button', { name: `Installing ${name}` });
			expect(button).toHaveAttribute('aria-busy', 'true');
			expect(button).toHaveFocus();
			await user.click(button);
			const before = lists();
			const answered = Date.now();
			await release();
			expect(region(name).getByRole('button', { name: `Installing ${name}` })).toBeInTheDocument();
			expect(await region(name).findByRole('link', { name: `Manage ${name}` })).toBeInTheDocument();
			expect(Date.now() - answered).toBeGreaterThan(2400);
			expect(lists()).toBe(before + 1);
			expect(site.callsTo('POST').map(({ path, body }) => ({ path, body }))).toEqual([
				{ path: 'plugins', body: { slug, source: 'active', status: 'active' } },
			]);
		},
	);

	it('activates an installed plugin with the same request [DASH-112, DASH-116, DASH-132]', async () => {
		const { site, user } = await open({
			before: async (running) => running.post('plugins', { slug: 'jetpack-boost' }),
		});
		site.calls.length = 0;
		await user.click(await region(BOOST).findByRole('button', { name: `Activate ${BOOST}` }));
		expect(region(BOOST).getByRole('button', { name: `Activating ${BOOST}` })).toHaveAttribute(
			'aria-busy',
			'true',
		);
		expect(region(CRM).getByRole('button', { name: `Install ${CRM}` })).not.toHaveAttribute('aria-busy');
		expect(await region(BOOST).findByRole('link', { name: `Manage ${BOOST}` })).toBeInTheDocument();
		expect(site.callsTo('POST').map(({ body }) => body)).toEqual([
			{ slug: 'jetpack-boost', source: 'active', status: 'active' },
		]);
	});

	it('shows an inline error without a notice when installing fails, and can retry [DASH-132]', async () => {
		const { site, user } = await open();
		site.fail('POST', 'plugins', 500, { code: 'install_plugin_failed', message: 'Download failed.' });
		await user.click(await region(BOOST).findByRole('button', { name: `Install ${BOOST}` }));
		expect(
			await region(BOOST).findByText('We couldn’t install Jetpack Boost. Download failed.'),
		).toBeInTheDocument();
		expect(screen.queryByRole('alert')).not.toBeInTheDocument();
		const button = region(BOOST).getByRole('button', { name: `Install ${BOOST}` });
		expect(button).not.toHaveAttribute('aria-busy');
		expect(button).toHaveAccessibleDescription(/We couldn’t install/);
		site.recover();
		await user.click(button);
		expect(region(BOOST).queryByText(/We couldn’t install/)).not.toBeInTheDocument();
		expect(await region(BOOST).findByRole('link', { name: `Manage ${BOOST}` })).toBeInTheDocument();
	});

	it('handles a plugin that was installed elsewhere in the meantime', async () => {
		const { site, user } = await open();
		const button = await region(BOOST).findByRole('button', { name: `Install ${BOOST}` });
		await site.post('plugins', { slug: 'jetpack-boost', status: 'active' });
		await user.click(button);
		expect(await region(BOOST).findByRole('link', { name: `Manage ${BOOST}` })).toBeInTheDocument();
		expect(region(BOOST).queryByText(/couldn’t (install|activate)/)).not.toBeInTheDocument();
	});

	it('still shows the install in progress after navigating away and back', async () => {
		const { site, user } = await open();
		const release = hold(site, 'POST');
		await user.click(await region(BOOST).findByRole('button', { name: `Install ${BOOST}` }));
		await act(async () => {
			window.location.hash = '#/settings';
		});
		await waitFor(() => expect(hasRegion(BOOST)).toBe(false));
		await act(async () => {
			window.location.hash = '#/dashboard';
		});
		await waitFor(() => expect(hasRegion(BOOST)).toBe(true));
		expect(region(BOOST).getByRole('button', { name: `Installing ${BOOST}` })).toHaveAttribute(
			'aria-busy',
			'true',
		);
		await release();
		expect(await region(BOOST).findByRole('link', { name: `Manage ${BOOST}` })).toBeInTheDocument();
		expect(site.callsTo('POST', 'plugins')).toHaveLength(1);
	});

	it('shows why the plugins couldn’t load, and retries for both cards', async () => {
		const { site, user } = await open({
			before: (running) => running.fail('GET', 'plugins', 403, { code: 'x', message: 'Broken.' }),
		});
		await waitFor(() => expect(region(CRM).getByText('Broken.')).toBeInTheDocument());
		site.recover();
		await user.click(region(CRM).getByRole('button', { name: 'Try again' }));
		expect(await region(CRM).findByRole('button', { name: `Install ${CRM}` })).toBeInTheDocument();
		expect(await region(BOOST).findByRole('button', { name: `Install ${BOOST}` })).toBeInTheDocument();
	});

	it('shows only to users who can manage plugins [DASH-020]', async () => {
		await open();
		expect(hasRegion(BOOST) && hasRegion(CRM)).toBe(true);
		await closeApps();
		const { site } = await open({
			before: (running) =>
				running.editPage((state) => {
					(
						state.userData as { currentUser: { permissions: Record<string, boolean> } }
					).currentUser.permissions.manage_plugins = false;
				}),
		});
		expect(hasRegion(BOOST) || hasRegion(CRM)).toBe(false);
		expect(site.callsTo('GET', 'plugins')).toEqual([]);
	});

	it('shows only for active plugins when promotions are off [NOTICE-014, DASH-113]', async () => {
		const boost = 'jetpack-boost/jetpack-boost.php';
		const quietly = (installed: Record<string, boolean>) => (site: TestSite) => {
			plugins(installed)(site);
			site.editPage((state) => Object.assign(state.siteData as object, { showPromotions: false }));
		};
		await open({ before: quietly({ [boost]: true, 'zero-bs-crm/ZeroBSCRM.php': false }) }, BOOST);
		expect(await region(BOOST).findByRole('link', { name: `Manage ${BOOST}` })).toBeInTheDocument();
		expect(hasRegion(CRM)).toBe(false);
		await closeApps();
		await open({ hash: '#/my-plan', before: quietly({ [boost]: true }) }, BOOST);
		expect(hasRegion('Works well with your plan')).toBe(true);
		expect(hasRegion(CRM)).toBe(false);
		await closeApps();
		const { site } = await open({ hash: '#/my-plan', before: quietly({}) }, 'My Plan');
		await waitFor(() => expect(site.callsTo('GET', 'plugins')).toHaveLength(1));
		expect(hasRegion('Works well with your plan') || hasRegion(BOOST) || hasRegion(CRM)).toBe(false);
	});

	it.each(PLUGINS)(
		'%s: links to more information, and tracks clicks [EVT-019, EVT-038]',
		async (name, feature, file, _page, source) => {
			const { user, events } = await open({ before: plugins({ [file]: true }) });
			const learn = region(name).getByRole('link', { name: new RegExp(`^Learn more about ${name}`) });
			expect(learn).toHaveAttribute('href', expect.stringContaining(`source=${source}&site=`));
			await follow(user, learn);
			await follow(user, await region(name).findByRole('link', { name: `Manage ${name}` }));
			const recorded = (await events()).map(([, properties]) => properties);
			for (const type of ['learn-more', 'manage']) {
				expect(recorded).toContainEqual(
					expect.objectContaining({ target: 'plugin_dash_item', type, feature }),
				);
			}
		},
	);
});
