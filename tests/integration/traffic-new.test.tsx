import { screen, waitFor, within } from '@testing-library/react';
import { closeApps, openApp, type OpenOptions } from '../support/open-app';
import { arrived, hasRegion, region } from '../support/screens';
import { holdChanges, posted, refuseSetting, saveButton, withSetting } from '../support/settings-tab';
import type { TestSite } from '../support/test-site';

/** What the page asks Google for is nothing that a user changed. */
const changed = (site: TestSite) => posted(site).filter((body) => !('google' in (body as object)));

const open = async ({ settings = {}, ...options }: OpenOptions & { settings?: object } = {}) => {
	const app = await openApp({
		scenario: ['jetpack-16', 'plan-complete', 'everything-on'],
		hash: '#/traffic',
		...options,
		before: async (site) => {
			await site.post('settings', settings);
			await options.before?.(site);
			site.calls.length = 0;
		},
	});
	await arrived();
	return app;
};

const SEO = 'Search engine optimization';
const crawler = (name: string) => region(SEO).getByRole('switch', { name });

describe('AI crawlers', () => {
	it('are on for answering and off for training by default', async () => {
		await open();
		const isOn = (group: string) =>
			within(region(SEO).getByRole('group', { name: group }))
				.getAllByRole('switch')
				.map((one) => one.getAttribute('aria-checked'));
		expect(isOn('To answer questions')).toEqual(Array(4).fill('true'));
		expect(isOn('To train AI models')).toEqual(Array(8).fill('false'));
		expect(region(SEO).queryByRole('group', { name: 'Other crawlers' })).not.toBeInTheDocument();
	});

	it('include those only the host has, by name, and keep their setting', async () => {
		const { site, user } = await open({
			settings: { jetpack_seo_ai_crawler_overrides: { newbot: true, gptbot: false } },
		});
		expect(crawler('GPTBot (OpenAI)')).toBeChecked();
		expect(crawler('newbot')).not.toBeChecked();
		await user.click(crawler('newbot'));
		await waitFor(() => expect(crawler('newbot')).toBeChecked());
		expect(changed(site)).toEqual([{ jetpack_seo_ai_crawler_overrides: { gptbot: false, newbot: false } }]);
	});

	it('are disabled while one is saved, and only that one is busy', async () => {
		const { site, user } = await open();
		const release = holdChanges(site);
		await user.click(crawler('GPTBot (OpenAI)'));
		await waitFor(() => expect(crawler('GPTBot (OpenAI)')).toHaveAttribute('aria-busy'));
		expect(crawler('ClaudeBot (Anthropic)')).toHaveAttribute('aria-disabled', 'true');
		expect(crawler('ClaudeBot (Anthropic)')).not.toHaveAttribute('aria-busy');
		await waitFor(() => expect(changed(site)).toHaveLength(1));
		release();
		await waitFor(() => expect(crawler('ClaudeBot (Anthropic)')).not.toHaveAttribute('aria-disabled'));
	});

	it('revert and show the reason if the host refuses', async () => {
		const { user } = await open({
			before: (site) => refuseSetting(site, 'jetpack_seo_ai_crawler_overrides', 'Not for this site.'),
		});
		await user.click(crawler('CCBot (Common Crawl)'));
		expect(await region(SEO).findByText('Not for this site.')).toBeVisible();
		expect(crawler('CCBot (Common Crawl)')).not.toBeChecked();
	});

	it.each([
		['a list', []],
		['a text', 'odd'],
		['nothing', null],
	])('fall back to defaults if the host stores %s', async (_, value) => {
		await open({ before: withSetting('jetpack_seo_ai_crawler_overrides', value) });
		expect(crawler('PerplexityBot (Perplexity)')).toBeChecked();
		expect(crawler('Bytespider (ByteDance)')).not.toBeChecked();
	});

	it('are hidden while SEO tools are off, or if the host lacks them', async () => {
		await open({ settings: { 'seo-tools': false } });
		expect(region(SEO).queryByRole('switch', { name: 'GPTBot (OpenAI)' })).not.toBeInTheDocument();
		await closeApps();
		await open({ scenario: ['plan-complete', 'everything-on'] });
		expect(region(SEO).queryByText('Artificial intelligence')).not.toBeInTheDocument();
		expect(region(SEO).queryByText('AI crawlers')).not.toBeInTheDocument();
	});

	it.each([
		['has', 'jetpack-seo', false],
		['lacks', 'jetpack-social', true],
	])('show whether they’re in use: the host %s its SEO page', async (_, pages, isUnused) => {
		const { reopen, site } = await open();
		site.changePage((html) => html.replace(/data-host-pages="[^"]*"/, `data-host-pages="${pages}"`));
		await reopen();
		await arrived();
		expect(region(SEO).queryByText(/only uses them once it has the Jetpack SEO page/) !== null).toBe(
			isUnused,
		);
	});
});

describe('WordPress.com Reader', () => {
	const CARD = 'WordPress.com Reader';
	const views = () => region(CARD).getByRole('switch', { name: 'Show views of your posts in the Reader' });

	it('only allows showing views while stats are on', async () => {
		const { site, user } = await open();
		await user.click(views());
		await waitFor(() => expect(changed(site)).toEqual([{ wpcom_reader_views_enabled: false }]));
		await closeApps();

		await open({ settings: { stats: false } });
		expect(views()).toHaveAttribute('aria-disabled', 'true');
		expect(views()).toHaveAccessibleDescription(/Turn on “Jetpack Stats” first\./);
	});

	it('announces a page reload when its admin bar link changes', async () => {
		const { user } = await open();
		await user.click(
			region(CARD).getByRole('switch', { name: 'Show a link to the Reader in the admin bar' }),
		);
		expect(await screen.findByText('Updated settings. Refreshing page…')).toBeInTheDocument();
	});
});

describe('Blaze', () => {
	const link = () => region('Blaze').queryByRole('link', { name: 'Manage your campaigns' });

	it('links to the host’s page while on, and warns that campaigns continue', async () => {
		await open();
		expect(link()).toHaveAttribute('href', expect.stringContaining('wp-admin/admin.php?page=advertising'));
		expect(region('Blaze').getByRole('switch')).toHaveAccessibleDescription(/Campaigns continue/);
		await closeApps();
		await open({ settings: { blaze: false } });
		expect(link()).not.toBeInTheDocument();
	});
});

describe('Google Analytics on newer hosts', () => {
	const CARD = 'Google Analytics';
	const id = () => region(CARD).getByRole('textbox', { name: 'Measurement ID' });

	it('has a card only if an ID is stored', async () => {
		await open();
		expect(hasRegion(CARD)).toBe(false);
		await closeApps();
		await open({ settings: { jetpack_wga: { code: 'G-1' } } });
		expect(id()).toHaveValue('G-1');
	});

	it('warns about an odd ID, but saves it anyway', async () => {
		const { site, user } = await open({ settings: { jetpack_wga: { code: 'G-1' } } });
		await user.clear(id());
		await user.type(id(), 'g1');
		expect(region(CARD).getByText('Enter an ID such as G-ABC1234567.')).toBeVisible();
		await user.click(saveButton());
		await waitFor(() => expect(changed(site)).toEqual([{ jetpack_wga: { code: 'g1' } }]));
	});

	it('isn’t listed as removed while its card is visible', async () => {
		await open({ hash: '#/traffic?term=google%20analytics', settings: { jetpack_wga: { code: 'G-1' } } });
		await waitFor(() => expect(hasRegion(CARD)).toBe(true));
		expect(screen.queryByText(/13\.7 and later don’t have this/)).not.toBeInTheDocument();
	});
});

describe('canonical URLs', () => {
	const NAME = 'Add canonical URLs to archive pages';
	const toggle = () => region('Canonical URLs').getByRole('switch', { name: NAME });

	it('can be turned on', async () => {
		const { user, site } = await open({ settings: { 'canonical-urls': false } });
		await user.click(toggle());
		await waitFor(() => expect(changed(site)).toEqual([{ 'canonical-urls': true }]));
	});

	it('are disabled if another SEO plugin manages them', async () => {
		const plugins = { 'wordpress-seo/wp-seo.php': { Name: 'Yoast SEO', active: true } };
		await open({
			before: (site) =>
				site.intercept((request) =>
					/v4\/plugins(\?|$)/.test(request.url) ? Promise.resolve(Response.json(plugins)) : null,
				),
		});
		await waitFor(() => expect(toggle()).toHaveAttribute('aria-disabled', 'true'));
		expect(toggle()).toHaveAccessibleDescription(/managed by the following plugin: Yoast SEO/);
	});
});
