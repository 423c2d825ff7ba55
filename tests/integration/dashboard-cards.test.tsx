import { screen, waitFor } from '@testing-library/react';
import { ProtectCard } from '../../src/components/protect-card/protect-card';
import { openApp } from '../support/open-app';
import { openPiece } from '../support/open-piece';
import { arrived, hasRegion, region, sections } from '../support/screens';

describe('the protection card', () => {
	it('shows the number of blocked attempts [DASH-084]', async () => {
		const { site } = await openPiece(<ProtectCard />, { scenario: ['protect-on'] });
		expect(screen.getByText('1,234')).toBeInTheDocument();
		expect(site.callsTo('GET', 'module/protect/data')).toHaveLength(1);
	});

	it.each(['false', '"N/A"'])(
		'shows a placeholder text when the host responds with %s [DASH-085]',
		async (answer) => {
			await openPiece(<ProtectCard />, {
				scenario: ['protect-on'],
				before: (site) => site.fail('GET', 'module/protect/data', 200, answer),
			});
			expect(screen.getByText('Data will display here soon!')).toBeInTheDocument();
		},
	);

	it('shows why the number failed to load, on this card only, and retries', async () => {
		const { site, user } = await openApp({
			scenario: ['protect-on'],
			before: (running) => running.fail('GET', 'module/protect/data', 500, { code: 'x', message: 'Broken.' }),
		});
		const card = region('Brute force protection');
		expect(
			await card.findByText('Your site had an internal error. Try again in a moment.'),
		).toBeInTheDocument();
		expect(sections()).toContain('Connections');
		site.recover();
		await user.click(card.getByRole('button', { name: 'Try again' }));
		expect(await card.findByText('1,234')).toBeInTheDocument();
	});

	it('doesn’t request the number while protection is off', async () => {
		const { site } = await openPiece(<ProtectCard />, {
			before: (running) => running.setSwitches({ protect: false }),
		});
		expect(site.callsTo('GET', 'module/protect/data')).toEqual([]);
	});
});

describe('the connection cards', () => {
	it('show the owner note and the connected account [CONN-025, CONN-027, CONN-029]', async () => {
		await openApp();
		await arrived();
		expect(region('Site connection').getByText('You are the Jetpack owner.')).toBeInTheDocument();
		const account = region('Account connection');
		expect(account.getByText('wpcom-admin')).toBeInTheDocument();
		expect(account.getByText(/@/)).toBeInTheDocument();
	});

	it('let another user connect an account without registering the site again [CONN-021, CONN-028, CONN-030]', async () => {
		const { site, user, left } = await openApp({ as: 'admin2' });
		await arrived();
		expect(region('Site connection').queryByText('You are the Jetpack owner.')).not.toBeInTheDocument();
		await user.click(
			region('Account connection').getByRole('link', { name: 'Connect your WordPress.com account' }),
		);
		await user.click(await screen.findByRole('button', { name: 'Connect your account' }));
		await waitFor(() => expect(left[0]).toMatch(/\/provider\/authorize.*from=unlinked-user-connect/));
		expect(site.callsTo('POST')).toEqual([]);
	});

	it('explain in offline mode why nothing can be connected [CONN-023, CONN-024, CONN-031]', async () => {
		await openApp({ scenario: ['offline-url'] });
		await arrived();
		const site = region('Site connection');
		expect(
			site.getByText('Your site is in Offline Mode, so it can not be connected to WordPress.com.'),
		).toBeInTheDocument();
		const account = region('Account connection');
		expect(
			account.getByText('The site is in Offline Mode, so you can not connect to WordPress.com.'),
		).toBeInTheDocument();
		expect(site.queryByRole('button')).not.toBeInTheDocument();
		expect(account.queryByRole('button')).not.toBeInTheDocument();
	});

	it('leave out the account card for users without connect_user [CONN-032]', async () => {
		await openApp({ as: 'editor', scenario: ['site-only'] });
		await arrived();
		expect(hasRegion('Site connection')).toBe(true);
		expect(hasRegion('Account connection')).toBe(false);
	});
});
