import { screen, waitFor } from '@testing-library/react';
import { follow } from '../support/follow';
import { withPlan } from '../support/my-plan';
import { openApp, type OpenOptions } from '../support/open-app';
import { openProduct } from '../support/product-page';
import { facts } from '../support/recommendations';
import { region } from '../support/screens';

const isNoted = () => Object.keys(localStorage).some((key) => key.startsWith('site-dashboard-checkout'));

const RECOMMENDATIONS = '#/recommendations/';

describe('checkout visits', () => {
	it.each<[string, OpenOptions, RegExp]>([
		['from a suggestion', { hash: `${RECOMMENDATIONS}product-suggestions` }, /^Get VaultPress Backup/],
		['from what is offered beside the summary', { hash: `${RECOMMENDATIONS}summary` }, /^Get Security/],
		[
			'from the product beside a step',
			{ ...facts(), scenario: ['plan-free'], hash: `${RECOMMENDATIONS}publicize` },
			/^Get Security/,
		],
		['from a step that offers a trial', { hash: `${RECOMMENDATIONS}vaultpress-backup` }, /^Try for /],
		[
			'from a plan that is not compared',
			{ hash: '#/my-plan', before: withPlan('wpcom-enterprise') },
			/^View plans/,
		],
	])('are remembered when the user leaves %s', async (_, options, name) => {
		const { user } = await openApp(options);
		await waitFor(() => expect(screen.getByRole('link', { name })).toBeVisible());
		expect(isNoted()).toBe(false);
		await follow(user, screen.getByRole('link', { name }));
		expect(isNoted()).toBe(true);
	});

	it('are remembered when the user redeems a coupon', async () => {
		const { user, left } = await openApp({ scenario: ['connected', 'partner-coupon'], hash: '#/my-plan' });
		await waitFor(() => expect(screen.getByRole('button', { name: 'Redeem' })).toBeVisible());
		await user.click(screen.getByRole('button', { name: 'Redeem' }));
		expect(left).toHaveLength(1);
		expect(isNoted()).toBe(true);
	});

	it('are remembered when #/plans redirects [SHELL-015]', async () => {
		const { left } = await openApp({ hash: '#/plans' });
		await waitFor(() => expect(left).not.toHaveLength(0));
		expect(isNoted()).toBe(true);
	});

	it('aren’t remembered if the user must connect an account first [DASH-041]', async () => {
		const { user } = await openProduct('scan', { scenario: ['site-only'] });
		await waitFor(() => expect(region('Jetpack Scan').getByRole('link', { name: /^Connect/ })).toBeVisible());
		await follow(user, region('Jetpack Scan').getByRole('link', { name: /^Connect/ }));
		expect(isNoted()).toBe(false);
	});
});
