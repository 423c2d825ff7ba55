import { shallowEqual } from 'react-redux';
import { failureText } from '../../../state/failure-text';
import { useAppDispatch, useAppSelector } from '../../../state/hooks';
import { selectHasFeature, selectSiteFailure, selectVideoStorageUsed } from '../../../state/site/selectors';
import { loadSite } from '../../../state/site/slice';
import type { RootState } from '../../../state/store';

/** Megabytes in a hundredth of 1TB (PERF-019). */
const MEGABYTES_PER_PERCENT = 10_000;
const UNLIMITED = 'videopress-unlimited-storage';
const FEATURES = ['videopress', 'videopress-1tb-storage', UNLIMITED] as const;

/** Any of them gives the site room for its videos (reference facts 6.6). */
const selectHasVideoRoom = (state: RootState) => selectHasFeature(state, ...FEATURES);

/** In percent of 1TB; null where nobody measures, or knows. */
function selectRoom(state: RootState) {
	const isMeasured = selectHasVideoRoom(state) && !selectHasFeature(state, UNLIMITED);
	const used = selectVideoStorageUsed(state);
	return {
		percent: isMeasured && used !== null ? used / MEGABYTES_PER_PERCENT : null,
		problem: isMeasured ? selectSiteFailure(state) : null,
	};
}

export function useVideoRoom() {
	const dispatch = useAppDispatch();
	const { percent, problem } = useAppSelector(selectRoom, shallowEqual);
	return {
		percent,
		failure: problem ? failureText(problem) : '',
		onRetry: () => void dispatch(loadSite('retry')),
	};
}

/** Only when nothing at all is used; an amount that is not known counts as used. */
export const useHasFreeVideo = () => useAppSelector((state) => selectVideoStorageUsed(state) === 0);
