import { useEffect, useState } from 'react';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { selectCanManageModules } from '../../state/user/selectors';
import { warmUp } from './warm-up';

/**
 * True once the page has come to rest: then what is far below is made too, and what other screens will want is asked for,
 * one call after the other, so that they open at once.
 */
export function useWarmUp(): boolean {
	const dispatch = useAppDispatch();
	const isManager = useAppSelector(selectCanManageModules);
	const [isWarm, setIsWarm] = useState(false);
	useEffect(() => {
		const call = new AbortController();
		dispatch(warmUp({ signal: call.signal, isAhead: isManager, onRest: () => setIsWarm(true) }));
		return () => call.abort();
	}, [dispatch, isManager]);
	return isWarm;
}
