import { screen, waitFor, within } from '@testing-library/react';
import { holdingTimers } from '../support/holding';
import { grid, openMyPlan, planCard, withPurchases } from '../support/my-plan';
import { app, hasRegion } from '../support/screens';
import type { TestSite } from '../support/test-site';

/** Everything that My Plan is made of, and what is said while it's missing. */
const SOURCES = [
	['site', '/jetpack/v4/site', 'Checking your plan…'],
	['site/purchases', '/jetpack/v4/site/purchases', 'Checking your purchases…'],
	['site/features', '/jetpack/v4/site/features', 'Checking your plan’s features…'],
	['rewind', '/jetpack/v4/rewind', 'Checking your backups…'],
	['plugins', '/jetpack/v4/plugins', 'Checking your plugins…'],
] as const;

/** The host answers to calls there like this, or nothing until the returned promise lets it. */
const answering =
	(address: string, answer: (site: TestSite, request: Request) => Response | Promise<Response>) =>
	(site: TestSite) =>
		site.intercept((request) =>
			new URL(request.url).pathname.endsWith(address) ? answer(site, request) : null,
		);
const text = (body: string, status = 200) =>
	new Response(body, { status, headers: { 'Content-Type': 'application/json' } });
const broken = () => text('{"code":"x","message":"Not today."}', 500);

type Path = (typeof SOURCES)[number][0];

const SCENARIO = ['plan-premium'];
/** The host's own scenarios let the newest plan replace the others. */
const BOUGHT = withPurchases(
	{ product_slug: 'jetpack_premium', subscribed_date: '2024-05-06T00:00:00Z' },
	{ ID: '2', product_slug: 'jetpack_boost_yearly', product_name: 'Jetpack Boost' },
);

const openWithout = (path: Path, fault: (site: TestSite) => void) =>
	openMyPlan({
		scenario: SCENARIO,
		before: (site) => {
			fault(site);
			if (path !== 'site/purchases') {
				BOUGHT(site);
			}
		},
	});

/** What every part shows when everything but `missing` has come. */
function expectTheRest(missing: Path) {
	expect(planCard().getByRole('heading', { name: 'Jetpack Premium' })).toBeVisible();
	expect(planCard().queryByText('Active') !== null).toBe(missing !== 'site/purchases');
	expect(planCard().queryByText('Purchased on May 6, 2024.') !== null).toBe(missing !== 'site/purchases');
	expect(hasRegion('My Products')).toBe(missing !== 'site/purchases');
	expect(grid()).toEqual(expect.arrayContaining(['Performance', 'Activity', 'Ads', 'Google Analytics']));
	expect(hasRegion('Compare your plan')).toBe(true);
	expect(hasRegion('Works well with your plan')).toBe(true);
}

const nothingMissing = () =>
	waitFor(() => expect(app().queryByText(/^Checking|^We couldn’t check/)).not.toBeInTheDocument());

describe('My Plan', () => {
	it.each(SOURCES)(
		'shows everything else while %s is pending, and says what’s still loading [PLAN-080]',
		async (path, address, waiting) => {
			// A call is given up after thirty seconds.
			holdingTimers(30_000);
			let release = () => {};
			const gate = new Promise<void>((resolve) => (release = resolve));
			await openWithout(
				path,
				answering(address, (site, request) => gate.then(() => site.host.fetch(request))),
			);
			expect(app().getByText(waiting)).toBeVisible();
			expect(app().getAllByText(/^Checking/)).toHaveLength(1);
			expectTheRest(path);
			expect(grid().includes('Spam protection')).toBe(path !== 'plugins');
			expect(grid()).not.toContain('Site security');
			release();
			await nothingMissing();
			await waitFor(() => expect(grid()).toContain('Spam protection'));
		},
	);

	it.each<[Path, string, RegExp, () => Response]>([
		['site', 'fails', /^We couldn’t check your plan\./, broken],
		[
			'site/purchases',
			'breaks off',
			/^We couldn’t check your purchases\./,
			() => text('{"code":"success","data":"[{'),
		],
		[
			'site/features',
			'is something else',
			/^We couldn’t check your plan’s features\./,
			() => text('"something else"'),
		],
		['rewind', 'fails', /^We couldn’t check your backups\./, broken],
		['plugins', 'fails', /^We couldn’t check your plugins\./, broken],
	])(
		'shows everything else when the response from %s %s, and allows a retry [PLAN-080]',
		async (path, _, failed, answer) => {
			const { site, user } = await openWithout(path, answering(`/jetpack/v4/${path}`, answer));
			const note = await screen.findByText(failed);
			expect(note).toBeVisible();
			expectTheRest(path);
			site.recover();
			await user.click(within(note.closest('div') as HTMLElement).getByRole('button', { name: 'Try again' }));
			await nothingMissing();
		},
	);

	it('says once that the provider doesn’t respond, and what has another cause [PLAN-080, NOTICE-087]', async () => {
		await openMyPlan({
			scenario: [...SCENARIO, 'provider-down'],
			before: answering('/jetpack/v4/plugins', broken),
		});
		expect(await screen.findByText(/isn’t responding/)).toBeVisible();
		const note = await screen.findByText('We couldn’t check your purchases.');
		expect(within(note.parentElement as HTMLElement).queryByRole('button')).not.toBeInTheDocument();
		expect(note).toHaveClass('quiet');
		const other = await screen.findByText(
			/^We couldn’t check your plugins\. Your site had an internal error\./,
		);
		const part = other.closest('[tabindex]') as HTMLElement;
		expect(within(part).getByRole('button', { name: 'Try again' })).toBeVisible();
	});

	it('waits for the plan when the page came without one [PLAN-007, PLAN-080]', async () => {
		await openMyPlan({
			before: (site) => {
				site.hold('GET', 'site');
				site.editPage((state) => Object.assign(state.siteData as object, { plan: {} }));
			},
		});
		expect(planCard().getByText('Checking your plan…')).toBeVisible();
		expect(planCard().queryByText(/There are no details/)).not.toBeInTheDocument();
	});
});
