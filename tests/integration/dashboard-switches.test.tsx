import { screen, waitFor } from '@testing-library/react';
import { openApp } from '../support/open-app';
import { arrived, region } from '../support/screens';

describe('feature cards', () => {
	it('have a reason in place of their switch in offline mode', async () => {
		await openApp({ scenario: ['offline-constant'] });
		await arrived();
		for (const name of ['Brute force protection', 'Downtime monitoring', 'Image accelerator']) {
			expect(region(name).getByText(/^Unavailable in Offline Mode\.?$/)).toBeInTheDocument();
			expect(region(name).queryByRole('switch')).not.toBeInTheDocument();
			expect(region(name).queryByRole('button')).not.toBeInTheDocument();
		}
	});

	it('ask for an account when the connection has no owner, naming the feature [CONN-084]', async () => {
		const { user } = await openApp({ scenario: ['site-only'] });
		await arrived();
		const monitor = region('Downtime monitoring');
		expect(monitor.queryByRole('switch')).not.toBeInTheDocument();
		await user.click(monitor.getByRole('link', { name: 'Connect' }));
		expect(
			await screen.findByRole('heading', { name: 'Connect your account to get Downtime monitoring' }),
		).toBeInTheDocument();
	});

	it('save their settings, each with its switch', async () => {
		const { site, user } = await openApp();
		await arrived();
		const saved: object[] = [];
		for (const [name, option] of [
			['Downtime monitoring', 'monitor'],
			['Image accelerator', 'photon'],
			['Brute force protection', 'protect'],
		] as const) {
			const toggle = region(name).getByRole('switch');
			const isOn = toggle.getAttribute('aria-checked') !== 'true';
			await user.click(toggle);
			expect(toggle).toHaveAttribute('aria-checked', String(isOn));
			await waitFor(() => expect(screen.getAllByText('Updated settings.')).not.toHaveLength(0));
			saved.push({ [option]: isOn });
		}
		expect(site.callsTo('POST', 'settings').map(({ body }) => body)).toEqual(saved);
	});

	it('can’t be turned off when a site administrator turned them on, and explain why', async () => {
		const { site, user } = await openApp({ scenario: ['overrides'] });
		await arrived();
		const card = region('Brute force protection');
		expect(card.getByRole('switch')).toBeChecked();
		expect(card.getByRole('switch')).toHaveAccessibleDescription(
			/^This feature has been enabled by a site administrator\. Learn more\./,
		);
		await user.click(card.getByRole('switch'));
		expect(site.callsTo('POST')).toEqual([]);
	});

	it('revert with an error when the host refuses, and can be retried', async () => {
		const { site, user } = await openApp();
		await arrived();
		site.fail('POST', 'settings', 403, { code: 'rest_forbidden', message: 'You may not.' });
		const card = region('Image accelerator');
		await user.click(card.getByRole('switch'));
		expect(await card.findByText('You may not.')).toBeInTheDocument();
		expect(screen.getByRole('alert')).toHaveTextContent('Error updating settings. You may not.');
		expect(card.getByRole('switch')).not.toBeChecked();
		site.recover();
		await user.click(card.getByRole('switch'));
		await waitFor(() => expect(card.queryByText('You may not.')).not.toBeInTheDocument());
		expect(card.getByRole('switch')).toBeChecked();
	});

	it('revert when the host accepts a change but doesn’t save it', async () => {
		const { site, user } = await openApp();
		await arrived();
		await site.setFacts({ overrides: { photon: 'inactive' } });
		const card = region('Image accelerator');
		await user.click(card.getByRole('switch'));
		expect(await card.findByText(/Your site didn’t save this value/)).toBeInTheDocument();
		expect(card.getByRole('switch')).not.toBeChecked();
	});

	it('show progress, then one result, no matter how often the switch is clicked [NOTICE-047, NOTICE-048]', async () => {
		const { site, user } = await openApp();
		await arrived();
		const release = site.hold('POST', 'settings');
		const toggle = region('Image accelerator').getByRole('switch');
		await user.click(toggle);
		await user.click(toggle);
		await user.click(toggle);
		expect(screen.getByText('Updating settings…')).toBeInTheDocument();
		expect(toggle).toHaveAttribute('aria-busy', 'true');
		expect(toggle).toHaveFocus();
		await release();
		expect(await screen.findByText('Updated settings.')).toBeInTheDocument();
		expect(screen.queryByText('Updating settings…')).not.toBeInTheDocument();
		expect(site.callsTo('POST')).toHaveLength(1);
		await waitFor(() => expect(screen.queryByText('Updated settings.')).not.toBeInTheDocument());
	});
});
