import { useEffect } from 'react';

/** After the shell has moved the focus to the heading of a new screen. */
const AFTER_ARRIVAL = 80;
const FOCUSABLE = 'button, input, select, textarea, a[href]';

/** Scrolls to the card or control of `?at=` and focuses it. */
export function useFocusedSetting(at: string | null): void {
	useEffect(() => {
		if (!at) {
			return;
		}
		const timer = setTimeout(() => {
			const places = document.querySelectorAll<HTMLElement>('[data-setting]');
			const place = [...places].find(({ dataset }) => dataset.setting === at);
			const control = place?.querySelector<HTMLElement>(FOCUSABLE);
			place?.scrollIntoView({ block: 'center' });
			control?.focus({ preventScroll: true });
		}, AFTER_ARRIVAL);
		return () => clearTimeout(timer);
	}, [at]);
}
