import { leftToRight } from './left-to-right';
import { formatMoney } from './money';

afterEach(() => document.documentElement.removeAttribute('dir'));

describe('text that reads from left to right', () => {
	it('is isolated on a page from right to left, and nowhere else', () => {
		expect(leftToRight('12.12.12.1')).toBe('12.12.12.1');
		document.documentElement.dir = 'rtl';
		expect(leftToRight('12.12.12.1')).toBe('\u206612.12.12.1\u2069');
	});

	it('includes amounts of money, so that the currency stays on its side', () => {
		document.documentElement.dir = 'rtl';
		expect(formatMoney(239.4, 'USD', { locale: 'en' })).toBe('\u2066$239.40\u2069');
	});
});
