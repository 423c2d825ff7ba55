import { screen, waitFor, within } from '@testing-library/react';
import { closeApps, openApp, type OpenOptions } from '../support/open-app';
import { arrived, region } from '../support/screens';
import { SHORTLINKS } from '../../src/routes/settings/groups/traffic-reach';
import { openStore } from '../support/open-piece';
import { siteHas } from '../support/site-has';
import type { TestSite } from '../support/test-site';

const open = async (options: OpenOptions = {}) => {
	const app = await openApp({ hash: '#/traffic', scenario: ['google-verified'], ...options });
	await arrived();
	return app;
};
const toggle = (name: string) => screen.getByRole('switch', { name });
const settled = (name: string) => waitFor(() => expect(toggle(name)).not.toHaveAttribute('aria-busy'));
/** What was saved, except what the verification saves automatically. */
const posts = (site: TestSite) =>
	site
		.callsTo('POST', 'settings')
		.map(({ body }) => body)
		.filter((body) => !('google' in (body as object)));
const withoutModules = (site: TestSite, but: string) =>
	site.editPage((state) => {
		const modules = state.getModules as Record<string, unknown>;
		state.getModules = but in modules ? { [but]: modules[but] } : {};
	});
const clicked = (target: string) => ['jetpack_wpa_click', expect.objectContaining({ target }) as unknown];
const CARDS = [
	'Ads',
	'Related posts',
	'Search engine optimization',
	'Jetpack Stats',
	'Google Analytics',
	'Shortlinks',
	'Sitemaps',
	'Site verification',
];
const titles = () =>
	screen
		.getAllByRole('heading')
		.map(({ textContent }) => textContent)
		.filter((text) => CARDS.includes(text));

describe('the Traffic tab', () => {
	it('shows its title and eight cards in order [TRAF-002, TRAF-004]', async () => {
		await open({ scenario: ['everything-on', 'google-verified'] });
		expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
			"Maximize your site's visibility in search engines and view traffic patterns in real time.",
		);
		expect(titles()).toEqual(CARDS);
	});

	it.each([
		['seo-tools', 'Search engine optimization'],
		['wordads', 'Ads'],
		['stats', 'Jetpack Stats'],
		['related-posts', 'Related posts'],
		['verification-tools', 'Site verification'],
		['sitemaps', 'Sitemaps'],
		['google-analytics', 'Google Analytics'],
		['shortlinks', 'Shortlinks'],
	])('shows a single card if %s is the only module [TRAF-001]', async (slug, title) => {
		await open({ before: (site) => withoutModules(site, slug) });
		expect(titles()).toEqual([title]);
	});

	it('shows no cards without its modules [TRAF-001]', async () => {
		await open({ before: (site) => withoutModules(site, 'photon') });
		expect(titles()).toEqual([]);
	});

	it('has the heading “Traffic” in a search from another tab, and is hidden otherwise [TRAF-001, TRAF-003]', async () => {
		await open({ hash: '#/performance' });
		expect(titles()).toEqual([]);
		await closeApps();
		await openApp({ hash: '#/performance?term=sitemaps' });
		expect(await screen.findByRole('heading', { level: 2, name: 'Traffic' })).toBeInTheDocument();
		expect(await screen.findByRole('region', { name: 'Sitemaps' })).toBeInTheDocument();
	});

	it('offline, disables the cards that need the provider and says why', async () => {
		await open({ scenario: ['offline-constant'] });
		for (const name of ['Related posts', 'Search engine optimization', 'Shortlinks']) {
			const control = region(name).getAllByRole('switch')[0];
			expect(control).toHaveAttribute('aria-disabled', 'true');
			expect(control).toHaveAccessibleDescription('Unavailable in Offline Mode');
		}
		expect(toggle('Generate XML sitemaps')).not.toHaveAttribute('aria-disabled');
		expect(toggle('Add verification tags to your site')).not.toHaveAttribute('aria-disabled');
	});

	it('disables overridden features and says why', async () => {
		await open({
			scenario: ['everything-on', 'google-verified'],
			before: (site) =>
				site.editPage((state) => {
					const modules = state.getModules as Record<string, { override: unknown }>;
					for (const slug of [
						'related-posts',
						'sitemaps',
						'verification-tools',
						'shortlinks',
						'seo-tools',
						'stats',
					]) {
						Object.assign(modules[slug] ?? {}, { override: 'inactive', activated: false });
					}
				}),
		});
		for (const name of [
			'Related posts',
			'Sitemaps',
			'Site verification',
			'Shortlinks',
			'Search engine optimization',
		]) {
			expect(region(name).getAllByRole('switch')[0]).toHaveAccessibleDescription(
				/^This feature has been disabled by a site administrator\./,
			);
		}
		expect(
			region('Jetpack Stats').getByRole('button', { name: 'Activate Jetpack Stats' }),
		).toHaveAccessibleDescription(/^This feature has been disabled by a site administrator\./);
	});
});

