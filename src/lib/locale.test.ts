import { formatDay, formatList, formatNumber, formatTime, localeTag } from './locale';

describe('locale', () => {
	it('comes from the page, or else from the browser', () => {
		document.documentElement.lang = 'de_DE';
		expect(formatNumber(1204)).toBe('1.204');
		expect(formatDay('2026-11-16')).toBe('16. November 2026');
		document.documentElement.lang = '';
		jest.spyOn(navigator, 'language', 'get').mockReturnValue('fr-FR');
		expect(formatList(['a', 'b'])).toBe('a et b');
		jest.spyOn(navigator, 'language', 'get').mockReturnValue('');
		expect(formatNumber(1204)).toBe('1,204');
	});

	it('formats a date and time, but not invalid text', () => {
		expect(formatTime('2026-11-16T09:05:00Z', 'en-US')).toMatch(/^Nov 1\d, 2026, \d+:05\s[AP]M$/);
		expect(formatTime('yesterday', 'en-US')).toBeUndefined();
	});

	it.each([
		['de_DE', 'de-DE'],
		['pt-br', 'pt-BR'],
		['ar', 'ar'],
		['not a language', 'en-US'],
		['', 'en-US'],
	])('reads %p as %s', (language, tag) => {
		expect(localeTag(language)).toBe(tag);
	});

	it('formats numbers, lists, and days', () => {
		expect(formatNumber(1204, 'de-DE')).toBe('1.204');
		expect(formatList(['a', 'b', 'c'], 'en-US')).toBe('a, b, and c');
		expect(formatDay('2026-11-16', 'en-US')).toBe('November 16, 2026');
	});

	it.each(['', '2026-13-40', '2026-02-31', 'yesterday', '2026-11-16T00:00:00Z', '+012026-11-16'])(
		'rejects %p as a day',
		(day) => {
			expect(formatDay(day, 'en-US')).toBeUndefined();
		},
	);
});
