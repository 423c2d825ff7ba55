import { screen, waitFor, within } from '@testing-library/react';
import { holding, holdingTimers } from '../support/holding';
import { grid, openMyPlan, planCard, query, withPurchases } from '../support/my-plan';
import { app, hasRegion } from '../support/screens';
import type { TestSite } from '../support/test-site';

/** Everything that My Plan is made of, and what is said where it's missing. */
const SOURCES = [
	['site', '/jetpack/v4/site', 'Checking your plan…', /^We couldn’t check your plan\./],
	[
		'site/purchases',
		'/jetpack/v4/site/purchases',
		'Checking your purchases…',
		/^We couldn’t check your purchases\./,
	],
	[
		'site/features',
		'/jetpack/v4/site/features',
		'Checking your plan’s features…',
		/^We couldn’t check your plan’s features\./,
	],
	['rewind', '/jetpack/v4/rewind', 'Checking your backups…', /^We couldn’t check your backups\./],
	['plugins', '/jetpack/v4/plugins', 'Checking your plugins…', /^We couldn’t check your plugins\./],
] as const;

/** Lets the host answer that instead. */
const answering =
	(address: string, body: unknown, status = 200) =>
	(site: TestSite) =>
		site.intercept((request) =>
			new URL(request.url).pathname.endsWith(address)
				? new Response(typeof body === 'string' ? body : JSON.stringify(body), {
						status,
						headers: { 'Content-Type': 'application/json' },
					})
				: null,
		);

type Path = (typeof SOURCES)[number][0];

const SCENARIO = ['plan-premium'];
/** The host's own scenarios let the newest plan replace the others. */
const BOUGHT = withPurchases(
	{ product_slug: 'jetpack_premium', subscribed_date: '2024-05-06T00:00:00Z' },
	{ ID: '2', product_slug: 'jetpack_boost_yearly', product_name: 'Jetpack Boost' },
);

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

describe.each(SOURCES)('without a response from %s', (path, address, waiting, failed) => {
	it('My Plan shows everything else, and says what’s still loading [PLAN-080]', async () => {
		// A call is given up after thirty seconds.
		holdingTimers(30_000);
		let release = async () => {};
		await openMyPlan({
			scenario: SCENARIO,
			before: (site) => {
				if (path !== 'site/purchases') {
					BOUGHT(site);
				}
				release = holding(site, 'GET', address);
			},
		});
		expect(app().getByText(waiting)).toBeVisible();
		expect(app().getAllByText(/^Checking/)).toHaveLength(1);
		expectTheRest(path);
		await release();
		await nothingMissing();
		expect(grid()).toContain('Spam protection');
	});

	it.each<[string, (site: TestSite) => void]>([
		['that fails', answering(address, { code: 'x', message: 'Not today.' }, 500)],
		['that breaks off', answering(address, '{"code":"success","data":"[{')],
		['that is something else', answering(address, '"something else"')],
	])('My Plan shows everything else after a response %s, and allows a retry [PLAN-080]', async (_, fault) => {
		const { site, user } = await openMyPlan({
			scenario: SCENARIO,
			before: (running) => {
				fault(running);
				if (path !== 'site/purchases') {
					BOUGHT(running);
				}
			},
		});
		const note = await screen.findByText(failed);
		expect(note).toBeVisible();
		expectTheRest(path);
		site.recover();
		await user.click(within(note.closest('div') as HTMLElement).getByRole('button', { name: 'Try again' }));
		await nothingMissing();
	});
});

describe('unresponsive provider', () => {
	it('causes one notice with the reason; other parts only say what’s missing [PLAN-080, NOTICE-087]', async () => {
		await openMyPlan({ scenario: [...SCENARIO, 'provider-down'] });
		expect(await screen.findByText(/isn’t responding/)).toBeVisible();
		const note = await screen.findByText('We couldn’t check your purchases.');
		expect(within(note.parentElement as HTMLElement).queryByRole('button')).not.toBeInTheDocument();
		expect(note).toHaveClass('quiet');
	});

	it('doesn’t hide the separate cause when plugins fail to load [PLAN-080]', async () => {
		await openMyPlan({
			scenario: [...SCENARIO, 'provider-down'],
			before: answering('/jetpack/v4/plugins', { code: 'x', message: 'Not today.' }, 500),
		});
		expect(await screen.findByText(/isn’t responding/)).toBeVisible();
		const note = await screen.findByText(
			/^We couldn’t check your plugins\. Your site had an internal error\./,
		);
		const part = note.closest('[tabindex]') as HTMLElement;
		expect(within(part).getByRole('button', { name: 'Try again' })).toBeVisible();
	});
});

describe('pending data', () => {
	it('hides the spam and security cards until plugins load [PLAN-080]', async () => {
		let release = async () => {};
		await openMyPlan({
			scenario: ['plan-premium'],
			before: (site) => void (release = holding(site, 'GET', '/jetpack/v4/plugins')),
		});
		expect(grid()).not.toContain('Spam protection');
		expect(grid()).not.toContain('Site security');
		await release();
		await waitFor(() => expect(grid()).toContain('Spam protection'));
	});

	it('keeps the free plan from suggesting what may already be purchased [PLAN-080]', async () => {
		let release = async () => {};
		await openMyPlan({
			scenario: ['plan-free'],
			before: (site) => void (release = holding(site, 'GET', '/site/purchases')),
		});
		expect(planCard().getByText(/^Free essentials for your site\.$/)).toBeVisible();
		expect(query(planCard().getByRole('link', { name: 'View plans' })).source).toBe(
			'my-plan-header-free-plan-text-link',
		);
		await release();
	});

	it('includes the plan when the page came without one [PLAN-007, PLAN-080]', async () => {
		let release = async () => {};
		await openMyPlan({
			before: (site) => {
				release = holding(site, 'GET', '/jetpack/v4/site');
				site.editPage((state) => {
					const data = (state.siteData as { plan?: object }) ?? {};
					Object.assign(data, { plan: {} });
				});
			},
		});
		expect(planCard().getByText('Checking your plan…')).toBeVisible();
		expect(planCard().queryByText(/There are no details/)).not.toBeInTheDocument();
		await release();
	});
});
