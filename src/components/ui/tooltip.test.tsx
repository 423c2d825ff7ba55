import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Tooltip } from './tooltip';
import { CHART_TOOLTIP_DELAY } from './use-tooltip';

function setUp(props: { delay?: number; isShownOnSmallScreens?: boolean } = {}) {
	const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
	render(
		<Tooltip text="Last copy of your site" {...props}>
			{(describedBy) => <button aria-describedby={describedBy}>Backup</button>}
		</Tooltip>,
	);
	return { user, button: screen.getByRole('button', { name: 'Backup' }) };
}

const tooltip = () => screen.queryByRole('tooltip');
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

describe('Tooltip', () => {
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

	it('shows after 100 ms of pointing [UI-013]', async () => {
		const { user, button } = setUp();
		await user.hover(button);
		wait(99);
		expect(tooltip()).toBeNull();
		wait(1);
		expect(tooltip()).toBeVisible();
	});

	it('waits 200 ms with the delay of a chart’s bars [UI-010]', async () => {
		const { user, button } = setUp({ delay: CHART_TOOLTIP_DELAY });
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
		wait(100);
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

	it('shows on small screens when asked to [UI-022]', async () => {
		window.innerWidth = 320;
		const { user, button } = setUp({ isShownOnSmallScreens: true });
		await user.hover(button);
		wait(100);
		expect(tooltip()).toBeVisible();
	});
});
