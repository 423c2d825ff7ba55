import { screen, waitFor, within } from '@testing-library/react';
import { openApp } from '../support/open-app';
import { itShows, openTab, toggle, type TabOptions } from '../support/open-tab';
import { hasRegion } from '../support/screens';
import { posted, refuseSetting, saveButton, withSetting } from '../support/settings-tab';

const scenario = ['jetpack-16', 'plan-complete', 'everything-on'];
const open = (card: string, options: TabOptions = {}) => openTab('traffic', { card, scenario, ...options });
const yoast = { 'wordpress-seo/wp-seo.php': { Name: 'Yoast SEO', active: true } };
const OVERRIDES = 'jetpack_seo_ai_crawler_overrides';

describe('AI crawlers', () => {
	const [GPT, CLAUDE] = ['GPTBot (OpenAI)', 'ClaudeBot (Anthropic)'];

	it('are on for answering and off for training, and save alone, the others waiting, or revert with the reason', async () => {
		const { site, user } = await open('seo');
		const isOn = (group: string) =>
			within(screen.getByRole('group', { name: group }))
				.getAllByRole('switch')
				.map((one) => one.getAttribute('aria-checked'));
		expect(isOn('To answer questions')).toEqual(Array(4).fill('true'));
		expect(isOn('To train AI models')).toEqual(Array(8).fill('false'));
		expect(screen.queryByRole('group', { name: 'Other crawlers' })).not.toBeInTheDocument();
		const release = site.hold('POST', 'settings');
		await user.click(toggle(GPT));
		expect(toggle(GPT)).toHaveAttribute('aria-busy');
		expect(toggle(CLAUDE)).toHaveAttribute('aria-disabled', 'true');
		expect(toggle(CLAUDE)).not.toHaveAttribute('aria-busy');
		await release();
		await waitFor(() => expect(toggle(CLAUDE)).not.toHaveAttribute('aria-disabled'));
		site.recover();
		refuseSetting(site, OVERRIDES, 'Not for this site.');
		await user.click(toggle(CLAUDE));
		expect(await screen.findByText('Not for this site.')).toBeVisible();
		expect(toggle(CLAUDE)).not.toBeChecked();
	});

	it('include those only the host has, by name, and keep their setting', async () => {
		const { site, user } = await open('seo', { settings: { [OVERRIDES]: { newbot: true, gptbot: false } } });
		expect(toggle(GPT)).toBeChecked();
		expect(toggle('newbot')).not.toBeChecked();
		await user.click(toggle('newbot'));
		await waitFor(() => expect(toggle('newbot')).toBeChecked());
		expect(posted(site)).toEqual([{ [OVERRIDES]: { gptbot: false, newbot: false } }]);
	});

	const storing = (value: unknown): TabOptions => ({ scenario, before: withSetting(OVERRIDES, value) });
	const DEFAULTS = ['[PerplexityBot (Perplexity): on]', '[Bytespider (ByteDance): off]'];
	const pages = (names: string): TabOptions => ({
		scenario,
		before: (site) =>
			site.changePage((html) => html.replace(/data-host-pages="[^"]*"/, `data-host-pages="${names}"`)),
	});
	const UNUSED = 'only uses them once it has the Jetpack SEO page';

	itShows(
		'fall back to defaults, or are hidden, or unused: %s',
		['traffic', 'seo'],
		[
			['the host stores a text', storing('odd'), DEFAULTS],
			['the host stores nothing', storing(null), DEFAULTS],
			['SEO tools are off', { scenario, on: { 'seo-tools': false } }, [': off]'], [GPT]],
			[
				'the host lacks them',
				{ scenario: ['plan-complete', 'everything-on'] },
				['[Customize your SEO settings: on]'],
				['Artificial intelligence', 'AI crawlers'],
			],
			['the host has its SEO page', pages('jetpack-seo'), DEFAULTS, [UNUSED]],
			['the host lacks its SEO page', pages('jetpack-social'), [...DEFAULTS, UNUSED]],
		],
	);
});

it('the link to the Reader reloads the page, which is announced', async () => {
	const { user } = await open('reader');
	await user.click(toggle('Show a link to the Reader in the admin bar'));
	expect(await screen.findByText('Updated settings. Refreshing page…')).toBeInTheDocument();
});

const VIEWS = '[Show views of your posts in the Reader: ';

itShows(
	'the Reader shows views only while stats are on: %s',
	['traffic', 'reader'],
	[
		['on', { scenario }, [VIEWS], ['locked']],
		['off', { scenario, on: { stats: false } }, [/views of .+, locked: .*Turn on “Jetpack Stats” first\./]],
	],
);

const CAMPAIGNS = /\[Manage your campaigns → \S+wp-admin\/admin\.php\?page=advertising\]/;

itShows(
	'Blaze links to the host’s page while on, and warns that campaigns continue: %s',
	['traffic', 'blaze'],
	[
		['on', { scenario }, [CAMPAIGNS, 'Campaigns continue']],
		['off', { scenario, on: { blaze: false } }, [': off]'], [CAMPAIGNS]],
	],
);

describe('Google Analytics on newer hosts', () => {
	const CARD = 'Google Analytics';
	const stored = { settings: { jetpack_wga: { code: 'G-1' } } };

	it('has a card only if an ID is stored, and canonical URLs are locked if another SEO plugin manages them', async () => {
		// The card of SEO loads the plugins.
		await openTab('traffic', { scenario, before: (site) => site.fail('GET', 'plugins', 200, yoast) });
		expect(hasRegion(CARD)).toBe(false);
		expect(toggle('Add canonical URLs to archive pages')).toHaveAccessibleDescription(
			/managed by the following plugin: Yoast SEO/,
		);
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
			scenario,
			hash: '#/traffic?term=google%20analytics',
			before: (site) => site.post('settings', stored.settings),
		});
		await waitFor(() => expect(hasRegion(CARD)).toBe(true));
		expect(screen.queryByText(/13\.7 and later don’t have this/)).not.toBeInTheDocument();
	});
});
