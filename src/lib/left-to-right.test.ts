import { leftToRight } from './left-to-right';
import { formatMoney } from './money';

afterEach(() => document.documentElement.removeAttribute('dir'));

describe('left-to-right text', () => {
	it('is isolated on right-to-left pages only', () => {
		expect(leftToRight('12.12.12.1')).toBe('12.12.12.1');
		document.documentElement.dir = 'rtl';
		expect(leftToRight('12.12.12.1')).toBe('\u206612.12.12.1\u2069');
	});

	it('includes money amounts on right-to-left pages', () => {
		document.documentElement.dir = 'rtl';
		expect(formatMoney(239.4, 'USD', { locale: 'en' })).toBe('\u2066$239.40\u2069');
	});
});
