import { keepTime, keptTime } from './kept-time';

describe('a kept moment', () => {
	it('is what was kept', () => {
		keepTime('moment', 1_700_000_000_123);
		expect(localStorage.getItem('moment')).toBe('1700000000123');
		expect(keptTime('moment')).toBe(1_700_000_000_123);
	});

	it.each(['', 'yesterday', 'NaN', 'Infinity', '{}'])(
		'is none when something else stands there: %p',
		(text) => {
			localStorage.setItem('moment', text);
			expect(keptTime('moment')).toBeNull();
		},
	);

	it('is none when nothing was kept', () => {
		expect(keptTime('moment')).toBeNull();
	});

	it('is none in a browser that keeps nothing', () => {
		jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
			throw new DOMException('denied', 'SecurityError');
		});
		jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
			throw new DOMException('denied', 'SecurityError');
		});
		expect(() => keepTime('moment', 1)).not.toThrow();
		expect(keptTime('moment')).toBeNull();
	});
});
