import { screen } from '@testing-library/react';
import { TAB } from '../../src/routes/settings/groups/sharing';
import { follow } from '../support/follow';
import { closeApps, openApp, type OpenOptions } from '../support/open-app';
import { arrived, hasRegion, region, sections } from '../support/screens';
import {
	controlsOf,
	expectAllFound,
	posted,
	querySave,
	shownSupports,
	supportsOf,
	withModules,
	withoutModules,
} from '../support/settings-tab';
import type { TestSite } from '../support/test-site';

const open = async (options: OpenOptions = {}) => {
	const app = await openApp({ hash: '#/sharing', ...options });
	await arrived();
	return app;
};
const switches = (on: Record<string, boolean>) => (site: TestSite) => site.setSwitches(on);

const SOCIAL = 'Social connections';
const CARDS = [SOCIAL, 'Sharing buttons', 'Like buttons'];
const SHARE_POSTS = 'Share new posts on social networks';
const BUTTONS = 'Add sharing buttons to your posts and pages';
const LIKES = 'Add like buttons to your posts and pages';
const PROMPT = 'Connect to add your social media accounts.';

const NO_OWNER = 'An administrator needs to connect a WordPress.com account first.';
const OFFLINE = 'Unavailable in Offline Mode';

describe('Sharing tab', () => {
	it('shows its three cards [SHARE-001, SET-001]', async () => {
		await open();
		expect(screen.getByRole('heading', { level: 1, name: 'Sharing' })).toBeInTheDocument();
		expect(sections().filter((title) => CARDS.includes(title ?? ''))).toEqual(CARDS);
		expect(querySave()).not.toBeInTheDocument();
	});

	it('links to its support pages', async () => {
		await open();
		expect((await shownSupports()).sort()).toEqual(supportsOf(TAB).sort());
		expect(supportsOf(TAB)).toHaveLength(3);
	});

	it('lets search find every control by its label [SET-002, SET-005]', async () => {
		const app = await open();
		expect(controlsOf(TAB)).toHaveLength(8);
		await expectAllFound(TAB, app);
	});

	it.each([
		['publicize', SOCIAL],
		['sharedaddy', 'Sharing buttons'],
		['likes', 'Like buttons'],
	])('shows the card of %s only if the host has that module [SHARE-001]', async (slug, card) => {
		await open({ before: withModules(slug) });
		expect(CARDS.filter(hasRegion)).toEqual([card]);
		await closeApps();
		await open({ before: withoutModules(slug) });
		expect(CARDS.filter(hasRegion)).toEqual(CARDS.filter((title) => title !== card));
	});

	it.each([
		['editor', '#/sharing'],
		['editor', '#/settings'],
		['author', '#/sharing'],
		['contributor', '#/sharing'],
	])(
		'shows only the social card to the role %s on %s while sharing is on [SHARE-005, SET-009, SET-010, SHELL-061]',
		async (as, hash) => {
			const { site, user } = await open({
				as,
				hash,
				before: switches({ publicize: true, sharedaddy: true, likes: true }),
			});
			expect(CARDS.filter(hasRegion)).toEqual([SOCIAL]);
			const toggle = screen.getByRole('switch', { name: SHARE_POSTS });
			expect(toggle).toHaveAttribute('aria-disabled', 'true');
			await user.click(toggle);
			expect(posted(site)).toEqual([]);
			expect(screen.getByText(PROMPT)).toBeInTheDocument();
		},
	);

	it('lets a connected editor choose accounts, and says who can use the switch [SHARE-006, ROLE-008]', async () => {
		await open({ as: 'editor', scenario: ['editor-linked'], before: switches({ publicize: true }) });
		const toggle = screen.getByRole('switch', { name: SHARE_POSTS });
		expect(toggle).toBeChecked();
		expect(toggle).toHaveAccessibleDescription('Only an administrator can change this.');
		expect(screen.queryByText(PROMPT)).not.toBeInTheDocument();
		expect(screen.getByRole('link', { name: /^Connect your social media accounts/ })).toBeInTheDocument();
	});

	it('shows the social card to administrators always, to editors only while it’s on [SHARE-005]', async () => {
		for (const isOn of [true, false]) {
			await open({ before: switches({ publicize: isOn }) });
			expect(hasRegion(SOCIAL)).toBe(true);
			await closeApps();
			await openApp({
				as: 'editor',
				hash: '#/sharing',
				before: switches({ publicize: isOn, 'post-by-email': true }),
			});
			await arrived();
			expect(hasRegion(SOCIAL)).toBe(isOn);
			await closeApps();
		}
	});
});

/** The owner's account is gone, and this user's is there. */
const LINKED_ALONE: OpenOptions = {
	scenario: ['site-only'],
	before: (site) =>
		site.editPage(({ userData }) =>
			Object.assign((userData as { currentUser: object }).currentUser, { isConnected: true }),
		),
};

