import { act, screen } from '@testing-library/react';
import { follow } from '../support/follow';
import { checkoutOf, openProduct } from '../support/product-page';
import { hasRegion, region } from '../support/screens';

describe('buying a product', () => {
	it('requires an account first when the connection has no owner [DASH-041]', async () => {
		await openProduct('scan', { scenario: ['site-only'] });

		await screen.findByRole('region', { name: 'Jetpack Scan' });
		expect(
			region('Jetpack Scan').getByRole('link', { name: 'Connect your account to upgrade' }),
		).toHaveAttribute('href', '#/connect-user?feature=Jetpack%20Scan');
		expect(screen.queryByRole('link', { name: /^Get / })).not.toBeInTheDocument();
	});

	it('tracks the new product when the URL changes', async () => {
		const { events } = await openProduct('search');
		await screen.findByRole('region', { name: 'Jetpack Site Search' });
		act(() => {
			window.location.hash = '#/product/videopress';
		});
		await screen.findByRole('region', { name: 'Jetpack VideoPress' });

		expect(hasRegion('Jetpack Site Search')).toBe(false);
		const recorded = (await events()).filter(([name]) => name.startsWith('jetpack_product'));
		expect(recorded.map(([name, { type }]) => [name, type])).toEqual([
			['jetpack_product_card_view', 'jetpack_search'],
			['jetpack_product_description_view', 'search'],
			['jetpack_product_card_view', 'jetpack_videopress'],
			['jetpack_product_description_view', 'videopress'],
		]);
	});

	it('tracks views and clicks [EVT-002, EVT-003, EVT-004, EVT-047]', async () => {
		const { user, events } = await openProduct('backup');
		await screen.findByRole('region', { name: 'VaultPress Backup' });

		await follow(user, checkoutOf('Security'));
		await follow(user, region('VaultPress Backup').getByRole('link', { name: /Read more/ }));

		const recorded = (await events()).filter(([name]) => name.startsWith('jetpack_product'));
		expect(recorded.map(([name, { type }]) => [name, type]).sort()).toEqual([
			['jetpack_product_card_checkout_click', 'jetpack_security_t1_yearly'],
			['jetpack_product_card_disclaimer_click', 'jetpack_backup_t1_yearly'],
			['jetpack_product_card_view', 'jetpack_backup_t1_yearly'],
			['jetpack_product_card_view', 'jetpack_security_t1_yearly'],
			['jetpack_product_description_view', 'backup'],
		]);
	});
});
