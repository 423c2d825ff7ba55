import fc from 'fast-check';
import { pageLocale } from './locale';
import { formatMoney, splitMoney } from './money';
import WRITTEN from './money-samples.json';

const CODES = Object.keys(WRITTEN);
const anyCode = fc.constantFrom(...CODES, 'XXX', '', 'usd');
const anyAmount = fc.double({ noNaN: true, min: -1e12, max: 1e12 });

/** Decimal places that the text of 1.2222 has, however its separator looks. */
const precisionOf = (code: string) => /2*$/.exec(splitMoney(1.2222, code, 'en')?.fraction ?? '')?.[0].length;

describe('money formatting', () => {
	it.each(Object.entries(WRITTEN))(
		'formats 1234567.8912 %s with its own symbol, separators, and decimals [PROD-031, PROD-056, PROD-058, PROD-059]',
		(code, written) => {
			expect(formatMoney(1234567.8912, code, 'en')).toBe(written);
		},
	);

	it.each(['XXX', 'usd', '', 'constructor', 'US', 'USDX', '💰'])(
		'formats the unknown currency “%s” like dollars [PROD-032]',
		(code) => {
			expect(formatMoney(1234567.8912, code, 'en')).toBe('$1,234,567.89');
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
		[0, 'USD', '$0'],
		[-0, 'USD', '$0'],
		[-0.001, 'USD', '$0'],
		[-0.005, 'USD', '-$0.01'],
		[-1234.5, 'USD', '-$1,234.50'],
		[1.005, 'USD', '$1.01'],
		[0.995, 'USD', '$1'],
		[999.995, 'USD', '$1,000'],
		[1e21, 'USD', '$1,000,000,000,000,000,000,000'],
		[12, 'USD', '$12'],
		[12, 'JPY', '¥12'],
		[1000, 'EUR', '€1.000'],
		[-3, 'TND', '-د.ت.\u200f3'],
		[1.5, 'OMR', '﷼1.500'],
		[1.1, 'OMR', '﷼1.100'],
		[10, 'VND', '₫10,0'],
	])('formats %p %s as %s, without two or more zeros alone [PROD-028, PROD-056]', (amount, code, text) => {
		expect(formatMoney(amount, code, 'en')).toBe(text);
	});

	it.each([NaN, Infinity, -Infinity, null, undefined, '12' as unknown as number])(
		'returns nothing for %p',
		(amount) => {
			expect(formatMoney(amount, 'USD')).toBe('');
			expect(splitMoney(amount, 'USD')).toBeUndefined();
		},
	);

	it('splits an amount into parts, keeping the decimal separator with the fraction', () => {
		const parts = { sign: '-', symbol: '€', integer: '1.234', fraction: ',50' };
		expect(splitMoney(-1234.5, 'EUR', 'en')).toEqual(parts);
		expect(splitMoney(1234, 'JPY', 'en')).toMatchObject({ integer: '1,234', fraction: '' });
	});
});

describe('digits', () => {
	afterEach(() => {
		document.documentElement.lang = '';
		jest.restoreAllMocks();
	});

	it.each([
		['fa-IR', '$۱,۲۳۴'],
		['mr', '$१,२३४'],
		['de-DE', '$1,234'],
		['en-US', '$1,234'],
	])('follow the host’s language %s [PROD-036]', (language, text) => {
		document.documentElement.lang = language;
		expect(formatMoney(1234, 'USD')).toBe(text);
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
			expect(formatMoney(5, 'USD')).toBe(text);
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
				const plus = formatMoney(Math.abs(amount), code, 'en');
				const minus = formatMoney(-Math.abs(amount), code, 'en');
				expect([plus, `-${plus}`]).toContain(minus);
			}),
		);
	});
});
