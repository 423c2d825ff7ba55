import { trendOf } from './trend';

const NOW = Date.parse('2026-11-22T10:00:00Z');

/** That many views on the days up to November 22, a Sunday. */
const days = (...views: Array<number | null>) =>
	views.map((count, index) => ({
		date: new Date(Date.UTC(2026, 10, 23 - views.length + index)).toISOString().slice(0, 10),
		views: count,
	}));

describe('trendOf', () => {
	it('compares the last full day with the same weekday a week earlier, skipping today', () => {
		expect(trendOf(days(20, 1, 1, 1, 1, 1, 1, 12, 0), NOW, 'en-US')).toEqual({
			views: 12,
			change: -0.4,
			weekday: 'Saturday',
		});
	});

	it('includes the last day once it’s over', () => {
		const tomorrow = NOW + 24 * 60 * 60 * 1000;
		expect(trendOf(days(2, 1, 1, 1, 1, 1, 1, 3), tomorrow, 'en-US')).toEqual({
			views: 3,
			change: 0.5,
			weekday: 'Sunday',
		});
	});

	it.each([
		['no days', []],
		['too few days', days(5, 5, 5, 5)],
		['nothing a week before', days(0, 1, 1, 1, 1, 1, 1, 12, 0)],
		['no number a week before', days(null, 1, 1, 1, 1, 1, 1, 12, 0)],
		['no number', days(20, 1, 1, 1, 1, 1, 1, null, 0)],
	])('returns null with %s', (_, points) => {
		expect(trendOf(points, NOW, 'en-US')).toBeNull();
	});
});
