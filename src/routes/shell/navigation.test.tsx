import { openPiece } from '../../../tests/support/open-piece';
import type { OpenOptions } from '../../../tests/support/open-app';
import { app } from '../../../tests/support/screens';
import { Navigation } from './navigation';

const open = (options: OpenOptions = {}, path = '/dashboard') =>
	openPiece(<Navigation isSettings={false} path={path} />, options);
const page = (members: Record<string, unknown>): OpenOptions => ({ before: (site) => site.page(members) });
const names = () =>
	app()
		.getAllByRole('link')
		.map(({ textContent }) => textContent.replace(' (opens in a new tab)', ''));
const link = (name: RegExp) => app().getByRole('link', { name });
const NEW = { siteData: { showRecommendations: true }, newRecommendations: ['monitor', 'backup'] };

describe('dashboard tabs', () => {
	const OFFLINE = { connectionStatus: { offlineMode: { isActive: true } } };

	it.each<[string, OpenOptions, string]>([
		[
			'a linked manager [SHELL-043, SHELL-044]',
			{},
			'At a Glance, My Plan, Plans, Recommendations, My Jetpack',
		],
		['an unlinked manager [SHELL-044]', { as: 'admin2' }, 'At a Glance, Plans, Recommendations, My Jetpack'],
		['an offline site [SHELL-045, SHELL-046]', page(OFFLINE), 'At a Glance, Recommendations, My Jetpack'],
		[
			'a site without recommendations [SHELL-052]',
			page({ siteData: { showRecommendations: false } }),
			'At a Glance, My Plan, Plans, My Jetpack',
		],
		[
			'a site without My Jetpack [SHELL-053]',
			page({ siteData: { showMyJetpack: false } }),
			'At a Glance, My Plan, Plans, Recommendations',
		],
		['an editor [SHELL-054]', { as: 'editor' }, 'At a Glance'],
		['a subscriber [SHELL-054]', { as: 'subscriber' }, 'At a Glance'],
	])('of %s: %s', async (_, options, expected) => {
		await open(options);
		expect(names().join(', ')).toBe(expected);
	});

	it('mark the screen, and lead to My Jetpack on the host’s own page [SHELL-053]', async () => {
		await open();
		expect(link(/^At a Glance/)).toHaveAttribute('aria-current', 'page');
		expect(link(/^My Plan/)).not.toHaveAttribute('aria-current');
		const address = 'http://127.0.0.1:4400/wp-admin/admin.php?page=my-jetpack';
		expect(link(/^My Jetpack/)).toHaveAttribute('href', address);
	});

	it.each([
		['connected', /source=jetpack-plans&site=127\.0\.0\.1%3A4400$/],
		['site-only', /source=jetpack-nav-site-only-plans&site=127\.0\.0\.1%3A4400&query=purchasetoken%3D.+$/],
	])(
		'of a site that is %s lead to the right plans page, with a purchase token if it has one [SHELL-047, SHELL-048, SHELL-049, SHELL-104]',
		async (scenario, address) => {
			await open({ scenario: [scenario] });
			expect(link(/^Plans/)).toHaveAttribute('href', expect.stringMatching(address));
		},
	);
});

describe('Recommendations badge', () => {
	it('shows a count of new items, and records its view and the click [SHELL-050, EVT-027, EVT-011]', async () => {
		const { user, events } = await open(page(NEW));
		expect(link(/^Recommendations/)).toHaveAccessibleName('Recommendations 2 new');
		expect(events()).toEqual([
			['jetpack_recommendations_new_recommendation_bubble_visible', { path: '/dashboard' }],
		]);
		await user.click(link(/^Recommendations/));
		expect(events()).toContainEqual([
			'jetpack_wpa_click',
			{ target: 'nav_item', path: 'recommendations', is_new_recommendations_bubble_visible: true },
		]);
	});

	it('isn’t there on its own screen or when nothing is new [SHELL-051]', async () => {
		const there = await open(page(NEW), '/recommendations/summary');
		expect(link(/^Recommendations/)).toHaveAccessibleName('Recommendations');
		expect(there.events()).toEqual([]);
		there.close();
		const { events } = await open(page({ ...NEW, newRecommendations: [] }));
		expect(link(/^Recommendations/)).toHaveAccessibleName('Recommendations');
		expect(events()).toEqual([]);
	});
});