describe('related posts', () => {
	const SWITCH = 'Show related posts below each post';
	const preview = () => region('Related posts').getByRole('group', { name: 'Preview' });

	it.each([
		['Show a heading', 'show_headline'],
		['Show thumbnails', 'show_thumbnails'],
	])('%s: save immediately, and turn on the module with it [TRAF-013]', async (name, option) => {
		const { site, user } = await open({
			before: async (running) => {
				await running.setSwitches({ 'related-posts': false });
				running.editPage((state) => Object.assign(state.settings as object, { [option]: false }));
			},
		});
		await user.click(toggle(name));
		await settled(name);
		expect(posts(site)[0]).toEqual({ 'related-posts': true, [option]: true });
		expect(toggle(SWITCH)).toBeChecked();
		await user.click(toggle(name));
		await settled(name);
		expect(posts(site)[1]).toEqual({ [option]: false });
	});

	it('preview three samples that follow both switches immediately [TRAF-014]', async () => {
		const { user } = await open({ before: (site) => site.setSwitches({ 'related-posts': true }) });
		const pictures = () => within(preview()).queryAllByRole('img', { name: 'Thumbnail' });
		expect(within(preview()).getAllByRole('listitem')).toHaveLength(3);
		expect(within(preview()).getByText('Related')).toBeInTheDocument();
		expect(pictures()).toHaveLength(0);
		await user.click(toggle('Show thumbnails'));
		expect(pictures()).toHaveLength(3);
		await settled('Show thumbnails');
		await user.click(toggle('Show a heading'));
		expect(within(preview()).queryByText('Related')).not.toBeInTheDocument();
		await settled('Show a heading');
	});

	it('link to the Customizer and back while on, and record the click [TRAF-015, TRAF-073, EVT-019, EVT-042]', async () => {
		const app = await open({ before: (site) => site.setSwitches({ 'related-posts': true }) });
		const link = region('Related posts').getByRole('link', {
			name: 'Configure related posts in the Customizer',
		});
		const url = new URL(link.getAttribute('href') ?? '');
		expect(url.pathname).toBe('/wp-admin/customize.php');
		expect(url.searchParams.get('autofocus[section]')).toBe('jetpack_relatedposts');
		expect(url.searchParams.get('return')).toBe(
			'http://127.0.0.1:4400/wp-admin/admin.php?page=jetpack#/traffic',
		);
		expect(url.searchParams.get('url')).toBe('http://127.0.0.1:4400/?p=1');
		link.addEventListener('click', (event) => event.preventDefault());
		await app.user.click(link);
		expect(await app.events()).toContainEqual(clicked('configure-related-posts'));
		await app.user.click(toggle(SWITCH));
		expect(region('Related posts').queryByRole('group', { name: 'Preview' })).not.toBeInTheDocument();
		expect(link).not.toBeInTheDocument();
		await settled(SWITCH);
	});
});

describe('Google Analytics', () => {
	it('has a description and a link to set it up, but no switch [TRAF-052, EVT-019, EVT-042]', async () => {
		const { user, events } = await open({ before: siteHas(['google-analytics'], 0) });
		const link = await region('Google Analytics').findByRole('link', { name: /^Configure Google Analytics/ });
		expect(link).toHaveAttribute('href', expect.stringContaining('source=calypso-marketing-traffic'));
		expect(link).toHaveAttribute('href', expect.stringContaining('anchor=analytics'));
		expect(region('Google Analytics').getByText(/^Tracks visitors/)).toBeVisible();
		expect(region('Google Analytics').queryByRole('switch')).not.toBeInTheDocument();
		link.addEventListener('click', (event) => event.preventDefault());
		await user.click(link);
		expect(await events()).toContainEqual(clicked('configure-ga'));
	});

	it('shows an upsell if the plan lacks it [PLAN-065]', async () => {
		await open({ before: siteHas([], 0) });
		expect(await region('Google Analytics').findByRole('link', { name: 'Upgrade' })).toBeVisible();
		expect(region('Google Analytics').queryByRole('link', { name: /^Configure/ })).not.toBeInTheDocument();
	});
});

