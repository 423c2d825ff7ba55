import { useId, useRef, useState, type FocusEvent, type PointerEvent } from 'react';
import type { ChartBar } from './bar-chart-bars';
import { useTooltip } from './use-tooltip';

/** One tooltip for all bars of a chart: it goes along with the pointer and the focus (UI-010). Fingers get none (STATS-036). */
export function useBarChartTooltip(isTouch: boolean) {
	const id = useId();
	const anchor = useRef<Element>(null);
	const [bar, setBar] = useState<ChartBar | null>(null);
	const { isOpen, handlers } = useTooltip();

	const at = (next: ChartBar, element: Element) => {
		// The column, not the room above it.
		anchor.current = element.lastElementChild;
		setBar(next);
	};
	const handlersOf = (next: ChartBar) =>
		isTouch
			? {}
			: {
					...handlers,
					onPointerEnter: (event: PointerEvent) => {
						at(next, event.currentTarget);
						handlers.onPointerEnter(event);
					},
					onFocus: (event: FocusEvent) => {
						at(next, event.currentTarget);
						handlers.onFocus(event);
					},
				};
	return {
		id,
		/** The bar that it is about; null as long as there was none. */
		bar: isTouch ? null : bar,
		isOpen,
		anchor,
		handlersOf,
	};
}
