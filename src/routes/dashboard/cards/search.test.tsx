import { act, screen } from '@testing-library/react';
import { loadIntroOffers } from '../../../state/purchases/prices';
import { loadSearchRecords } from '../../../state/search/slice';
import { featuresOf } from '../../../../tests/support/provider';
import { follow } from '../../../../tests/support/screens';
import { at, cardText, itShows, openCards, type CardRow } from '../../../../tests/support/open-cards';
import { settled } from '../../../../tests/support/settled';
import type { TestSite } from '../../../../tests/support/test-site';
import { SearchCard } from './search';

const OFF = { scenario: ['search-off'] };
const ON = { scenario: ['search-on'] };
const CONFIGURE = /\[Configure your search → [^ ]*\/wp-admin\/admin\.php\?page=jetpack-search-configure\]/;
const WIDGET = /\[Add a search widget → [^ ]*\/wp-admin\/customize\.php\?autofocus\[panel\]=widgets\]/;
const OTHERS = /\[(Connect|Upgrade|Turn on|Start)/;
const text = () => cardText('Search');

const CONNECT_FIRST = /Connect your account to get Search.*\[Connect → #?\/connect-user/;
const UPGRADE = /Help visitors find.*\[Upgrade → [^ ]*admin\.php\?page=jetpack-search\]/;
const TURN_ON = /built-in WordPress search.*\[Turn on Search →/;
const INSTANT = new RegExp(`as they type.*${CONFIGURE.source}`);
const OTHER = new RegExp(`Add a search widget where.*${WIDGET.source}`);
const FORCED = /This feature has been enabled by a site administrator\./;
const lost = (site: TestSite) => site.fail('GET', 'site/features', 500);
const forced = (state: 'active' | 'inactive') => (site: TestSite) =>
	site.setFacts({ overrides: { search: state } });

const ROWS: CardRow[] = [
	['offline [DASH-088, DASH-039]', 'offline-constant search-on', /Unavailable in Offline Mode(?!\.)/, /→/],
	['a connection first [DASH-041, DASH-035]', 'site-only', CONNECT_FIRST, /\[(Upgrade|Turn on)/],
	['an upgrade [DASH-042, DASH-089, DASH-035, PLAN-027]', 'plan-free', UPGRADE, /\[(Connect|Turn on)/],
	['bought, off [DASH-090, DASH-036]', OFF, TURN_ON, /\[(Upgrade|Conf)/],
	['on, with instant search [DASH-092, DASH-129]', ON, INSTANT, OTHERS],
	['on, without it [DASH-093, DASH-129, PLAN-027]', at('search-on', featuresOf('search')), OTHER, OTHERS],
	['it alone [DASH-092, DASH-129, PLAN-027]', at('search-on', featuresOf('instant-search')), CONFIGURE],
	['what the host last knew [DASH-129]', at('search-on', lost), CONFIGURE],
	['why it can’t be turned off [DASH-036]', at('search-on', forced('active')), FORCED, /Turn on/],
];

itShows('Search', <SearchCard />, ROWS);

it('is hidden when a site administrator turned search off [DASH-019]', async () => {
	await openCards(<SearchCard />, at('search-on', forced('inactive')));
	expect(screen.queryByRole('region', { name: 'Search' })).not.toBeInTheDocument();
});

it.each(['site/purchases', 'site/features'])(
	'shows a loading state until %s loads [DASH-087]',
	async (path) => {
		let release = async () => {};
		await openCards(<SearchCard />, { ...ON, before: (site) => void (release = site.hold('GET', path)) });
		expect(text()).toMatch(/Loading…/);
		expect(text()).not.toMatch(/\[(Configure|Upgrade)/);
		await release();
		expect(await screen.findByRole('link', { name: 'Configure your search' })).toBeInTheDocument();
	},
);

describe('the offer', () => {
	const offer = (product_slug: string, ineligible_reason: string | null = null) => ({
		product_slug,
		ineligible_reason,
	});

	it.each<[string, object[], string]>([
		['an offer on search', [offer('jetpack_search')], 'Start for free'],
		['an offer on search by the month', [offer('jetpack_search_monthly')], 'Start for free'],
		['an offer that the site can’t have', [offer('jetpack_search', 'used')], 'Upgrade'],
		['an offer on something else', [offer('jetpack_scan')], 'Upgrade'],
	])('with %s, labels the upgrade link accordingly [DASH-089]', async (_, data, label) => {
		const { store } = await openCards(<SearchCard />, {
			scenario: ['plan-free'],
			before: (site) => site.fail('GET', 'intro-offers', 200, { code: 'success', data }),
		});
		await act(async () => void (await store.dispatch(loadIntroOffers())));
		await settled();
		expect(text()).toContain(`[${label} → `);
	});

	it('is a parameter of the page’s URL, too [DASH-089]', async () => {
		window.history.replaceState(null, '', '/wp-admin/admin.php?page=jetpack&new_pricing_202208=1');
		await openCards(<SearchCard />, { scenario: ['plan-free'] });
		expect(text()).toContain('[Start for free → ');
		window.history.replaceState(null, '', '/wp-admin/admin.php?page=jetpack');
	});

	it('records its view and click [EVT-023]', async () => {
		const { user, events } = await openCards(<SearchCard />, { scenario: ['plan-free'] });
		await follow(user, screen.getByRole('link', { name: 'Upgrade' }));
		expect(events()).toEqual([
			['jetpack_wpa_aag_upgrade_button_view', expect.objectContaining({ feature: 'search' })],
			[
				'jetpack_wpa_click',
				expect.objectContaining({ target: 'banner', type: 'upgrade', feature: 'search' }),
			],
		]);
	});
});

const plan = { plan_usage: { num_records: 40 }, plan_current: { record_limit: 5000 } };
const stats = { post_count: 34, post_type_breakdown: { post: 30, page: 4 } };
const none = { code: 'rest_no_route', message: 'No route.', data: { status: 404 } };
const refusal = { code: 'remote-error-unauthorized', message: 'no', data: { status: 403 } };
const fault = { code: 'remote-error', message: 'unknown remote error', data: { status: 500 } };

it.each<[string, [number, object], [number, object], RegExp]>([
	['by kind', [200, plan], [200, stats], /used30 Posts4 Pages6 Other records4,960 Unused/],
	['in total, if the kinds aren’t known', [200, plan], [500, fault], /40 of 5,000 records usedConf/],
	['unless the plan says nothing of them', [200, {}], [200, stats], /^(?!.*records)/],
	['unless the host has none', [404, none], [404, none], /^(?!.*records)/],
	['or why not', [403, refusal], [200, stats], /We couldn’t load how many records.*\[Try again/],
])('the records are shown %s [API-073, API-074, DASH-142]', async (_, ofPlan, ofStats, says) => {
	const { store, site, user } = await openCards(<SearchCard />, {
		...ON,
		before: (running) => {
			running.fail('GET', 'search/plan', ...ofPlan);
			running.fail('GET', 'search/stats', ...ofStats);
		},
	});
	expect(site.callsTo('GET', 'search')).toEqual([]);
	await act(async () => void (await store.dispatch(loadSearchRecords())));
	await settled();
	expect(text()).toMatch(says);
	if (ofPlan[0] === 403) {
		site.recover();
		await user.click(screen.getByRole('button', { name: 'Try again' }));
		expect(await screen.findByText(/of 5,000 records used$/)).toBeVisible();
	}
});

describe('turning search on', () => {
	const turnOn = () => screen.getByRole('button', { name: 'Turn on Search' });

	it('includes instant search if the site has it, happens once and shows progress [DASH-043, DASH-091]', async () => {
		const { site, user } = await openCards(<SearchCard />, OFF);
		const release = site.hold('POST', 'settings');
		await user.click(turnOn());
		await user.click(turnOn());
		expect(turnOn()).toHaveAttribute('aria-busy', 'true');
		await release();
		expect(await screen.findByRole('link', { name: 'Configure your search' })).toBeInTheDocument();
		expect(site.callsTo('POST', 'settings').map(({ body }) => body)).toEqual([
			{ search: true, instant_search_enabled: true },
		]);
	});

	it('leaves out instant search if the site doesn’t have it [DASH-091]', async () => {
		const { site, user } = await openCards(<SearchCard />, { ...OFF, before: featuresOf('search') });
		await user.click(turnOn());
		expect(await screen.findByRole('link', { name: 'Add a search widget' })).toBeInTheDocument();
		expect(site.callsTo('POST', 'settings').map(({ body }) => body)).toEqual([{ search: true }]);
	});

	it('shows why it fails, and can be repeated', async () => {
		const { site, user } = await openCards(<SearchCard />, OFF);
		site.fail('POST', 'settings', 403, { code: 'rest_forbidden', message: 'You may not.' });
		await user.click(turnOn());
		expect(await screen.findByText('You may not.')).toBeInTheDocument();
		site.recover();
		await user.click(turnOn());
		expect(await screen.findByRole('link', { name: 'Configure your search' })).toBeInTheDocument();
	});
});

it('records clicks on its next step and on support [EVT-037]', async () => {
	const { user, events } = await openCards(<SearchCard />, ON);
	await follow(user, screen.getByRole('link', { name: 'Configure your search' }));
	const support = screen.getByRole('link', { name: /^Learn more about Search/ });
	expect(support).toHaveAttribute('href', expect.stringContaining('source=jetpack-support-search'));
	await follow(user, support);
	expect(events().map(([, { target, type, feature }]) => [target, type, feature])).toEqual([
		['at-a-glance', 'configure-search-link', 'search'],
		['learn-more', undefined, 'search'],
	]);
});
