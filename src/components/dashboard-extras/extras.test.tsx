import { fireEvent, screen, waitFor } from '@testing-library/react';
import { featuresOf } from '../../../tests/support/card-states';
import { follow } from '../../../tests/support/follow';
import type { OpenOptions } from '../../../tests/support/open-app';
import { cardText } from '../../../tests/support/open-cards';
import { openPiece } from '../../../tests/support/open-piece';
import type { TestSite } from '../../../tests/support/test-site';
import { Extras } from './extras';

const SUPPORT = 'Help and support';
const APPS = 'Jetpack mobile app';
const carry = (text: string) => jest.spyOn(window.navigator, 'userAgent', 'get').mockReturnValue(text);

beforeEach(() => void carry('Mozilla/5.0 (X11; Linux x86_64) Firefox/120.0'));
afterEach(() => jest.restoreAllMocks());

const open = (options: OpenOptions = {}) => openPiece(<Extras />, options);
const agencies = () => screen.queryByRole('group', { name: 'Do you manage sites for clients?' });
const click = (properties: object) => ['jetpack_wpa_click', expect.objectContaining(properties)];

/** What the page says of the user and the site. */
const page =
	(site_count: unknown = 2, permissions: object = {}, siteData: object = {}) =>
	(site: TestSite) =>
		site.page({ userData: { currentUser: { wpcomUser: { site_count }, permissions } }, siteData });

const features =
	(...active: string[]) =>
	(site: TestSite) => {
		site.page({ siteData: { plan: { features: { active: [] } } } });
		featuresOf(...active)(site);
	};

describe('the agencies card', () => {
	it.each<[string, OpenOptions, boolean]>([
		['has two sites', { before: page() }, true],
		['has three sites, as text', { before: page('3') }, true],
		['has one site', { before: page(1) }, false],
		['has no account here', { before: page(false) }, false],
		['may not connect the site', { before: page(2, { connect: false }) }, false],
		['has an Atomic site', { before: page(2, {}, { isAtomicSite: true }) }, false],
		['has a WoA site', { before: page(2, {}, { isWoASite: true }) }, false],
		['works on a site without promotions', { before: page(2, {}, { showPromotions: false }) }, false],
	])(
		'for a user who %s, offers the 25%% discount or is hidden [DASH-027, DASH-028, DASH-029, DASH-030]',
		async (_, options, isThere) => {
			await open(options);
			expect(agencies()?.textContent.includes('get 25% off') ?? false).toBe(isThere);
		},
	);

	it('links to the agency program and records the click [EVT-019, EVT-039]', async () => {
		const { user, events } = await open({ before: page() });
		const link = screen.getAllByRole('link', { name: /^Learn more/ })[0] as HTMLElement;
		expect(agencies()).toContainElement(link);
		expect(link).toHaveAttribute('href', expect.stringContaining('source=jitm-jetpack_agencies_ad&site='));
		expect(link).toHaveAttribute('target', '_blank');
		await follow(user, link);
		expect(events()).toContainEqual(click({ target: 'learn-more-click', feature: 'agencies', page: '/' }));
	});

	it('is dismissed for good, but comes back if that fails [DASH-031]', async () => {
		const { site, user, events, close } = await open({ before: page() });
		site.fail('POST', 'settings', 403, { code: 'x', message: 'You may not.' });
		const dismiss = () => screen.getByRole('button', { name: 'Dismiss this offer' });
		await user.click(dismiss());
		expect(await screen.findByText('You may not.')).toBeInTheDocument();
		expect(agencies()).toBeInTheDocument();
		site.recover();
		site.calls.length = 0;
		await user.click(dismiss());
		await waitFor(() => expect(agencies()).not.toBeInTheDocument());
		expect(site.callsTo('POST').map(({ path, body }) => ({ path, body }))).toEqual([
			{ path: 'settings', body: { dismiss_dash_agencies_learn_more: true } },
		]);
		expect(events()).toContainEqual(click({ target: 'learn-more-dismiss', feature: 'agencies' }));
		close();
		await open({ site });
		expect(agencies()).not.toBeInTheDocument();
	});
});

