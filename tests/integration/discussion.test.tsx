import { screen, waitFor, within } from '@testing-library/react';
import { itShows, openTab, saved, textbox, toggle, type TabOptions } from '../support/open-tab';
import { posted, querySave, saveButton } from '../support/settings-tab';

const COMMENTS = 'Let visitors comment with a WordPress.com or social media account';
const MARKDOWN = 'Let visitors use Markdown in comments';
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
	'the comment form is disabled while %s, apart from the rest of the card [DISC-009, DISC-010, DISC-015, SET-024, SET-030]',
	['discussion', 'comments'],
	[
		['its module is off', { on: { ...ON, comments: false } }, bothLocked('Turn on .+ first\\.')],
		['the site is offline', { scenario: ['offline-constant'] }, bothLocked('Unavailable in Offline Mode')],
		['its module is forced off', forcedOff('comments'), bothLocked('has been disabled by a site admin')],
		[
			'Markdown is forced off, which locks its switch alone',
			forcedOff('markdown'),
			[
				/Markdown in comments: off, locked: Markdown has been disabled by a site administrator\./,
				`[${COMMENTS}: on]`,
			],
			[/\[Comment form [a-z ]+, locked/],
		],
	],
);

const TO_SITE = 'Show a “Subscribe to site” option in the comment form: off';
const TO_COMMENTS = 'Show a “Subscribe to comments” option in the comment form: off';
const LINK = /\[View email subscribers.* → \S+source=calypso-people-email-followers&site=/;
const on = { subscriptions: true };

itShows(
	'the Subscriptions card locks its options, or links to the subscribers, while %s [DISC-012, DISC-013, DISC-019, SET-031, SET-045]',
	['discussion', 'subscriptions'],
	[
		[
			'it’s off',
			{ on: { subscriptions: false } },
			[`[${TO_SITE}, locked: Turn on “`, `[${TO_COMMENTS}, locked: Turn on “`],
			[LINK],
		],
		[
			'the site is offline',
			{ scenario: ['offline-constant'] },
			[`[${TO_SITE}, locked: Unavailable`, `[${TO_COMMENTS}, locked: Unavailable`],
		],
		['it’s on and linked', { on }, [LINK], ['locked']],
		['it’s on and not linked', { as: 'admin2', on }, ['[Connect → '], [LINK]],
	],
);

describe('comment form', () => {
	it('saves the prompt and the color scheme only on Save [DISC-005, DISC-006, SET-039, SET-040, EVT-005]', async () => {
		const { site, user, events } = await open();
		expect(
			within(scheme())
				.getAllByRole('option')
				.map(({ textContent }) => textContent),
		).toEqual(['Light', 'Dark', 'Transparent']);
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

	it('is locked while it or another setting on its card is saving [DISC-011, DISC-016, SET-014]', async () => {
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
		site.recover();
		const releaseSwitch = site.hold('POST', 'settings');
		await user.click(toggle(MARKDOWN));
		expect(toggle(MARKDOWN)).toHaveAttribute('aria-busy', 'true');
		expect(field()).toHaveAttribute('aria-disabled', 'true');
		await releaseSwitch();
		await waitFor(() => expect(field()).not.toHaveAttribute('aria-disabled'));
		expect(posted(site)).toHaveLength(2);
	});
});
