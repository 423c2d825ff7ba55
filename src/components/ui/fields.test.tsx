import { render, screen, act } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Checkbox } from './checkbox';
import { RadioGroup } from './radio-group';
import { SelectField } from './select-field';
import { TextArea, TextField } from './text-field';
import { CopyButton } from './copy-button';
import { CopyableField } from './copyable-field';

const REASON = 'Only administrators can change this.';
const OPTIONS = [
	{ value: 'a', label: 'Above the post' },
	{ value: 'b', label: 'Below the post' },
];

describe('form fields', () => {
	it('associate a text field with its label, and with its help and error, if any', async () => {
		const onChange = jest.fn();
		const { rerender } = render(<TextField label="Site key" value="" onChange={onChange} />);
		expect(screen.getByRole('textbox')).not.toHaveAttribute('aria-describedby');
		expect(screen.getByRole('textbox')).toBeValid();
		const notes = { help: 'From your account.', error: 'Too short.' };
		rerender(<TextField label="Site key" value="1" onChange={onChange} {...notes} />);
		const field = screen.getByRole('textbox', { name: 'Site key' });
		expect(field).toHaveAccessibleDescription('From your account. Too short.');
		expect(field).toBeInvalid();
		expect(screen.getByRole('status')).toHaveTextContent('Too short.');
		await userEvent.type(field, '2');
		expect(onChange).toHaveBeenCalledWith('12');
	});

	it('count characters up to the limit and past it', () => {
		const { rerender } = render(<TextArea label="Title" value="Grüße 👋" limit={8} onChange={() => {}} />);
		expect(screen.getByRole('textbox')).toHaveAccessibleDescription('8 of 8 characters');
		expect(screen.getByRole('textbox')).toBeValid();
		rerender(<TextArea label="Title" value="Grüße 👋!" limit={8} onChange={() => {}} />);
		expect(screen.getByRole('textbox')).toHaveAccessibleDescription('1 character too many');
		expect(screen.getByRole('textbox')).toBeInvalid();
	});

	it('let the user pick an option from a list', async () => {
		const onChange = jest.fn();
		render(<SelectField label="Place" value="a" options={OPTIONS} onChange={onChange} />);
		await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Place' }), 'Below the post');
		expect(onChange).toHaveBeenCalledWith('b');
	});

	it('let the user pick one of a group of radio buttons', async () => {
		const onChange = jest.fn();
		render(
			<RadioGroup label="Place" help="Where they are." value="a" options={OPTIONS} onChange={onChange} />,
		);
		expect(screen.getByRole('radiogroup', { name: 'Place' })).toHaveAccessibleDescription('Where they are.');
		expect(screen.getByRole('radio', { name: 'Above the post' })).toBeChecked();
		await userEvent.click(screen.getByText('Below the post'));
		expect(onChange).toHaveBeenCalledWith('b');
	});

	it('let the user check a box by clicking its label', async () => {
		const onChange = jest.fn();
		render(<Checkbox label="Send reports" help="Once a week." isChecked={false} onChange={onChange} />);
		await userEvent.click(screen.getByText('Send reports'));
		expect(onChange).toHaveBeenCalledWith(true);
		expect(screen.getByRole('checkbox', { name: 'Send reports' })).toHaveAccessibleDescription(
			'Once a week.',
		);
	});

	const onChange = jest.fn();
	const off = { label: 'Place', disabledReason: REASON, onChange };
	it.each([
		['textbox', <TextField key="" {...off} value="1" />],
		['combobox', <SelectField key="" {...off} value="a" options={OPTIONS} />],
		['radiogroup', <RadioGroup key="" {...off} value="a" options={OPTIONS} />],
		['checkbox', <Checkbox key="" {...off} isChecked />],
	])('keep a disabled %s focusable and unchanged, and explain why', async (role, field) => {
		const user = userEvent.setup();
		render(field);
		const control = screen.getByRole(role, { name: 'Place' });
		const [first = control, second = control] = screen.queryAllByRole<HTMLInputElement>('radio');
		const inputs = [...document.querySelectorAll<HTMLInputElement>('input, select')];
		const values = () => inputs.map(({ value, checked }) => [value, checked]);
		const before = values();
		await user.tab();
		expect(first).toHaveFocus();
		expect(control).toHaveAccessibleDescription(REASON);
		await user.keyboard('2{ArrowDown} ');
		await user.click(second);
		if (role === 'combobox') {
			await user.selectOptions(control, 'b');
		}
		expect(values()).toEqual(before);
		expect(onChange).not.toHaveBeenCalled();
	});
});

describe('CopyButton', () => {
	it('shows “Copied!” for 4 seconds after the last click, then its label again [UI-007]', async () => {
		jest.useFakeTimers();
		const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
		// user-event brings a clipboard of its own.
		const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
		render(<CopyButton text="secret" />);
		const copy = async () => {
			await user.click(screen.getByRole('button'));
			// The clipboard's answer is pending.
			await act(async () => {});
		};
		await copy();
		wait(3000);
		await copy();
		await expect(navigator.clipboard.readText()).resolves.toBe('secret');
		expect(screen.getByRole('button', { name: 'Copied!' })).toHaveFocus();
		expect(screen.getByRole('status')).toHaveTextContent('Copied to the clipboard.');
		wait(3999);
		expect(screen.getByRole('button', { name: 'Copied!' })).toBeVisible();
		wait(1);
		expect(screen.getByRole('button', { name: 'Copy' })).toBeVisible();
		expect(screen.getByRole('status')).toBeEmptyDOMElement();
		jest.useRealTimers();
	});

	it('tells the user to copy manually, and keeps its label, when copying is blocked', async () => {
		const user = userEvent.setup();
		const refusal = new DOMException('no', 'NotAllowedError');
		jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(refusal);
		render(<CopyButton text="secret" />);
		await user.click(screen.getByRole('button', { name: 'Copy' }));
		const text = 'Your browser blocked copying. Select the text and copy it manually.';
		expect(await screen.findByText(text)).toBeVisible();
		expect(screen.getByRole('button', { name: 'Copy' })).toBeVisible();
	});
});

it('CopyableField selects its text on click, and copies it with the button next to it [UI-021]', async () => {
	const user = userEvent.setup();
	render(<CopyableField label="Address" value="post@example.org" />);
	const field: HTMLInputElement = screen.getByRole('textbox', { name: 'Address' });
	await user.click(field);
	expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toBe('post@example.org');
	expect(field).toHaveAttribute('readonly');
	await user.click(screen.getByRole('button', { name: 'Copy' }));
	await expect(navigator.clipboard.readText()).resolves.toBe('post@example.org');
});
