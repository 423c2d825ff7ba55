import { fireEvent, screen, waitFor } from '@testing-library/react';
import { featuresOf } from '../../../../tests/support/provider';
import { follow } from '../../../../tests/support/screens';
import type { OpenOptions } from '../../../../tests/support/open-app';
import { cardText } from '../../../../tests/support/open-cards';
import { openPiece } from '../../../../tests/support/open-piece';
import { TestSite } from '../../../../tests/support/test-site';
import { Extras } from './extras';

const SUPPORT = 'Help and support';
const APPS = 'Jetpack mobile app';
const carry = (text: string) => jest.spyOn(window.navigator, 'userAgent', 'get').mockReturnValue(text);

/** The host of all tests that don't ask for another; each says all of its page. */
let shared: TestSite;
beforeAll(async () => void (shared = await TestSite.start(['connected'])));
beforeEach(() => {
	shared.recover();
	carry('Mozilla/5.0 (X11; Linux x86_64) Firefox/120.0');
});
afterEach(() => jest.restoreAllMocks());

const open = (options: OpenOptions = {}) =>
	openPiece(<Extras />, options.scenario ? options : { site: shared, before: page(), ...options });
const agencies = () => screen.queryByRole('group', { name: 'Do you manage sites for clients?' });
const click = (properties: object) => ['jetpack_wpa_click', expect.objectContaining(properties)];

interface Page {
	site_count?: unknown;
	connect?: boolean;
	manage_modules?: boolean;
	isAtomicSite?: boolean;
	isWoASite?: boolean;
	showPromotions?: boolean;
	features?: string[];
}

/** The page's data about the user and the site. */
const page =
	({ site_count = 2, connect = true, manage_modules = true, features = [], ...flags }: Page = {}) =>
	(site: TestSite) => {
		const permissions = { connect, manage_modules };
		site.page({
			userData: { currentUser: { wpcomUser: { site_count }, permissions } },
			siteData: {
				...{ isAtomicSite: false, isWoASite: false, showPromotions: true, ...flags },
				plan: { features: { active: [] } },
			},
		});
		featuresOf(...features)(site);
	};

describe('the agencies card', () => {
	it.each<[string, Page]>([
		['with one site', { site_count: 1 }],
		['without an account here', { site_count: false }],
		['who can’t connect the site', { connect: false }],
		['of an Atomic site', { isAtomicSite: true }],
		['of a WoA site', { isWoASite: true }],
		['of a site without promotions', { showPromotions: false }],
	])('is hidden from a user %s [DASH-027, DASH-028, DASH-029]', async (_, given) => {
		await open({ before: page(given) });
		expect(screen.getByRole('region', { name: APPS })).toBeInTheDocument();
		expect(agencies()).not.toBeInTheDocument();
	});

	it('offers users with two sites, even counted as text, a discount, and records the click [DASH-027, DASH-030, EVT-019, EVT-039]', async () => {
		const { user, events } = await open({ before: page({ site_count: '2' }) });
		expect(agencies()).toHaveTextContent('get 25% off');
		const link = screen.getAllByRole('link', { name: /^Learn more/ })[0] as HTMLElement;
		expect(agencies()).toContainElement(link);
		expect(link).toHaveAttribute('href', expect.stringContaining('source=jitm-jetpack_agencies_ad&site='));
		expect(link).toHaveAttribute('target', '_blank');
		await follow(user, link);
		expect(events()).toContainEqual(click({ target: 'learn-more-click', feature: 'agencies', page: '/' }));
	});

	it('is dismissed for good, but comes back if that fails [DASH-031]', async () => {
		const { site, user, events, close } = await open({ scenario: ['connected'], before: page() });
		site.fail('POST', 'settings', 403, { code: 'x', message: 'You may not.' });
		const dismiss = () => screen.getByRole('button', { name: 'Dismiss this offer' });
		await user.click(dismiss());
		expect(await screen.findByText('You may not.')).toBeInTheDocument();
		expect(agencies()).toBeInTheDocument();
		site.recover();
		site.calls.length = 0;
		await user.click(dismiss());
		await waitFor(() => expect(agencies()).not.toBeInTheDocument());
		expect(site.sent()).toEqual([['settings', { dismiss_dash_agencies_learn_more: true }]]);
		expect(events()).toContainEqual(click({ target: 'learn-more-dismiss', feature: 'agencies' }));
		close();
		await open({ site });
		expect(agencies()).not.toBeInTheDocument();
	});
});

