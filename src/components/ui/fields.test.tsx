import { render, screen, act } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Checkbox } from './checkbox';
import { RadioGroup } from './radio-group';
import { SearchField } from './search-field';
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

	const picked = jest.fn();
	const named = { label: 'Place', help: 'Where they are.', onChange: picked };
	it.each([
		['combobox', <SelectField key="" {...named} value="a" options={OPTIONS} />, 'b'],
		['radiogroup', <RadioGroup key="" {...named} value="a" options={OPTIONS} />, 'b'],
		['checkbox', <Checkbox key="" {...named} isChecked={false} />, true],
	])('let the user pick in a %s, and describe it', async (role, field, value) => {
		render(field);
		const control = screen.getByRole(role, { name: 'Place' });
		expect(control).toHaveAccessibleDescription('Where they are.');
		await (role === 'combobox'
			? userEvent.selectOptions(control, 'b')
			: userEvent.click(screen.getByText(role === 'checkbox' ? 'Place' : 'Below the post')));
		expect(picked).toHaveBeenLastCalledWith(value);
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

describe('SearchField', () => {
	function setUp(delay?: number) {
		const onSearch = jest.fn();
		const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
		const view = render(<SearchField label="Search plugins" onSearch={onSearch} delay={delay} />);
		return { user, onSearch, field: screen.getByRole('searchbox', { name: 'Search plugins' }), ...view };
	}

	const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

	beforeEach(() => jest.useFakeTimers());
	afterEach(() => jest.useRealTimers());

	it.each([undefined, 500])(
		'searches after the last keystroke, with the delay %s [UI-019]',
		async (delay) => {
			const { user, onSearch, field } = setUp(delay);
			await user.type(field, 'seo');
			wait((delay ?? 300) - 1);
			expect(onSearch).not.toHaveBeenCalled();
			wait(1);
			expect(onSearch.mock.calls).toEqual([['seo']]);
		},
	);

	it.each([
		['on Enter', 'seo{Enter}', 'seo'],
		['when the last character is deleted', 'a{Backspace}', ''],
	])('searches immediately %s, and not again after the delay', async (_, typed, term) => {
		const { user, onSearch, field } = setUp();
		await user.type(field, typed);
		expect(onSearch.mock.calls).toEqual([[term]]);
		wait(1000);
		expect(onSearch).toHaveBeenCalledTimes(1);
	});

	it('clears immediately with its button and keeps focus', async () => {
		const { user, onSearch, field } = setUp();
		expect(screen.queryByRole('button')).not.toBeInTheDocument();
		await user.type(field, 'seo');
		await user.click(screen.getByRole('button', { name: 'Clear search' }));
		expect(field).toHaveValue('');
		expect(field).toHaveFocus();
		expect(onSearch.mock.calls).toEqual([['']]);
	});

	it('clears on Escape without passing the key on', async () => {
		const { user, field } = setUp();
		const heard = jest.fn();
		document.addEventListener('keydown', heard, true);
		await user.type(field, 'a');
		heard.mockClear();
		await user.keyboard('{Escape}');
		expect(field).toHaveValue('');
		expect(heard).not.toHaveBeenCalled();
		document.removeEventListener('keydown', heard, true);
	});

	it('cancels a pending search on unmount', async () => {
		const { user, onSearch, field, unmount } = setUp();
		await user.type(field, 'seo');
		unmount();
		wait(1000);
		expect(onSearch).not.toHaveBeenCalled();
	});
});
