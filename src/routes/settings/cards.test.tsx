import { screen, waitFor } from '@testing-library/react';
import { openApp } from '../../../tests/support/open-app';
import {
	expectLocked,
	flip,
	openTab,
	saved,
	toggle,
	type TabOptions,
	clicks,
} from '../../../tests/support/open-tab';
import { region, sections, follow } from '../../../tests/support/screens';
import { posted, saveButton, withSetting } from '../../../tests/support/settings-tab';
import TABS from './tabs-samples.json';
import type { TabId } from './tab-modules';
import { siteHas } from '../../../tests/support/provider';

const open = (options: TabOptions = {}) => openTab('security', options);

const MONITOR = 'Get downtime alerts';
const SIGN_ON = 'Allow login with WordPress.com accounts';
const MATCH = 'Match accounts by email address';
const TWO_STEP = 'Require two-step authentication';

it('a tab shows its heading, its cards and their links to more [WRITE-003, WRITE-005]', async () => {
	await openTab('writing');
	const name = 'Writing Compose content the way you want to and streamline your publishing experience.';
	expect(screen.getByRole('heading', { level: 1, name })).toBeInTheDocument();
	expect(sections().filter((title) => title !== 'On this page')).toEqual(Object.keys(TABS.cards.writing));
	const more = screen.getAllByRole<HTMLAnchorElement>('link', { name: /^Learn more/ });
	expect(more.map(({ href }) => new URL(href).searchParams.get('source'))).toEqual(
		expect.arrayContaining(['jetpack-support-copy-post', 'jetpack-support-custom-css']),
	);
});

it('the Tools tab has export and import, which Privacy leads to', async () => {
	const { user } = await openApp({ hash: '#/privacy' });
	expect(screen.queryByRole('region', { name: 'Export and import' })).not.toBeInTheDocument();
	await user.click(await screen.findByRole('link', { name: 'Export or import your settings' }));
	expect(await screen.findByRole('heading', { level: 1, name: 'Tools' })).toBeInTheDocument();
	expect(await screen.findByRole('button', { name: 'Export settings' })).toBeInTheDocument();
	expect(await screen.findByLabelText('Import settings from a file')).toBeInTheDocument();
});

describe('switches', () => {
	it('show progress, then success, and ignore clicks on their card while saving [SET-019, SET-025, SET-026, NOTICE-047, NOTICE-048]', async () => {
		const { site, user } = await open({ on: { sso: false } });
		const release = site.hold('POST', 'settings');
		await user.click(toggle(SIGN_ON));
		expect(toggle(SIGN_ON)).toBeChecked();
		expect(screen.getByText('Updating settings…')).toBeInTheDocument();
		expect(toggle(SIGN_ON)).toHaveAttribute('aria-busy', 'true');
		expectLocked(toggle(TWO_STEP), 'Saving…');
		expect(toggle(MONITOR)).not.toHaveAttribute('aria-disabled');
		await user.click(toggle(SIGN_ON));
		await user.click(toggle(TWO_STEP));
		await release();
		expect(await saved()).toBeInTheDocument();
		await waitFor(() => expect(toggle(SIGN_ON)).not.toHaveAttribute('aria-busy'));
		expect(posted(site)).toEqual([{ sso: true }]);
		await waitFor(() => expect(screen.queryByText('Updated settings.')).not.toBeInTheDocument());
	});
});

describe('disabled controls', () => {
	it.each([
		['offline-constant', 'Unavailable in Offline Mode'],
		['site-only', 'An administrator needs to connect a WordPress.com account first.'],
	])(
		'give the reason once, on a faded card: %s [ROLE-011, SET-031, SET-032, SET-033, SET-034]',
		async (name, reason) => {
			const { site, user } = await open({ scenario: [name], card: 'sso' });
			expect(region('WordPress.com login').getAllByText(reason)).toHaveLength(1);
			expect(toggle(SIGN_ON).closest('.options')).toHaveClass('faded');
			for (const control of [SIGN_ON, MATCH, TWO_STEP]) {
				expectLocked(toggle(control), reason);
				await user.click(toggle(control));
			}
			expect(site.callsTo('POST')).toEqual([]);
		},
	);

	it.each([
		['active', 'This feature has been enabled by a site administrator. Learn more.'],
		['inactive', 'This feature has been disabled by a site administrator. Learn more.'],
		['elsewhere', 'This feature is being managed by a site administrator. Learn more.'],
	])(
		'explain an override (%s), and include options unless the module is active [SET-024, SET-028, SET-029]',
		async (override, text) => {
			const sso = { override, activated: override === 'active' };
			const { site, user } = await open({
				card: 'sso',
				before: (running) => running.page({ getModules: { sso } }),
			});
			expectLocked(toggle(SIGN_ON), text);
			expect(region('WordPress.com login').getByRole('link', { name: /^Learn more\./ })).toHaveAttribute(
				'href',
				expect.stringContaining('jetpack-support-module-overrides'),
			);
			await user.click(toggle(SIGN_ON));
			expect(toggle(TWO_STEP).getAttribute('aria-disabled')).toBe(override === 'active' ? null : 'true');
			expect(site.callsTo('POST')).toEqual([]);
		},
	);

	it('are only those with garbled values; missing settings are hidden and the rest works', async () => {
		const app = await open({
			on: { sso: false },
			before: (site) =>
				site.page({
					settings: {
						jetpack_sso_match_by_email: undefined,
						jetpack_sso_require_two_step: { on: ['yes'] },
						jetpack_waf_ip_block_list: 7,
					},
					getModules: { monitor: undefined },
				}),
		});
		expect(screen.queryByRole('region', { name: 'Downtime monitoring' })).not.toBeInTheDocument();
		expect(screen.queryByRole('switch', { name: MATCH })).not.toBeInTheDocument();
		expect(toggle(TWO_STEP)).toHaveAccessibleDescription('This value can’t be shown here.');
		await flip(app, SIGN_ON);
		expect(toggle(SIGN_ON)).toBeChecked();
	});
});

