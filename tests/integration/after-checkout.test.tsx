import { act, screen, waitFor } from '@testing-library/react';
import { buyElsewhere, leave, leaveAtProduct } from '../support/checkout';
import { closeApps, type OpenApp } from '../support/open-app';
import { pass, settled } from '../support/settled';
import type { TestSite } from '../support/test-site';
import { holdingTimers } from '../support/holding';

afterEach(async () => {
	jest.useRealTimers();
	await closeApps();
});

const PURCHASED = '#/recommendations/product-purchased';
const main = () => document.querySelector('#jp-plugin-container') as HTMLElement;
const upgraded = () => screen.findByRole('heading', { name: 'Your plan has been upgraded!' });
const goTo = (hash: string) =>
	act(() => {
		window.location.hash = hash;
	});
const back = () => act(() => void document.dispatchEvent(new Event('visibilitychange')));
const lookAgain = async ({ user }: OpenApp) => {
	await user.click(await screen.findByRole('button', { name: 'Check again' }));
	await settled();
};

/** The provider tells of nothing but the scans, until the returned function lets it. */
function silent(site: TestSite): () => void {
	let isSilent = true;
	site.intercept((request) =>
		isSilent && request.url.includes('/site/purchases')
			? (site.host.fetch(request).then(async (response) => {
					const answer = (await response.json()) as { data: string };
					const bought = JSON.parse(answer.data) as Array<{ product_slug: string }>;
					const told = bought.filter(({ product_slug }) => product_slug === 'jetpack_scan');
					return Response.json({ ...answer, data: JSON.stringify(told) });
				}) as unknown as Response)
			: null,
	);
	return () => (isSilent = false);
}

/** As if the clock of the browser had been wrong by so much, in ms, when it was left for the checkout. */
function shiftCheckout(by: number): void {
	const [key = ''] = Object.keys(localStorage).filter((each) => each.includes('checkout'));
	const checkout = JSON.parse(localStorage.getItem(key) ?? '') as { at: number };
	localStorage.setItem(key, JSON.stringify({ ...checkout, at: checkout.at + by }));
}

const MINUTE = 60_000;

