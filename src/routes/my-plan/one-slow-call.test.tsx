import { screen, waitFor, within } from '@testing-library/react';
import { holdingTimers } from '../../../tests/support/settled';
import {
	grid,
	openMyPlan,
	placeholders,
	planCard,
	withPlan,
	withPurchases,
} from '../../../tests/support/my-plan';
import { openApp } from '../../../tests/support/open-app';
import { app, hasRegion, region } from '../../../tests/support/screens';
import type { TestSite } from '../../../tests/support/test-site';

const text = (body: string, status = 200) =>
	new Response(body, { status, headers: { 'Content-Type': 'application/json' } });
const broken = () => text('{"code":"x","message":"Not today."}', 500);

/** Everything that My Plan is made of, how that's called, and how its call can fail. */
const SOURCES = [
	['site', 'your plan', broken],
	['site/purchases', 'your purchases', () => text('{"code":"success","data":"[{')],
	['site/features', 'your plan’s features', () => text('"something else"')],
	['rewind', 'your backups', broken],
	['scan', 'your scans', broken],
	['plugins', 'your plugins', broken],
] as const;
type Path = (typeof SOURCES)[number][0];

/** The host answers to calls there like this. */
const answering = (site: TestSite, path: Path, answer: () => Response | Promise<Response>) =>
	site.intercept((request) =>
		new URL(request.url).pathname.endsWith(`/jetpack/v4/${path}`) ? answer() : null,
	);

/** The host's own scenarios let the newest plan replace the others. */
const BOUGHT = withPurchases(
	{ product_slug: 'jetpack_premium', subscribed_date: '2024-05-06T00:00:00Z' },
	{ ID: '2', product_slug: 'jetpack_boost_yearly', product_name: 'Jetpack Boost' },
);

/** Ends the second that the page waits for all of it to come. */
let losePatience = async () => {};

beforeEach(() => {
	losePatience = holdingTimers(1_000);
});

