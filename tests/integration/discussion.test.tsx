import { screen, waitFor, within } from '@testing-library/react';
import {
	clicks,
	expectLocked,
	flip,
	openTab,
	queryLink,
	saved,
	textbox,
	toggle,
	type TabOptions,
} from '../support/open-tab';
import { posted, querySave, saveButton } from '../support/settings-tab';

const COMMENTS = 'Let visitors comment with a WordPress.com or social media account';
const MARKDOWN = 'Let visitors use Markdown in comments';
const open = (options: TabOptions = {}) =>
	openTab('discussion', {
		card: 'comments',
		...options,
		on: { comments: true, markdown: true, ...options.on },
	});
const field = () => textbox('Comment form prompt');
const scheme = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Comment form color scheme' });

describe('comment form', () => {
	it('saves the prompt and the color scheme only on Save [DISC-005, DISC-006, SET-039, SET-040, EVT-005]', async () => {
		const app = await open();
		const { site, user } = app;
		expect(
			within(scheme())
				.getAllByRole('option')
				.map(({ textContent }) => textContent),
		).toEqual(['Light', 'Dark', 'Transparent']);
		await user.clear(field());
		await user.type(field(), 'Say something <b>kind</b>');
		await user.selectOptions(scheme(), 'Dark');
		expect(posted(site)).toEqual([]);
		await user.click(saveButton());
		expect(await saved()).toBeInTheDocument();
		expect(posted(site)).toEqual([
			{
				highlander_comment_form_prompt: 'Say something <b>kind</b>',
				jetpack_comment_form_color_scheme: 'dark',
			},
		]);
		expect(field()).toHaveValue('Say something kind');
		expect(scheme()).toHaveValue('dark');
		expect(querySave()).not.toBeInTheDocument();
		expect(app.events().map(([name]) => name)).toContain('jetpack_wpa_settings_form_submit');
	});

	it.each<[string, TabOptions, string | RegExp]>([
		['the module is off', { on: { comments: false } }, /Turn on .+ first\.$/],
		['the site is offline', { scenario: ['offline-constant'] }, 'Unavailable in Offline Mode'],
		[
			'the module is forced off',
			{ before: (site) => site.setFacts({ overrides: { comments: 'inactive' } }) },
			/has been disabled by a site administrator\./,
		],
	])('is disabled while %s [DISC-009, DISC-010, SET-024]', async (_, options, reason) => {
		const { site, user } = await open(options);
		const before = field().value;
		expectLocked(field(), reason);
		expectLocked(scheme(), reason);
		await user.type(field(), 'x');
		await user.selectOptions(scheme(), 'Dark');
		expect(field()).toHaveValue(before);
		expect(scheme()).toHaveValue('light');
		expect(querySave()).not.toBeInTheDocument();
		expect(posted(site)).toEqual([]);
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

	it('keeps the draft when the host is unreachable, and loses one control to a garbled value', async () => {
		const { site, user } = await open({
			before: (running) => running.page({ settings: { jetpack_comment_form_color_scheme: [1] } }),
		});
		expectLocked(scheme(), 'can’t be shown');
		await user.type(field(), '!');
		site.fail('POST', 'settings');
		await user.click(saveButton());
		expect(await screen.findByRole('alert')).toHaveTextContent(/We couldn’t reach your site/);
		expect(field()).toHaveDisplayValue(/!$/);
		site.recover();
		await user.click(saveButton());
		expect(await saved()).toBeInTheDocument();
	});
});

describe('Markdown in comments', () => {
	const OPTION = 'wpcom_publish_comments_with_markdown';

	it.each([
		['off with its module', false, false, { markdown: true, [OPTION]: true }],
		['on', true, true, { [OPTION]: false }],
	])(
		'when %s, toggles without turning the module off [DISC-007, DISC-018, SET-041, EVT-006]',
		async (_, markdown, stored, expected) => {
			const app = await open({
				on: { markdown },
				settings: { [OPTION]: stored, wpcom_publish_posts_with_markdown: false },
			});
			await flip(app, MARKDOWN);
			expect(posted(app.site)).toEqual([expected]);
			expect(toggle(MARKDOWN).getAttribute('aria-checked')).toBe(String(!stored));
			expect(app.events()).toContainEqual([
				'jetpack_wpa_settings_toggle',
				expect.objectContaining({ module: 'markdown', setting: OPTION, toggled: stored ? 'off' : 'on' }),
			]);
		},
	);

	it('is disabled while Markdown is forced off, unlike the rest of the card [DISC-015, SET-030]', async () => {
		const { site, user } = await open({
			before: (running) => running.setFacts({ overrides: { markdown: 'inactive' } }),
		});
		expectLocked(toggle(MARKDOWN), 'Markdown has been disabled by a site administrator.');
		await user.click(toggle(MARKDOWN));
		expect(posted(site)).toEqual([]);
		expect(toggle(COMMENTS)).not.toHaveAttribute('aria-disabled');
	});
});

describe('Subscriptions card', () => {
	const TO_SITE = 'Show a “Subscribe to site” option in the comment form';
	const TO_COMMENTS = 'Show a “Subscribe to comments” option in the comment form';
	const openCard = (options: TabOptions = {}) => openTab('discussion', { card: 'subscriptions', ...options });

	it.each<[string, TabOptions, string | RegExp]>([
		['the module is off', { on: { subscriptions: false } }, /^Turn on .+ first\.$/],
		['the site is offline', { scenario: ['offline-constant'] }, 'Unavailable in Offline Mode'],
	])('disables its options while %s [DISC-012, DISC-013, SET-031, SET-045]', async (_, options, reason) => {
		const { site, user } = await openCard(options);
		for (const name of [TO_SITE, TO_COMMENTS]) {
			expectLocked(toggle(name), reason);
			await user.click(toggle(name));
		}
		expect(posted(site)).toEqual([]);
	});

	it.each<[string, TabOptions, boolean]>([
		['on and linked', { on: { subscriptions: true } }, true],
		['off', { on: { subscriptions: false } }, false],
		['on and not linked', { as: 'admin2', on: { subscriptions: true } }, false],
	])(
		'links to the email subscribers while %s: %p [DISC-019, EVT-019, EVT-042]',
		async (_, options, isThere) => {
			const app = await openCard(options);
			const link = queryLink(/^View email subscribers/);
			expect(link?.getAttribute('href') ?? '').toMatch(
				isThere ? /source=calypso-people-email-followers&site=/ : /^$/,
			);
			if (link) {
				await app.user.click(link);
				expect(clicks(app)).toContainEqual(expect.objectContaining({ target: 'view-followers' }));
			}
		},
	);
});
