import { screen, waitFor } from '@testing-library/react';
import { follow } from '../support/follow';
import { openApp, type OpenOptions } from '../support/open-app';
import {
	clicks,
	expectLocked,
	openTab,
	queryLink,
	queryToggle,
	textbox,
	toggle,
	type TabOptions,
} from '../support/open-tab';
import { facts } from '../support/recommendations';
import { hasRegion, region } from '../support/screens';
import { posted, refuseSetting, saveButton } from '../support/settings-tab';
import type { TestSite } from '../support/test-site';

const SOCIAL = 'Social connections';
const CARDS = [SOCIAL, 'Sharing buttons', 'Like buttons'];
const SHARE_POSTS = 'Share new posts on social networks';
const PROMPT = 'Connect to add your social media accounts.';
const ACCOUNTS = /^Connect your social media accounts/;

/** The owner's account is gone, and this user's is there. */
const LINKED_ALONE = {
	scenario: ['site-only'],
	before: (site: TestSite) => site.page({ userData: { currentUser: { isConnected: true } } }),
};

describe('the social card', () => {
	it.each([
		['editor', true, [SOCIAL]],
		['contributor', true, [SOCIAL]],
		['editor', false, []],
		['admin', false, CARDS],
	])('of the role %s, while it’s on: %p [SHARE-005, SET-009, SET-010]', async (as, publicize, cards) => {
		const { site, user } = await openTab('sharing', { as, on: { publicize, sharedaddy: true, likes: true } });
		expect(CARDS.filter(hasRegion)).toEqual(cards);
		if (as !== 'admin' && publicize) {
			expect(toggle(SHARE_POSTS)).toHaveAttribute('aria-disabled', 'true');
			await user.click(toggle(SHARE_POSTS));
			expect(posted(site)).toEqual([]);
			expect(screen.getByText(PROMPT)).toBeInTheDocument();
		}
	});

	it('is where editors land in the settings while it’s on [SHARE-005, SET-010, SHELL-061]', async () => {
		await openApp({
			as: 'editor',
			hash: '#/settings',
			before: (site) => site.setSwitches({ publicize: true }),
		});
		expect(CARDS.filter(hasRegion)).toEqual([SOCIAL]);
	});

	it.each<[string, TabOptions, isAsked: boolean, isLinked: boolean]>([
		['a linked administrator', { on: { publicize: true } }, false, true],
		['a linked administrator, while it’s off', { on: { publicize: false } }, false, false],
		['an administrator who is not linked', { as: 'admin2', on: { publicize: true } }, true, false],
		['a site without an owner', { scenario: ['site-only'] }, true, false],
		['an offline site', { scenario: ['offline-constant'] }, false, false],
	])(
		'asks to connect, or leads to the accounts: %s [SHARE-002, SHARE-006, EVT-019, EVT-042]',
		async (_, options, isAsked, isLinked) => {
			const app = await openTab('sharing', { card: 'social-connections', ...options });
			expect(screen.queryByText(PROMPT) !== null).toBe(isAsked);
			expect(queryLink('Connect')?.getAttribute('href') ?? '').toBe(
				isAsked ? '/connect-user?feature=Social%20connections' : '',
			);
			const link = queryLink(ACCOUNTS);
			expect(link?.getAttribute('href') ?? '').toMatch(
				isLinked ? /source=calypso-marketing-connections&site=/ : /^$/,
			);
			if (link) {
				await app.user.click(link);
				expect(clicks(app)).toContainEqual(
					expect.objectContaining({ target: 'configure-publicize', page: 'sharing' }),
				);
			}
		},
	);

	it('lets a connected editor choose accounts, and says who can use the switch [SHARE-006, ROLE-008]', async () => {
		await openTab('sharing', { as: 'editor', scenario: ['editor-linked'], on: { publicize: true } });
		expect(toggle(SHARE_POSTS)).toBeChecked();
		expectLocked(toggle(SHARE_POSTS), 'Only an administrator can change this.');
		expect(screen.queryByText(PROMPT)).not.toBeInTheDocument();
		expect(queryLink(ACCOUNTS)).toBeInTheDocument();
	});
});

describe('a switch shared with recommendations', () => {
	it.each<[string, string, string, OpenOptions]>([
		['monitor', 'security', 'Get an alert when your site goes down', LINKED_ALONE],
		['site-accelerator', 'performance', 'Site accelerator', { scenario: ['site-only'] }],
		['publicize', 'sharing', SHARE_POSTS, { as: 'admin2' }],
		['publicize', 'sharing', SHARE_POSTS, { scenario: ['site-only'] }],
	])(
		'is for the same users as the recommendation %s, on #/%s [SHARE-003]',
		async (step, tab, name, options) => {
			const app = await openApp({ ...facts(), ...options, hash: `#/recommendations/${step}` });
			await facts().before(app.site);
			await app.reopen();
			const offer = await screen.findByRole('button', { name: /^Turn on/ });
			const locked = offer.getAttribute('aria-disabled');
			await app.reopen(`#/${tab}`);
			expect((await screen.findByRole('switch', { name })).getAttribute('aria-disabled')).toBe(locked);
		},
	);
});

