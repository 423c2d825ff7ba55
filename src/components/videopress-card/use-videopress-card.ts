import { __ } from '@wordpress/i18n';
import { selectHasConnectedOwner, selectIsSiteConnected } from '../../state/connection/slice';
import { shallowEqual, useAppDispatch, useAppSelector, useLoad } from '../../state/hooks';
import {
	loadSite,
	loadSiteFeatures,
	selectHasFeature,
	selectInclusion,
	selectSite,
	selectSiteFailure,
	selectSiteFeatures,
	selectVideoStorageUsed,
} from '../../state/site/slice';
import type { RootState } from '../../state/root-state';
import type { AppDispatch } from '../../state/app-thunk';
import { useCardFailure } from '../service-card/card-failure';
import { useFeatureCard } from '../feature-card/use-feature-card';

/** The card's sentence while videos are hosted. */
export type VideoHosting =
	| { status: 'loading' }
	/** Nobody owns the connection, so nothing can be bought (DASH-100). */
	| { status: 'connect' }
	/** The site has no storage of its own: one video is free, and there or used up (DASH-098, DASH-099). */
	| { status: 'upgrade'; hasFreeVideo: boolean }
	/** Share of 1TB in use, in percent (DASH-102). */
	| { status: 'used'; percent: number }
	/** Room without end, or nobody knows how much is used (DASH-095). */
	| { status: 'unmeasured' }
	| { status: 'failed' };

const UNLIMITED = 'videopress-unlimited-storage';
/** Any of them gives the site storage for its videos (DASH-130). */
const FEATURES = ['videopress', 'videopress-1tb-storage', UNLIMITED] as const;

/** Megabytes in a hundredth of 1TB. */
const MEGABYTES_PER_PERCENT = 10_000;

const loadData = (dispatch: AppDispatch) => dispatch(loadSite());
const loadFeatures = (dispatch: AppDispatch) => dispatch(loadSiteFeatures());

function selectIsFetching(state: RootState): boolean {
	const answers = [selectSite(state).status, selectSiteFeatures(state).status];
	return selectIsSiteConnected(state) && answers.some((status) => status === 'idle' || status === 'loading');
}

function selectHosting(state: RootState): VideoHosting {
	if (!selectHasConnectedOwner(state)) {
		return { status: 'connect' };
	}
	if (selectIsFetching(state)) {
		return { status: 'loading' };
	}
	const used = selectVideoStorageUsed(state);
	const inclusion = selectInclusion(state, ...FEATURES);
	if (inclusion !== 'included') {
		return inclusion === 'not-included'
			? { status: 'upgrade', hasFreeVideo: used === 0 }
			: { status: inclusion };
	}
	if (selectSiteFailure(state) && !selectHasFeature(state, UNLIMITED)) {
		return { status: 'failed' };
	}
	return used === null || selectHasFeature(state, UNLIMITED)
		? { status: 'unmeasured' }
		: { status: 'used', percent: used / MEGABYTES_PER_PERCENT };
}

export function useVideoPressCard() {
	const dispatch = useAppDispatch();
	const hasOwner = useAppSelector(selectHasConnectedOwner);
	const view = useFeatureCard('videopress', { needsOwner: 'to-activate', isWithoutToggle: !hasOwner });
	const isOn = view.state === 'on';
	useLoad(loadData, isOn);
	useLoad(loadFeatures, isOn);
	const hosting = useAppSelector(selectHosting, shallowEqual);
	return {
		view,
		hosting,
		text: useCardFailure(
			__('We couldn’t load your video storage.', 'site-dashboard'),
			selectSiteFeatures,
			selectSite,
		),
		onRetry: () => {
			void dispatch(loadSite('retry'));
			void dispatch(loadSiteFeatures('retry'));
		},
	};
}
