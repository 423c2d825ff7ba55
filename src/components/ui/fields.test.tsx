import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Checkbox } from './checkbox';
import { RadioGroup } from './radio-group';
import { SelectField } from './select-field';
import { TextArea } from './text-area';
import { TextField } from './text-field';

const REASON = 'Only administrators can change this.';
const OPTIONS = [
	{ value: 'a', label: 'Above the post' },
	{ value: 'b', label: 'Below the post' },
];

describe('form fields', () => {
	it('associate a text field with its label, help, and error', async () => {
		const onChange = jest.fn();
		render(
			<TextField
				label="Site key"
				help="From your account."
				error="Too short."
				value="1"
				onChange={onChange}
			/>,
		);
		const field = screen.getByRole('textbox', { name: 'Site key' });
		expect(field).toHaveAccessibleDescription('From your account. Too short.');
		expect(field).toBeInvalid();
		expect(screen.getByRole('status')).toHaveTextContent('Too short.');
		await userEvent.type(field, '2');
		expect(onChange).toHaveBeenCalledWith('12');
	});

	it('have no description or error by default', () => {
		render(<TextField label="Site key" value="" onChange={() => {}} />);
		const field = screen.getByRole('textbox', { name: 'Site key' });
		expect(field).not.toHaveAttribute('aria-describedby');
		expect(field).toBeValid();
	});

	it('keep a disabled text field focusable and unchanged, and explain why', async () => {
		const onChange = jest.fn();
		const user = userEvent.setup();
		render(<TextField label="Site key" value="1" disabledReason={REASON} onChange={onChange} />);
		await user.tab();
		const field = screen.getByRole('textbox', { name: 'Site key' });
		expect(field).toHaveFocus();
		expect(field).toHaveAccessibleDescription(REASON);
		await user.keyboard('2');
		expect(onChange).not.toHaveBeenCalled();
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

	it('leave a disabled list unchanged and explain why', async () => {
		const onChange = jest.fn();
		const user = userEvent.setup();
		render(
			<SelectField label="Place" value="a" options={OPTIONS} disabledReason={REASON} onChange={onChange} />,
		);
		const list = screen.getByRole('combobox', { name: 'Place' });
		await user.selectOptions(list, 'Below the post');
		await user.tab();
		await user.keyboard('{ArrowDown}');
		expect(list).toHaveValue('a');
		expect(list).toHaveAccessibleDescription(REASON);
		expect(onChange).not.toHaveBeenCalled();
	});

	it('let the user pick one of a group of radio buttons', async () => {
		const onChange = jest.fn();
		render(
			<RadioGroup label="Place" help="Where they stand." value="a" options={OPTIONS} onChange={onChange} />,
		);
		expect(screen.getByRole('radiogroup', { name: 'Place' })).toHaveAccessibleDescription(
			'Where they stand.',
		);
		expect(screen.getByRole('radio', { name: 'Above the post' })).toBeChecked();
		await userEvent.click(screen.getByText('Below the post'));
		expect(onChange).toHaveBeenCalledWith('b');
	});

	it('leave a disabled radio group unchanged and explain why', async () => {
		const onChange = jest.fn();
		render(
			<RadioGroup label="Place" value="a" options={OPTIONS} disabledReason={REASON} onChange={onChange} />,
		);
		await userEvent.click(screen.getByRole('radio', { name: 'Below the post' }));
		expect(screen.getByRole('radio', { name: 'Above the post' })).toBeChecked();
		expect(screen.getByRole('radiogroup')).toHaveAccessibleDescription(REASON);
		expect(onChange).not.toHaveBeenCalled();
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

	it('leave a disabled checkbox unchanged and explain why', async () => {
		const onChange = jest.fn();
		render(<Checkbox label="Send reports" isChecked disabledReason={REASON} onChange={onChange} />);
		const box = screen.getByRole('checkbox', { name: 'Send reports' });
		await userEvent.click(box);
		expect(box).toBeChecked();
		expect(box).toHaveAccessibleDescription(REASON);
		expect(onChange).not.toHaveBeenCalled();
	});
});
