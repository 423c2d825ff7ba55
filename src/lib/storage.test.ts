import { readJson, readNumber, remove, writeJson } from './storage';

describe('a kept moment', () => {
	it('is what was kept', () => {
		expect(writeJson('local', 'moment', 1_700_000_000_123)).toBe(true);
		expect(localStorage.getItem('moment')).toBe('1700000000123');
		expect(readNumber('local', 'moment')).toBe(1_700_000_000_123);
	});

	it.each(['', 'yesterday', 'NaN', 'Infinity', '{}'])('is none when something else is there: %p', (text) => {
		localStorage.setItem('moment', text);
		expect(readNumber('local', 'moment')).toBeNull();
	});

	it('is none when nothing was kept', () => {
		expect(readNumber('local', 'moment')).toBeNull();
	});

	it('is none in a browser that keeps nothing', () => {
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

describe('kept values', () => {
	it('come back as they were, each area apart', () => {
		writeJson('session', 'drafts', { wga: 'UA-1', list: [1, null] });
		expect(readJson('session', 'drafts')).toEqual({ wga: 'UA-1', list: [1, null] });
		expect(readJson('local', 'drafts')).toBeNull();
	});

	it('are gone when removed', () => {
		writeJson('session', 'drafts', {});
		remove('session', 'drafts');
		expect(sessionStorage.getItem('drafts')).toBeNull();
	});
});
