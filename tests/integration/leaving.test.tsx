import { act, screen, waitFor } from '@testing-library/react';
import { closeApps, openApp } from '../support/open-app';
import { region } from '../support/screens';

afterEach(closeApps);

const goTo = (hash: string) => act(() => void (window.location.hash = hash));

describe('leaving a screen', () => {
	it('gives up what it still asked for, and asks again on coming back', async () => {
		let aborted = false;
		const { site } = await openApp({
			scenario: ['protect-on'],
			before: (running) =>
				running.intercept((request) => {
					if (!request.url.includes('module/protect/data')) {
						return null;
					}
					request.signal.addEventListener('abort', () => (aborted = true));
					return new Promise((_, reject) =>
						request.signal.addEventListener('abort', () => reject(request.signal.reason as Error)),
					);
				}),
		});
		await waitFor(() => expect(site.callsTo('GET', 'module/protect/data')).toHaveLength(1));
		goTo('#/security');
		await screen.findByRole('heading', { level: 1, name: 'Security' });
		await waitFor(() => expect(aborted).toBe(true));
		site.recover();
		goTo('#/dashboard');
		await waitFor(() => expect(region('Brute force protection').getByText('1,234')).toBeInTheDocument());
		expect(screen.queryByText(/did not answer/)).not.toBeInTheDocument();
	});
});
