import { screen, waitFor } from '@testing-library/react';
import { cardsOf } from './found';
import type { SwitchItem } from './groups/group';
import { moveSwitch } from './items/setting-item';
import { TAB_CHUNKS } from './tab-chunks';
import { openStore } from '../../../tests/support/open-piece';
import { flip, itShows, openTab, saved, type TabOptions } from '../../../tests/support/open-tab';
import { expectShown, hasRegion, region } from '../../../tests/support/screens';
import {
	posted,
	querySave,
	saveButton,
	withModules,
	withoutModules,
} from '../../../tests/support/settings-tab';
import type { TestSite } from '../../../tests/support/test-site';

const EMPTY = 'Writing tools available to you will be shown here when an administrator enables them.';

it.each([
	['editor', true],
	['admin', false],
])('the empty Writing tab is explained to the role %s: %p [WRITE-006]', async (as, isTold) => {
	await openTab('writing', {
		as,
		on: { publicize: true },
		before: (site) => {
			withModules('publicize', 'copy-post')(site);
			site.page({ settings: { jetpack_blocks_disabled: undefined } });
		},
	});
	await waitFor(() => expect(screen.queryByText(EMPTY) !== null).toBe(isTold));
	expect(hasRegion('Composing')).toBe(!isTold);
});

const POSTS = 'wpcom_publish_posts_with_markdown';
const COMMENTS = 'wpcom_publish_comments_with_markdown';
const TYPES = 'custom-content-types';
const [QUOTES, WORKS] = ['jetpack_testimonial', 'jetpack_portfolio'];
const [RELATED, HEADLINE, THUMBNAILS] = ['related-posts', 'show_headline', 'show_thumbnails'];
const NO_BLOCKS = 'jetpack_blocks_disabled';
const [MATCH, TWO_STEP] = ['jetpack_sso_match_by_email', 'jetpack_sso_require_two_step'];
const MODULES = ['markdown', TYPES, RELATED, 'sso'];
const ALL = [...MODULES, POSTS, COMMENTS, QUOTES, WORKS, HEADLINE, THUMBNAILS, NO_BLOCKS, MATCH, TWO_STEP];

it.each<[option: string, on: string[], sent: Record<string, boolean>]>([
	[POSTS, [], { markdown: true, [POSTS]: true }],
	[POSTS, ['markdown', COMMENTS], { [POSTS]: true }],
	[POSTS, ['markdown', POSTS], { markdown: false, [POSTS]: false }],
	[POSTS, ['markdown', POSTS, COMMENTS], { [POSTS]: false }],
	[COMMENTS, [], { markdown: true, [COMMENTS]: true }],
	[COMMENTS, ['markdown', COMMENTS], { [COMMENTS]: false }],
	[QUOTES, [], { [TYPES]: true, [QUOTES]: true }],
	[QUOTES, [TYPES, QUOTES], { [TYPES]: false, [QUOTES]: false }],
	[WORKS, [TYPES, QUOTES, WORKS], { [WORKS]: false }],
	[WORKS, [TYPES, QUOTES], { [WORKS]: true }],
	[NO_BLOCKS, [NO_BLOCKS], { [NO_BLOCKS]: false }],
	[HEADLINE, [], { [RELATED]: true, [HEADLINE]: true }],
	[THUMBNAILS, [RELATED, THUMBNAILS], { [THUMBNAILS]: false }],
	[MATCH, [], { sso: true, [MATCH]: true }],
	[TWO_STEP, ['sso'], { [TWO_STEP]: true }],
	[TWO_STEP, ['sso', TWO_STEP], { [TWO_STEP]: false }],
])(
	'switches take their module along only where needed: %s on a site with %j sends %j [WRITE-014, WRITE-016, WRITE-018, DISC-007, DISC-018, TRAF-013, SEC-035, SET-021, SET-022, SET-023, SET-041, SET-042, EVT-006]',
	async (option, on, sent) => {
		const stored = Object.fromEntries(ALL.map((name) => [name, on.includes(name)]));
		const { site, store, events } = await openStore({
			before: (running) => running.post('settings', stored),
		});
		const tabs = await Promise.all(Object.values(TAB_CHUNKS).map((load) => load()));
		const items = tabs.flatMap(({ TAB }) => TAB.groups.flatMap((group) => group.items));
		const item = items.find((one) => one.kind === 'toggle' && one.option === option) as SwitchItem;
		const isOn = sent[option] !== (option === NO_BLOCKS);
		await moveSwitch(store, item, isOn);
		expect(posted(site).slice(1)).toEqual([sent]);
		expect(store.getState().settings.values).toMatchObject(sent);
		expect(events().at(-1)).toEqual([
			'jetpack_wpa_settings_toggle',
			expect.objectContaining({ setting: option, toggled: isOn ? 'on' : 'off' }),
		]);
	},
);

