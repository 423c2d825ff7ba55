import { act, screen, waitFor } from '@testing-library/react';
import { leaveAtProduct } from '../support/checkout';
import { DAY, openMyPlan, planCard } from '../support/my-plan';
import type { TestSite } from '../support/test-site';

const NEW = 'New on this site: Jetpack Security.';
const back = () => act(() => void document.dispatchEvent(new Event('visibilitychange')));

describe('purchase with an unchanged ID', () => {
	const change = (site: TestSite, values: { product_slug?: string; expires_at?: number }) =>
		site.host.database.updateTable('provider_purchases').set(values).execute();
	const followed = (site: TestSite) =>
		waitFor(() =>
			expect(site.calls.map(({ path }) => path)).toEqual(
				expect.arrayContaining(['site', 'site/features', 'scan', 'rewind']),
			),
		);

	it('is announced as new when its product changes, and everything affected is refetched', async () => {
		const { site } = await openMyPlan({ scenario: ['product-scan'] });
		site.calls.length = 0;
		await change(site, { product_slug: 'jetpack_security_t1_yearly' });
		back();
		expect(await screen.findByText(NEW)).toBeVisible();
		await waitFor(() => expect(planCard().getByRole('heading', { name: 'Jetpack Security' })).toBeVisible());
		await followed(site);
	});

	it('is announced after a reload when its product has changed since checkout', async () => {
		const { site, reopen } = await leaveAtProduct('security', 'Security', { scenario: ['product-scan'] });
		await change(site, { product_slug: 'jetpack_security_t1_yearly' });
		await reopen('#/my-plan');
		expect(await screen.findByText(NEW)).toBeVisible();
	});

	it('isn’t announced when only its expiry changes, but is refetched', async () => {
		const { site, reopen } = await leaveAtProduct('search', 'Jetpack Site Search', {
			scenario: ['product-scan'],
		});
		await reopen('#/my-plan');
		await screen.findByRole('table');
		site.calls.length = 0;
		await change(site, { expires_at: Date.now() + 900 * DAY });
		back();
		await followed(site);
		await reopen();
		await screen.findByRole('table');
		expect(screen.queryByText(/on this site/)).not.toBeInTheDocument();
	});
});

describe('expired purchase', () => {
	it('is announced as gone, and the plan card updates', async () => {
		const { site } = await openMyPlan({ scenario: ['plan-security'] });
		expect(planCard().getByRole('heading', { name: 'Jetpack Security' })).toBeVisible();
		await site.host.database.updateTable('provider_purchases').set({ expires_at: 1 }).execute();
		back();
		expect(await screen.findByText('No longer on this site: Jetpack Security.')).toBeVisible();
		expect(await planCard().findByRole('heading', { name: 'Jetpack Free' })).toBeVisible();
	});
});
