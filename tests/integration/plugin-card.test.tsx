import { act, screen, waitFor } from '@testing-library/react';
import { RelatedPluginCards } from '../../src/components/plugin-card/related-plugins';
import { follow } from '../support/follow';
import { holdingTimers } from '../support/holding';
import { closeApps, openApp, type OpenOptions } from '../support/open-app';
import { openCards } from '../support/open-cards';
import { hasRegion, region } from '../support/screens';
import { settled } from '../support/settled';
import type { TestSite } from '../support/test-site';

/** Until the host has settled after an installation (DASH-114). */
const SETTLE_TIME = 2_500;

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

const goTo = async (hash: string) => {
	await act(async () => void (window.location.hash = hash));
	await settled();
};

const open = (options: OpenOptions = {}) => openCards(<RelatedPluginCards />, options);

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
		await open({ before: (site) => void (release = site.hold('GET', 'plugins')) });
		for (const name of [BOOST, CRM]) {
			expect(region(name).getByRole('button', { name: 'Loading…' })).toHaveAttribute('aria-busy', 'true');
		}
		await release();
		expect(await region(BOOST).findByRole('button', { name: `Install ${BOOST}` })).toBeInTheDocument();
	});

	it.each(PLUGINS.slice(0, 1))(
		'%s: installs, waits for the host to settle, then links to the plugin [DASH-111, DASH-114, DASH-116, DASH-132, API-041]',
		async (name, slug) => {
			const { site, user } = await open();
			const release = site.hold('POST', 'plugins');
			const lists = () => site.callsTo('GET', 'plugins').length;
			await user.click(await region(name).findByRole('button', { name: `Install ${name}` }));
			const button = region(name).getByRole('button', { name: `Installing ${name}` });
			expect(button).toHaveAttribute('aria-busy', 'true');
			expect(button).toHaveFocus();
			await user.click(button);
			const before = lists();
			const settle = holdingTimers(SETTLE_TIME);
			await release();
			await settled();
			expect(region(name).getByRole('button', { name: `Installing ${name}` })).toBeInTheDocument();
			expect(lists()).toBe(before);
			await settle();
			expect(await region(name).findByRole('link', { name: `Manage ${name}` })).toBeInTheDocument();
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
		const settle = holdingTimers(SETTLE_TIME);
		await user.click(await region(BOOST).findByRole('button', { name: `Activate ${BOOST}` }));
		expect(region(BOOST).getByRole('button', { name: `Activating ${BOOST}` })).toHaveAttribute(
			'aria-busy',
			'true',
		);
		expect(region(CRM).getByRole('button', { name: `Install ${CRM}` })).not.toHaveAttribute('aria-busy');
		await settled();
		await settle();
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
		const settle = holdingTimers(SETTLE_TIME);
		await user.click(button);
		expect(region(BOOST).queryByText(/We couldn’t install/)).not.toBeInTheDocument();
		await settled();
		await settle();
		expect(await region(BOOST).findByRole('link', { name: `Manage ${BOOST}` })).toBeInTheDocument();
	});

	it('handles a plugin that was installed elsewhere in the meantime', async () => {
		const { site, user } = await open();
		const button = await region(BOOST).findByRole('button', { name: `Install ${BOOST}` });
		await site.post('plugins', { slug: 'jetpack-boost', status: 'active' });
		const settle = holdingTimers(SETTLE_TIME);
		await user.click(button);
		await settled();
		await settle();
		expect(await region(BOOST).findByRole('link', { name: `Manage ${BOOST}` })).toBeInTheDocument();
		expect(region(BOOST).queryByText(/couldn’t (install|activate)/)).not.toBeInTheDocument();
	});

	it('still shows the install in progress after navigating away and back', async () => {
		const { site, user } = await openApp();
		const settle = holdingTimers(SETTLE_TIME);
		const release = site.hold('POST', 'plugins');
		await user.click(region(BOOST).getByRole('button', { name: `Install ${BOOST}` }));
		await goTo('#/privacy');
		expect(hasRegion(BOOST)).toBe(false);
		await goTo('#/dashboard');
		expect(region(BOOST).getByRole('button', { name: `Installing ${BOOST}` })).toHaveAttribute(
			'aria-busy',
			'true',
		);
		await release();
		await settled();
		await settle();
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
		const { site, rest } = await openApp({
			before: (running) =>
				running.page({ userData: { currentUser: { permissions: { manage_plugins: false } } } }),
		});
		await rest();
		expect(hasRegion(BOOST) || hasRegion(CRM)).toBe(false);
		expect(site.callsTo('GET', 'plugins').map(({ path }) => path)).toEqual([]);
	});

	it('shows only for active plugins when promotions are off [NOTICE-014, DASH-113]', async () => {
		const boost = 'jetpack-boost/jetpack-boost.php';
		const quietly = (installed: Record<string, boolean>) => (site: TestSite) => {
			plugins(installed)(site);
			site.page({ siteData: { showPromotions: false } });
		};
		await open({ before: quietly({ [boost]: true, 'zero-bs-crm/ZeroBSCRM.php': false }) });
		expect(await region(BOOST).findByRole('link', { name: `Manage ${BOOST}` })).toBeInTheDocument();
		expect(hasRegion(CRM)).toBe(false);
		await closeApps();
		await openApp({ hash: '#/my-plan', before: quietly({ [boost]: true }) });
		await settled();
		expect(hasRegion('Works well with your plan')).toBe(true);
		expect(hasRegion(CRM)).toBe(false);
		await closeApps();
		const { site } = await openApp({ hash: '#/my-plan', before: quietly({}) });
		await settled();
		expect(site.callsTo('GET', 'plugins')).toHaveLength(1);
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
			const recorded = events().map(([, properties]) => properties);
			for (const type of ['learn-more', 'manage']) {
				expect(recorded).toContainEqual(
					expect.objectContaining({ target: 'plugin_dash_item', type, feature }),
				);
			}
		},
	);
});
