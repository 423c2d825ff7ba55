import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { CollapsingNav } from './collapsing-nav';
import { useOverflow } from './use-overflow';
import { Tabs } from './tabs';

const ITEMS = [
	{ id: 'glance', label: 'At a glance', href: '#/dashboard', isCurrent: true },
	{ id: 'plan', label: 'My plan', href: '#/my-plan' },
];

/** Room for the row, and what it needs. */
function layOut({ window: width = 1024, room = 900, row = 300 }) {
	window.innerWidth = width;
	jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(room);
	jest.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(row);
}

const resize = () => act(() => void window.dispatchEvent(new Event('resize')));
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const show = () => render(<CollapsingNav label="Dashboard" items={ITEMS} />);
const nav = () => within(screen.getByRole('navigation', { name: 'Dashboard' }));

describe('CollapsingNav', () => {
	afterEach(() => {
		jest.useRealTimers();
		window.innerWidth = 1024;
	});

	it('is a row of links with the current one marked', () => {
		layOut({});
		show();
		expect(nav().getByRole('link', { name: 'At a glance' })).toHaveAttribute('aria-current', 'page');
		expect(nav().getByRole('link', { name: 'My plan' })).not.toHaveAttribute('aria-current');
		expect(nav().queryByRole('button')).not.toBeInTheDocument();
	});

	it('collapses into a dropdown above 480 px if the links don’t fit [SHELL-074]', async () => {
		layOut({ window: 481, room: 200 });
		show();
		const user = userEvent.setup();
		expect(nav().queryByRole('link')).not.toBeInTheDocument();
		await user.click(nav().getByRole('button', { name: 'At a glance', expanded: false }));
		expect(nav().getByRole('link', { name: 'My plan' })).toHaveAttribute('href', '#/my-plan');
		await user.keyboard('{Escape}');
		expect(nav().queryByRole('link')).not.toBeInTheDocument();
		expect(nav().getByRole('button', { name: 'At a glance' })).toHaveFocus();
	});

	it('collapses when a badge doesn’t fit, and expands when the badge is gone [SHELL-074]', () => {
		layOut({ room: 300, row: 300 });
		const { rerender } = show();
		layOut({ room: 300, row: 324 });
		const [first, ...rest] = ITEMS;
		rerender(<CollapsingNav label="Dashboard" items={[{ ...first!, badge: <b>2</b> }, ...rest]} />);
		expect(nav().getByRole('button', { name: 'At a glance' })).toBeVisible();
		layOut({ room: 300, row: 300 });
		rerender(<CollapsingNav label="Dashboard" items={ITEMS} />);
		expect(nav().queryByRole('button')).not.toBeInTheDocument();
	});

	it('collapses or expands 300 ms after the last resize [SHELL-075]', () => {
		jest.useFakeTimers();
		layOut({});
		show();
		layOut({ room: 200 });
		resize();
		wait(200);
		resize();
		wait(299);
		expect(nav().queryByRole('button')).not.toBeInTheDocument();
		wait(1);
		expect(nav().getByRole('button')).toBeVisible();
		layOut({ room: 300 });
		resize();
		wait(300);
		expect(nav().queryByRole('button')).not.toBeInTheDocument();
	});

	it('uses a panel toggled by its header instead of a dropdown at 480 px, which a link closes [SHELL-071, SHELL-072, SHELL-074]', async () => {
		layOut({ window: 480, room: 200 });
		show();
		const user = userEvent.setup();
		const header = nav().getByRole('button', { name: 'At a glance' });
		await user.click(header);
		expect(nav().getByRole('list')).not.toHaveClass('floating');
		await user.click(header);
		expect(nav().queryByRole('list')).not.toBeInTheDocument();
		await user.click(header);
		await user.click(nav().getByRole('link', { name: 'My plan' }));
		expect(nav().queryByRole('link')).not.toBeInTheDocument();
	});

	it.each([
		[479, false],
		[480, true],
	])('at %p px keeps its panel open during a search: %p [SHELL-073]', async (width, isKept) => {
		layOut({ window: width, room: 200 });
		const { rerender } = render(<CollapsingNav label="Dashboard" items={ITEMS} />);
		await userEvent.setup().click(nav().getByRole('button'));
		rerender(<CollapsingNav label="Dashboard" items={ITEMS} searchTerm="seo" />);
		expect(nav().queryByRole('list') !== null).toBe(isKept);
	});
});

