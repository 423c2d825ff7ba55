import { screen, waitFor } from '@testing-library/react';
import { TAB } from '../../src/routes/settings/groups/discussion';
import { closeApps, openApp, type OpenOptions } from '../support/open-app';
import { arrived, hasRegion, sections } from '../support/screens';
import {
	shownSupports,
	supportsOf,
	controlsOf,
	expectAllFound,
	holdChanges,
	posted,
	withModules,
	withoutModules,
} from '../support/settings-tab';
import type { TestSite } from '../support/test-site';

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
const COMMENTS = 'Let visitors comment with a WordPress.com or social media account';
const HOVERCARDS = 'Show profile cards when hovering over avatars';
const MARKDOWN = 'Let visitors use Markdown in comments';
const COMMENT_LIKES = 'Let readers like comments';
const SUBSCRIPTIONS = 'Let visitors subscribe to new posts and comments by email';
const TO_SITE = 'Show a “Subscribe to site” option in the comment form';
const TO_COMMENTS = 'Show a “Subscribe to comments” option in the comment form';

const NO_OWNER = 'An administrator needs to connect a WordPress.com account first.';
const OFFLINE = 'Unavailable in Offline Mode';

describe('Discussion tab', () => {
	it('shows its heading and two cards, which the Sharing tab doesn’t have [DISC-001, DISC-003, DISC-004, SET-001]', async () => {
		await open();
		expect(screen.getByRole('heading', { level: 1, name: `Discussion ${HEADING}` })).toBeInTheDocument();
		expect(sections().filter((title) => CARDS.includes(title ?? ''))).toEqual(CARDS);
		await closeApps();
		await open({ hash: '#/sharing' });
		expect(screen.queryByText(HEADING)).not.toBeInTheDocument();
		expect(CARDS.filter(hasRegion)).toEqual([]);
	});

	it('shows its four support links', async () => {
		await open();
		expect((await shownSupports()).sort()).toEqual(supportsOf(TAB).sort());
		expect(supportsOf(TAB)).toHaveLength(4);
	});

	it('turns up each of its controls in a search by label, under the Discussion heading [DISC-001, DISC-002, SET-002, SET-005]', async () => {
		const app = await open();
		expect(controlsOf(TAB)).toHaveLength(9);
		await expectAllFound(TAB, app);
		expect(screen.queryByText(HEADING)).not.toBeInTheDocument();
	});

	it.each([
		['comments', ['Comments']],
		['gravatar-hovercards', ['Comments']],
		['markdown', ['Comments']],
		['comment-likes', ['Comments']],
		['subscriptions', ['Subscriptions']],
		['photon', []],
	])('with only the %s module, shows the cards %j [DISC-001, DISC-004, DISC-017]', async (slug, expected) => {
		await open({ before: withModules(slug) });
		expect(CARDS.filter(hasRegion)).toEqual(expected);
		if (slug !== 'subscriptions' && slug !== 'photon') {
			expect(screen.getAllByRole('switch')).toHaveLength(1);
		}
		if (slug !== 'comments') {
			expect(screen.queryByRole('textbox', { name: 'Comment form prompt' })).not.toBeInTheDocument();
		}
	});

	it.each([
		['comments', COMMENTS],
		['gravatar-hovercards', HOVERCARDS],
		['markdown', MARKDOWN],
		['comment-likes', COMMENT_LIKES],
	])('has no %s switch on a host without that module [DISC-017]', async (slug, name) => {
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
	])(
		'saves “%s” immediately on its own, and records the change [DISC-017, SET-039, EVT-007]',
		async (name, slug) => {
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
				await closeApps();
			}
		},
	);
});

describe('Subscriptions card', () => {
	it.each([
		[TO_SITE, 'stb_enabled'],
		[TO_COMMENTS, 'stc_enabled'],
	])('saves the “%s” toggle immediately [DISC-008, SET-039, EVT-006]', async (name, option) => {
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
		['the module is off', { before: switches({ subscriptions: false }) }, /^Turn on .+ first\.$/],
		['the site is offline', { scenario: ['offline-constant'] }, OFFLINE],
		['nobody owns the connection', { scenario: ['site-only'] }, NO_OWNER],
		[
			'the module is forced off',
			{ before: (site) => site.setFacts({ overrides: { subscriptions: 'inactive' } }) },
			/This feature has been disabled by a site administrator\./,
		],
	])(
		'disables its options while %s [DISC-012, DISC-013, SET-024, SET-031, SET-032, SET-045]',
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

	it('disables its toggles while one of them is saving [DISC-014]', async () => {
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
	])(
		'links to the email subscribers while %s: %p [DISC-019, EVT-019, EVT-042]',
		async (_, options, isThere) => {
			const { user, events } = await open(options);
			const link = screen.queryByRole('link', { name: /^View email subscribers/ });
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
		},
	);
});

it('disables only the switches that need the provider in Offline Mode [SET-031, SET-045]', async () => {
	await open({ scenario: ['offline-constant'] });
	const works = ['Show profile cards when hovering over avatars', 'Let visitors use Markdown in comments'];
	const names = screen.getAllByRole('switch').map((one) => one.getAttribute('aria-label') ?? '');
	expect(names).toEqual(expect.arrayContaining(works));
	for (const one of screen.getAllByRole('switch')) {
		const isDisabled = !works.includes(one.getAttribute('aria-label') ?? '');
		expect(one.getAttribute('aria-disabled')).toBe(isDisabled ? 'true' : null);
		if (isDisabled) {
			expect(one).toHaveAccessibleDescription(expect.stringContaining(OFFLINE));
		}
	}
});