describe('My Plan', () => {
	it.each(SOURCES)(
		'shows everything else while %s is pending, and when it fails, allows a retry, and keeps the order [PLAN-080, PLAN-082]',
		async (path, name, answer) => {
			let release = () => {};
			const gate = new Promise<void>((resolve) => (release = resolve));
			const { site, user } = await openMyPlan({
				scenario: ['plan-premium'],
				before: (running) => {
					answering(running, path, () => gate.then(answer));
					if (path !== 'site/purchases') {
						BOUGHT(running);
					}
				},
			});
			await losePatience();
			const expectTheRest = () => {
				expect(planCard().getByRole('heading', { name: 'Jetpack Premium' })).toBeVisible();
				const areBought = path !== 'site/purchases';
				expect(planCard().queryByText('Active') !== null).toBe(areBought);
				expect(planCard().queryByText('Purchased on May 6, 2024.') !== null).toBe(areBought);
				expect(hasRegion('My Products')).toBe(areBought);
				const paid = ['Performance', 'Activity', 'Ads', 'Google Analytics'];
				expect(grid()).toEqual(expect.arrayContaining(paid));
				expect(hasRegion('Compare plans')).toBe(true);
				expect(hasRegion('Works well with your plan')).toBe(true);
			};
			expect(app().getAllByText(/^Checking/)).toEqual([app().getByText(`Checking ${name}…`)]);
			expectTheRest();
			expect(grid().includes('Spam protection')).toBe(path !== 'plugins');
			expect(grid()).not.toContain('Site security');
			release();
			const note = await screen.findByText(new RegExp(`^We couldn’t check ${name}\\.`));
			expectTheRest();
			site.recover();
			await user.click(within(note.closest('div') as HTMLElement).getByRole('button', { name: 'Try again' }));
			await waitFor(() => expect(app().queryByText(/^Checking|^We couldn’t check/)).not.toBeInTheDocument());
			const late = ['Site backups', 'Performance', 'Spam protection', 'VideoPress', 'Activity', 'Ads'];
			expect(grid().slice(0, 6)).toEqual(late);
		},
	);

	it('keeps the place of a card that doesn’t come [PLAN-082]', async () => {
		let release = () => {};
		const gate = new Promise<void>((resolve) => (release = resolve));
		const provisioning = { code: 'success', data: '{"state":"provisioning"}' };
		await openMyPlan({
			scenario: ['plan-premium'],
			before: (site) => answering(site, 'rewind', () => gate.then(() => text(JSON.stringify(provisioning)))),
		});
		await losePatience();
		release();
		expect(await planCard().findByText('Setting up')).toBeVisible();
		const [first, second] =
			region('What’s in your plan').getByRole('heading', { name: 'Performance' }).closest('.grid')
				?.children ?? [];
		expect([first?.textContent, first?.className]).toEqual(['', '']);
		expect(second).toHaveTextContent('Performance');
	});

	it('says once that the provider doesn’t respond, and what has another cause [PLAN-080, NOTICE-087]', async () => {
		await openApp({
			hash: '#/my-plan',
			scenario: ['plan-premium', 'provider-down'],
			before: (site) => answering(site, 'plugins', broken),
		});
		expect(await screen.findByText(/isn’t responding/)).toBeVisible();
		const note = await screen.findByText('We couldn’t check your purchases.');
		expect(within(note.parentElement as HTMLElement).queryByRole('button')).not.toBeInTheDocument();
		expect(note).toHaveClass('quiet');
		const other = await screen.findByText(
			/^We couldn’t check your plugins\. Your site had an internal error\./,
		);
		const part = within(other.closest('[tabindex]') as HTMLElement);
		expect(part.getByRole('button', { name: 'Try again' })).toBeVisible();
	});

	it('has placeholders until the plan is there, or waits for it in its card [PLAN-007, PLAN-080]', async () => {
		let release = async () => {};
		await openMyPlan({
			before: (site) => {
				release = site.hold('GET', 'site');
				site.editPage((state) => Object.assign(state.siteData as object, { plan: {} }));
			},
		});
		expect(placeholders()).toEqual([1, 3]);
		expect(app().getByText('Loading…', { selector: 'span:not([role])' })).toBeInTheDocument();
		expect(hasRegion('My Plan')).toBe(false);
		await losePatience();
		expect(planCard().getByText('Checking your plan…')).toBeVisible();
		expect(planCard().queryByText(/don’t have (more )?details/)).not.toBeInTheDocument();
		await release();
		expect(await planCard().findByRole('heading', { name: 'Jetpack Free' })).toBeVisible();
		expect(placeholders()).toEqual([]);
	});

	it('has no details of an unknown plan, only the provider’s name, and placeholders [PLAN-070, PLAN-076]', async () => {
		await openMyPlan({ before: withPlan('jetpack_galaxy', 'Jetpack Galaxy') });
		const text = 'You’re on Jetpack Galaxy. We don’t have more details about this plan.';
		expect(planCard().getByText(text)).toBeVisible();
		expect(planCard().queryByRole('heading')).not.toBeInTheDocument();
		expect([grid(), placeholders()]).toEqual([[], [3]]);
	});
});

it('the plan’s scan by VaultPress reads as on the dashboard, which nobody visited before, or says why not [PLAN-012, PLAN-080, DASH-138]', async () => {
	const { user, site } = await openMyPlan({
		scenario: ['plan-premium', 'vaultpress-threats', 'rewind-vaultpress', 'scan-vaultpress'],
		before: (running) => running.fail('GET', 'module/vaultpress/data', 500),
	});
	expect(await planCard().findByText(/^We couldn’t check your scans\./)).toBeVisible();
	site.recover();
	await user.click(planCard().getByRole('button', { name: 'Try again' }));
	expect(await planCard().findByText('2 threats')).toBeVisible();
	expect(planCard().queryByText('Set up')).not.toBeInTheDocument();
});
