import { copyText } from './clipboard';
import { readJson, readNumber, remove, writeJson } from './storage';

/** jsdom has neither way of copying. */
function offer(ways: { clipboard?: (text: string) => Promise<void>; command?: (text: string) => boolean }) {
	const { clipboard, command } = ways;
	const writer = clipboard && { writeText: clipboard };
	const run = command && (() => command((document.activeElement as HTMLTextAreaElement).value));
	Object.defineProperty(navigator, 'clipboard', { configurable: true, value: writer });
	Object.defineProperty(document, 'execCommand', { configurable: true, value: run });
}

describe('copyText', () => {
	afterEach(() => offer({}));

	it('uses the browser’s clipboard', async () => {
		const clipboard = jest.fn(async () => {});
		offer({ clipboard });
		await expect(copyText('a')).resolves.toBe(true);
		expect(clipboard).toHaveBeenCalledWith('a');
	});

	it.each([
		['is missing', undefined],
		['refuses', async () => Promise.reject(new DOMException('no', 'NotAllowedError'))],
	])('falls back to copying a selection if the clipboard %s', async (_, clipboard) => {
		document.body.innerHTML = '<p><button>x</button></p>';
		const button = document.querySelector('button') as HTMLButtonElement;
		button.focus();
		const command = jest.fn(() => true);
		offer({ clipboard, command });
		await expect(copyText('b')).resolves.toBe(true);
		expect(command).toHaveBeenCalledWith('b');
		expect(button).toHaveFocus();
		expect(document.querySelector('textarea')).toBeNull();
	});

	it('selects in a textarea hidden from sight and screen readers, next to the focused element', async () => {
		document.body.innerHTML = '<dialog open><button>x</button></dialog>';
		document.querySelector('button')?.focus();
		const command = jest.fn(() => {
			const area = document.activeElement as HTMLTextAreaElement;
			expect(area.parentElement).toBe(document.querySelector('dialog'));
			expect(area).toHaveAttribute('aria-hidden', 'true');
			expect(area).toHaveStyle({ position: 'fixed', opacity: '0' });
			expect([area.readOnly, area.tabIndex]).toEqual([true, -1]);
			expect(area.value.slice(area.selectionStart, area.selectionEnd)).toBe('b');
			return true;
		});
		offer({ command });
		await expect(copyText('b')).resolves.toBe(true);
		expect(command).toHaveBeenCalled();
	});

	it('returns false if nothing was copied', async () => {
		offer({});
		await expect(copyText('c')).resolves.toBe(false);
		offer({ command: () => false });
		await expect(copyText('c')).resolves.toBe(false);
		expect(document.querySelector('textarea')).toBeNull();
	});
});

describe('stored timestamp', () => {
	it('is read back as written', () => {
		expect(writeJson('local', 'moment', 1_700_000_000_123)).toBe(true);
		expect(localStorage.getItem('moment')).toBe('1700000000123');
		expect(readNumber('local', 'moment')).toBe(1_700_000_000_123);
	});

	it.each(['', 'yesterday', 'NaN', 'Infinity', '{}', null])('is null when storage holds %p', (text) => {
		if (text !== null) {
			localStorage.setItem('moment', text);
		}
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

it('stored values are read back unchanged, only from the storage they were written to, until removed', () => {
	writeJson('session', 'drafts', { wga: 'UA-1', list: [1, null] });
	expect(readJson('session', 'drafts')).toEqual({ wga: 'UA-1', list: [1, null] });
	expect(readJson('local', 'drafts')).toBeNull();
	remove('session', 'drafts');
	expect(sessionStorage.getItem('drafts')).toBeNull();
});
