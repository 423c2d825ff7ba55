import { act, screen, waitFor } from '@testing-library/react';
import { holding, holdingTimers } from '../support/holding';
import { withPurchases } from '../support/my-plan';
import { openApp } from '../support/open-app';
import { app, arrived, region } from '../support/screens';
import type { TestSite } from '../support/test-site';

/** Every purchase is active; the host's own scenarios replace a plan with the newest. */
const allActive = (site: TestSite) =>
	site.intercept((request) =>
		request.url.includes('site/purchases')
			? site.host.fetch(request).then(async (response) => {
					const text = await response.text();
					return new Response(text.replaceAll('\\"active\\":\\"0\\"', '\\"active\\":\\"1\\"'), response);
				})
			: null,
	);

const toneOf = (text: string | RegExp) =>
	screen.getByText(text).closest('[data-tone]')?.getAttribute('data-tone');

const WARNING = /which you pay for separately/;
const LEAVING = /Opening plans for your site/;
const PLANS = /\?source=jetpack-plans&site=127\.0\.0\.1%3A4400$/;
const TWICE = ['connected', 'plan-premium', 'product-backup-daily'];
const button = (name: string) => app().getByRole('button', { name });
const tab = () => app().getByRole('link', { name: 'Plans' });

/** Ends the two seconds that the page waits for what was bought. */
let losePatience = async () => {};

beforeEach(() => {
	losePatience = holdingTimers(2_000);
});

describe('plans warning', () => {
	it.each([
		['plan-premium', 'product-backup-daily', /Premium plan already includes daily backups.*Backup/],
		['plan-personal', 'product-backup-daily', /Personal plan already includes daily backups/],
		['plan-business', 'product-backup-daily', /Professional plan already includes real-time backups.*Backup/],
		['plan-business', 'product-backup-t1', /Professional plan already includes real-time backups.*Backup/],
		['plan-business', 'product-backup-t2', /Professional plan already includes real-time backups.*Backup/],
	])(
		'with %s and %s, names what’s paid for twice and waits for an answer [PLAN-021, PLAN-022, PLAN-024, PLAN-078]',
		async (plan, product, text) => {
			const { left, user } = await openApp({
				scenario: ['connected', plan, product],
				hash: '#/plans',
				before: allActive,
			});
			expect(await screen.findByText(WARNING)).toHaveTextContent(text);
			expect(toneOf(WARNING)).toBe('is-warning');
			expect(screen.getByRole('alert')).toContainElement(screen.getByText(WARNING));
			expect(screen.queryByRole('button', { name: 'Dismiss this notice' })).not.toBeInTheDocument();
			expect(screen.queryByText(LEAVING)).not.toBeInTheDocument();
			expect(left).toEqual([]);
			await user.click(button('Continue'));
			expect(left).toEqual([expect.stringMatching(PLANS)]);
		},
	);

	it.each([
		['plan-premium', 'plan-free'],
		['product-backup-daily', 'plan-free'],
		['plan-security', 'product-backup-daily'],
		['plan-premium', 'product-scan'],
		['plan-complete', 'product-backup-daily'],
		['plan-premium', 'product-backup-t1'],
		['plan-personal', 'product-backup-t2'],
	])('with %s and %s, doesn’t show and lets the browser leave [PLAN-023, PLAN-024]', async (...purchases) => {
		const { left } = await openApp({
			scenario: ['connected', ...purchases],
			hash: '#/plans',
			before: allActive,
		});
		await waitFor(() => expect(left).toEqual([expect.stringMatching(PLANS)]));
		expect(screen.queryByText(WARNING)).not.toBeInTheDocument();
		expect(screen.getByText(LEAVING)).toBeVisible();
	});

	it('takes users who stay to My Plan [PLAN-021]', async () => {
		const { left, user } = await openApp({ scenario: TWICE, hash: '#/plans', before: allActive });
		await screen.findByText(WARNING);
		await user.click(button('Stay'));
		await screen.findByRole('region', { name: 'My Products' });
		expect(window.location.hash).toBe('#/my-plan');
		expect(screen.queryByText(WARNING)).not.toBeInTheDocument();
		expect(left).toEqual([]);
	});

	it.each([
		['the tab', tab],
		['the button of a paid feature', () => region('Scan').getByRole('link', { name: /^Paid/ })],
	])('blocks leaving through %s [PLAN-021, SHELL-026]', async (_, link) => {
		const { left, user } = await openApp({ before: withPurchases(...bought('1')) });
		await arrived();
		expect(screen.queryByText(WARNING)).not.toBeInTheDocument();
		await user.click(await waitFor(link));
		expect(await screen.findByText(WARNING)).toBeVisible();
		expect(window.location.hash).toBe('#/plans');
		expect(left).toEqual([]);
	});

	it('waits at most two seconds for the purchases [PLAN-021]', async () => {
		let release = async () => {};
		const { left } = await openApp({
			scenario: TWICE,
			hash: '#/plans',
			before: (site) => void (release = holding(site, 'GET', '/site/purchases')),
		});
		expect(await screen.findByText(LEAVING)).toBeVisible();
		expect(left).toEqual([]);
		await losePatience();
		expect(left).toEqual([expect.stringMatching(PLANS)]);
		await release();
	});

	it.each<[string, (site: TestSite) => void]>([
		['a call that fails', (site) => site.fail('GET', 'site/purchases', 500)],
		['an answer without purchases', withPurchases()],
		['purchases that have run out', withPurchases(...bought('0'))],
		[
			'a real-time product besides a plan with daily backups',
			withPurchases({ product_slug: 'jetpack_premium' }, { product_slug: 'jetpack_backup_realtime' }),
		],
		['an answer that is none', (site) => site.fail('GET', 'site/purchases', 200, { code: 'success' })],
	])('doesn’t hold users back for %s [PLAN-021, PLAN-022]', async (_, before) => {
		const { left } = await openApp({ scenario: ['connected'], hash: '#/plans', before });
		await waitFor(() => expect(left).not.toHaveLength(0));
		expect(screen.queryByText(WARNING)).not.toBeInTheDocument();
	});

	it('shows on the plans path only [PLAN-021]', async () => {
		const { left } = await openApp({ scenario: TWICE, hash: '#/plans-prompt', before: allActive });
		await waitFor(() => expect(left).not.toHaveLength(0));
		act(() => void (window.location.hash = '#/dashboard'));
		await arrived();
		expect(screen.queryByText(WARNING)).not.toBeInTheDocument();
	});
});

/** A plan, and a product that it includes; `active` as the provider prints it. */
function bought(active: string) {
	return [
		{ ID: '1', product_slug: 'jetpack_premium', product_name: 'Jetpack Premium', active },
		{ ID: '2', product_slug: 'jetpack_backup_daily', product_name: 'Jetpack Backup', active },
	];
}