describe('sharing switches', () => {
	it.each([
		[SHARE_POSTS, 'publicize'],
		[BUTTONS, 'sharedaddy'],
		[LIKES, 'likes'],
	])(
		'%s saves immediately and alone, and is recorded [SHARE-001, SHARE-004, SET-039, EVT-007]',
		async (name, slug) => {
			for (const isOn of [true, false]) {
				const { site, user, events } = await open({ before: switches({ [slug]: !isOn }) });
				const toggle = screen.getByRole('switch', { name });
				await user.click(toggle);
				expect(await screen.findByText('Updated settings.')).toBeInTheDocument();
				expect(toggle.getAttribute('aria-checked')).toBe(String(isOn));
				expect(posted(site)).toEqual([{ [slug]: isOn }]);
				expect(await events()).toContainEqual([
					'jetpack_wpa_module_toggle',
					expect.objectContaining({ module: slug, toggled: isOn ? 'on' : 'off' }),
				]);
				await closeApps();
			}
		},
	);

	it.each<[string, OpenOptions, Record<string, string>]>([
		['a linked administrator', {}, {}],
		['an administrator who is not linked, beside the owner', { as: 'admin2' }, {}],
		['a linked administrator of a site without an owner', LINKED_ALONE, {}],
		['a site without an owner', { scenario: ['site-only'] }, { [SHARE_POSTS]: NO_OWNER }],
		['an offline site', { scenario: ['offline-constant'] }, { [SHARE_POSTS]: OFFLINE, [LIKES]: OFFLINE }],
		...[
			['publicize', SHARE_POSTS],
			['sharedaddy', BUTTONS],
			['likes', LIKES],
		].map(([slug = '', name = '']): [string, OpenOptions, Record<string, string>] => [
			`a site that forces ${slug} off`,
			{ before: (site) => site.setFacts({ overrides: { [slug]: 'inactive' } }) },
			{ [name]: 'This feature has been disabled by a site administrator.' },
		]),
	])(
		'work or give a reason for %s [SHARE-003, SET-024, SET-031, SET-032, SET-045]',
		async (_, options, reasons) => {
			const { site, user } = await open(options);
			for (const name of [SHARE_POSTS, BUTTONS, LIKES]) {
				const toggle = screen.getByRole('switch', { name });
				const reason = reasons[name] ?? '';
				expect(toggle.getAttribute('aria-disabled')).toBe(reason ? 'true' : null);
				expect(toggle).toHaveAccessibleDescription(expect.stringContaining(reason));
				if (reason) {
					await user.click(toggle);
				} else {
					expect(toggle).toHaveAccessibleDescription('');
				}
			}
			expect(posted(site)).toEqual([]);
		},
	);

	it('revert and show the reason when the host is unreachable [SET-019]', async () => {
		const { site, user } = await open({ before: switches({ likes: false }) });
		site.fail('POST', 'settings');
		await user.click(screen.getByRole('switch', { name: LIKES }));
		expect(await screen.findByRole('alert')).toHaveTextContent(
			/Error updating settings\. We couldn’t reach your site/,
		);
		expect(screen.getByRole('switch', { name: LIKES })).not.toBeChecked();
	});

	it.each<[string, OpenOptions, boolean]>([
		['an administrator who is not linked', { as: 'admin2' }, true],
		['a site without an owner', { scenario: ['site-only'] }, true],
		['a linked administrator', {}, false],
		['an offline site', { scenario: ['offline-constant'] }, false],
	])('prompt %s to connect: %p [SHARE-002]', async (_, options, isAsked) => {
		await open(options);
		expect(region(SOCIAL).queryByText(PROMPT) !== null).toBe(isAsked);
		const link = region(SOCIAL).queryByRole('link', { name: 'Connect' });
		expect(link?.getAttribute('href') ?? '').toBe(
			isAsked ? '#/connect-user?feature=Social%20connections' : '',
		);
	});
});

describe('sharing links', () => {
	it.each<[string, OpenOptions, boolean]>([
		['on and linked', { before: switches({ publicize: true }) }, true],
		['off', { before: switches({ publicize: false }) }, false],
		['on and not linked', { as: 'admin2', before: switches({ publicize: true }) }, false],
	])('include social accounts while %s: %p [SHARE-006, EVT-019, EVT-042]', async (_, options, isThere) => {
		const { user, events } = await open(options);
		const link = screen.queryByRole('link', { name: /^Connect your social media accounts/ });
		expect(link !== null).toBe(isThere);
		if (link) {
			expect(link).toHaveAttribute(
				'href',
				expect.stringContaining('source=calypso-marketing-connections&site='),
			);
			await user.click(link);
			expect(await events()).toContainEqual([
				'jetpack_wpa_click',
				expect.objectContaining({ target: 'configure-publicize', page: 'sharing' }),
			]);
		}
	});

	it.each<[string, OpenOptions, string]>([
		[
			'on and linked',
			{ before: switches({ sharedaddy: true }) },
			'source=calypso-marketing-sharing-buttons&site=',
		],
		[
			'on and not linked',
			{ as: 'admin2', before: switches({ sharedaddy: true }) },
			'options-general.php?page=sharing',
		],
		[
			'on and offline',
			{ scenario: ['offline-constant'], before: switches({ sharedaddy: true }) },
			'options-general.php?page=sharing',
		],
		['off', { before: switches({ sharedaddy: false }) }, ''],
	])(
		'lead to the right button settings, if any, while %s [SHARE-007, EVT-019, EVT-042]',
		async (_, options, address) => {
			const { user, events } = await open(options);
			const links = screen.queryAllByRole('link', { name: /^Choose your sharing buttons/ });
			expect(links.map((link) => link.getAttribute('href'))).toEqual(
				address ? [expect.stringContaining(address)] : [],
			);
			// Nothing is recorded of users without an account at the provider.
			if (address.startsWith('source')) {
				await follow(user, links[0] as HTMLElement);
				expect(await events()).toContainEqual([
					'jetpack_wpa_click',
					expect.objectContaining({ target: 'configure-sharing', page: 'sharing' }),
				]);
			}
		},
	);
});
