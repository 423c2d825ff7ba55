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

describe('tooltip', () => {
	beforeEach(() => jest.useFakeTimers());
	afterEach(() => {
		jest.useRealTimers();
		window.innerWidth = 1024;
	});

	it('describes its control even while hidden', () => {
		const { button } = setUp();
		expect(tooltip()).toBeNull();
		expect(button).toHaveAccessibleDescription('Last copy of your site');
	});

	it('opens after 200 ms of hovering [UI-010, UI-013]', async () => {
		const { user, button } = setUp();
		await user.hover(button);
		wait(199);
		expect(tooltip()).toBeNull();
		wait(1);
		expect(tooltip()).toBeVisible();
	});

	it('opens immediately on keyboard focus and closes on blur', async () => {
		const { user } = setUp();
		await user.tab();
		expect(tooltip()).toBeVisible();
		await user.tab();
		expect(tooltip()).toBeNull();
	});

	it('stays open while the pointer is on it', async () => {
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

	it('closes on Escape and keeps the key from the rest of the page', async () => {
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

	it('doesn’t open on touch', async () => {
		const { user, button } = setUp();
		await user.pointer([{ keys: '[TouchA]', target: button }]);
		wait(1000);
		expect(tooltip()).toBeNull();
	});

	it('doesn’t open on small screens [UI-022]', async () => {
		window.innerWidth = 480;
		const { user, button } = setUp();
		await user.hover(button);
		wait(1000);
		expect(tooltip()).toBeNull();
		expect(button).toHaveAccessibleDescription('Last copy of your site');
	});
});
