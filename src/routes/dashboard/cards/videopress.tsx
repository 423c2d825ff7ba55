import { __ } from '@wordpress/i18n';
import { ConnectPrompt } from '../../../components/connect-button/connect-link';
import { FeatureCard, useFeatureCard } from './feature-card';
import { CardFailure, useCardFailure } from '../../../components/service-card/card-failure';
import { Skeleton } from '../../../components/ui/skeleton';
import { VideoStorage, VideoUpgrade } from '../../../components/video-storage/video-storage';
import type { AppDispatch } from '../../../state/app-thunk';
import { selectHasConnectedOwner, selectIsSiteConnected } from '../../../state/connection/slice';
import { shallowEqual, useAppDispatch, useAppSelector, useLoad } from '../../../state/hooks';
import type { RootState } from '../../../state/root-state';
import {
	loadSite,
	loadSiteFeatures,
	selectHasFeature,
	selectInclusion,
	selectSite,
	selectSiteFailure,
	selectSiteFeatures,
	selectVideoStorageUsed,
} from '../../../state/site/slice';

/** A brand: never translated. */
const VIDEOPRESS = 'VideoPress';

/** Hosting of videos at the provider (DASH-094 to DASH-102, DASH-130). */
export function VideoPressCard() {
	const hasOwner = useAppSelector(selectHasConnectedOwner);
	const view = useFeatureCard('videopress', { needsOwner: 'to-activate', isWithoutToggle: !hasOwner });
	const isOn = view.state === 'working';
	useLoad(loadData, isOn);
	useLoad(loadFeatures, isOn);
	return (
		<FeatureCard
			title={VIDEOPRESS}
			icon="M4 5.5h16v13H4zM10 9.2v5.6l4.8-2.8z"
			view={view}
			offlineText={__('Unavailable in Offline Mode', 'site-dashboard')}
			offText={__('Ad-free video hosting on fast servers.', 'site-dashboard')}
			connectText={__('Connect your account to host your videos.', 'site-dashboard')}
			onText={__('Your videos are hosted ad-free on fast servers.', 'site-dashboard')}
		>
			<Storage />
		</FeatureCard>
	);
}

const loadData = (dispatch: AppDispatch) => dispatch(loadSite());
const loadFeatures = (dispatch: AppDispatch) => dispatch(loadSiteFeatures());

const UNLIMITED = 'videopress-unlimited-storage';
/** Any of them gives the site storage for its videos (DASH-130). */
const FEATURES = ['videopress', 'videopress-1tb-storage', UNLIMITED] as const;

/** Megabytes in a hundredth of 1TB. */
const MEGABYTES_PER_PERCENT = 10_000;

type StorageState =
	/** Nobody owns the connection, so nothing can be bought (DASH-100). */
	| { state: 'needs-connection' | 'loading' | 'failed' }
	/** One video is free, and there or used up (DASH-098, DASH-099). */
	| { state: 'not-included'; hasFreeVideo: boolean }
	/** Share of 1TB in use (DASH-102); null: without end, or nobody knows how much is used (DASH-095). */
	| { state: 'working'; percent: number | null };

function selectStorage(state: RootState): StorageState {
	if (!selectHasConnectedOwner(state)) {
		return { state: 'needs-connection' };
	}
	const answers = [selectSite(state).status, selectSiteFeatures(state).status];
	if (selectIsSiteConnected(state) && answers.some((status) => status === 'idle' || status === 'loading')) {
		return { state: 'loading' };
	}
	const used = selectVideoStorageUsed(state);
	const inclusion = selectInclusion(state, ...FEATURES);
	if (inclusion !== 'included') {
		return inclusion === 'not-included'
			? { state: inclusion, hasFreeVideo: used === 0 }
			: { state: inclusion };
	}
	const isUnlimited = selectHasFeature(state, UNLIMITED);
	if (selectSiteFailure(state) && !isUnlimited) {
		return { state: 'failed' };
	}
	return { state: 'working', percent: used === null || isUnlimited ? null : used / MEGABYTES_PER_PERCENT };
}

/** Below the card's sentence while videos are hosted. */
function Storage() {
	const dispatch = useAppDispatch();
	const view = useAppSelector(selectStorage, shallowEqual);
	const text = useCardFailure(
		__('We couldn’t load your video storage.', 'site-dashboard'),
		selectSiteFeatures,
		selectSite,
	);
	const onRetry = () => {
		void dispatch(loadSite('retry'));
		void dispatch(loadSiteFeatures('retry'));
	};
	switch (view.state) {
		case 'loading':
			return <Skeleton height="var(--jpd-control)" />;
		case 'needs-connection':
			return (
				<ConnectPrompt
					text={__('Connect your account to get more video storage.', 'site-dashboard')}
					feature={VIDEOPRESS}
				/>
			);
		case 'not-included':
			return <VideoUpgrade hasFreeVideo={view.hasFreeVideo} location="dashboard" />;
		case 'working':
			return view.percent === null ? null : <VideoStorage percent={view.percent} />;
		case 'failed':
			return <CardFailure text={text} onRetry={onRetry} />;
		default:
			return view satisfies never;
	}
}
