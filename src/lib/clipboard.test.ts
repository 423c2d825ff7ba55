import { copyText } from './clipboard';

/** jsdom has neither way of copying. */
function offer(ways: {
	clipboard?: (text: string) => Promise<void>;
	command?: (text: string) => boolean;
}): void {
	const { clipboard, command } = ways;
	Object.defineProperty(navigator, 'clipboard', {
		configurable: true,
		value: clipboard && { writeText: clipboard },
	});
	Object.defineProperty(document, 'execCommand', {
		configurable: true,
		value: command && (() => command((document.activeElement as HTMLTextAreaElement).value)),
	});
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
