import { Skeleton } from '../../../components/ui/skeleton';
import { ErrorMessage } from '../../../components/ui/text';
import { VideoStorage, VideoUpgrade } from '../../../components/video-storage/video-storage';
import { failureText } from '../../../state/failure-text';
import { shallowEqual, useAppDispatch, useAppSelector } from '../../../state/hooks';
import { isPending } from '../../../state/remote';
import type { RootState } from '../../../state/root-state';
import {
	loadSite,
	selectHasFeature,
	selectSite,
	selectSiteFailure,
	selectVideoStorageUsed,
} from '../../../state/site/slice';

/** Used video storage (PERF-019). */
export function VideoStorageUsed() {
	const { percent, isAwaited, failure, onRetry } = useVideoStorage();
	if (isAwaited) {
		return <Skeleton height={32} />;
	}
	if (failure) {
		// One or two lines, in the place that was kept for the storage.
		return (
			<div style={{ minBlockSize: 40, marginBlockEnd: -8 }}>
				<ErrorMessage text={failure} onRetry={onRetry} />
			</div>
		);
	}
	return percent === null ? null : <VideoStorage percent={percent} />;
}

/** Leads to more storage. */
export function VideoBanner() {
	return <VideoUpgrade hasFreeVideo={useHasFreeVideo()} location="settings" />;
}

/** Megabytes in a hundredth of 1TB (PERF-019). */
const MEGABYTES_PER_PERCENT = 10_000;
const UNLIMITED = 'videopress-unlimited-storage';
const FEATURES = ['videopress', 'videopress-1tb-storage', UNLIMITED] as const;

/** Any of them gives the site storage for its videos (facts 6.6). */
const selectHasVideoStorage = (state: RootState) => selectHasFeature(state, ...FEATURES);

/** In percent of 1TB; null where nobody measures, or knows. */
function selectStorage(state: RootState) {
	const isMeasured = selectHasVideoStorage(state) && !selectHasFeature(state, UNLIMITED);
	const used = selectVideoStorageUsed(state);
	return {
		isAwaited: isMeasured && isPending(selectSite(state)),
		percent: isMeasured && used !== null ? used / MEGABYTES_PER_PERCENT : null,
		problem: isMeasured ? selectSiteFailure(state) : null,
	};
}

function useVideoStorage() {
	const dispatch = useAppDispatch();
	const { percent, isAwaited, problem } = useAppSelector(selectStorage, shallowEqual);
	return {
		percent,
		isAwaited,
		failure: problem ? failureText(problem) : '',
		onRetry: () => void dispatch(loadSite('retry')),
	};
}

/** Only when nothing at all is used; an amount that is not known counts as used. */
const useHasFreeVideo = () => useAppSelector((state) => selectVideoStorageUsed(state) === 0);
