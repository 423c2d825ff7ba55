import { screen, waitFor } from '@testing-library/react';
import { cardsOf } from './found';
import { TAB_CHUNKS } from './tab-chunks';
import { openStore } from '../../../tests/support/open-piece';
import {
	expectLocked,
	itShows,
	openTab,
	queryToggle,
	saved,
	type TabOptions,
	textbox,
	toggle,
} from '../../../tests/support/open-tab';
import { region } from '../../../tests/support/screens';
import {
	posted,
	querySave,
	refuseSetting,
	saveButton,
	withSetting,
} from '../../../tests/support/settings-tab';

const SOCIAL = 'Social connections';
const CARDS = [SOCIAL, 'Sharing buttons', 'Like buttons'];
const TOOLS = { 'post-by-email': true, publicize: false };
const MAIL = ['Composing', 'Post by email'];

it.each([
	['sharing', 'editor', { publicize: true }, [SOCIAL]],
	['sharing', 'contributor', { publicize: true }, [SOCIAL]],
	['sharing', 'editor', { publicize: false }, []],
	['sharing', 'admin', { publicize: false }, CARDS],
	['writing', 'editor', TOOLS, MAIL],
	['writing', 'contributor', TOOLS, MAIL],
	['writing', 'editor', { 'post-by-email': false, publicize: true }, ['Composing']],
] as const)(
	'the tab %s has only cards that the role %s can use, with %j: %j [SHARE-005, SET-009, SET-010, WRITE-012, WRITE-044, ROLE-008]',
	async (tab, as, switches, cards) => {
		const { store } = await openStore({ as, before: (site) => site.setSwitches(switches) });
		const { groups } = cardsOf(store.getState(), (await TAB_CHUNKS[tab]()).TAB);
		expect(groups.map(({ title }) => title())).toEqual(cards);
	},
);

