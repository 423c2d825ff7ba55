import { formatDay, formatList, formatNumber, localeTag } from './locale';

describe('locale', () => {
	it.each([
		['de_DE', 'de-DE'],
		['pt-br', 'pt-BR'],
		['ar', 'ar'],
		['not a language', 'en-US'],
		['', 'en-US'],
	])('reads %p as %s', (language, tag) => {
		expect(localeTag(language)).toBe(tag);
	});

	it('formats numbers, lists and days for the reader', () => {
		expect(formatNumber(1204, 'de-DE')).toBe('1.204');
		expect(formatList(['a', 'b', 'c'], 'en-US')).toBe('a, b, and c');
		expect(formatDay('2026-11-16', 'en-US')).toBe('November 16, 2026');
	});

	it.each(['', '2026-13-40', 'yesterday', '2026-11-16T00:00:00Z'])('takes %p for no day', (day) => {
		expect(formatDay(day, 'en-US')).toBeUndefined();
	});
});
