import { screen, waitFor } from '@testing-library/react';
import { TAB } from '../../src/routes/settings/groups/discussion';
import { closeApps, openApp, type OpenOptions } from '../support/open-app';
import { arrived, hasRegion, region, sections } from '../support/screens';
import {
	controlsOf,
	expectAllFound,
	holdChanges,
	posted,
	withModules,
	withoutModules,
	withSetting,
} from '../support/settings-tab';
import type { TestSite } from '../support/test-site';

afterEach(closeApps);

const open = async (options: OpenOptions = {}) => {
	const app = await openApp({ hash: '#/discussion', ...options });
	await arrived();
	return app;
};
const switches = (on: Record<string, boolean>) => (site: TestSite) => site.setSwitches(on);
const toggle = (name: string) => screen.getByRole('switch', { name });
const saved = () => screen.findByText('Updated settings.');

const HEADING = 'Manage advanced comment settings and grow your audience with email subscriptions.';
const CARDS = ['Comments', 'Subscriptions'];
const COMMENTS = 'Let visitors comment with an account they have elsewhere';
const HOVERCARDS = 'Show a profile when the pointer rests on an avatar';
const MARKDOWN = 'Let visitors write comments in Markdown';
const COMMENT_LIKES = 'Let readers like comments';
const SUBSCRIPTIONS = 'Let visitors subscribe to new posts and comments by email';
const TO_SITE = 'Offer “subscribe to site” below the comment form';
const TO_COMMENTS = 'Offer “subscribe to comments” below the comment form';

const field = () => screen.getByRole('textbox', { name: 'Invitation above the comment form' });
const scheme = () => screen.getByRole('combobox', { name: 'Color scheme of the comment form' });
const save = () => region('Comments').getByRole('button', { name: /Save settings|Saving…/ });

const NO_OWNER = 'An administrator has to connect an account at WordPress.com first.';
const OFFLINE = 'Unavailable in Offline Mode';

describe('the Discussion tab', () => {
	it('has its heading and its two cards [DISC-001, DISC-003, DISC-004, SET-001]', async () => {
		await open();
		expect(screen.getByRole('heading', { level: 1, name: HEADING })).toBeInTheDocument();
		expect(sections().filter((title) => CARDS.includes(title ?? ''))).toEqual(CARDS);
		closeApps();
		await open({ hash: '#/sharing' });
		expect(screen.queryByText(HEADING)).not.toBeInTheDocument();
		expect(CARDS.filter(hasRegion)).toEqual([]);
	});

	it('finds every control by its label under the heading Discussion [DISC-001, DISC-002, SET-002, SET-005]', async () => {
		const app = await open();
		expect(controlsOf(TAB)).toHaveLength(9);
		await expectAllFound(TAB, app);
		expect(screen.queryByText(HEADING)).not.toBeInTheDocument();
	}, 20_000);

	it.each([
		['comments', ['Comments']],
		['gravatar-hovercards', ['Comments']],
		['markdown', ['Comments']],
		['comment-likes', ['Comments']],
		['subscriptions', ['Subscriptions']],
		['photon', []],
	])('with %s alone has the cards %j [DISC-001, DISC-004, DISC-017]', async (slug, expected) => {
		await open({ before: withModules(slug) });
		expect(CARDS.filter(hasRegion)).toEqual(expected);
		if (slug !== 'subscriptions' && slug !== 'photon') {
			expect(screen.getAllByRole('switch')).toHaveLength(1);
		}
		if (slug !== 'comments') {
			expect(
				screen.queryByRole('textbox', { name: 'Invitation above the comment form' }),
			).not.toBeInTheDocument();
		}
	});

	it.each([
		['comments', COMMENTS],
		['gravatar-hovercards', HOVERCARDS],
		['markdown', MARKDOWN],
		['comment-likes', COMMENT_LIKES],
	])('has no switch of %s on a host without it [DISC-017]', async (slug, name) => {
		await open({ before: withoutModules(slug) });
		const labels = [COMMENTS, HOVERCARDS, MARKDOWN, COMMENT_LIKES];
		expect(labels.filter((label) => screen.queryByRole('switch', { name: label }))).toEqual(
			labels.filter((label) => label !== name),
		);
	});

	it.each([
		[COMMENTS, 'comments'],
		[HOVERCARDS, 'gravatar-hovercards'],
		[COMMENT_LIKES, 'comment-likes'],
		[SUBSCRIPTIONS, 'subscriptions'],
	])('%s is saved at once, alone, and recorded [DISC-017, SET-039, EVT-007]', async (name, slug) => {
		for (const isOn of [true, false]) {
			const { site, user, events } = await open({ before: switches({ [slug]: !isOn }) });
			await user.click(toggle(name));
			expect(await saved()).toBeInTheDocument();
			expect(toggle(name).getAttribute('aria-checked')).toBe(String(isOn));
			expect(posted(site)).toEqual([{ [slug]: isOn }]);
			expect(await events()).toContainEqual([
				'jetpack_wpa_module_toggle',
				expect.objectContaining({ module: slug, toggled: isOn ? 'on' : 'off' }),
			]);
			closeApps();
		}
	});
});

