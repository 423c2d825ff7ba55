import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TogglePopover } from './popover';

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

	it('closes on Escape and restores focus', async () => {
		const { user, button } = setUp();
		await user.click(button);
		await user.keyboard('{Escape}');
		expect(dialog()).toBeNull();
		expect(button).toHaveFocus();
	});

	it('closes on a click outside', async () => {
		const { user, button } = setUp();
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
