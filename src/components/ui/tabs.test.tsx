import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Tabs } from './tabs';

const RANGES = [
	{ id: 'day', label: 'Days' },
	{ id: 'week', label: 'Weeks' },
	{ id: 'month', label: 'Months' },
];

function Ranges({ isManual, onSelect = () => {} }: { isManual?: boolean; onSelect?: (id: string) => void }) {
	const [selected, setSelected] = useState('day');
	return (
		<Tabs
			label="Range"
			tabs={RANGES}
			selected={selected}
			isManual={isManual}
			onSelect={(id) => {
				onSelect(id);
				setSelected(id);
			}}
		>
			{selected}
		</Tabs>
	);
}

const tab = (name: string) => screen.getByRole('tab', { name });

describe('Tabs', () => {
	it('labels its panel with the selected tab and keeps only that tab in the tab order', async () => {
		const user = userEvent.setup();
		render(<Ranges />);
		expect(screen.getByRole('tablist', { name: 'Range' })).toBeVisible();
		expect(screen.getByRole('tabpanel', { name: 'Days' })).toHaveTextContent('day');
		await user.tab();
		expect(tab('Days')).toHaveFocus();
		await user.tab();
		expect(screen.getByRole('tabpanel')).toHaveFocus();
	});

	it('moves and selects with the arrow keys, Home, and End, wrapping at the ends', async () => {
		const user = userEvent.setup();
		render(<Ranges />);
		await user.tab();
		await user.keyboard('{ArrowRight}');
		expect(tab('Weeks')).toHaveFocus();
		expect(tab('Weeks')).toHaveAttribute('aria-selected', 'true');
		await user.keyboard('{ArrowLeft}{ArrowLeft}');
		expect(tab('Months')).toHaveAttribute('aria-selected', 'true');
		await user.keyboard('{Home}');
		expect(tab('Days')).toHaveFocus();
		await user.keyboard('{End}');
		expect(tab('Months')).toHaveFocus();
	});

	it.each(['Alt', 'Control', 'Meta'])('leaves arrow keys with %s to the browser', async (modifier) => {
		const user = userEvent.setup();
		render(<Ranges />);
		await user.tab();
		const heard: boolean[] = [];
		document.addEventListener('keydown', (event) => heard.push(event.defaultPrevented));
		await user.keyboard(`{${modifier}>}{ArrowRight}{ArrowLeft}{/${modifier}}`);
		expect(heard).toEqual([false, false, false]);
		expect(tab('Days')).toHaveFocus();
		expect(tab('Days')).toHaveAttribute('aria-selected', 'true');
	});

	it('mirrors the arrow keys in right-to-left text', async () => {
		const user = userEvent.setup();
		render(
			<div dir="rtl">
				<Ranges />
			</div>,
		);
		await user.tab();
		await user.keyboard('{ArrowLeft}');
		expect(tab('Weeks')).toHaveAttribute('aria-selected', 'true');
		await user.keyboard('{ArrowRight}{ArrowRight}');
		expect(tab('Months')).toHaveAttribute('aria-selected', 'true');
	});

	it('waits for Enter to select a tab if activation is manual', async () => {
		const user = userEvent.setup();
		const onSelect = jest.fn();
		render(<Ranges isManual onSelect={onSelect} />);
		await user.tab();
		await user.keyboard('{ArrowRight}');
		expect(tab('Weeks')).toHaveFocus();
		expect(onSelect).not.toHaveBeenCalled();
		await user.keyboard('{Enter}');
		expect(onSelect).toHaveBeenCalledWith('week');
	});

	it('turns into a native select if the tabs don’t fit', async () => {
		jest.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(600);
		jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(500);
		const user = userEvent.setup();
		render(<Ranges />);
		expect(screen.queryByRole('tab')).not.toBeInTheDocument();
		await user.selectOptions(screen.getByRole('combobox', { name: 'Range' }), 'Weeks');
		expect(screen.getByRole('group', { name: 'Weeks' })).toHaveTextContent('week');
		await act(async () => {});
	});
});
