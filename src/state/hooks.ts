import { useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { afterPaint } from '../lib/after-paint';
import type { AppDispatch, RootState } from './store';

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<RootState>();

interface Abortable {
	abort: () => void;
}

/**
 * Asks for something while it is wanted, after what is known already was painted, and gives up what is still under way
 * when the screen is left; asks anew for what failed when the host or the login has come back. The thunk itself knows whether
 * it has to be asked for at all. `load` is to be stable, or it asks again.
 */
export function useLoad(
	load: (dispatch: AppDispatch) => Abortable | readonly Abortable[],
	isWanted: boolean,
): void {
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
			// Not at once: an effect that is run anew right away still wants its answer.
			leaving.current = setTimeout(() => {
				calls.current.forEach((call) => call.abort());
				calls.current = [];
			}, 0);
		};
	}, [dispatch, load, isWanted, returns]);
}