describe('the support card', () => {
	const SOLD = /\[(Upgrade|Connect)/;
	it.each<[string, OpenOptions, RegExp, RegExp]>([
		['with the feature', { before: page({ features: ['support'] }) }, /priority support from Jetpack/, SOLD],
		[
			'with the feature, at the provider',
			{ scenario: ['woa'], before: page({ isAtomicSite: true, isWoASite: true, features: ['support'] }) },
			/priority support from WordPress\.com.*\[Getting.*source=calypso-help.*\[Search.*source=calypso-help/,
			SOLD,
		],
		[
			'without it, not owned',
			{ scenario: ['site-only'], before: page() },
			/Read the docs.*\[Connect → #?\/connect-user\]/,
			/\[Upgrade/,
		],
		['while promotions are off', { before: page({ showPromotions: false }) }, /Read the docs/, SOLD],
		['for a user who can’t buy', { before: page({ manage_modules: false }) }, /Read the docs/, SOLD],
	])(
		'%s: shows who provides support, and the offer [SHELL-064, DASH-134, PLAN-027, PLAN-065]',
		async (_, options, says, not) => {
			await open(options);
			expect(cardText(SUPPORT)).toMatch(says);
			expect(cardText(SUPPORT)).not.toMatch(not);
		},
	);

	it('shows no upsell if the features can’t be read [DASH-134]', async () => {
		const { site } = await openPiece(<Extras />, {
			before: (running) => running.fail('GET', 'site/features', 403),
		});
		expect(site.callsTo('GET', 'site/features')).not.toEqual([]);
		expect(screen.queryByRole('link', { name: /^Upgrade/ })).not.toBeInTheDocument();
	});

	it('offers an upgrade without the feature, and records clicks on help and on it [EVT-013, EVT-039, DASH-134, PLAN-027, PLAN-065]', async () => {
		const { user, events } = await open();
		expect(cardText(SUPPORT)).toMatch(
			/Read the docs.*\[Getting.*source=jetpack-support-getting-started.*\[Search.*source=jetpack-support&.*\[Upgrade.*source=support&site=[^&]+&u=1/,
		);
		expect(cardText(SUPPORT)).not.toMatch(/\[Connect/);
		for (const name of [/^Getting started/, /^Search the support/, /^Upgrade/]) {
			await follow(user, screen.getByRole('link', { name }));
		}
		expect(events()).toEqual([
			click({ target: 'support-card', button: 'getting-started', page: '/' }),
			click({ target: 'support-card', button: 'support-search', page: '/' }),
			click({ target: 'banner-click', feature: 'support', page: '/' }),
		]);
	});
});

describe('the apps card', () => {
	const speaking = (language: string): OpenOptions => ({
		scenario: ['connected'],
		before: (site) => site.setFacts({ language }),
	});
	const isOffered = (name: string) => {
		const link = screen.getByRole('link', { name: /app|Get it|Download/i });
		expect(link).toHaveAccessibleName(expect.stringContaining(name));
		expect(link).toHaveAttribute('target', '_blank');
		const source = 'source=jetpack-plugin-dashboard-apps-card';
		expect(link).toHaveAttribute('href', expect.stringContaining(source));
		return link;
	};

	it('shows computers a link and an 80 px QR code, dark on light, next to a 25 px icon [DASH-032, DASH-033]', async () => {
		const { user, events } = await open();
		await follow(user, isOffered('Get the app'));
		expect(events()).toContainEqual(click({ target: 'jetpack-apps-link', page: '/' }));
		const code: Element = screen.getByRole('img', { name: 'QR code that opens the app’s download page' });
		expect([code.getAttribute('width'), code.getAttribute('height')]).toEqual(['80', '80']);
		expect([...code.children].map((part) => part.getAttribute('fill'))).toEqual(['#fff', '#000']);
		const icons = [...(code.parentElement?.querySelectorAll('svg') ?? [])].filter((svg) => svg !== code);
		expect(icons.map((icon) => icon.getAttribute('width'))).toEqual(['25']);
	});

	it('offers phones their store, with our own badge in English [DASH-032]', async () => {
		carry('Android');
		const { user, events } = await open(speaking('en_GB'));
		expect(screen.queryByRole('img')).not.toBeInTheDocument();
		await follow(user, isOffered('Get it on Google Play'));
		const clicked = { target: 'apps-card', button: 'apps-download', page: '/', store: 'android' };
		expect(events()).toContainEqual(click(clicked));
	});

	it.each([
		['iPhone', /appstore-lrg\.svg$/, 'Download on the App Store'],
		['Android', /_badge_web_generic\.png$/, 'Get it on Google Play'],
	])(
		'shows the store’s badge in another language, with our own as the fallback (%s) [DASH-034]',
		async (agent, address, words) => {
			carry(agent);
			await open(speaking('de_DE'));
			const sign = screen.getByRole('img', { name: words });
			expect(sign).toHaveAttribute('src', expect.stringMatching(address));
			fireEvent.error(sign);
			expect(screen.queryByRole('img')).not.toBeInTheDocument();
			expect(cardText(APPS)).toContain(words);
		},
	);
});
