import { act, render, screen } from '@testing-library/react';
import { DiscountCountdown } from './discount-countdown';

const NOW = Date.parse('2026-11-20T12:00:00Z');
const [SECOND, HOUR, DAY] = [1000, 3_600_000, 86_400_000];

beforeEach(() => {
	jest.useFakeTimers({ now: NOW });
	document.documentElement.lang = 'en-US';
});
afterEach(() => {
	jest.useRealTimers();
	document.documentElement.lang = '';
});

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

describe('DiscountCountdown', () => {
	it('shows the remaining days, hours, minutes, and seconds, and updates every half second [PROD-042, PROD-043]', () => {
		render(<DiscountCountdown end={NOW + 2 * DAY + 3 * HOUR + 65 * SECOND + 400} />);
		const shows = (rest: string) =>
			expect(screen.getByRole('timer')).toHaveTextContent(`Discount offer ends in 2d 3h ${rest}`);
		shows('1m 5s');
		pass(499);
		shows('1m 5s');
		pass(1);
		shows('1m 4s');
		pass(SECOND);
		shows('1m 3s');
	});

	it('shows that the offer has ended and stops its timer [PROD-039]', () => {
		render(<DiscountCountdown end={NOW + SECOND} />);
		pass(500);
		expect(screen.queryByText('Discount offer has ended')).not.toBeInTheDocument();
		pass(500);
		expect(screen.getByText('Discount offer has ended')).toBeVisible();
		expect(screen.queryByRole('timer')).not.toBeInTheDocument();
		expect(jest.getTimerCount()).toBe(0);
	});

	it.each([NOW, NOW - DAY, NaN])('shows an ended offer right away for end time %p [PROD-039]', (end) => {
		render(<DiscountCountdown end={end} />);
		expect(screen.getByText('Discount offer has ended')).toBeVisible();
		expect(jest.getTimerCount()).toBe(0);
	});

	it('pauses while the page is hidden and catches up when it’s shown again [PROD-043]', () => {
		const visibility = jest.spyOn(document, 'visibilityState', 'get');
		const show = (state: DocumentVisibilityState) => {
			visibility.mockReturnValue(state);
			act(() => void document.dispatchEvent(new Event('visibilitychange')));
		};
		const { unmount } = render(<DiscountCountdown end={NOW + HOUR} />);
		show('hidden');
		expect(jest.getTimerCount()).toBe(0);
		pass(30 * 60 * SECOND);
		show('visible');
		expect(screen.getByRole('timer')).toHaveTextContent('30m 0s');
		expect(jest.getTimerCount()).toBe(1);
		unmount();
		show('hidden');
		show('visible');
		expect(jest.getTimerCount()).toBe(0);
		visibility.mockRestore();
	});

	it('follows the system clock when it’s set back or ahead', () => {
		render(<DiscountCountdown end={NOW + HOUR} />);
		jest.setSystemTime(NOW - HOUR);
		pass(500);
		expect(screen.getByRole('timer')).toHaveTextContent('1h 59m 59s');
		jest.setSystemTime(NOW + DAY);
		pass(500);
		expect(screen.getByText('Discount offer has ended')).toBeVisible();
	});
});
