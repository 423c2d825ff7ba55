import { act, render, screen } from '@testing-library/react';
import { useOverflow } from './use-overflow';

function Row({ text }: { text: string }) {
	const { frame, row, isCollapsed } = useOverflow<HTMLParagraphElement>(text);
	return <div ref={frame}>{isCollapsed ? <b>collapsed</b> : <p ref={row}>{text}</p>}</div>;
}

describe('useOverflow', () => {
	it('watches its frame, which can resize without the window', () => {
		jest.useFakeTimers();
		const room = jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(500);
		jest.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(400);
		let notify = () => {};
		const disconnect = jest.fn();
		const fake = class {
			constructor(callback: () => void) {
				notify = callback;
			}
			observe = () => {};
			disconnect = disconnect;
		};
		Object.defineProperty(window, 'ResizeObserver', { configurable: true, value: fake });
		const { unmount } = render(<Row text="a" />);
		act(notify);
		expect(screen.getByText('a')).toBeVisible();
		room.mockReturnValue(300);
		notify();
		act(() => jest.advanceTimersByTime(300));
		expect(screen.getByText('collapsed')).toBeVisible();
		unmount();
		expect(disconnect).toHaveBeenCalled();
		Reflect.deleteProperty(window, 'ResizeObserver');
		jest.useRealTimers();
	});

	it('measures immediately on the first size report', () => {
		jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(300);
		jest.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(400);
		const callbacks: Array<() => void> = [];
		const fake = class {
			constructor(callback: () => void) {
				callbacks.push(callback);
			}
			observe = () => {};
			disconnect = () => {};
		};
		Object.defineProperty(window, 'ResizeObserver', { configurable: true, value: fake });
		render(<Row text="a" />);
		act(() => callbacks.at(-1)?.());
		expect(screen.getByText('collapsed')).toBeVisible();
		Reflect.deleteProperty(window, 'ResizeObserver');
	});

	it('measures again immediately when the content changes', () => {
		jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(300);
		const needed = jest.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(400);
		const { rerender } = render(<Row text="long" />);
		expect(screen.getByText('collapsed')).toBeVisible();
		needed.mockReturnValue(300);
		rerender(<Row text="short" />);
		expect(screen.getByText('short')).toBeVisible();
	});
});
