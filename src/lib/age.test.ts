import { formatAge } from './age';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const NOW = Date.parse('2026-03-01T12:00:00Z');

describe('formatAge', () => {
	it.each([
		[0, 'this minute'],
		[59_999, 'this minute'],
		[MINUTE, '1 minute ago'],
		[59 * MINUTE, '59 minutes ago'],
		[HOUR, '1 hour ago'],
		[23 * HOUR + 59 * MINUTE, '23 hours ago'],
		[24 * HOUR, 'yesterday'],
		[72 * HOUR, '3 days ago'],
		[-HOUR, 'this minute'],
	])('formats %d ms as “%s”', (age, text) => {
		expect(formatAge(NOW - age, NOW, 'en-US')).toBe(text);
	});

	it('uses the given language', () => {
		expect(formatAge(NOW - 2 * HOUR, NOW, 'de-DE')).toBe('vor 2 Stunden');
	});
});
