import { act, screen, waitFor } from '@testing-library/react';
import { follow } from '../support/follow';
import { withPlan } from '../support/my-plan';
import { openApp } from '../support/open-app';
import { facts } from '../support/recommendations';

const isNoted = () => Object.keys(localStorage).some((key) => key.startsWith('site-dashboard-checkout'));

const WAYS: ReadonlyArray<[hash: string, name: RegExp]> = [
	['product-suggestions', /^Get VaultPress Backup/],
	['vaultpress-backup', /^Try for /],
	['publicize', /^Get Security/],
	['summary', /^Get Security/],
];

describe('checkout visits', () => {
	it('are remembered when the user leaves from a suggestion, a step, beside one, or beside the summary', async () => {
		const { user } = await openApp({
			...facts(),
			scenario: ['plan-free'],
			hash: '#/recommendations/site-type',
		});
		for (const [step, name] of WAYS) {
			localStorage.clear();
			act(() => void (window.location.hash = `#/recommendations/${step}`));
			await waitFor(() => expect(screen.getByRole('link', { name })).toBeVisible());
			expect([step, isNoted()]).toEqual([step, false]);
			await follow(user, screen.getByRole('link', { name }));
			expect([step, isNoted()]).toEqual([step, true]);
		}
	});

	it('are remembered when the user leaves from a plan that isn’t compared', async () => {
		const { user } = await openApp({ hash: '#/my-plan', before: withPlan('wpcom-enterprise') });
		await waitFor(() => expect(screen.getByRole('link', { name: /^View plans/ })).toBeVisible());
		expect(isNoted()).toBe(false);
		await follow(user, screen.getByRole('link', { name: /^View plans/ }));
		expect(isNoted()).toBe(true);
	});
});