describe('useOverflow', () => {
	function Row({ text }: { text: string }) {
		const { frame, row, isCollapsed } = useOverflow<HTMLParagraphElement>(text);
		return <div ref={frame}>{isCollapsed ? <b>collapsed</b> : <p ref={row}>{text}</p>}</div>;
	}

	/** Its frame reports its size when the test says so; the row needs 400 px. */
	const open = (room: number) => {
		const clientWidth = jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(room);
		jest.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(400);
		const callbacks: Array<() => void> = [];
		const disconnect = jest.fn();
		const fake = class {
			constructor(callback: () => void) {
				callbacks.push(callback);
			}
			observe = () => {};
			disconnect = disconnect;
		};
		Object.defineProperty(window, 'ResizeObserver', { configurable: true, value: fake });
		const { unmount } = render(<Row text="a" />);
		return { clientWidth, unmount, disconnect, notify: () => act(() => callbacks.at(-1)?.()) };
	};
	afterEach(() => void Reflect.deleteProperty(window, 'ResizeObserver'));

	it('watches its frame, which can resize without the window', () => {
		jest.useFakeTimers();
		const { clientWidth, notify, unmount, disconnect } = open(500);
		notify();
		expect(screen.getByText('a')).toBeVisible();
		clientWidth.mockReturnValue(300);
		notify();
		act(() => jest.advanceTimersByTime(300));
		expect(screen.getByText('collapsed')).toBeVisible();
		unmount();
		expect(disconnect).toHaveBeenCalled();
		jest.useRealTimers();
	});

	it('measures immediately on the first size report', () => {
		open(300).notify();
		expect(screen.getByText('collapsed')).toBeVisible();
	});
});

describe('Tabs', () => {
	const RANGES = [
		{ id: 'day', label: 'Days' },
		{ id: 'week', label: 'Weeks' },
		{ id: 'month', label: 'Months' },
	];

	function Ranges({ isManual, onSelect }: { isManual?: boolean; onSelect?: (id: string) => void }) {
		const [selected, setSelected] = useState('day');
		const select = (id: string) => {
			onSelect?.(id);
			setSelected(id);
		};
		return (
			<Tabs label="Range" tabs={RANGES} selected={selected} isManual={isManual} onSelect={select}>
				{selected}
			</Tabs>
		);
	}

	const tab = (name: string) => screen.getByRole('tab', { name });

	/** The first tab has the focus. */
	async function open(ranges = <Ranges />) {
		const user = userEvent.setup();
		render(ranges);
		await user.tab();
		expect(tab('Days')).toHaveFocus();
		return user;
	}

	it('labels its panel with the selected tab and keeps only that tab in the tab order', async () => {
		const user = await open();
		expect(screen.getByRole('tablist', { name: 'Range' })).toBeVisible();
		expect(screen.getByRole('tabpanel', { name: 'Days' })).toHaveTextContent('day');
		await user.tab();
		expect(screen.getByRole('tabpanel')).toHaveFocus();
	});

	it('moves and selects with the arrow keys, Home, and End, wrapping at the ends', async () => {
		const user = await open();
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
		const user = await open();
		const heard: boolean[] = [];
		document.addEventListener('keydown', (event) => heard.push(event.defaultPrevented));
		await user.keyboard(`{${modifier}>}{ArrowRight}{ArrowLeft}{/${modifier}}`);
		expect(heard).toEqual([false, false, false]);
		expect(tab('Days')).toHaveFocus();
		expect(tab('Days')).toHaveAttribute('aria-selected', 'true');
	});

	it('mirrors the arrow keys in right-to-left text', async () => {
		const user = await open(<div dir="rtl">{<Ranges />}</div>);
		await user.keyboard('{ArrowLeft}');
		expect(tab('Weeks')).toHaveAttribute('aria-selected', 'true');
		await user.keyboard('{ArrowRight}{ArrowRight}');
		expect(tab('Months')).toHaveAttribute('aria-selected', 'true');
	});

	it('waits for Enter to select a tab if activation is manual', async () => {
		const onSelect = jest.fn();
		const user = await open(<Ranges isManual onSelect={onSelect} />);
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
