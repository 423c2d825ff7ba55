import { screen, waitFor } from '@testing-library/react';
import { planOf } from '../support/card-states';
import { openApp } from '../support/open-app';
import { region } from '../support/screens';

describe('activating VaultPress', () => {
	const ready = {
		scenario: ['vaultpress-inactive', 'scan-vaultpress'],
		before: planOf('jetpack_premium'),
	};

	it('shows progress, then opens the VaultPress page [DASH-072, DASH-073, DASH-075]', async () => {
		const { site, user, left } = await openApp(ready);
		let release = () => {};
		const held = new Promise<void>((resolve) => (release = resolve));
		site.intercept((request) =>
			request.method === 'POST' && request.url.includes('v4/plugins')
				? held.then(() => Response.json({ code: 'success' }))
				: null,
		);
		await user.click(await region('Scan').findByRole('button', { name: 'Activate VaultPress' }));
		expect(await screen.findByText('Activating…')).toBeInTheDocument();
		release();
		await waitFor(() =>
			expect(left).toEqual([expect.stringMatching(/wp-admin\/admin\.php\?page=vaultpress$/)]),
		);
		expect(site.callsTo('POST', 'plugins').map(({ body }) => body)).toEqual([
			{ slug: 'vaultpress', status: 'active' },
		]);
	});

	it('shows an error if it fails [DASH-074, NOTICE-046]', async () => {
		const { site, user, left } = await openApp(ready);
		site.fail('POST', 'plugins', 500, { code: 'x', message: 'Disk full.' });
		await user.click(await region('Scan').findByRole('button', { name: 'Activate VaultPress' }));
		expect(await screen.findByText('Could not activate VaultPress.')).toBeInTheDocument();
		expect(screen.queryByText('Activating…')).not.toBeInTheDocument();
		expect(left).toEqual([]);
		expect(region('Scan').getByRole('button', { name: 'Activate VaultPress' })).not.toHaveAttribute(
			'aria-busy',
		);
	});
});
