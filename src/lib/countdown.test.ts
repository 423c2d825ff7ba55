import { countdownText } from './countdown';

const [SECOND, MINUTE, HOUR, DAY] = [1000, 60_000, 3_600_000, 86_400_000];

describe('countdownText', () => {
	it.each([
		[2 * DAY + 3 * HOUR + 4 * MINUTE + 5 * SECOND, '2d 3h 4m 5s'],
		[3 * HOUR + 4 * MINUTE + 5 * SECOND, '3h 4m 5s'],
		[4 * MINUTE + 5 * SECOND, '4m 5s'],
		[5 * SECOND, '5s'],
		[DAY, '1d 0h 0m 0s'],
		[HOUR, '1h 0m 0s'],
		[999, '0s'],
		[0, '0s'],
	])('shows %d ms as %s [UI-020]', (milliseconds, text) => {
		expect(countdownText(milliseconds, 'en-US')).toBe(text);
	});

	it.each([-1, -DAY, NaN, Infinity])('shows 0s for %d', (milliseconds) => {
		expect(countdownText(milliseconds, 'en-US')).toBe('0s');
	});

	it('uses the given language', () => {
		expect(countdownText(61 * SECOND, 'de-DE')).toMatch(/^1\sMin.* 1\sSek/);
	});
});
