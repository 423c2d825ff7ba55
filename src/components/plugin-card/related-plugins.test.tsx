import { act, screen } from '@testing-library/react';
import { RelatedPluginCards, RelatedPluginsSection } from './related-plugins';
import { follow, hasRegion, region } from '../../../tests/support/screens';
import { holdingTimers, settled } from '../../../tests/support/settled';
import { openApp, type OpenOptions } from '../../../tests/support/open-app';
import { openCards } from '../../../tests/support/open-cards';
import type { TestSite } from '../../../tests/support/test-site';

/** Until the host has settled after an installation (DASH-114). */
const SETTLE_TIME = 2_500;

const BOOST = 'Jetpack Boost';
const CRM = 'Jetpack CRM';

const BOOST_FILE = 'jetpack-boost/jetpack-boost.php';
const CRM_FILE = 'zero-bs-crm/ZeroBSCRM.php';

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
	it.each<[string, isActive: boolean | undefined, role: 'button' | 'link', verb: string]>([
		['missing', undefined, 'button', 'Install'],
		['inactive', false, 'button', 'Activate'],
		['active', true, 'link', 'Manage'],
	])(
		'%s: offers the next step [DASH-021, DASH-110, DASH-111, DASH-112, DASH-113, DASH-117]',
		async (_, isActive, role, verb) => {
			const files = isActive === undefined ? [] : [BOOST_FILE, CRM_FILE];
			const all = files.map((file) => [file, isActive === true]);
			await open({ before: plugins(Object.fromEntries(all) as Record<string, boolean>) });
			for (const [name, page] of [
				[BOOST, 'admin.php?page=jetpack-boost'],
				[CRM, 'admin.php?page=zerobscrm-dash'],
			] as const) {
				const control = region(name).getByRole(role, { name: `${verb} ${name}` });
				expect(region(name).queryAllByRole('button')).toEqual(role === 'button' ? [control] : []);
				const href = control.getAttribute('href') ?? '';
				expect(href.endsWith(`/wp-admin/${page}`)).toBe(role === 'link');
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

	it('shows an inline error when installing fails, then installs, waits for the host to settle, and links to the plugin [DASH-111, DASH-114, DASH-116, DASH-132, API-041]', async () => {
		const { site, user } = await open();
		site.fail('POST', 'plugins', 500, { code: 'install_plugin_failed', message: 'Download failed.' });
		const button = region(BOOST).getByRole('button', { name: `Install ${BOOST}` });
		await user.click(button);
		const text = 'We couldn’t install Jetpack Boost. Download failed.';
		expect(await region(BOOST).findByText(text)).toBeInTheDocument();
		expect(screen.queryByRole('alert')).not.toBeInTheDocument();
		expect(button).not.toHaveAttribute('aria-busy');
		expect(button).toHaveAccessibleDescription(/We couldn’t install/);
		site.recover();
		site.calls.length = 0;
		const release = site.hold('POST', 'plugins');
		await user.click(button);
		expect(region(BOOST).queryByText(text)).not.toBeInTheDocument();
		const busy = region(BOOST).getByRole('button', { name: `Installing ${BOOST}` });
		expect(busy).toHaveAttribute('aria-busy', 'true');
		expect(busy).toHaveFocus();
		await user.click(busy);
		const settle = holdingTimers(SETTLE_TIME);
		await release();
		await settled();
		expect(busy).toBeInTheDocument();
		expect(site.callsTo('GET', 'plugins')).toEqual([]);
		await settle();
		expect(await region(BOOST).findByRole('link', { name: `Manage ${BOOST}` })).toBeInTheDocument();
		expect(site.callsTo('GET', 'plugins')).toHaveLength(1);
		expect(site.callsTo('POST').map(({ path, body }) => ({ path, body }))).toEqual([
			{ path: 'plugins', body: { slug: 'jetpack-boost', source: 'active', status: 'active' } },
		]);
	});

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

	it('shows only to users who can manage plugins [DASH-020]', async () => {
		const { site } = await open({
			before: (running) =>
				running.page({ userData: { currentUser: { permissions: { manage_plugins: false } } } }),
		});
		expect(hasRegion(BOOST) || hasRegion(CRM)).toBe(false);
		expect(site.callsTo('GET', 'plugins')).toEqual([]);
	});

	it('shows only for active plugins when promotions are off [NOTICE-014, DASH-113]', async () => {
		const section = <RelatedPluginsSection title="More" />;
		const quietly = (installed: Record<string, boolean>) => (site: TestSite) => {
			plugins(installed)(site);
			site.page({ siteData: { showPromotions: false } });
		};
		const { close } = await openCards(section, {
			before: quietly({ [BOOST_FILE]: true, [CRM_FILE]: false }),
		});
		expect(region(BOOST).getByRole('link', { name: `Manage ${BOOST}` })).toBeInTheDocument();
		expect(hasRegion(CRM)).toBe(false);
		close();
		const { site } = await openCards(section, { before: quietly({}) });
		expect(site.callsTo('GET', 'plugins')).toHaveLength(1);
		expect(hasRegion('More') || hasRegion(BOOST) || hasRegion(CRM)).toBe(false);
	});

	it.each([
		[BOOST, 'jetpack-boost', 'stats-nudges-boost-learn'],
		[CRM, 'zero-bs-crm', 'stats-nudges-crm-learn'],
	])('%s: links to more information, and tracks clicks [EVT-019, EVT-038]', async (name, feature, source) => {
		const { user, events } = await open({ before: plugins({ [BOOST_FILE]: true, [CRM_FILE]: true }) });
		const learn = region(name).getByRole('link', { name: new RegExp(`^Learn more about ${name}`) });
		expect(learn).toHaveAttribute('href', expect.stringContaining(`source=${source}&site=`));
		await follow(user, learn);
		await follow(user, region(name).getByRole('link', { name: `Manage ${name}` }));
		const target = 'plugin_dash_item';
		expect(events().map(([, properties]) => properties)).toEqual(
			['learn-more', 'manage'].map((type) => expect.objectContaining({ target, type, feature }) as object),
		);
	});
});
