import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { Popover, TogglePopover } from './popover';

/** Puts the anchor into the middle of a window of 1000 × 800; layers are 200 × 100. */
function layOut(): void {
	jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
		return this.getAttribute('role') === 'dialog'
			? new DOMRect(0, 0, 200, 100)
			: new DOMRect(400, 300, 100, 40);
	});
	jest.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(1000);
	jest.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(800);
}

const dialog = () => screen.queryByRole('dialog', { name: 'About statistics' });

describe('TogglePopover', () => {
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

	it('opens and closes by its button, which says so', async () => {
		const { user, button } = setUp();
		expect(button).toHaveAttribute('aria-expanded', 'false');
		await user.click(button);
		expect(dialog()).toHaveFocus();
		expect(button).toHaveAttribute('aria-expanded', 'true');
		expect(button).toHaveAttribute('aria-controls', dialog()?.id);
		await user.click(button);
		expect(dialog()).toBeNull();
	});

	it('closes on Escape and gives the focus back', async () => {
		const { user, button } = setUp();
		await user.click(button);
		await user.keyboard('{Escape}');
		expect(dialog()).toBeNull();
		expect(button).toHaveFocus();
	});

	it('closes on a press outside', async () => {
		const { user, button } = setUp();
		await user.click(button);
		await user.click(document.body);
		expect(dialog()).toBeNull();
	});

	it('closes when the tab order leads out of it, and lets the focus go on', async () => {
		const { user, button } = setUp();
		await user.click(button);
		await user.tab();
		expect(screen.getByRole('link', { name: 'See all' })).toHaveFocus();
		await user.tab();
		expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus();
		expect(dialog()).toBeNull();
	});

	it('stands below its button unless told otherwise [UI-014]', async () => {
		layOut();
		const { user, button } = setUp();
		await user.click(button);
		expect(dialog()?.style.translate).toBe('350px 348px');
	});
});

describe('Popover', () => {
	function Anchored({ isOpen, delay }: { isOpen: boolean; delay?: number }) {
		const anchor = useRef<HTMLButtonElement>(null);
		return (
			<>
				<button ref={anchor}>Bar</button>
				<Popover label="About statistics" anchor={anchor} isOpen={isOpen} delay={delay}>
					x
				</Popover>
			</>
		);
	}

	it('stands above its anchor unless told otherwise [UI-011]', () => {
		layOut();
		render(<Anchored isOpen />);
		expect(dialog()?.style.translate).toBe('350px 192px');
	});

	it('follows its anchor while the page scrolls', () => {
		layOut();
		render(<Anchored isOpen />);
		jest
			.spyOn(HTMLElement.prototype, 'getBoundingClientRect')
			.mockReturnValue(new DOMRect(400, 200, 100, 40));
		act(() => void document.dispatchEvent(new Event('scroll')));
		expect(dialog()?.style.translate).toBe('400px 152px');
	});

	it('shows at once [UI-012]', () => {
		render(<Anchored isOpen />);
		expect(dialog()).toBeVisible();
	});

	it('waits where a delay is asked for, and forgets it when closed meanwhile', () => {
		jest.useFakeTimers();
		const { rerender } = render(<Anchored isOpen delay={50} />);
		act(() => jest.advanceTimersByTime(49));
		expect(dialog()).toBeNull();
		act(() => jest.advanceTimersByTime(1));
		expect(dialog()).toBeVisible();
		rerender(<Anchored isOpen={false} delay={50} />);
		expect(dialog()).toBeNull();
		rerender(<Anchored isOpen delay={50} />);
		expect(dialog()).toBeNull();
		jest.useRealTimers();
	});
});
