import { readJson, readNumber, remove, writeJson } from './storage';

describe('stored timestamp', () => {
	it('is read back as written', () => {
		expect(writeJson('local', 'moment', 1_700_000_000_123)).toBe(true);
		expect(localStorage.getItem('moment')).toBe('1700000000123');
		expect(readNumber('local', 'moment')).toBe(1_700_000_000_123);
	});

	it.each(['', 'yesterday', 'NaN', 'Infinity', '{}'])(
		'is null when storage holds something else: %p',
		(text) => {
			localStorage.setItem('moment', text);
			expect(readNumber('local', 'moment')).toBeNull();
		},
	);

	it('is null when nothing is stored', () => {
		expect(readNumber('local', 'moment')).toBeNull();
	});

	it('is null, without throwing, when the browser blocks storage', () => {
		for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
			jest.spyOn(Storage.prototype, method).mockImplementation(() => {
				throw new DOMException('denied', 'SecurityError');
			});
		}
		expect(writeJson('local', 'moment', 1)).toBe(false);
		expect(readNumber('local', 'moment')).toBeNull();
		expect(() => remove('local', 'moment')).not.toThrow();
	});
});

describe('stored values', () => {
	it('are read back unchanged, only from the storage they were written to', () => {
		writeJson('session', 'drafts', { wga: 'UA-1', list: [1, null] });
		expect(readJson('session', 'drafts')).toEqual({ wga: 'UA-1', list: [1, null] });
		expect(readJson('local', 'drafts')).toBeNull();
	});

	it('are gone once removed', () => {
		writeJson('session', 'drafts', {});
		remove('session', 'drafts');
		expect(sessionStorage.getItem('drafts')).toBeNull();
	});
});