describe('the comment form', () => {
	it('saves its invitation and its color scheme with Save [DISC-005, DISC-006, SET-039, SET-040, EVT-005]', async () => {
		const { site, user, events } = await open({ before: switches({ comments: true }) });
		expect([...scheme().children].map((option) => option.textContent)).toEqual([
			'Light',
			'Dark',
			'Transparent',
		]);
		await user.clear(field());
		await user.type(field(), 'Say something <b>kind</b>');
		await user.selectOptions(scheme(), 'Dark');
		expect(posted(site)).toEqual([]);
		await user.click(save());
		expect(await saved()).toBeInTheDocument();
		expect(posted(site)).toEqual([
			{
				highlander_comment_form_prompt: 'Say something <b>kind</b>',
				jetpack_comment_form_color_scheme: 'dark',
			},
		]);
		expect(field()).toHaveValue('Say something kind');
		expect(scheme()).toHaveValue('dark');
		expect(save()).toHaveAttribute('aria-disabled', 'true');
		expect((await events()).map(([name]) => name)).toContain('jetpack_wpa_settings_form_submit');
	});

	it.each<[string, OpenOptions, RegExp]>([
		['the module is off', { before: switches({ comments: false }) }, /^.*Switch .+ on first\.$/],
		['the site is offline', { scenario: ['offline-constant'] }, new RegExp(OFFLINE)],
		[
			'the module is forced off',
			{ before: (site) => site.setFacts({ overrides: { comments: 'inactive' } }) },
			/has been disabled by a site administrator\./,
		],
	])('is disabled while %s [DISC-009, DISC-010, SET-024]', async (_, options, reason) => {
		const { site, user } = await open(options);
		const before = (field() as HTMLInputElement).value;
		for (const control of [field(), scheme()]) {
			expect(control).toHaveAttribute('aria-disabled', 'true');
			expect(control).toHaveAccessibleDescription(reason);
		}
		await user.type(field(), 'x');
		await user.selectOptions(scheme(), 'Dark');
		expect(field()).toHaveValue(before);
		expect(scheme()).toHaveValue('light');
		expect(save()).toHaveAttribute('aria-disabled', 'true');
		await user.click(save());
		expect(posted(site)).toEqual([]);
	});

	it('stands still while it, or something else on the card, is saved [DISC-011, DISC-016, SET-014]', async () => {
		const { site, user } = await open({ before: switches({ comments: true, markdown: true }) });
		const release = holdChanges(site);
		await user.type(field(), '!');
		await user.click(save());
		for (const control of [field(), scheme(), toggle(MARKDOWN), toggle(COMMENTS)]) {
			expect(control).toHaveAttribute('aria-disabled', 'true');
		}
		const typed = (field() as HTMLInputElement).value;
		await user.type(field(), 'more');
		await user.click(toggle(MARKDOWN));
		expect(field()).toHaveValue(typed);
		release();
		await waitFor(() => expect(field()).not.toHaveAttribute('aria-disabled'));
		expect(posted(site)).toHaveLength(1);
		const releaseSwitch = holdChanges(site);
		await user.click(toggle(MARKDOWN));
		expect(toggle(MARKDOWN)).toHaveAttribute('aria-busy', 'true');
		await user.click(toggle(MARKDOWN));
		expect(field()).toHaveAttribute('aria-disabled', 'true');
		releaseSwitch();
		await waitFor(() => expect(field()).not.toHaveAttribute('aria-disabled'));
		expect(posted(site)).toHaveLength(2);
	});

	it.each([
		['highlander_comment_form_prompt', field, undefined, /does not offer this setting/],
		['highlander_comment_form_prompt', field, { a: 1 }, /cannot be shown/],
		['jetpack_comment_form_color_scheme', scheme, undefined, /does not offer this setting/],
		['jetpack_comment_form_color_scheme', scheme, [1], /cannot be shown/],
	])('copes with a host whose %s is missing or garbled', async (option, control, stored, reason) => {
		await open({
			before: async (site) => {
				await site.setSwitches({ comments: true });
				withSetting(option, stored)(site);
			},
		});
		expect(control()).toHaveAttribute('aria-disabled', 'true');
		expect(control()).toHaveAccessibleDescription(expect.stringMatching(reason));
		expect(toggle(COMMENTS)).not.toHaveAttribute('aria-disabled');
	});

	it('keeps what was typed and says why when the host is gone', async () => {
		const { site, user } = await open({ before: switches({ comments: true }) });
		await user.type(field(), '!');
		site.fail('POST', 'settings');
		await user.click(save());
		expect(await screen.findByRole('alert')).toHaveTextContent(
			/Error updating settings\. The site did not answer/,
		);
		expect(field()).toHaveDisplayValue(/!$/);
		site.recover();
		await user.click(save());
		expect(await saved()).toBeInTheDocument();
	});
});

