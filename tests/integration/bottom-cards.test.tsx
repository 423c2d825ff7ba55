import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { follow } from '../support/follow';
import { openApp, type OpenOptions } from '../support/open-app';
import { arrived, region } from '../support/screens';
import type { TestSite } from '../support/test-site';

const SUPPORT = 'Help and support';
const APPS = 'Jetpack mobile app';
const AGENCIES = 'Do you manage sites for clients?';

beforeEach(() => {
	jest
		.spyOn(window.navigator, 'userAgent', 'get')
		.mockReturnValue('Mozilla/5.0 (X11; Linux x86_64) Firefox/120.0');
});
const agencies = () => screen.queryByRole('group', { name: AGENCIES });

const open = async (options: OpenOptions = {}) => {
	const opened = await openApp(options);
	await arrived();
	return opened;
};

/** Opens the page and waits for the cards at the bottom, which come with a chunk of their own. */
const openExtras = async (options: OpenOptions = {}) => {
	const opened = await open(options);
	await screen.findByRole('region', { name: SUPPORT });
	return opened;
};

interface Owner {
	siteCount?: unknown;
	permissions?: Record<string, boolean>;
	siteData?: Record<string, boolean>;
}

/** What the page says of the user and the site. */
const page =
	({ siteCount = 2, permissions = {}, siteData = {} }: Owner = {}) =>
	(site: TestSite) =>
		site.editPage((state) => {
			const { currentUser } = state.userData as {
				currentUser: { wpcomUser: Record<string, unknown>; permissions: Record<string, boolean> };
			};
			currentUser.wpcomUser.site_count = siteCount;
			Object.assign(currentUser.permissions, permissions);
			Object.assign(state.siteData as object, siteData);
		});

const features =
	(...active: string[]) =>
	(site: TestSite) => {
		site.editPage((state) => {
			(state.siteData as { plan: { features: object } }).plan.features = { active: [] };
		});
		site.fail('GET', 'site/features', 200, {
			code: 'success',
			data: JSON.stringify({ active, available: {} }),
		});
	};