const on = { publicize: true };
const PROMPT = 'Connect to add your social media accounts.';
const ASKS = [PROMPT, '[Connect → /connect-user?feature=Social%20connections]'];
const ACCOUNTS = [/\[Connect your social media accounts.* → \S+source=calypso-marketing-connections&site=/];
const NEITHER = [PROMPT, '[Connect'];

itShows(
	'the social card asks to connect, or leads to the accounts: %s [SHARE-002, SHARE-006, ROLE-008]',
	['sharing', 'social-connections'],
	[
		['a linked administrator', { on }, ACCOUNTS, [PROMPT]],
		[
			'a linked administrator, while it’s off',
			{ on: { publicize: false } },
			['automatically: off]'],
			NEITHER,
		],
		['an administrator who is not linked', { as: 'admin2', on }, ASKS, ACCOUNTS],
		['a site without an owner', { scenario: ['site-only'] }, ASKS, ACCOUNTS],
		['an offline site', { scenario: ['offline-constant'] }, ['Unavailable in Offline Mode'], NEITHER],
		['an editor who is not linked', { as: 'editor', on }, ASKS, ACCOUNTS],
		[
			'a connected editor, who can’t use the switch',
			{ as: 'editor', scenario: ['editor-linked'], on },
			[/automatically: on, locked: .*Only an administrator can change this\./, ...ACCOUNTS],
			[PROMPT],
		],
	],
);

describe('sharing buttons', () => {
	const settings = { sharedaddy: true };
	const stored = (name: string, value: unknown) => ({ settings, before: withSetting(name, value) });
	const open = (more: object = {}) =>
		openTab('sharing', { card: 'sharing-buttons', settings: { ...settings, ...more } });
	const locked = (name: string) =>
		new RegExp(`\\[${name}, locked: .*Turn on “Add sharing buttons” first\\.\\]`);
	const HERE = 'options-general.php?page=sharing]';
	const NONE = ['No services yet. Choose them below.'];
	const SERVICES = {
		visible: { 'jetpack-whatsapp': {}, print: { shortname: 'print' }, 'custom-1': { name: 'My &amp; own' } },
		hidden: { x: {} },
		all: {},
	};

	itShows(
		'lead to the right settings, services and places, or are locked: %s [SHARE-007]',
		['sharing', 'sharing-buttons'],
		[
			['on and linked', { settings }, ['source=calypso-marketing-sharing-buttons&site='], [HERE]],
			['on and not linked', { as: 'admin2', settings }, [HERE]],
			['on and offline', { scenario: ['offline-constant'], settings }, [HERE]],
			[
				'off, which is said once',
				{ settings: { sharedaddy: false } },
				['Posts: on', 'Use your theme’s styles: off', 'Button style', 'Username on X'].map(locked),
				[/ first\.[^[]+ first\..* \[/, 'Choose your sharing buttons'],
			],
			['places with gaps', stored('show', { 0: 'post', 2: 'product' }), ['[Posts: on', '[product: on]']],
			['unreadable places', stored('show', 'posts'), ['[Posts: off]'], ['product']],
			[
				'services by name',
				stored('sharing_services', SERVICES),
				['WhatsApp, Print, and My & ownBehind the “More” button: X'],
			],
			['no services', stored('sharing_services', { visible: [], hidden: [], all: [] }), NONE],
			['odd services', stored('sharing_services', 'facebook'), NONE],
		],
	);

	it('show in one more place and keep the others, and the last, since the host refuses an empty list', async () => {
		const { site, user, close } = await open({ jetpack_portfolio: true });
		expect(toggle('Portfolio items')).not.toBeChecked();
		await user.click(toggle('Media'));
		await waitFor(() => expect(posted(site)).toEqual([{ show: ['post', 'page', 'attachment'] }]));
		await waitFor(() => expect(toggle('Media')).toBeChecked());
		close();
		const other = await open({ show: ['index'] });
		const last = toggle('Front page, archives and search');
		expectLocked(last, 'To show no buttons, turn off sharing buttons.');
		await other.user.click(last);
		expect(posted(other.site)).toEqual([]);
		expect(queryToggle('Portfolio items')).not.toBeInTheDocument();
	});

	it('have a text without entities, and a username from its URL', async () => {
		const { site, user } = await openTab('sharing', {
			card: 'sharing-buttons',
			settings,
			before: withSetting('sharing_label', 'Share &amp; enjoy'),
		});
		expect(textbox('Text above the buttons')).toHaveValue('Share & enjoy');
		refuseSetting(site, 'jetpack-twitter-cards-site-tag', 'Not a username.');
		await user.type(textbox('Username on X'), 'bad-name');
		expect(screen.getByText('A username has up to 15 letters, digits and underscores.')).toBeVisible();
		await user.click(saveButton());
		expect(await region('Sharing buttons').findByText('Not a username.')).toBeVisible();
		expect(textbox('Username on X')).toHaveValue('bad-name');
		site.recover();
		await user.clear(textbox('Username on X'));
		await user.type(textbox('Username on X'), 'https://x.com/example?s=20{Enter}');
		await waitFor(() => expect(posted(site).at(-1)).toEqual({ 'jetpack-twitter-cards-site-tag': 'example' }));
	});
});

const COMMENTS = 'Accept WordPress.com and social logins';
const MARKDOWN = 'Let visitors comment in Markdown';
const ON = { comments: true, markdown: true };
const open = (options: TabOptions = {}) => openTab('discussion', { card: 'comments', on: ON, ...options });
const field = () => textbox('Comment form prompt');
const scheme = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Comment form color scheme' });
const bothLocked = (reason: string) => [
	new RegExp(`\\[Comment form prompt, locked: [^\\]]*${reason}`),
	new RegExp(`\\[Comment form color scheme, locked: [^\\]]*${reason}`),
];
const forcedOff = (slug: string): TabOptions => ({
	on: ON,
	before: (site) => site.setFacts({ overrides: { [slug]: 'inactive' } }),
});

itShows(
	'the comment form is disabled while %s, apart from the rest of the card [DISC-009, DISC-015, SET-024, SET-030]',
	['discussion', 'comments'],
	[
		['its module is off', { on: { ...ON, comments: false } }, bothLocked('Turn on .+ first\\.')],
		['its module is forced off', forcedOff('comments'), bothLocked('has been disabled by a site admin')],
		[
			'Markdown is forced off, which locks its switch alone',
			forcedOff('markdown'),
			[
				/comment in Markdown: off, locked: Markdown has been disabled by a site administrator\./,
				`[${COMMENTS}: on]`,
			],
			[/\[Comment form [a-z ]+, locked/],
		],
	],
);

const TO_SITE = 'Let commenters subscribe to posts: off';
const TO_COMMENTS = 'Let commenters subscribe to comments: off';
const LINK = /\[View email subscribers.* → \S+source=calypso-people-email-followers&site=/;
const SUBSCRIBED = { subscriptions: true };

itShows(
	'the Subscriptions card locks its options, or links to the subscribers, while %s [DISC-012, DISC-019]',
	['discussion', 'subscriptions'],
	[
		[
			'it’s off',
			{ on: { subscriptions: false } },
			[`[${TO_SITE}, locked: Turn on “`, `[${TO_COMMENTS}, locked: Turn on “`],
			[LINK],
		],
		['it’s on and linked', { on: SUBSCRIBED }, [LINK], ['locked']],
		['it’s on and not linked', { as: 'admin2', on: SUBSCRIBED }, ['[Connect → '], [LINK]],
	],
);

describe('comment form', () => {
	it('saves the prompt and the color scheme only on Save [DISC-005, DISC-006, SET-039, SET-040, EVT-005]', async () => {
		const comments = { options: { jetpack_comment_form_color_scheme: { enum_labels: { sepia: 'Sepia' } } } };
		const { site, user, events } = await open({
			before: (running) => running.page({ getModules: { comments } }),
		});
		expect(scheme().textContent).toBe('LightDarkTransparentSepia');
		await user.clear(field());
		await user.type(field(), 'Be <b>kind</b>');
		await user.selectOptions(scheme(), 'Dark');
		expect(posted(site)).toEqual([]);
		await user.click(saveButton());
		expect(await saved()).toBeInTheDocument();
		expect(posted(site)).toEqual([
			{ highlander_comment_form_prompt: 'Be <b>kind</b>', jetpack_comment_form_color_scheme: 'dark' },
		]);
		expect(field()).toHaveValue('Be kind');
		expect(scheme()).toHaveValue('dark');
		expect(querySave()).not.toBeInTheDocument();
		expect(events().map(([name]) => name)).toContain('jetpack_wpa_settings_form_submit');
	});

	it('is locked while it’s saving, and so is its card [DISC-011, DISC-016, SET-014]', async () => {
		const { site, user } = await open();
		const release = site.hold('POST', 'settings');
		await user.type(field(), '!');
		await user.click(saveButton());
		for (const control of [field(), scheme(), toggle(MARKDOWN), toggle(COMMENTS)]) {
			expect(control).toHaveAttribute('aria-disabled', 'true');
		}
		const typed = field().value;
		await user.type(field(), 'more');
		await user.click(toggle(MARKDOWN));
		expect(field()).toHaveValue(typed);
		await release();
		await waitFor(() => expect(field()).not.toHaveAttribute('aria-disabled'));
		expect(posted(site)).toHaveLength(1);
	});
});
