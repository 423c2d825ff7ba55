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

describe('a switch', () => {
	it('moves with the click, before anything comes of it', async () => {
		const { onToggle, button } = open();
		fireEvent.click(button);
		expect(button).toBeChecked();
		expect(button).toHaveAttribute('aria-busy', 'true');
		expect(onToggle).not.toHaveBeenCalled();
		await later();
		expect(onToggle).toHaveBeenCalledWith(true);
	});

	it('shows what’s stored again where nothing came of it', async () => {
		const { button } = open();
		fireEvent.click(button);
		expect(button).toBeChecked();
		await screen.findByRole('switch', { checked: false });
		expect(button).not.toHaveAttribute('aria-busy');
	});

	it('takes two clicks in a row for one', async () => {
		const { onToggle, button } = open();
		fireEvent.click(button);
		fireEvent.click(button);
		await later();
		expect(onToggle.mock.calls).toEqual([[true]]);
	});

	it('does what it does by then, as a click just before it may have changed that', async () => {
		const { onToggle, view, rerender, button } = open();
		const newer = jest.fn();
		fireEvent.click(button);
		rerender(view({}, newer));
		await later();
		expect(newer).toHaveBeenCalledWith(true);
		expect(onToggle).not.toHaveBeenCalled();
	});

	it('does nothing if it’s disabled by then', async () => {
		const { onToggle, view, rerender, button } = open();
		fireEvent.click(button);
		rerender(view({ isDisabled: true }));
		await later();
		expect(onToggle).not.toHaveBeenCalled();
		await screen.findByRole('switch', { checked: false });
	});

	it('loses no click when its screen goes away', async () => {
		const { onToggle, unmount, button } = open();
		fireEvent.click(button);
		unmount();
		await later();
		expect(onToggle).toHaveBeenCalledWith(true);
	});
});
