import { screen, waitFor, within } from '@testing-library/react';
import {
	clicks,
	expectLocked,
	itShows,
	openTab,
	type TabOptions,
	toggle,
} from '../../../tests/support/open-tab';
import { hasRegion } from '../../../tests/support/screens';
import { posted, refuseSetting, saveButton, withSetting } from '../../../tests/support/settings-tab';

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
		expect(isOn('Crawlers that answer questions')).toEqual(Array(4).fill('true'));
		expect(isOn('Crawlers that train AI models')).toEqual(Array(8).fill('false'));
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
	const UNUSED = 'needs a version of Jetpack with the SEO page';

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
	await user.click(toggle('Show the Reader link'));
	expect(await screen.findByText('Updated settings. Refreshing page…')).toBeInTheDocument();
});

const VIEWS = '[Show views in the Reader: ';

itShows(
	'the Reader shows views only while stats are on: %s',
	['traffic', 'reader'],
	[
		['on', { scenario }, [VIEWS], ['locked']],
		['off', { scenario, on: { stats: false } }, [/views in .+, locked: .*Turn on “Jetpack Stats” first\./]],
	],
);

const CAMPAIGNS = /\[Manage your campaigns → \S+wp-admin\/admin\.php\?page=advertising\]/;

itShows(
	'Blaze links to the host’s page while on, and warns that campaigns continue: %s',
	['traffic', 'blaze'],
	[
		['on', { scenario }, [CAMPAIGNS, 'Campaigns keep running']],
		['off', { scenario, on: { blaze: false } }, [': off]'], [CAMPAIGNS]],
	],
);

describe('Google Analytics on newer hosts', () => {
	const CARD = 'Google Analytics';
	const stored = { settings: { jetpack_wga: { code: 'G-1' } } };

	it('has a card only if an ID is stored', async () => {
		await openTab('traffic', { scenario });
		expect(hasRegion(CARD)).toBe(false);
	});

	it('canonical URLs are locked if another SEO plugin manages them', async () => {
		await open('canonical-urls', { before: (site) => site.fail('GET', 'plugins', 200, yoast) });
		expect(toggle('Add canonical URLs to archives')).toHaveAccessibleDescription(
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
});

describe('stats settings', () => {
	const scenario = ['stats-on', 'google-verified'];
	const open = (options: TabOptions = {}) => openTab('traffic', { card: 'stats', scenario, ...options });
	const settled = (control: () => HTMLElement) =>
		waitFor(() => expect(control()).not.toHaveAttribute('aria-busy'));

	const COUNTED = 'Count views from logged-in users';
	const VIEWING = 'Roles that can view stats';
	const NEW = 'Use the new Stats experience';
	const rolesOf = (title: string) => within(screen.getByRole('group', { name: title }));
	const role = (title: string, name: string) => rolesOf(title).getByRole('switch', { name });

	it.each([
		[COUNTED, 'count_roles', ['editor']],
		[VIEWING, 'roles', ['administrator', 'editor']],
	])(
		'%s: list every role, add and remove one immediately, and record it [TRAF-045, TRAF-046, EVT-006]',
		async (title, option, stored) => {
			const { site, user, events } = await open({ before: withSetting('count_roles', []) });
			expect(
				rolesOf(title)
					.getAllByRole('switch')
					.map((control) => control.getAttribute('aria-label')),
			).toEqual(['Administrator', 'Editor', 'Author', 'Contributor', 'Subscriber']);
			for (const isOn of [true, false]) {
				await user.click(role(title, 'Editor'));
				await settled(() => role(title, 'Editor'));
				expect(role(title, 'Editor').getAttribute('aria-checked')).toBe(String(isOn));
			}
			expect(posted(site)[0]).toEqual({ [option]: stored });
			const [event, members] = [
				'jetpack_wpa_settings_toggle',
				{ module: 'stats', setting: option, role: 'editor' },
			];
			expect(events().filter(([name]) => name === event)).toMatchObject([
				[event, { ...members, toggled: 'on' }],
				[event, { ...members, toggled: 'off' }],
			]);
		},
	);

	it.each([[['administrator']], [[]]])(
		'with %j stored, always give administrators access, and revert what the host refuses [TRAF-051]',
		async (roles) => {
			const { site, user } = await open({ before: withSetting('roles', roles) });
			expect(role(VIEWING, 'Administrator')).toBeChecked();
			expectLocked(role(VIEWING, 'Administrator'), /^Administrators always have access\./);
			await user.click(role(VIEWING, 'Administrator'));
			expect(posted(site)).toEqual([]);
			expect(role(COUNTED, 'Administrator')).not.toHaveAttribute('aria-disabled');
			site.fail('POST', 'settings', 403, { code: 'no', message: 'You may not do this.' });
			await user.click(role(VIEWING, 'Author'));
			await waitFor(() => expect(screen.getByText('You may not do this.')).toBeVisible());
			expect(role(VIEWING, 'Author')).not.toBeChecked();
		},
	);

	const SURVEY = 'source=jetpack-stats-2023-opt-out-survey';
	const experience = (isNew: boolean) => withSetting('enable_odyssey_stats', isNew);
	const counting = (value: unknown): TabOptions => ({ scenario, before: withSetting('count_roles', value) });

	itShows(
		'show lists, the new experience and its survey only where they’re of use: %s [TRAF-048, TRAF-049, TRAF-083]',
		['traffic', 'stats'],
		[
			[
				'a list that the host lacks',
				counting(undefined),
				['[Editor: off, locked: This site doesn’t have this setting.]', /\[Editor: \w+\]/],
			],
			[
				'a text in place of a list',
				counting('editor'),
				['[Editor: off, locked: This value can’t be shown here.]', /\[Editor: \w+\]/],
			],
			['hosted', { scenario: [...scenario, 'woa'] }, ['[Show views in admin bar'], [NEW]],
			['with the new experience', { scenario, before: experience(true) }, [`[${NEW}: on]`], [SURVEY]],
			['with the old one', { scenario, before: experience(false) }, [`[${NEW}: off]`, SURVEY]],
			[
				'off',
				{ scenario, on: { stats: false }, before: experience(false) },
				['[Activate Jetpack Stats]'],
				[SURVEY, /: (on|off)[\],]/],
			],
		],
	);

	it('are turned on by a button, which says why the host refuses and records no toggle, and can collapse [TRAF-050, EVT-008, EVT-019, EVT-042]', async () => {
		const app = await open({ on: { stats: false } });
		const { site, user } = app;
		const button = () => screen.getByRole('button', { name: 'Activate Jetpack Stats' });
		site.fail('POST', 'settings', 424, { code: 'no', message: 'Not here.' });
		await user.click(button());
		await waitFor(() => expect(screen.getByText('Not here.')).toBeVisible());
		expect(button()).not.toHaveAttribute('aria-disabled');
		site.recover();
		await user.click(button());
		await waitFor(() => expect(toggle(NEW)).toBeVisible());
		expect(posted(site).at(-1)).toEqual({ stats: true });
		expect(app.events().map(([name]) => name)).not.toContain('jetpack_wpa_module_toggle');
		const header = screen.getByRole('button', { name: 'Jetpack Stats' });
		expect(header).toHaveAttribute('aria-expanded', 'true');
		await user.click(header);
		await user.click(header);
		expect(clicks(app)).toContainEqual(
			expect.objectContaining({ target: 'foldable-settings-open', feature: 'stats' }),
		);
	});
});
