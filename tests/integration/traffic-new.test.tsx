import { screen, waitFor, within } from '@testing-library/react';
import { openApp } from '../support/open-app';
import { expectLocked, openTab, toggle, type TabOptions } from '../support/open-tab';
import { hasRegion, region } from '../support/screens';
import { posted, refuseSetting, saveButton } from '../support/settings-tab';

const SCENARIO = ['jetpack-16', 'plan-complete', 'everything-on'];
const open = (card: string, options: TabOptions = {}) =>
	openTab('traffic', { card, scenario: SCENARIO, ...options });

const SEO = 'Search engine optimization';
const crawler = toggle;

describe('AI crawlers', () => {
	it('are on for answering and off for training by default', async () => {
		await open('seo');
		const isOn = (group: string) =>
			within(region(SEO).getByRole('group', { name: group }))
				.getAllByRole('switch')
				.map((one) => one.getAttribute('aria-checked'));
		expect(isOn('To answer questions')).toEqual(Array(4).fill('true'));
		expect(isOn('To train AI models')).toEqual(Array(8).fill('false'));
		expect(region(SEO).queryByRole('group', { name: 'Other crawlers' })).not.toBeInTheDocument();
	});

	it('include those only the host has, by name, and keep their setting', async () => {
		const { site, user } = await open('seo', {
			settings: { jetpack_seo_ai_crawler_overrides: { newbot: true, gptbot: false } },
		});
		expect(crawler('GPTBot (OpenAI)')).toBeChecked();
		expect(crawler('newbot')).not.toBeChecked();
		await user.click(crawler('newbot'));
		await waitFor(() => expect(crawler('newbot')).toBeChecked());
		expect(posted(site)).toEqual([{ jetpack_seo_ai_crawler_overrides: { gptbot: false, newbot: false } }]);
	});

	it('are disabled while one is saved, and only that one is busy', async () => {
		const { site, user } = await open('seo');
		const release = site.hold('POST', 'settings');
		await user.click(crawler('GPTBot (OpenAI)'));
		expect(crawler('GPTBot (OpenAI)')).toHaveAttribute('aria-busy');
		expect(crawler('ClaudeBot (Anthropic)')).toHaveAttribute('aria-disabled', 'true');
		expect(crawler('ClaudeBot (Anthropic)')).not.toHaveAttribute('aria-busy');
		await release();
		await waitFor(() => expect(crawler('ClaudeBot (Anthropic)')).not.toHaveAttribute('aria-disabled'));
	});

	it('revert and show the reason if the host refuses', async () => {
		const { user } = await open('seo', {
			before: (site) => refuseSetting(site, 'jetpack_seo_ai_crawler_overrides', 'Not for this site.'),
		});
		await user.click(crawler('CCBot (Common Crawl)'));
		expect(await region(SEO).findByText('Not for this site.')).toBeVisible();
		expect(crawler('CCBot (Common Crawl)')).not.toBeChecked();
	});

	it.each([
		['a text', 'odd'],
		['nothing', null],
	])('fall back to defaults if the host stores %s', async (_, value) => {
		await open('seo', {
			before: (site) => site.page({ settings: { jetpack_seo_ai_crawler_overrides: value } }),
		});
		expect(crawler('PerplexityBot (Perplexity)')).toBeChecked();
		expect(crawler('Bytespider (ByteDance)')).not.toBeChecked();
	});

	it('are hidden while SEO tools are off, or if the host lacks them', async () => {
		const { close } = await open('seo', { on: { 'seo-tools': false } });
		expect(region(SEO).queryByRole('switch', { name: 'GPTBot (OpenAI)' })).not.toBeInTheDocument();
		close();
		await open('seo', { scenario: ['plan-complete', 'everything-on'] });
		expect(region(SEO).queryByText('Artificial intelligence')).not.toBeInTheDocument();
		expect(region(SEO).queryByText('AI crawlers')).not.toBeInTheDocument();
	});

	it.each([
		['has', 'jetpack-seo', false],
		['lacks', 'jetpack-social', true],
	])('show whether they’re in use: the host %s its SEO page', async (_, pages, isUnused) => {
		const data = `data-host-pages="${pages}"`;
		await open('seo', {
			before: (site) => site.changePage((html) => html.replace(/data-host-pages="[^"]*"/, data)),
		});
		expect(region(SEO).queryByText(/only uses them once it has the Jetpack SEO page/) !== null).toBe(
			isUnused,
		);
	});
});

describe('WordPress.com Reader', () => {
	const VIEWS = 'Show views of your posts in the Reader';

	it('shows views only while stats are on, and announces that its link reloads the page', async () => {
		const { user, close } = await open('reader');
		expect(toggle(VIEWS)).not.toHaveAttribute('aria-disabled');
		await user.click(toggle('Show a link to the Reader in the admin bar'));
		expect(await screen.findByText('Updated settings. Refreshing page…')).toBeInTheDocument();
		close();
		await open('reader', { on: { stats: false } });
		expectLocked(toggle(VIEWS), /Turn on “Jetpack Stats” first\./);
	});
});

describe('Blaze', () => {
	const link = () => screen.queryByRole('link', { name: 'Manage your campaigns' });

	it('links to the host’s page while on, and warns that campaigns continue', async () => {
		const { close } = await open('blaze');
		expect(link()).toHaveAttribute('href', expect.stringContaining('wp-admin/admin.php?page=advertising'));
		expect(screen.getByRole('switch')).toHaveAccessibleDescription(/Campaigns continue/);
		close();
		await open('blaze', { on: { blaze: false } });
		expect(link()).not.toBeInTheDocument();
	});
});

describe('Google Analytics on newer hosts', () => {
	const CARD = 'Google Analytics';
	const stored = { settings: { jetpack_wga: { code: 'G-1' } } };

	it('has a card only if an ID is stored', async () => {
		await openTab('traffic', { scenario: SCENARIO });
		expect(hasRegion(CARD)).toBe(false);
	});

	it('warns about an odd ID, but saves it anyway', async () => {
		const { site, user } = await open('google-analytics', stored);
		const id = screen.getByRole('textbox', { name: 'Measurement ID' });
		expect(id).toHaveValue('G-1');
		await user.clear(id);
		await user.type(id, 'g1');
		expect(screen.getByText('Enter an ID such as G-ABC1234567.')).toBeVisible();
		await user.click(saveButton());
		await waitFor(() => expect(posted(site)).toEqual([{ jetpack_wga: { code: 'g1' } }]));
	});

	it('isn’t listed as removed while its card is visible', async () => {
		await openApp({
			scenario: SCENARIO,
			hash: '#/traffic?term=google%20analytics',
			before: (site) => site.post('settings', stored.settings),
		});
		await waitFor(() => expect(hasRegion(CARD)).toBe(true));
		expect(screen.queryByText(/13\.7 and later don’t have this/)).not.toBeInTheDocument();
	});
});

it('canonical URLs are locked if another SEO plugin manages them', async () => {
	const plugins = { 'wordpress-seo/wp-seo.php': { Name: 'Yoast SEO', active: true } };
	// The card of SEO loads them.
	await openTab('traffic', {
		scenario: SCENARIO,
		before: (site) => site.fail('GET', 'plugins', 200, plugins),
	});
	expectLocked(toggle('Add canonical URLs to archive pages'), /managed by the following plugin: Yoast SEO/);
});
