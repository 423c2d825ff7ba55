import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { TooltipBubble, useTooltip } from './tooltip';
import { TogglePopover } from './popover';

describe('tooltip', () => {
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

	beforeEach(() => jest.useFakeTimers());
	afterEach(() => {
		jest.useRealTimers();
		window.innerWidth = 1024;
	});

	it('opens after 200 ms of hovering, and describes its control even before [UI-010, UI-013]', async () => {
		const { user, button } = setUp();
		await user.hover(button);
		wait(199);
		expect(tooltip()).toBeNull();
		expect(button).toHaveAccessibleDescription('Last copy of your site');
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
		const heard: string[] = [];
		document.addEventListener('keydown', ({ key }) => heard.push(key));
		await user.tab();
		await user.keyboard('{Escape}');
		expect(tooltip()).toBeNull();
		expect(button).toHaveFocus();
		expect(heard).not.toContain('Escape');
		await user.keyboard('{Escape}');
		expect(heard).toContain('Escape');
	});

	it.each([
		['touch', 1024],
		['small screens', 480],
	])('doesn’t open on %s [UI-022]', async (where, width) => {
		window.innerWidth = width;
		const { user, button } = setUp();
		await user.pointer(where === 'touch' ? { keys: '[TouchA]', target: button } : { target: button });
		wait(1000);
		expect(tooltip()).toBeNull();
		expect(button).toHaveAccessibleDescription('Last copy of your site');
	});
});

describe('TogglePopover', () => {
	/** Puts the anchor into the middle of a window of 1000 × 800; layers are 200 × 100. */
	function layOut(): void {
		jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (
			this: HTMLElement,
		) {
			const isLayer = this.getAttribute('role') === 'dialog';
			return isLayer ? new DOMRect(0, 0, 200, 100) : new DOMRect(400, 300, 100, 40);
		});
		jest.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(1000);
		jest.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(800);
	}

	const dialog = () => screen.queryByRole('dialog', { name: 'About statistics' });

	function setUp() {
		const user = userEvent.setup();
		render(
			<>
				<TogglePopover label="About statistics" icon="help">
					Views of the last 30 days. <a href="#/stats">See all</a>
				</TogglePopover>
				<button>Next</button>
			</>,
		);
		return { user, button: screen.getByRole('button', { name: 'About statistics' }) };
	}

	it('opens and closes with its button, which exposes the expanded state', async () => {
		const { user, button } = setUp();
		expect(button).toHaveAttribute('aria-expanded', 'false');
		await user.click(button);
		expect(dialog()).toHaveFocus();
		expect(button).toHaveAttribute('aria-expanded', 'true');
		expect(button).toHaveAttribute('aria-controls', dialog()?.id);
		await user.click(button);
		expect(dialog()).toBeNull();
	});

	it('closes on Escape, restoring focus, and on a click outside', async () => {
		const { user, button } = setUp();
		await user.click(button);
		await user.keyboard('{Escape}');
		expect(dialog()).toBeNull();
		expect(button).toHaveFocus();
		await user.click(button);
		await user.click(document.body);
		expect(dialog()).toBeNull();
	});

	it('closes when Tab leaves it, and lets focus move on', async () => {
		const { user, button } = setUp();
		await user.click(button);
		await user.tab();
		expect(screen.getByRole('link', { name: 'See all' })).toHaveFocus();
		await user.tab();
		expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus();
		expect(dialog()).toBeNull();
	});

	it('opens immediately below its button [UI-011, UI-012, UI-014]', async () => {
		layOut();
		const { user, button } = setUp();
		await user.click(button);
		expect(dialog()).toBeVisible();
		expect(dialog()?.style.translate).toBe('350px 348px');
	});
});
