import { waitFor } from '@testing-library/react';
import { answer } from '../support/card-states';
import { closeApps, openApp } from '../support/open-app';
import { region } from '../support/screens';

describe('the backups card without a backup status', () => {
	it.each([
		['null', null],
		['an empty text', ''],
		['an empty list', []],
		['an empty object', {}],
		['false', false],
		['a state that nobody knows', { state: 'dreaming' }],
		['unavailable without a reason', { state: 'unavailable' }],
	])(
		'falls back to VaultPress or the upsell when the rewind status is %s [DASH-046, DASH-053]',
		async (_, data) => {
			await openApp({ scenario: ['vaultpress-ok'], before: (site) => answer(site, 'rewind', data) });
			expect(await region('Backups').findByText('View backup details')).toBeInTheDocument();
			await closeApps();
			await openApp({ before: (site) => answer(site, 'rewind', data) });
			expect(await region('Backups').findByText(/Never lose/)).toBeInTheDocument();
		},
	);

	it.each([
		['refused', 500, { code: 'x', message: 'No backups today.' }],
		['lost on the way', undefined, undefined],
		['of another kind', 200, '<p>A page</p>'],
	])(
		'falls back to VaultPress when the rewind response is %s [DASH-046, DASH-137]',
		async (_, status, body) => {
			await openApp({
				scenario: ['vaultpress-ok'],
				before: (site) => site.fail('GET', 'rewind', status, body),
			});
			expect(await region('Backups').findByText('View backup details')).toBeInTheDocument();
			expect(region('Backups').queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
		},
	);

	it('shows the failed rewind call if VaultPress has no backups either, and retries [DASH-046, DASH-137]', async () => {
		const { site, user } = await openApp({
			scenario: ['vaultpress-unregistered'],
			before: (running) => running.fail('GET', 'rewind', 500, { code: 'x', message: 'No backups today.' }),
		});
		expect(await region('Backups').findByText(/^WordPress\.com didn’t send the data\./)).toBeInTheDocument();
		site.recover();
		await user.click(region('Backups').getByRole('button', { name: 'Try again' }));
		await waitFor(() =>
			expect(region('Backups').queryByText(/^WordPress\.com didn’t send the data\./)).not.toBeInTheDocument(),
		);
	});
});
