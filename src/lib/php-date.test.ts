import fc from 'fast-check';
import { formatPhpDate } from './php-date';
import { formatAge } from './age';
import { hearClock, hostNow } from './clock';
import { countdownText } from './countdown';

const inEnglish = (day: string, format: string) => formatPhpDate(day, format, 'en-US');

describe('formatPhpDate', () => {
	// PHP 8 prints these.
	it.each([
		['F j, Y', '2026-03-14', 'March 14, 2026'],
		['Y-m-d', '2026-03-04', '2026-03-04'],
		['d/m/y', '2026-03-04', '04/03/26'],
		['j. n. Y', '2026-03-04', '4. 3. 2026'],
		['l, jS F Y', '2026-03-01', 'Sunday, 1st March 2026'],
		['D M jS', '2026-12-22', 'Tue Dec 22nd'],
		['jS', '2026-12-23', '23rd'],
		['jS', '2026-12-11', '11th'],
		['jS', '2026-12-12', '12th'],
		['jS', '2026-12-13', '13th'],
		['jS', '2026-12-30', '30th'],
		['N w', '2026-03-01', '7 0'],
		['z', '2024-12-31', '365'],
		['o-W', '2027-01-01', '2026-53'],
		['o-W', '2024-12-30', '2025-01'],
		['t L', '2024-02-10', '29 1'],
		['t L', '2100-02-10', '28 0'],
		['g:i a, G:i A, h H s', '2026-03-14', '12:00 am, 0:00 AM, 12 00 00'],
		['c', '2026-03-14', '2026-03-14T00:00:00+00:00'],
		['r', '2026-03-14', 'Sat, 14 Mar 2026 00:00:00 +0000'],
		['U', '1970-01-02', '86400'],
		['j \\d\\e F \\d\\e Y', '2026-03-14', '14 de March de 2026'],
		['Y\\\\m', '2026-03-14', '2026\\03'],
		['Y年n月j日', '2026-03-14', '2026年3月14日'],
		['Y \\', '2026-03-14', '2026 '],
		['', '2026-03-14', 'March 14, 2026'],
		['  ', '2026-03-14', 'March 14, 2026'],
	])('with format %j prints %s as %j', (format, day, text) => {
		expect(inEnglish(day, format)).toBe(text);
	});

	it.each([
		['de-DE', 'j. F Y', '14. März 2026'],
		['ar-EG', 'j F Y', '١٤ مارس ٢٠٢٦'],
		['ru-RU', 'j F Y', '14 марта 2026'],
		['ru-RU', 'F Y', 'март 2026'],
		['th-TH', 'Y-m-d', '2026-03-14'],
		['th-TH', 'j F Y', '14 มีนาคม 2026'],
		['zh-CN', 'F j, Y', '3月 14, 2026'],
		['zh-TW', 'M Y', '3月 2026'],
		['ja', 'M j', '3月 14'],
		['ko-KR', 'F j', '3월 14'],
		['lt-LT', 'M j', 'kovo 14'],
		['lt-LT', 'F', 'kovas'],
		['cs-CZ', 'M j', 'bře 14'],
		['cs-CZ', 'j. F', '14. března'],
		['fi', 'M j', 'maalis 14'],
		['sk-SK', 'j. M', '14. mar'],
		['ca', 'F j', 'març 14'],
		['ca', 'j \\d\\e F', '14 de març'],
	])('uses the names, forms, and digits of %s for %s: %s [UI-024]', (locale, format, text) => {
		expect(formatPhpDate('2026-03-14', format, locale)).toBe(text);
	});

	it.each(['', '2026-02-31', '2026-3-1', 'yesterday', '2026-03-14 00:00:00'])(
		'rejects %j as a day',
		(day) => {
			expect(inEnglish(day, 'Y')).toBeUndefined();
		},
	);

	it('formats any day in any format without failing', () => {
		const day = fc
			.date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
			.map((date) => date.toISOString().slice(0, 10));
		fc.assert(
			fc.property(day, fc.string(), (date, format) => {
				expect(typeof inEnglish(date, format)).toBe('string');
				expect(inEnglish(date, 'Y-m-d')).toBe(date);
			}),
		);
	});
});

describe('formatAge', () => {
	const MINUTE = 60_000;
	const HOUR = 60 * MINUTE;
	const NOW = Date.parse('2026-03-01T12:00:00Z');

	it.each([
		['Sun, 01 Mar 2026 14:00:00 GMT', 2 * HOUR],
		['Sat, 28 Feb 2026 12:00:00 GMT', -24 * HOUR],
		['Sun, 01 Mar 2026 12:00:30 GMT', 0],
		['soon', 0],
	])('counts from the host’s time: %s [UI-024]', (date, ahead) => {
		jest.spyOn(Date, 'now').mockReturnValue(NOW);
		hearClock(new Headers({ Date: date }));
		expect(hostNow() - NOW).toBe(ahead);
	});

	it.each([
		[0, 'just now'],
		[59_999, 'just now'],
		[MINUTE, '1 minute ago'],
		[59 * MINUTE, '59 minutes ago'],
		[HOUR, '1 hour ago'],
		[23 * HOUR + 59 * MINUTE, '23 hours ago'],
		[24 * HOUR, 'yesterday'],
		[72 * HOUR, '3 days ago'],
		[-HOUR, 'just now'],
		[2 * HOUR, 'vor 2 Stunden', 'de-DE'],
	])('formats %d ms as “%s”', (age, text, language = 'en-US') => {
		expect(formatAge(NOW - age, NOW, language)).toBe(text);
	});
});

describe('countdownText', () => {
	const [SECOND, MINUTE, HOUR, DAY] = [1000, 60_000, 3_600_000, 86_400_000];

	it.each([
		[2 * DAY + 3 * HOUR + 4 * MINUTE + 5 * SECOND, '2d 3h 4m 5s'],
		[3 * HOUR + 4 * MINUTE + 5 * SECOND, '3h 4m 5s'],
		[4 * MINUTE + 5 * SECOND, '4m 5s'],
		[5 * SECOND, '5s'],
		[DAY, '1d 0h 0m 0s'],
		[HOUR, '1h 0m 0s'],
		[999, '0s'],
		[0, '0s'],
		[-1, '0s'],
		[-DAY, '0s'],
		[NaN, '0s'],
		[Infinity, '0s'],
	])('shows %d ms as %s [UI-020]', (milliseconds, text) => {
		expect(countdownText(milliseconds, 'en-US')).toBe(text);
	});

	it('uses the given language', () => {
		expect(countdownText(61 * SECOND, 'de-DE')).toMatch(/^1\sMin.* 1\sSek/);
	});
});