it('content types show their shortcodes, and link to their posts while on [WRITE-019, WRITE-020, WRITE-021, WRITE-052, NOTICE-049]', async () => {
	const app = await openTab('writing', {
		card: 'content-types',
		on: { 'custom-content-types': true },
		settings: { jetpack_testimonial: true, jetpack_portfolio: true },
	});
	const links = (type: string, add: string) => [
		`edit.php?post_type=${type}]`,
		new RegExp(`\\[${add} → \\S+post-new\\.php\\?post_type=${type}\\]`),
	];
	const [quotes, works] = [
		links('jetpack-testimonial', 'Add a testimonial'),
		links('jetpack-portfolio', 'Add a portfolio item'),
	];
	const codes = ['[testimonials]', '[portfolio]'];
	expectShown([...quotes, ...works, ...codes]);
	await flip(app, 'Portfolios');
	expect(await screen.findByText('Updated settings. Refreshing page…')).toBeInTheDocument();
	expectShown([...quotes, ...codes], works);
});

it('editors write in the block editor [WRITE-017]', async () => {
	const { store } = await openStore({ as: 'editor' });
	const { groups } = cardsOf(store.getState(), (await TAB_CHUNKS.writing()).TAB);
	const links = groups[0]?.items.flatMap((item) =>
		item.kind === 'link' ? item.href?.(store.getState()) : [],
	);
	expect(links).toContainEqual(expect.stringMatching(/\/wp-admin\/post-new\.php$/));
});

describe('infinite scroll', () => {
	const [DEFAULT, BUTTON, SCROLL] = [
		'Default theme behavior',
		'Load more posts in page with a button',
		'Load more as the reader scrolls',
	];
	const at = (isOn: boolean, option: boolean, more: TabOptions['before'] = () => {}): TabOptions => ({
		on: { 'infinite-scroll': isOn },
		before: async (site) => {
			// An option that was never written refuses the first "off".
			await site.post('settings', { infinite_scroll: true });
			await site.post('settings', { infinite_scroll: option });
			site.page({ themeData: { support: { 'infinite-scroll': true } } });
			await more(site);
		},
	});
	const open = (isOn: boolean, option: boolean) =>
		openTab('writing', { card: 'theme-enhancements', ...at(isOn, option) });
	const mode = (name: string) => region('Theme enhancements').getByRole('radio', { name });

	it.each([
		[BUTTON, DEFAULT, { 'infinite-scroll': false }],
		[DEFAULT, BUTTON, { 'infinite-scroll': true, infinite_scroll: false }],
		[SCROLL, BUTTON, { infinite_scroll: false }],
		[DEFAULT, SCROLL, { 'infinite-scroll': true }],
	])(
		'goes from “%s” to “%s” with Save, and only what changed is sent [WRITE-024, WRITE-025, WRITE-026, WRITE-027, SET-013, SET-039, SET-040]',
		async (from, to, expected) => {
			const { site, user } = await open(from !== DEFAULT, from !== BUTTON);
			[DEFAULT, BUTTON, SCROLL].forEach((name) =>
				expect(mode(name)).toHaveProperty('checked', name === from),
			);
			await user.click(mode(to));
			await user.click(mode(from));
			expect(querySave()).not.toBeInTheDocument();
			await user.click(mode(to));
			expect(posted(site)).toEqual([]);
			await user.click(saveButton());
			expect(await saved()).toBeInTheDocument();
			expect(posted(site)).toEqual([expected]);
			expect(mode(to)).toBeChecked();
			expect(querySave()).not.toBeInTheDocument();
		},
	);

	const LEARN_MORE = /\[Learn more .* → \S+source=jetpack-support-infinite-scroll&/;
	const UNSUPPORTED = ['Theme support required.', LEARN_MORE];
	const NO_CHOICE = [DEFAULT, BUTTON, SCROLL];
	const theme = (themeData: unknown) => (site: TestSite) => site.page({ themeData });
	const forced = (override: 'active' | 'inactive') => (site: TestSite) =>
		site.setFacts({ overrides: { 'infinite-scroll': override } });

	itShows(
		'%s [WRITE-028, WRITE-029, WRITE-031, WRITE-052, SET-024, SET-030, SET-040]',
		['writing', 'theme-enhancements'],
		[
			[
				'needs support of the theme',
				at(true, true, theme({ support: { 'infinite-scroll': false } })),
				UNSUPPORTED,
				NO_CHOICE,
			],
			['needs a theme that can be read', at(true, true, theme('x')), UNSUPPORTED, NO_CHOICE],
			[
				'shows a notice while forced off',
				at(true, true, forced('inactive')),
				['Infinite scroll has been disabled by a site administrator.'],
				['Theme support required.', ...NO_CHOICE],
			],
			[
				'can’t be left to the theme while forced on',
				at(true, true, forced('active')),
				[BUTTON, SCROLL],
				[DEFAULT],
			],
			[
				'is gone without its module, and CSS still links to the Customizer',
				at(true, true, withoutModules('infinite-scroll')),
				[/\[Edit CSS in the Customizer → \S+\/wp-admin\/customize\.php\?autofocus\[section\]=custom_css\]/],
				['Infinite scroll'],
			],
		],
	);
});