describe('the post-purchase page', () => {
	it('polls until the provider reports the purchase, and doesn’t name an older one', async () => {
		const { site, reopen } = await leaveAtProduct('security', 'Security', { scenario: ['product-scan'] });
		await buyElsewhere(site, 'jetpack_security_t1_yearly');
		const tell = silent(site);
		await reopen(PURCHASED);
		expect(await screen.findByText(/We can’t see your purchase yet/)).toBeVisible();
		tell();
		// The first time is asked again after five seconds.
		await upgraded();
		expect(main()).toHaveTextContent('Security');
		expect(main()).not.toHaveTextContent('Jetpack Scan Daily');
	});

	it.each([
		['paid by the month', 'jetpack_backup_t1_monthly', /Backup/, true],
		['that nobody describes', 'jetpack_social_basic_yearly', /Jetpack Social Basic/, false],
	])('names a product %s', async (_, slug, name, hasFeatures) => {
		const { site, reopen } = await leaveAtProduct('backup', 'VaultPress Backup', {
			scenario: ['product-scan'],
		});
		await buyElsewhere(site, slug);
		await reopen(PURCHASED);
		await upgraded();
		expect(main()).toHaveTextContent(name);
		expect(screen.queryAllByText('One-click restores').length > 0).toBe(hasFeatures);
	});

	it('names the same product after a reload and when the user goes back to it', async () => {
		const app = await leaveAtProduct('search', 'Jetpack Site Search', { scenario: ['plan-security'] });
		await buyElsewhere(app.site, 'jetpack_backup_t2_yearly');
		await app.reopen(PURCHASED);
		await upgraded();
		expect(main()).toHaveTextContent('Jetpack VaultPress Backup');
		expect(main()).not.toHaveTextContent('Backups with 10 GB of storage');
		const named = main().textContent;
		await app.reopen();
		await upgraded();
		expect(main().textContent).toBe(named);

		// Another checkout, from which nothing came.
		goTo('#/product/search');
		await leave(app, 'Jetpack Site Search');
		act(() => window.history.back());
		await upgraded();
		expect(main().textContent).toBe(named);
	});

	it('names a renewed product, which keeps its ID', async () => {
		const { site, reopen } = await leaveAtProduct('search', 'Jetpack Site Search', {
			scenario: ['product-scan'],
			before: (test) => buyElsewhere(test, 'jetpack_backup_t1_yearly'),
		});
		await site.host.database
			.updateTable('provider_purchases')
			.set(({ eb }) => ({ expires_at: eb('expires_at', '+', 365 * 24 * 60 * MINUTE) }))
			.where('product_slug', '=', 'jetpack_scan')
			.execute();
		await reopen(PURCHASED);
		await upgraded();
		expect(main()).toHaveTextContent(/Scan/);
		expect(main()).not.toHaveTextContent(/Backup/);
	});

	it('links to the welcome step and refetches dependent data after a late purchase [REC-096, REC-111]', async () => {
		const app = await leaveAtProduct('backup', 'VaultPress Backup', { scenario: ['product-scan'] });
		const tell = silent(app.site);
		await buyElsewhere(app.site, 'jetpack_backup_t1_yearly');
		await app.reopen(PURCHASED);
		expect(await screen.findByText(/We can’t see your purchase yet/)).toBeVisible();
		tell();
		app.site.calls.length = 0;
		await lookAgain(app);
		await upgraded();
		const configure = screen.getByRole('link', { name: 'Configure your site' });
		await waitFor(() => expect(configure).toHaveAttribute('href', '#/recommendations/welcome-backup'));
		await waitFor(() =>
			expect(app.site.calls.map(({ path }) => path)).toEqual(
				expect.arrayContaining(['rewind', 'site/features']),
			),
		);
	});

	it('doesn’t keep a newer checkout’s purchase from being announced', async () => {
		const app = await leaveAtProduct('backup', 'VaultPress Backup');
		await buyElsewhere(app.site, 'jetpack_backup_t1_yearly');
		await app.reopen(PURCHASED);
		await upgraded();
		goTo('#/product/scan');
		await leave(app, 'Jetpack Scan');
		act(() => window.history.back());
		await upgraded();
		// It looks again after five seconds.
		holdingTimers(5_000);
		goTo('#/my-plan');
		await screen.findByRole('table');
		jest.useFakeTimers();
		await buyElsewhere(app.site, 'jetpack_scan');
		// Nobody returns to the tab: it polls, since the purchase hasn't been reported yet.
		act(() => void window.dispatchEvent(new Event('focus')));
		await pass(6_000);
		jest.useRealTimers();
		await waitFor(() => expect(screen.getByText('New on this site: Jetpack Scan Daily.')).toBeVisible());
	});

	it('finds the purchase when the browser’s clock was wrong [REC-034]', async () => {
		const app = await leaveAtProduct('scan', 'Jetpack Scan', {
			before: (site) => site.fail('GET', 'site/purchases', 500),
		});
		app.site.recover();
		await buyElsewhere(app.site, 'jetpack_scan');
		shiftCheckout(10 * MINUTE);
		// The page looks, too, after five seconds.
		holdingTimers(5_000);
		await app.reopen(PURCHASED);
		expect(await screen.findByText(/We can’t see your purchase yet/)).toBeVisible();
		await lookAgain(app);
		await lookAgain(app);
		await upgraded();
		expect(main()).toHaveTextContent(/Scan/);
	});

	it('never mistakes an existing purchase for the new one [REC-033, REC-035]', async () => {
		const app = await leaveAtProduct('backup', 'VaultPress Backup', { scenario: ['product-scan'] });
		await buyElsewhere(app.site, 'jetpack_backup_t1_yearly');
		const tell = silent(app.site);
		await app.reopen(PURCHASED);
		for (let looks = 0; looks < 4; looks++) {
			await lookAgain(app);
			expect(screen.getByText(/We can’t see your purchase yet/)).toBeVisible();
		}
		jest.useFakeTimers();
		back();
		await pass(2 * MINUTE);
		expect(screen.getByText(/We can’t see your purchase yet/)).toBeVisible();
		expect(main()).not.toHaveTextContent(/upgraded|Scan/);
		tell();
		await pass(2 * MINUTE);
		expect(screen.getByText('One-click restores')).toBeVisible();
		expect(main()).not.toHaveTextContent(/Scan/);
	});
});
