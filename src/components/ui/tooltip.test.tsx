import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { TooltipBubble, useTooltip } from './tooltip';

function WithTooltip() {
	const anchor = useRef<HTMLButtonElement>(null);
	const { isOpen, handlers } = useTooltip();
	return (
		<span {...handlers}>
			<button ref={anchor} aria-describedby="tip">
				Backup
			</button>
			<TooltipBubble id="tip" text="Last copy of your site" isOpen={isOpen} anchor={anchor} />
		</span>
	);
}

function setUp() {
	const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
	render(<WithTooltip />);
	return { user, button: screen.getByRole('button', { name: 'Backup' }) };
}

const tooltip = () => screen.queryByRole('tooltip');
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

describe('A tooltip', () => {
	beforeEach(() => jest.useFakeTimers());
	afterEach(() => {
		jest.useRealTimers();
		window.innerWidth = 1024;
	});

	it('describes its control at all times, shown or not', () => {
		const { button } = setUp();
		expect(tooltip()).toBeNull();
		expect(button).toHaveAccessibleDescription('Last copy of your site');
	});

	it('waits 200 ms, of pointing, as every tooltip does [UI-010, UI-013]', async () => {
		const { user, button } = setUp();
		await user.hover(button);
		wait(199);
		expect(tooltip()).toBeNull();
		wait(1);
		expect(tooltip()).toBeVisible();
	});

	it('shows at once with the keyboard’s focus, and goes with it', async () => {
		const { user } = setUp();
		await user.tab();
		expect(tooltip()).toBeVisible();
		await user.tab();
		expect(tooltip()).toBeNull();
	});

	it('stays while the pointer is on the tooltip itself', async () => {
		const { user, button } = setUp();
		await user.hover(button);
		wait(200);
		await user.hover(tooltip() as HTMLElement);
		wait(1000);
		expect(tooltip()).toBeVisible();
		await user.unhover(tooltip() as HTMLElement);
		wait(100);
		expect(tooltip()).toBeNull();
	});

	it('goes on Escape, and nothing else of the page hears of it', async () => {
		const { user, button } = setUp();
		const heard = jest.fn();
		document.addEventListener('keydown', heard);
		await user.tab();
		await user.keyboard('{Escape}');
		expect(tooltip()).toBeNull();
		expect(button).toHaveFocus();
		expect(heard).not.toHaveBeenCalledWith(expect.objectContaining({ key: 'Escape' }));
		await user.keyboard('{Escape}');
		expect(heard).toHaveBeenCalledWith(expect.objectContaining({ key: 'Escape' }));
		document.removeEventListener('keydown', heard);
	});

	it('does not show under a finger', async () => {
		const { user, button } = setUp();
		await user.pointer([{ keys: '[TouchA]', target: button }]);
		wait(1000);
		expect(tooltip()).toBeNull();
	});

	it('does not show on small screens [UI-022]', async () => {
		window.innerWidth = 480;
		const { user, button } = setUp();
		await user.hover(button);
		wait(1000);
		expect(tooltip()).toBeNull();
		expect(button).toHaveAccessibleDescription('Last copy of your site');
	});
});
