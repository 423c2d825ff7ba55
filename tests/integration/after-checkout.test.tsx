import { screen, waitFor } from '@testing-library/react';
import { buyElsewhere, leaveAtProduct } from '../support/checkout';
import { holdingTimers } from '../support/holding';
import { settled } from '../support/settled';
import type { TestSite } from '../support/test-site';

const PURCHASED = '#/recommendations/product-purchased';
const main = () => document.querySelector('#jp-plugin-container') as HTMLElement;
const upgraded = () => screen.findByRole('heading', { name: 'Your plan has been upgraded!' });

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

describe('the post-purchase page', () => {
	it('polls until the provider tells of it, never names an older one, leads on and finds it again [REC-033, REC-035, REC-096, REC-111]', async () => {
		const app = await leaveAtProduct('backup', 'VaultPress Backup', { scenario: ['product-scan'] });
		const tell = silent(app.site);
		await buyElsewhere(app.site, 'jetpack_backup_t1_yearly');
		const poll = holdingTimers(5_000);
		await app.reopen(PURCHASED);
		const missing = () => screen.getByText(/We can’t see your purchase yet/);
		expect(await screen.findByText(/We can’t see your purchase yet/)).toBeVisible();
		await app.user.click(screen.getByRole('button', { name: 'Check again' }));
		await settled();
		expect(missing()).toBeVisible();
		expect(main()).not.toHaveTextContent(/upgraded|Scan/);

		tell();
		app.site.calls.length = 0;
		// The first time is asked again after five seconds.
		await poll();
		await upgraded();
		expect(screen.getByText('One-click restores')).toBeVisible();
		expect(main()).not.toHaveTextContent(/Scan/);
		const configure = screen.getByRole('link', { name: 'Configure your site' });
		await waitFor(() => expect(configure).toHaveAttribute('href', '#/recommendations/welcome-backup'));
		await waitFor(() =>
			expect(app.site.calls.map(({ path }) => path)).toEqual(
				expect.arrayContaining(['rewind', 'site/features']),
			),
		);

		const named = main().textContent;
		await buyElsewhere(app.site, 'jetpack_search');
		await app.reopen();
		await upgraded();
		expect(main().textContent).toBe(named);
	});
});