describe('shortlinks', () => {
	const SWITCH = 'Use wp.me shortlinks';

	it('are turned on immediately [TRAF-052]', async () => {
		const { site, user } = await open({ before: (running) => running.setSwitches({ shortlinks: false }) });
		await user.click(toggle(SWITCH));
		await settled(SWITCH);
		expect(posts(site)).toEqual([{ shortlinks: true }]);
		expect(toggle(SWITCH)).toBeChecked();
	});

	it.each([
		['offline', ['offline-constant'], () => {}],
		[
			'not connected',
			['connected'],
			(site: TestSite) =>
				site.editPage((state) => Object.assign(state.connectionStatus as object, { isActive: false })),
		],
	])('can’t be changed on a site that is %s [TRAF-052]', async (_, scenario, before) => {
		const { store } = await openStore({ scenario, before });
		const item = SHORTLINKS.items.find(({ kind }) => kind === 'module');
		expect(item?.blockedBy?.(store.getState())).toBe(
			'An administrator needs to connect this site to WordPress.com first.',
		);
	});

	it('can be changed on a connected site without a connection owner [TRAF-052]', async () => {
		await open({ scenario: ['site-only'] });
		expect(toggle(SWITCH)).not.toHaveAttribute('aria-disabled');
	});
});

describe('sitemaps', () => {
	const visible = (isVisible: boolean, isOn: boolean) => async (site: TestSite) => {
		await site.setFacts({ isPublic: isVisible });
		await site.setSwitches({ sitemaps: isOn });
	};

	it('have two URLs, each with a link and a copy button [TRAF-053]', async () => {
		const { user } = await open({ before: visible(true, true) });
		for (const [address, label] of [
			['http://127.0.0.1:4400/sitemap.xml', 'Copy sitemap URL'],
			['http://127.0.0.1:4400/news-sitemap.xml', 'Copy news sitemap URL'],
		] as const) {
			expect(region('Sitemaps').getByRole('link', { name: new RegExp(`^${address}`) })).toHaveAttribute(
				'href',
				address,
			);
			await user.click(region('Sitemaps').getByRole('button', { name: label }));
			expect(await navigator.clipboard.readText()).toBe(address);
		}
	});

	it.each([
		['sitemap.xml', 'sitemap-url-link'],
		['news-sitemap.xml', 'sitemap-news-url-link'],
	])('record clicks on %s [EVT-019, EVT-042]', async (file, target) => {
		const { user, events } = await open({ before: visible(true, true) });
		const link = region('Sitemaps').getByRole('link', { name: new RegExp(`/${file}`) });
		link.addEventListener('click', (event) => event.preventDefault());
		await user.click(link);
		expect(await events()).toContainEqual(clicked(target));
	});

	it.each([
		[true, false, 0],
		[false, true, 0],
		[true, true, 2],
	])('visible site: %p, on: %p: show %i URLs [TRAF-084]', async (isVisible, isOn, count) => {
		await open({ before: visible(isVisible, isOn) });
		expect(region('Sitemaps').queryAllByRole('link', { name: /sitemap\.xml/ })).toHaveLength(count);
	});

	it.each([true, false])(
		'warn that search engines can’t access the site; emphasized while on: %p [TRAF-054]',
		async (isOn) => {
			await open({ before: visible(false, isOn) });
			const warning = region('Sitemaps').getByText(/^Search engines can't access your site at the moment/);
			expect(warning.closest('[data-tone="is-warning"]') !== null).toBe(isOn);
			expect(region('Sitemaps').getByRole('link', { name: 'Go to the Reading settings' })).toHaveAttribute(
				'href',
				'http://127.0.0.1:4400/wp-admin/options-reading.php',
			);
		},
	);

	it('show no warning if search engines can access the site [TRAF-054]', async () => {
		await open({ before: visible(true, true) });
		expect(region('Sitemaps').queryByText(/^Search engines/)).not.toBeInTheDocument();
	});
});
