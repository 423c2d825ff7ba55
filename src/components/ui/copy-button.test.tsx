import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CopyButton } from './copy-button';
import { CopyableField } from './copyable-field';

const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

function setUp(node: React.ReactNode) {
	// user-event brings a clipboard of its own.
	const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
	const view = render(node);
	const copy = async () => {
		await user.click(screen.getByRole('button'));
		// The clipboard's answer is pending.
		await act(async () => {});
	};
	return { ...view, copy };
}

describe('CopyButton', () => {
	beforeEach(() => jest.useFakeTimers());
	afterEach(() => jest.useRealTimers());

	it('shows “Copied!” for 4 seconds, then its label again [UI-007]', async () => {
		const { copy } = setUp(<CopyButton text="secret" />);
		await copy();
		await expect(navigator.clipboard.readText()).resolves.toBe('secret');
		expect(screen.getByRole('button', { name: 'Copied!' })).toHaveFocus();
		expect(screen.getByRole('status')).toHaveTextContent('Copied to the clipboard.');
		wait(3999);
		expect(screen.getByRole('button', { name: 'Copied!' })).toBeVisible();
		wait(1);
		expect(screen.getByRole('button', { name: 'Copy' })).toBeVisible();
		expect(screen.getByRole('status')).toBeEmptyDOMElement();
	});

	it('restarts the 4 seconds when clicked again [UI-007]', async () => {
		const { copy } = setUp(<CopyButton text="secret" />);
		await copy();
		wait(3000);
		await copy();
		wait(3999);
		expect(screen.getByRole('button', { name: 'Copied!' })).toBeVisible();
	});
});

describe('CopyButton with copying blocked', () => {
	it('tells the user to copy manually and keeps its label', async () => {
		const user = userEvent.setup();
		jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
		render(<CopyButton text="secret" />);
		await user.click(screen.getByRole('button', { name: 'Copy' }));
		expect(
			await screen.findByText('Your browser blocked copying. Select the text and copy it manually.'),
		).toBeVisible();
		expect(screen.getByRole('button', { name: 'Copy' })).toBeVisible();
	});
});

describe('CopyableField', () => {
	it('selects its text on click [UI-021]', async () => {
		const user = userEvent.setup();
		render(<CopyableField label="Address" value="post@example.org" />);
		const field: HTMLInputElement = screen.getByRole('textbox', { name: 'Address' });
		await user.click(field);
		expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toBe('post@example.org');
		expect(field).toHaveAttribute('readonly');
	});

	it('copies its text with the button next to it', async () => {
		const user = userEvent.setup();
		render(<CopyableField label="Address" value="post@example.org" />);
		await user.click(screen.getByRole('button', { name: 'Copy' }));
		await expect(navigator.clipboard.readText()).resolves.toBe('post@example.org');
	});
});