describe('Markdown in comments', () => {
	const OPTION = 'wpcom_publish_comments_with_markdown';

	it.each([
		['off with its module', false, false, { markdown: true, [OPTION]: true }],
		['off', true, false, { [OPTION]: true }],
		['on', true, true, { [OPTION]: false }],
	])(
		'that is %s is switched, and the module never goes off with it [DISC-007, DISC-018, SET-041, EVT-006]',
		async (_, isOn, stored, expected) => {
			const { site, user, events } = await open({
				before: async (running) => {
					await running.setSwitches({ markdown: isOn });
					await running.post('settings', { [OPTION]: stored, wpcom_publish_posts_with_markdown: false });
					running.calls.length = 0;
				},
			});
			await user.click(toggle(MARKDOWN));
			expect(await saved()).toBeInTheDocument();
			expect(posted(site)).toEqual([expected]);
			expect(toggle(MARKDOWN).getAttribute('aria-checked')).toBe(String(!stored));
			expect(await events()).toContainEqual([
				'jetpack_wpa_settings_toggle',
				expect.objectContaining({ module: 'markdown', setting: OPTION, toggled: stored ? 'off' : 'on' }),
			]);
		},
	);

	it('is disabled while Markdown is forced off, and the rest of the card is not [DISC-015, SET-030]', async () => {
		const { site, user } = await open({
			before: (running) => running.setFacts({ overrides: { markdown: 'inactive' } }),
		});
		expect(toggle(MARKDOWN)).toHaveAttribute('aria-disabled', 'true');
		expect(toggle(MARKDOWN)).toHaveAccessibleDescription(
			'Markdown has been disabled by a site administrator.',
		);
		await user.click(toggle(MARKDOWN));
		expect(posted(site)).toEqual([]);
		expect(toggle(COMMENTS)).not.toHaveAttribute('aria-disabled');
	});
});

