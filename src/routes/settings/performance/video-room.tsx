import { __, sprintf } from '@wordpress/i18n';
import { ProgressBar } from '../../../components/ui/progress-bar';
import { Failure } from '../../../components/ui/text';
import { UpgradeBanner } from '../../../components/upgrade-banner/upgrade-banner';
import { formatNumber } from '../../../lib/locale';
import { useHasFreeVideo, useVideoRoom } from './use-video-room';

/** How much of the room for videos is in use (PERF-019). */
export function VideoRoom() {
	const { percent, failure, onRetry } = useVideoRoom();
	if (failure) {
		return <Failure text={failure} onRetry={onRetry} />;
	}
	if (percent === null) {
		return null;
	}
	return (
		<ProgressBar
			label={__('Video storage used', 'site-dashboard')}
			value={percent}
			canGoBack
			valueText={sprintf(
				/* translators: 1: a number; 2: an amount of storage, such as 1TB */
				__('%1$s%% of %2$s', 'site-dashboard'),
				formatNumber(Math.round(percent * 100) / 100),
				'1TB',
			)}
		/>
	);
}

/** Leads to more room; says whether the free video is still there (PERF-020, PERF-021). */
export function VideoBanner() {
	const hasFreeVideo = useHasFreeVideo();
	return (
		<UpgradeBanner
			feature="videopress"
			product="videopress"
			plan="jetpack_videopress"
			name="VideoPress"
			place="settings"
			title={__('Get more room for your videos', 'site-dashboard')}
		>
			{hasFreeVideo
				? __(
						'1 free video available. Upgrade now to unlock more videos and 1TB of storage.',
						'site-dashboard',
					)
				: __(
						'You have used your free video. Upgrade now to unlock more videos and 1TB of storage.',
						'site-dashboard',
					)}
		</UpgradeBanner>
	);
}