describe('sharing buttons', () => {
	const open = ({ settings, ...options }: TabOptions = {}) =>
		openTab('sharing', {
			card: 'sharing-buttons',
			...options,
			settings: { sharedaddy: true, ...settings },
		});
	const page = (members: object) => ({ before: (site: TestSite) => site.page({ settings: members }) });

	it.each<[string, TabOptions, string]>([
		['on and linked', {}, 'source=calypso-marketing-sharing-buttons&site='],
		['on and not linked', { as: 'admin2' }, 'options-general.php?page=sharing'],
		['on and offline', { scenario: ['offline-constant'] }, 'options-general.php?page=sharing'],
		['off', { settings: { sharedaddy: false } }, ''],
	])(
		'lead to the right settings, if any, while %s [SHARE-007, EVT-019, EVT-042]',
		async (_, options, address) => {
			const app = await open(options);
			const link = queryLink(/^Choose your sharing buttons/);
			expect(link?.getAttribute('href') ?? '').toContain(address);
			expect(link !== null).toBe(address !== '');
			if (link) {
				await follow(app.user, link);
				expect(clicks(app)).toContainEqual(
					expect.objectContaining({ target: 'configure-sharing', page: 'sharing' }),
				);
			}
		},
	);

	it('show in one more place, and keep the others', async () => {
		const { site, user } = await open({ settings: { jetpack_portfolio: true } });
		expect(toggle('Portfolio items')).not.toBeChecked();
		await user.click(toggle('Media'));
		await waitFor(() => expect(posted(site)).toEqual([{ show: ['post', 'page', 'attachment'] }]));
		await waitFor(() => expect(toggle('Media')).toBeChecked());
	});

	it('keep the last place, since the host refuses an empty list', async () => {
		const { site, user } = await open({ settings: { show: ['index'] } });
		const last = toggle('Front page, archives and search results');
		expectLocked(last, 'To show no buttons, turn off sharing buttons.');
		await user.click(last);
		expect(posted(site)).toEqual([]);
		expect(queryToggle('Portfolio items')).not.toBeInTheDocument();
	});

	it.each<[string, unknown, string[]]>([
		['a map, as PHP prints a list with gaps', { 0: 'post', 2: 'product' }, ['Posts', 'product']],
		['nothing that can be read', 'posts', []],
	])('handle %s as places', async (_, show, shown) => {
		await open(page({ show }));
		for (const name of ['Posts', 'product']) {
			expect(queryToggle(name)?.getAttribute('aria-checked') === 'true').toBe(shown.includes(name));
		}
	});

	it.each([
		[
			'names',
			{
				visible: {
					'jetpack-whatsapp': {},
					print: { shortname: 'print' },
					'custom-1': { name: 'My &amp; own' },
				},
				hidden: { x: {} },
				all: {},
			},
			['WhatsApp, Print, and My & own', 'Behind the “More” button: X'],
		],
		['none', { visible: [], hidden: [], all: [] }, ['No services yet. Choose them below.']],
		['an odd value', 'facebook', ['No services yet. Choose them below.']],
	])('say which services they have: %s', async (_, sharing_services, texts) => {
		await open({
			before: (site) =>
				site.editPage((state) => Object.assign(state.settings as object, { sharing_services })),
		});
		for (const text of texts) {
			expect(screen.getByRole('group', { name: 'Services' })).toHaveTextContent(text);
		}
	});

	it('have a text without entities, and a username without its @', async () => {
		const { site, user } = await open(page({ sharing_label: 'Share &amp; enjoy' }));
		expect(textbox('Text above the buttons')).toHaveValue('Share & enjoy');
		refuseSetting(site, 'jetpack-twitter-cards-site-tag', 'Not a username.');
		await user.type(textbox('Username on X'), 'bad-name');
		expect(screen.getByText('A username has up to 15 letters, digits and underscores.')).toBeVisible();
		await user.click(saveButton());
		expect(await region('Sharing buttons').findByText('Not a username.')).toBeVisible();
		expect(textbox('Username on X')).toHaveValue('bad-name');
		site.recover();
		await user.clear(textbox('Username on X'));
		await user.type(textbox('Username on X'), '@example');
		await user.click(saveButton());
		await waitFor(() => expect(posted(site).at(-1)).toEqual({ 'jetpack-twitter-cards-site-tag': 'example' }));
	});

	it('can be set up only while they’re on, which is said once', async () => {
		await open({ settings: { sharedaddy: false } });
		const REASON = 'Turn on “Add sharing buttons to your posts and pages” first.';
		expect(screen.getAllByText(REASON)).toHaveLength(1);
		for (const control of [
			toggle('Posts'),
			toggle('Leave styles and scripts to the theme'),
			screen.getByRole('combobox', { name: 'Button style' }),
			textbox('Username on X'),
		]) {
			expectLocked(control, REASON);
		}
	});
});
