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

	it('uses the clipboard of the browser', async () => {
		const clipboard = jest.fn(async () => {});
		offer({ clipboard });
		await expect(copyText('a')).resolves.toBe(true);
		expect(clipboard).toHaveBeenCalledWith('a');
	});

	it.each([
		['is missing', undefined],
		['refuses', async () => Promise.reject(new DOMException('no', 'NotAllowedError'))],
	])('copies a selection where the clipboard %s', async (_, clipboard) => {
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

	it('admits that nothing was copied', async () => {
		offer({});
		await expect(copyText('c')).resolves.toBe(false);
		offer({ command: () => false });
		await expect(copyText('c')).resolves.toBe(false);
		expect(document.querySelector('textarea')).toBeNull();
	});
});