describe('choice', () => {
	const COLOR = 'carousel_background_color';
	const scheme = () => screen.getByRole('combobox', { name: 'Color scheme' });
	const media = (options: TabOptions = {}) =>
		openTab('writing', { card: 'writing-media', on: { carousel: true }, ...options });

	it('offers only the host’s values, and saves with Save [WRITE-010, SET-039, SET-040, SET-047]', async () => {
		const carousel = { options: { [COLOR]: { enum_labels: { grey: 'Grey' } } } };
		const { site, user } = await media({ before: (running) => running.page({ getModules: { carousel } }) });
		expect(scheme().textContent).toBe('BlackWhiteGrey');
		await user.selectOptions(scheme(), 'White');
		expect(posted(site)).toEqual([]);
		await user.click(saveButton());
		expect(await saved()).toBeInTheDocument();
		expect(posted(site)).toEqual([{ [COLOR]: 'white' }]);
		expect(scheme()).toHaveValue('white');
	});

	it('waits for its module, like the switches beside it [WRITE-011]', async () => {
		const { site, user } = await media({ on: { carousel: false } });
		const [module, ...switches] = screen.getAllByRole('switch');
		[scheme(), ...switches].forEach((control) => expectLocked(control, /^Turn on “Display images/));
		site.hold('POST', 'settings');
		await user.click(module as HTMLElement);
		[scheme(), ...switches].forEach((control) => expect(control).toHaveAttribute('aria-disabled', 'true'));
	});

	it.each([
		['pink', ''],
		[{ is: 'a map' }, 'This value can’t be shown here.'],
	])('is open where the host stores %j', async (value, reason) => {
		await media({ before: withSetting(COLOR, value) });
		expect(scheme()).toHaveAccessibleDescription(reason);
		expect(scheme().getAttribute('aria-disabled')).toBe(reason ? 'true' : null);
		expect(scheme()).toHaveDisplayValue('Choose one');
		expect(toggle('Show comments area in carousel')).not.toHaveAttribute('aria-disabled');
	});
});

it('cards record the opened info icon and the link followed from it [EVT-013, EVT-039]', async () => {
	const { user, events } = await open({ card: 'monitor' });
	const card = region('Downtime monitoring');
	const icon = card.getByRole('button', { name: 'About Downtime monitoring' });
	expect(icon).toHaveAttribute('aria-expanded', 'false');
	await user.click(icon);
	expect(screen.getByText('Alerts you when your site goes down.')).toBeVisible();
	const link = card.getByRole('link', { name: /^Learn more about Downtime monitoring/ });
	expect(link).toHaveAttribute('href', expect.stringContaining('jetpack-support-monitor'));
	link.addEventListener('click', (event) => event.preventDefault());
	await user.click(link);
	const clicks = events().filter(([name]) => name === 'jetpack_wpa_click');
	expect(clicks.map(([, { target, feature }]) => [target, feature])).toEqual([
		['info-icon', 'monitor'],
		['learn-more', 'monitor'],
	]);
});

/** The links of each tab, with the target that a click is recorded as. */
const LINKS: ReadonlyArray<[TabId, TabOptions, links: Record<string, string>]> = [
	[
		'traffic',
		{
			scenario: ['plan-complete', 'google-verified', 'woa'],
			on: { wordads: true, 'related-posts': true, sitemaps: true },
			before: async (site) => {
				await site.setFacts({ isPublic: true });
				site.page({ themeData: { support: { widgets: true } } });
				siteHas(['wordads', 'google-analytics'])(site);
			},
		},
		{
			'Ad terms of service': 'ads-terms',
			'Add an ad widget': 'place_ad_widget',
			'Learn more about the opt-out': 'learn-more',
			'View your earnings': 'view-earnings',
			'Customize related posts': 'configure-related-posts',
			'Configure Google Analytics': 'configure-ga',
			'http://127.0.0.1:4400/sitemap.xml': 'sitemap-url-link',
			'http://127.0.0.1:4400/news-sitemap.xml': 'sitemap-news-url-link',
		},
	],
	[
		'sharing',
		{ on: { publicize: true, sharedaddy: true } },
		{
			'Connect your social media accounts': 'configure-publicize',
			'Choose your sharing buttons': 'configure-sharing',
		},
	],
	['discussion', { on: { subscriptions: true } }, { 'View email subscribers': 'view-followers' }],
	[
		'writing',
		{ on: { 'infinite-scroll': true }, before: (site) => site.page({ themeData: 'x' }) },
		{ 'Edit CSS in the Customizer': 'visit-customizer', 'Learn more (': 'learn-more' },
	],
	[
		'privacy',
		{},
		{
			'Privacy policy': 'privacy-policy',
			'Cookie policy': 'cookie-policy',
			'Privacy center': 'privacy-center',
		},
	],
];

it.each(LINKS)('links of the tab %s record clicks [EVT-019, EVT-042]', async (tab, options, links) => {
	const app = await openTab(tab, options);
	for (const name of Object.keys(links)) {
		const all = screen.getAllByRole('link');
		await follow(app.user, all.find(({ textContent }) => textContent.startsWith(name)) as HTMLElement);
	}
	expect(clicks(app).map(({ target }) => target)).toEqual(Object.values(links));
});