describe('subscriptions', () => {
	it.each([
		[TO_SITE, 'stb_enabled'],
		[TO_COMMENTS, 'stc_enabled'],
	])('%s is a toggle, saved at once [DISC-008, SET-039, EVT-006]', async (name, option) => {
		const { site, user, events } = await open({ before: switches({ subscriptions: true }) });
		for (const isOn of [false, true]) {
			await user.click(toggle(name));
			await waitFor(() => expect(toggle(name)).not.toHaveAttribute('aria-busy'));
			expect(toggle(name).getAttribute('aria-checked')).toBe(String(isOn));
			expect(posted(site).pop()).toEqual({ [option]: isOn });
		}
		expect(await events()).toContainEqual([
			'jetpack_wpa_settings_toggle',
			expect.objectContaining({ module: 'subscriptions', setting: option, toggled: 'off' }),
		]);
	});

	it.each<[string, OpenOptions, string | RegExp]>([
		['the module is off', { before: switches({ subscriptions: false }) }, /^Switch .+ on first\.$/],
		['the site is offline', { scenario: ['offline-constant'] }, OFFLINE],
		['nobody owns the connection', { scenario: ['site-only'] }, NO_OWNER],
		[
			'the module is forced off',
			{ before: (site) => site.setFacts({ overrides: { subscriptions: 'inactive' } }) },
			/This feature has been disabled by a site administrator\./,
		],
	])(
		'have their options disabled while %s [DISC-012, DISC-013, SET-024, SET-031, SET-032, SET-045]',
		async (_, options, reason) => {
			const { site, user } = await open(options);
			for (const name of [TO_SITE, TO_COMMENTS]) {
				expect(toggle(name)).toHaveAttribute('aria-disabled', 'true');
				expect(toggle(name)).toHaveAccessibleDescription(reason);
				await user.click(toggle(name));
			}
			expect(posted(site)).toEqual([]);
		},
	);

	it('have their options disabled while something of them is saved [DISC-014]', async () => {
		const { site, user } = await open({ before: switches({ subscriptions: true }) });
		const release = holdChanges(site);
		await user.click(toggle(TO_SITE));
		for (const name of [TO_COMMENTS, SUBSCRIPTIONS]) {
			expect(toggle(name)).toHaveAttribute('aria-disabled', 'true');
			await user.click(toggle(name));
		}
		await user.click(toggle(TO_SITE));
		release();
		await waitFor(() => expect(toggle(TO_COMMENTS)).not.toHaveAttribute('aria-disabled'));
		expect(posted(site)).toHaveLength(1);
	});

	it.each<[string, OpenOptions, boolean]>([
		['on and linked', { before: switches({ subscriptions: true }) }, true],
		['off', { before: switches({ subscriptions: false }) }, false],
		['on and not linked', { as: 'admin2', before: switches({ subscriptions: true }) }, false],
	])('lead to the followers while %s: %p [DISC-019, EVT-019]', async (_, options, isThere) => {
		const { user, events } = await open(options);
		const link = screen.queryByRole('link', { name: /^See who subscribes by email/ });
		expect(link !== null).toBe(isThere);
		if (link) {
			expect(link).toHaveAttribute(
				'href',
				expect.stringContaining('source=calypso-people-email-followers&site='),
			);
			await user.click(link);
			expect(await events()).toContainEqual([
				'jetpack_wpa_click',
				expect.objectContaining({ target: 'view-followers' }),
			]);
		}
	});
});

it('fades the comments offline, whatever needs the provider or not [SET-031, SET-045]', async () => {
	await open({ scenario: ['offline-constant'] });
	for (const one of screen.getAllByRole('switch')) {
		expect(one).toHaveAttribute('aria-disabled', 'true');
		expect(one).toHaveAccessibleDescription(expect.stringContaining(OFFLINE));
	}
});