describe('the support card', () => {
	it.each<[string, OpenOptions, RegExp, RegExp]>([
		[
			'with the feature',
			{ before: features('support') },
			/priority support from Jetpack/,
			/\[(Upgrade|Connect)/,
		],
		[
			'with the feature, at the provider',
			{ scenario: ['woa'], before: features('support') },
			/priority support from WordPress\.com.*\[Getting.*source=calypso-help.*\[Search.*source=calypso-help/,
			/\[(Upgrade|Connect)/,
		],
		[
			'without it, owned',
			{ before: features() },
			/Read the docs.*\[Getting.*source=jetpack-support-getting-started.*\[Search.*source=jetpack-support&.*\[Upgrade.*source=support&site=[^&]+&u=1/,
			/\[Connect/,
		],
		[
			'without it, not owned',
			{ scenario: ['site-only'], before: features() },
			/Read the docs.*\[Connect → #?\/connect-user\]/,
			/\[Upgrade/,
		],
		[
			'while promotions are off',
			{
				before: (site) => {
					features()(site);
					page(2, {}, { showPromotions: false })(site);
				},
			},
			/Read the docs/,
			/\[(Upgrade|Connect)/,
		],
		[
			'for a user who can’t buy',
			{ before: page(2, { manage_modules: false }) },
			/Read the docs/,
			/\[(Upgrade|Connect)/,
		],
	])(
		'%s: shows who provides support, and the offer [DASH-134, PLAN-027, PLAN-065]',
		async (_, options, says, not) => {
			await open(options);
			expect(cardText(SUPPORT)).toMatch(says);
			expect(cardText(SUPPORT)).not.toMatch(not);
		},
	);

	it('shows no upsell if the features can’t be read [DASH-134]', async () => {
		const { site } = await open({ before: (running) => running.fail('GET', 'site/features', 403) });
		expect(site.callsTo('GET', 'site/features')).not.toEqual([]);
		expect(screen.queryByRole('link', { name: /^Upgrade/ })).not.toBeInTheDocument();
	});

	it('records clicks on help and the upgrade [EVT-013, EVT-039, DASH-134]', async () => {
		const { user, events } = await open({ before: features() });
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
	const link = () => screen.getByRole('link', { name: /app|Get it|Download/i });
	const german = (site: TestSite) => site.setFacts({ language: 'de_DE' });

	it.each([
		['computer', 'X11', 'Get the app', { target: 'jetpack-apps-link', page: '/' }],
		[
			'Android',
			'Android',
			'Get it on Google Play',
			{ target: 'apps-card', button: 'apps-download', page: '/', store: 'android' },
		],
	])('offers the right download on the device “%s” [DASH-032]', async (_, agent, name, clicked) => {
		carry(agent);
		const { user, events } = await open();
		expect(link()).toHaveAccessibleName(expect.stringContaining(name));
		expect(link()).toHaveAttribute('target', '_blank');
		expect(link()).toHaveAttribute(
			'href',
			expect.stringContaining('source=jetpack-plugin-dashboard-apps-card'),
		);
		await follow(user, link());
		expect(events()).toContainEqual(click(clicked));
	});

	it('shows an 80 px QR code, dark on light, next to a 25 px icon [DASH-033]', async () => {
		await open();
		const code: Element = screen.getByRole('img', { name: 'QR code that opens the app’s download page' });
		expect([code.getAttribute('width'), code.getAttribute('height')]).toEqual(['80', '80']);
		expect([...code.children].map((part) => part.getAttribute('fill'))).toEqual(['#fff', '#000']);
		const icons = [...(code.parentElement?.querySelectorAll('svg') ?? [])].filter((svg) => svg !== code);
		expect(icons.map((icon) => icon.getAttribute('width'))).toEqual(['25']);
	});

	it.each([
		['iPhone', /appstore-lrg\.svg$/, 'Download on the App Store'],
		['Android', /_badge_web_generic\.png$/, 'Get it on Google Play'],
	])(
		'shows the store’s badge in another language, with our own as the fallback (%s) [DASH-034]',
		async (agent, address, words) => {
			carry(agent);
			await open({ before: german });
			const sign = screen.getByRole('img', { name: words });
			expect(sign).toHaveAttribute('src', expect.stringMatching(address));
			fireEvent.error(sign);
			expect(screen.queryByRole('img')).not.toBeInTheDocument();
			expect(cardText(APPS)).toContain(words);
		},
	);

	it('shows our own badge in English', async () => {
		carry('Android');
		await open({ before: (site) => site.setFacts({ language: 'en_GB' }) });
		expect(screen.queryByRole('img')).not.toBeInTheDocument();
	});
});
