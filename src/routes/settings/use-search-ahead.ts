import { useEffect, useState } from 'react';
import type { AppThunk } from '../../state/app-thunk';
import { useAppDispatch } from '../../state/hooks';
import type { RootState } from '../../state/store';

const whenAtRest =
	(task: () => void): AppThunk =>
	(_dispatch, _getState, { browser }) =>
		browser.whenAtRest(task);

const whenIdle =
	(task: (state: RootState) => void): AppThunk =>
	(_dispatch, getState, { browser }) =>
		browser.whenIdle(() => task(getState()));

/** People who pay for every byte, or look elsewhere, want nothing ahead. */
const isUnwanted = () =>
	document.visibilityState === 'hidden' ||
	(navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Whether the page has come to rest, so that what a search needs can be fetched before somebody types. */
export function useIsSearchAhead(canSearch: boolean): boolean {
	const dispatch = useAppDispatch();
	const [isAhead, setIsAhead] = useState(false);
	useEffect(() => {
		let isLeft = !canSearch;
		if (canSearch) {
			dispatch(whenAtRest(() => !isLeft && !isUnwanted() && setIsAhead(true)));
		}
		return () => {
			isLeft = true;
		};
	}, [dispatch, canSearch]);
	return isAhead;
}

/** Puts together in a quiet moment what cards are found by, so that the first letter need not wait for it. */
export function useIndexAhead(selectLines: (state: RootState) => unknown, isWanted: boolean): void {
	const dispatch = useAppDispatch();
	useEffect(() => {
		if (isWanted) {
			dispatch(whenIdle(selectLines));
		}
	}, [dispatch, selectLines, isWanted]);
}
