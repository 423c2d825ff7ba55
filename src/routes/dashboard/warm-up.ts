import type { AppThunk } from '../../state/app-thunk';
import type { AppDispatch } from '../../state/store';

interface WarmUp {
	/** Aborted when the screen is left. */
	signal: AbortSignal;
	/** Asks ahead for what other screens show. */
	isAhead: boolean;
	onRest: () => void;
}

/** People who pay for every byte, or look elsewhere, want nothing ahead. */
const isUnwanted = () =>
	document.visibilityState === 'hidden' ||
	(navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/**
 * When the page has come to rest: tells so, and asks ahead for what the other screens show, so that they open at once. One call
 * after the other, as the host has other work too (API-054). A call that fails is asked for again on the screen that needs it.
 */
export const warmUp =
	({ signal, isAhead, onRest }: WarmUp): AppThunk =>
	(dispatch, _getState, { browser, inject }) => {
		const askAhead = async () => {
			const { slices, loads } = await import(/* webpackChunkName: "ahead" */ './ahead');
			inject(slices);
			for (const load of loads) {
				if (signal.aborted) {
					return;
				}
				await load(dispatch as AppDispatch);
			}
		};
		browser.whenAtRest(() => {
			if (signal.aborted) {
				return;
			}
			onRest();
			if (isAhead && !isUnwanted()) {
				// Without the chunk nothing is missing: the screens ask for themselves.
				askAhead().catch(() => {});
			}
		});
	};
