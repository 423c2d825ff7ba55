import { fireEvent, render, screen } from '@testing-library/react';
import { Toggle } from './toggle';

const later = () => new Promise((resolve) => setTimeout(resolve, 0));

/** A switch that stays as it was stored, whatever it's told. */
function open(more: { isDisabled?: boolean } = {}) {
	const onToggle = jest.fn();
	const view = (props: object = more, listener = onToggle) => (
		<Toggle label="Monitor downtime" isOn={false} onToggle={listener} {...props} />
	);
	const { rerender, unmount } = render(view());
	const button = screen.getByRole('switch', { name: 'Monitor downtime' });
	return { onToggle, view, rerender, unmount, button };
}

describe('toggle', () => {
	it('flips on click, before its change is sent', async () => {
		const { onToggle, button } = open();
		fireEvent.click(button);
		expect(button).toBeChecked();
		expect(button).toHaveAttribute('aria-busy', 'true');
		expect(onToggle).not.toHaveBeenCalled();
		await later();
		expect(onToggle).toHaveBeenCalledWith(true);
	});

	it('returns to the stored state if nothing changes', async () => {
		const { button } = open();
		fireEvent.click(button);
		expect(button).toBeChecked();
		await screen.findByRole('switch', { checked: false });
		expect(button).not.toHaveAttribute('aria-busy');
	});

	it('treats two clicks in a row as one', async () => {
		const { onToggle, button } = open();
		fireEvent.click(button);
		fireEvent.click(button);
		await later();
		expect(onToggle.mock.calls).toEqual([[true]]);
	});

	it('calls its latest handler, even if it was replaced after the click', async () => {
		const { onToggle, view, rerender, button } = open();
		const newer = jest.fn();
		fireEvent.click(button);
		rerender(view({}, newer));
		await later();
		expect(newer).toHaveBeenCalledWith(true);
		expect(onToggle).not.toHaveBeenCalled();
	});

	it('drops the click if disabled before its change is sent', async () => {
		const { onToggle, view, rerender, button } = open();
		fireEvent.click(button);
		rerender(view({ isDisabled: true }));
		await later();
		expect(onToggle).not.toHaveBeenCalled();
		await screen.findByRole('switch', { checked: false });
	});

	it('still sends its change after unmounting', async () => {
		const { onToggle, unmount, button } = open();
		fireEvent.click(button);
		unmount();
		await later();
		expect(onToggle).toHaveBeenCalledWith(true);
	});
});
