import { screen } from '@testing-library/react';
import { openApp } from '../support/open-app';
import { region } from '../support/screens';

describe('offer price', () => {
	it('is fetched only once the page is idle', async () => {
		const { site, rest } = await openApp({ scenario: ['plan-free'] });
		const link = await region('Scan').findByRole('link', { name: 'Upgrade' });
		expect(link).toHaveAttribute('href', '#/product/scan');
		expect(site.callsTo('GET', 'site/products')).toEqual([]);
		expect(screen.queryByText(/paid yearly/)).not.toBeInTheDocument();
		await rest();
		expect(await region('Scan').findByText(/^\$[\d.]+\/month, paid yearly$/)).toBeVisible();
		expect(await region('Jetpack Security').findByText(/^\$[\d.]+\/month, paid yearly$/)).toBeVisible();
		expect(site.callsTo('GET', 'site/products')).toHaveLength(1);
	});

	it('is left out when the prices request fails', async () => {
		const { site, rest } = await openApp({
			scenario: ['plan-free'],
			before: (running) => running.fail('GET', 'site/products', 500),
		});
		await region('Scan').findByRole('link', { name: 'Upgrade' });
		await rest();
		expect(site.callsTo('GET', 'site/products').length).toBeGreaterThan(0);
		expect(screen.queryByText(/paid yearly/)).not.toBeInTheDocument();
		expect(region('Scan').getByRole('link', { name: 'Upgrade' })).toBeVisible();
	});
});
