import { createContext, use, useEffect, useRef, useState } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';
import { afterPaint } from '../lib/after-paint';
import type { RootState } from './root-state';
import type { AppDispatch, Services } from './app-thunk';
import type { AppStore } from './store';
import { backoff } from '../lib/queue';

export { shallowEqual } from 'react-redux';
export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<RootState>();
/** For the state at a later moment, as in an event handler; a view that shows state selects it. */
export const useAppStore = useStore.withTypes<AppStore>();

/** The app provides these for thunks. */
export const ServicesContext = createContext<Services | null>(null);

/** The page's services. @throws Error outside the app */
export function useServices(): Services {
	const services = use(ServicesContext);
	if (!services) {
		throw new Error('No ServicesContext around this view.');
	}
	return services;
}

interface Abortable {
	abort: () => void;
}

/** Asks for something; gives back the calls, so that they can be given up. */
export type Load = (dispatch: AppDispatch) => Abortable | readonly Abortable[];

/** Asks for what a screen shows at first, if it's due. */
export type Prefetch = (dispatch: AppDispatch, state: RootState) => unknown;

/**
 * Loads something while it's wanted, after what's known was painted; aborts pending calls when the screen is
 * left; retries failures when the host or the login is back. The thunk decides whether a call is needed at
 * all. `load` must be stable, or it loads again.
 */
export function useLoad(load: Load, isWanted: boolean): void {
	const dispatch = useAppDispatch();
	const returns = useAppSelector((state) => state.session.returns);
	const calls = useRef<Abortable[]>([]);
	const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);

	useEffect(() => {
		if (!isWanted) {
			return;
		}
		clearTimeout(leaving.current);
		const callOff = afterPaint(() => calls.current.push(...[load(dispatch)].flat()));
		return () => {
			callOff();
			// Deferred: an effect that reruns right away still wants its answer.
			leaving.current = setTimeout(() => {
				calls.current.forEach((call) => call.abort());
				calls.current = [];
			}, 0);
		};
	}, [dispatch, load, isWanted, returns]);
}

const waitBefore = backoff({ first: 5_000, growth: 1.5, longest: 60_000 });

/**
 * Polls while `isWanted`, with growing delays; not while the page is in the background. `ask` must be stable.
 */
export function usePoll(ask: () => void, isWanted: boolean): void {
	useEffect(() => {
		if (!isWanted) {
			return;
		}
		let repeated = 0;
		let timer: ReturnType<typeof setTimeout> | undefined;
		const arm = () => {
			timer = setTimeout(() => {
				ask();
				repeated++;
				arm();
			}, waitBefore(repeated));
		};
		const follow = () => {
			clearTimeout(timer);
			if (document.visibilityState !== 'hidden') {
				arm();
			}
		};
		follow();
		document.addEventListener('visibilitychange', follow);
		return () => {
			clearTimeout(timer);
			document.removeEventListener('visibilitychange', follow);
		};
	}, [ask, isWanted]);
}

/** True once the page is idle: then what shows but isn't urgent may load. */
export function useIsAtRest(): boolean {
	const { browser } = useServices();
	const [isAtRest, setIsAtRest] = useState(false);
	useEffect(() => {
		let isLeft = false;
		browser.whenAtRest(() => !isLeft && setIsAtRest(true));
		return () => {
			isLeft = true;
		};
	}, [browser]);
	return isAtRest;
}
