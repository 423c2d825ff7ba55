import fc from 'fast-check';
import { pageLocale } from './locale';
import { formatMoney, splitMoney } from './money';
import WRITTEN from './money-samples.json';

const CODES = Object.keys(WRITTEN);
const anyCode = fc.constantFrom(...CODES, 'XXX', '', 'usd');
const anyAmount = fc.double({ noNaN: true, min: -1e12, max: 1e12 });

/** Decimal places that the text of 1 has, however its separator looks. */
const precisionOf = (code: string) => /0*$/.exec(splitMoney(1, code, 'en')?.fraction ?? '')?.[0].length;

describe('money formatting', () => {
	it.each(Object.entries(WRITTEN))(
		'formats 1234567.8912 %s with its own symbol, separators, and decimals [PROD-031, PROD-056, PROD-058, PROD-059]',
		(code, written) => {
			expect(formatMoney(1234567.8912, code, { locale: 'en' })).toBe(written);
		},
	);

	it.each(['XXX', 'usd', '', 'constructor', 'US', 'USDX', '💰'])(
		'formats the unknown currency “%s” like dollars [PROD-032]',
		(code) => {
			expect(formatMoney(1234567.8912, code, { locale: 'en' })).toBe('$1,234,567.89');
		},
	);

	it('uses no decimals in 18 of 161 currencies, one in three, three in six, and two in all others [PROD-033, PROD-034, PROD-035, PROD-057, PROD-058]', () => {
		const withPlaces = (places: number) => CODES.filter((code) => precisionOf(code) === places).join(' ');
		expect(withPlaces(0)).toBe('BDT BIF BND DJF GNF HUF IDR ISK JPY KHR KPW KRW LAK LKR MGA MZN TMT VUV');
		expect(withPlaces(1)).toBe('BTN MVR VND');
		expect(withPlaces(3)).toBe('BHD JOD KWD LYD OMR TND');
		expect(withPlaces(2).split(' ')).toHaveLength(134);
	});

	it.each([
		[0, '$0.00'],
		[-0, '$0.00'],
		[-0.001, '$0.00'],
		[-0.005, '-$0.01'],
		[-1234.5, '-$1,234.50'],
		[1.005, '$1.01'],
		[0.995, '$1.00'],
		[999.995, '$1,000.00'],
		[1e21, '$1,000,000,000,000,000,000,000.00'],
		[12, '$12.00'],
	])('formats %p as %s [PROD-056]', (amount, text) => {
		expect(formatMoney(amount, 'USD', { locale: 'en' })).toBe(text);
	});

	it.each([NaN, Infinity, -Infinity, null, undefined, '12' as unknown as number])(
		'returns nothing for %p',
		(amount) => {
			expect(formatMoney(amount, 'USD')).toBe('');
			expect(splitMoney(amount, 'USD')).toBeUndefined();
		},
	);

	it.each([
		[12, 'USD', '$12'],
		[12.5, 'USD', '$12.50'],
		[11.999, 'USD', '$12'],
		[12, 'JPY', '¥12'],
		[1000, 'EUR', '€1.000'],
		[-3, 'TND', '-د.ت.\u200f3'],
	])('drops zero decimals of %p %s in short form', (amount, code, text) => {
		expect(formatMoney(amount, code, { locale: 'en', isShort: true })).toBe(text);
	});

	it('splits an amount into parts, keeping the decimal separator with the fraction', () => {
		const parts = { sign: '-', symbol: '€', integer: '1.234', fraction: ',50', isWhole: false };
		expect(splitMoney(-1234.5, 'EUR', 'en')).toEqual(parts);
		expect(splitMoney(1234, 'JPY', 'en')).toMatchObject({ integer: '1,234', fraction: '', isWhole: true });
	});
});

describe('digits', () => {
	afterEach(() => {
		document.documentElement.lang = '';
		jest.restoreAllMocks();
	});

	it.each([
		['fa-IR', '$۱,۲۳۴.۰۰'],
		['mr', '$१,२३४.००'],
		['de-DE', '$1,234.00'],
		['en-US', '$1,234.00'],
	])('follow the host’s language %s [PROD-036]', (language, text) => {
		document.documentElement.lang = language;
		expect(formatMoney(1234, 'USD')).toBe(text);
		expect(formatMoney(1234, 'USD', { isShort: true })).toBe(text.slice(0, -3));
	});

	it.each([
		['fa-IR', 'fa-IR', '$۵'],
		['', 'en-US', '$5'],
		['not a language', 'en-US', '$5'],
	])(
		'follow the browser’s language “%s” if the host sets none, or else are Western [PROD-036]',
		(language, locale, text) => {
			jest.spyOn(window.navigator, 'language', 'get').mockReturnValue(language);
			expect(pageLocale()).toBe(locale);
			expect(formatMoney(5, 'USD', { isShort: true })).toBe(text);
		},
	);
});

describe('any amount in any currency', () => {
	it('parses back to the amount, to the currency’s last decimal', () => {
		fc.assert(
			fc.property(anyAmount, anyCode, (amount, code) => {
				const parts = splitMoney(amount, code, 'en');
				const digits = `${parts?.sign}${parts?.integer.replace(/\D/g, '')}.${parts?.fraction.slice(1)}`;
				const places = Math.max(0, (parts?.fraction.length ?? 0) - 1);
				const slack = 0.5 * 10 ** -places + Math.abs(amount) * 1e-12;
				expect(Math.abs(Number(digits) - amount)).toBeLessThanOrEqual(slack + 1e-12);
			}),
		);
	});

	it('differs from its negative only by the leading sign', () => {
		fc.assert(
			fc.property(anyAmount, anyCode, (amount, code) => {
				const plus = formatMoney(Math.abs(amount), code, { locale: 'en' });
				const minus = formatMoney(-Math.abs(amount), code, { locale: 'en' });
				expect([plus, `-${plus}`]).toContain(minus);
			}),
		);
	});

	it('groups digits in threes in USD and never starts with a separator', () => {
		fc.assert(
			fc.property(fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER }), (amount) => {
				expect(splitMoney(amount, 'USD', 'en')?.integer).toMatch(/^\d{1,3}(,\d{3})*$/);
			}),
		);
	});
});
