import { __, sprintf } from '@wordpress/i18n';
import { formatNumber } from '../../lib/locale';
import { ProgressBar } from '../ui/progress-bar';
import { UpgradeBanner } from '../upgrade-banner/upgrade-banner';

interface VideoUpgradeProps {
	/** Nothing at all is used yet. */
	hasFreeVideo: boolean;
	/** The screen that it stands on. */
	place: string;
}

/** Leads to more room for videos; says whether the free one is still there (DASH-098, DASH-099, PERF-020, PERF-021). */
export function VideoUpgrade({ hasFreeVideo, place }: VideoUpgradeProps) {
	return (
		<UpgradeBanner
			feature="videopress"
			name="VideoPress"
			place={place}
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

/** Room in use, in percent of 1TB. The bar moves by whole hundredths; the words are finer, for sites with few videos. */
export function VideoStorage({ percent }: { percent: number }) {
	return (
		<ProgressBar
			label={__('Video storage used', 'site-dashboard')}
			value={percent}
			canGoBack
			valueText={sprintf(
				/* translators: %s: a number, percent */
				__('%s%% of 1TB', 'site-dashboard'),
				formatNumber(Math.round(percent * 100) / 100),
			)}
		/>
	);
}
