import { act, screen, waitFor, within } from '@testing-library/react';
import { openApp } from '../support/open-app';

afterEach(() => void jest.useRealTimers());

/** What the notices of the area say, from top to bottom. */
const said = () => [...document.querySelectorAll('[data-tone]')].map((notice) => notice.textContent ?? '');

const ERROR = { code: 'x', message: 'The connection broke.', action: 'reconnect', data: {} };

describe('global notices on the page', () => {
	it('come before the banners, and leave the focus to the heading when dismissed by keyboard [NOTICE-001]', async () => {
		const { site, user } = await openApp({
			hash: '#/privacy',
			before: (running) => running.page({ connectionStatus: { errors: [ERROR] } }),
		});
		await screen.findByText('The connection broke.');
		const box = await screen.findByRole('checkbox', { name: 'Send usage data' });
		await waitFor(() => expect(box).not.toHaveAttribute('aria-disabled'));
		await user.click(box);
		await screen.findByText(/^Updated privacy/);
		expect(said()).toEqual([
			expect.stringMatching(/^Updated privacy/),
			expect.stringMatching(/connection broke/),
		]);
		site.fail('POST', 'tracking', 400, { code: 'x', message: 'No.' });
		await user.click(box);
		await screen.findByText(/^Error updating privacy/);
		expect(said()).toEqual([
			expect.stringMatching(/^Error updating/),
			expect.stringMatching(/connection broke/),
		]);
		const notice = screen.getByText(/^Error updating/).closest('[data-tone]') as HTMLElement;
		act(() => within(notice).getByRole('button', { name: 'Dismiss this notice' }).focus());
		await user.keyboard('{Enter}');
		expect(screen.queryByText(/^Error updating privacy/)).not.toBeInTheDocument();
		expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
	});
});