describe('the cards below the dashboard', () => {
	it('show in order: agencies, support, apps [DASH-026, SHELL-105]', async () => {
		await openExtras({ before: page() });
		const found = [agencies(), ...[SUPPORT, APPS].map((name) => screen.getByRole('region', { name }))];
		found.slice(1).forEach((card, index) => {
			const before = found[index] as HTMLElement;
			expect(before.compareDocumentPosition(card as Node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
		});
	});

	it('don’t show on an offline site [DASH-026, DASH-028]', async () => {
		await open({ scenario: ['offline-constant'], before: page() });
		await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
		expect(screen.queryByRole('region', { name: SUPPORT })).not.toBeInTheDocument();
		expect(screen.queryByRole('region', { name: APPS })).not.toBeInTheDocument();
		expect(agencies()).not.toBeInTheDocument();
	});
});

describe('the agencies card', () => {
	it.each([2, 3, '2'])(
		'offers the 25% discount to users with %p sites [DASH-027, DASH-030]',
		async (siteCount) => {
			await openExtras({ before: page({ siteCount }) });
			expect(agencies()).toHaveTextContent('get 25% off');
		},
	);

	it.each<[string, OpenOptions]>([
		['has one site', { before: page({ siteCount: 1 }) }],
		['has no account here', { before: page({ siteCount: false }) }],
		['may not connect the site', { before: page({ permissions: { connect: false } }) }],
		['has an Atomic site', { before: page({ siteData: { isAtomicSite: true } }) }],
		['has a WoA site', { before: page({ siteData: { isWoASite: true } }) }],
		['runs a site on the platform of the provider', { scenario: ['woa'], before: page() }],
		['works on a site without promotions', { before: page({ siteData: { showPromotions: false } }) }],
	])('is hidden from a user who %s [DASH-028, DASH-029]', async (_, options) => {
		await openExtras(options);
		expect(agencies()).not.toBeInTheDocument();
	});

	it('links to the agency program and records the click [EVT-019, EVT-039]', async () => {
		const { user, events } = await openExtras({ before: page() });
		const link = within(agencies() as HTMLElement).getByRole('link', { name: /^Learn more/ });
		expect(link).toHaveAttribute('href', expect.stringContaining('source=jitm-jetpack_agencies_ad&site='));
		expect(link).toHaveAttribute('target', '_blank');
		await follow(user, link);
		expect(await events()).toContainEqual([
			'jetpack_wpa_click',
			expect.objectContaining({ target: 'learn-more-click', feature: 'agencies', page: '/dashboard' }),
		]);
	});

	it('is dismissed for good [DASH-031]', async () => {
		const { site, user, reopen, events } = await openExtras({ before: page() });
		await user.click(within(agencies() as HTMLElement).getByRole('button'));
		await waitFor(() => expect(agencies()).not.toBeInTheDocument());
		expect(site.callsTo('POST').map(({ path, body }) => ({ path, body }))).toEqual([
			{ path: 'settings', body: { dismiss_dash_agencies_learn_more: true } },
		]);
		expect(await events()).toContainEqual([
			'jetpack_wpa_click',
			expect.objectContaining({ target: 'learn-more-dismiss', feature: 'agencies' }),
		]);
		await reopen();
		await screen.findByRole('region', { name: SUPPORT });
		expect(agencies()).not.toBeInTheDocument();
	});

	it('reappears with an error when the host refuses to dismiss it', async () => {
		const { site, user } = await openExtras({ before: page() });
		site.fail('POST', 'settings', 403, { code: 'x', message: 'You may not.' });
		await user.click(within(agencies() as HTMLElement).getByRole('button'));
		expect(await screen.findByText('You may not.')).toBeInTheDocument();
		expect(agencies()).toBeInTheDocument();
	});
});

describe('the support card', () => {
	const card = () => region(SUPPORT);
	const banner = () => card().queryByRole('group');

	/** Each state of a site, who helps it, and what is offered. */
	it.each<[string, OpenOptions, text: RegExp, offered: string | null]>([
		['with the feature', { before: features('support') }, /priority support from Jetpack/, null],
		[
			'with the feature, at the provider',
			{ scenario: ['woa'], before: features('support') },
			/priority support from WordPress\.com/,
			null,
		],
		['without it, owned', { before: features() }, /^Read the docs/, 'Upgrade'],
		['without it, not owned', { scenario: ['site-only'], before: features() }, /^Read the docs/, 'Connect'],
	])(
		'%s: shows who provides support and the matching offer [DASH-134, PLAN-065]',
		async (_, options, text, offered) => {
			await openExtras(options);
			await waitFor(() => expect(banner() !== null).toBe(offered !== null));
			expect(await card().findByText(text)).toBeInTheDocument();
			const links = within((banner() ?? document.createElement('div')) as HTMLElement).queryAllByRole('link');
			expect(links.map(({ textContent }) => textContent?.replace(/ \(.*/, ''))).toEqual(
				offered ? [offered] : [],
			);
		},
	);

	it('links to the plans through the upgrade redirect and records the click [DASH-134]', async () => {
		const { user, events } = await openExtras({ before: features() });
		await waitFor(() => expect(banner()).toBeInTheDocument());
		const link = card().getByRole('link', { name: /^Upgrade/ });
		expect(link).toHaveAttribute('href', expect.stringMatching(/source=support&site=[^&]+&u=1/));
		await follow(user, link);
		expect(await events()).toContainEqual([
			'jetpack_wpa_click',
			expect.objectContaining({ target: 'banner-click', feature: 'support', page: '/dashboard' }),
		]);
	});

	it.each<[string, (site: TestSite) => void, boolean]>([
		["the features can't be read", (site) => site.fail('GET', 'site/features', 403), true],
		[
			'promotions are switched off',
			(site) => {
				features()(site);
				page({ siteData: { showPromotions: false } })(site);
			},
			true,
		],
		["the user can't buy", page({ permissions: { manage_modules: false } }), false],
	])('shows no upsell when %s [DASH-134]', async (_, before, isAsked) => {
		const { site } = await openExtras({ before });
		const calls = () => site.callsTo('GET', 'site/features').length;
		await waitFor(() => expect(calls() > 0).toBe(isAsked));
		await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
		expect(calls() > 0).toBe(isAsked);
		expect(banner()).not.toBeInTheDocument();
		expect(card().getAllByRole('link')).toHaveLength(2);
	});

	it.each([
		['elsewhere', ['connected'], ['jetpack-support-getting-started', 'jetpack-support']],
		['at the provider', ['woa'], ['calypso-help', 'calypso-help']],
	])('%s: links to help and records clicks [EVT-013, EVT-039]', async (_, scenario, sources) => {
		const { user, events } = await openExtras({ scenario, before: features('support') });
		const links = card().getAllByRole('link');
		expect(links.map((link) => new URL((link as HTMLAnchorElement).href).searchParams.get('source'))).toEqual(
			sources,
		);
		for (const link of links) {
			await follow(user, link);
		}
		const clicks = (await events()).map(([, properties]) => properties);
		for (const button of ['getting-started', 'support-search']) {
			expect(clicks).toContainEqual(
				expect.objectContaining({ target: 'support-card', button, page: '/dashboard' }),
			);
		}
	});
});

describe('the apps card', () => {
	const card = () => region(APPS);
	const carry = (text: string) => jest.spyOn(window.navigator, 'userAgent', 'get').mockReturnValue(text);

	/** Devices by what their browsers say, and the way to the app on each. */
	it.each([
		['iPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 16_0 like Mac OS X)', 'Download on the App Store', 'ios'],
		['iPad', 'Mozilla/5.0 (iPad; CPU OS 14_0 like Mac OS X)', 'Download on the App Store', 'ios'],
		['Android', 'Mozilla/5.0 (Linux; Android 13; Pixel 7)', 'Get it on Google Play', 'android'],
		['computer', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 'Get the app', null],
		['Windows phone', 'Mozilla/5.0 (Windows Phone 10.0; Android 6.0.1; like iPhone)', 'Get the app', null],
		['nothing known', '', 'Get the app', null],
	])('offers the right download on the device “%s” [DASH-032]', async (_, agent, name, store) => {
		carry(agent);
		const { user, events } = await openExtras();
		const link = card().getByRole('link');
		expect(link).toHaveAccessibleName(expect.stringContaining(name));
		expect(link).toHaveAttribute('target', '_blank');
		expect(link).toHaveAttribute(
			'href',
			expect.stringContaining('source=jetpack-plugin-dashboard-apps-card'),
		);
		expect(card().queryAllByRole('img')).toHaveLength(store ? 0 : 1);
		await follow(user, link);
		expect(await events()).toContainEqual([
			'jetpack_wpa_click',
			expect.objectContaining(
				store
					? { target: 'apps-card', button: 'apps-download', page: '/dashboard', store }
					: { target: 'jetpack-apps-link', page: '/dashboard' },
			),
		]);
	});

	it('shows an 80 px QR code, dark on light, next to a 25 px icon [DASH-033]', async () => {
		await openExtras();
		const code: Element = card().getByRole('img', {
			name: 'QR code that opens the app’s download page',
		});
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
			await openExtras({ before: (site) => site.setFacts({ language: 'de_DE' }) });
			const sign = card().getByRole('img', { name: words });
			expect(sign).toHaveAttribute('src', expect.stringMatching(address));
			fireEvent.error(sign);
			expect(card().queryByRole('img')).not.toBeInTheDocument();
			expect(card().getByRole('link')).toHaveTextContent(words);
		},
	);

	it('shows our own badge in English', async () => {
		carry('Android');
		await openExtras({ before: (site) => site.setFacts({ language: 'en_GB' }) });
		expect(card().queryByRole('img')).not.toBeInTheDocument();
	});
});
