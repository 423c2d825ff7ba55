import { __, sprintf } from '@wordpress/i18n';
import { formatNumber } from '../../lib/locale';
import { ProgressBar } from '../ui/progress-bar';
import { UpgradeBanner } from '../upgrade-banner/upgrade-banner';

interface VideoUpgradeProps {
	/** Nothing at all is used yet. */
	hasFreeVideo: boolean;
	/** The screen it's on. */
	location: string;
}

/**
 * Offers more video storage; says whether the free video is still available (DASH-098, DASH-099, PERF-020,
 * PERF-021).
 */
export function VideoUpgrade({ hasFreeVideo, location }: VideoUpgradeProps) {
	return (
		<UpgradeBanner
			feature="videopress"
			name="VideoPress"
			location={location}
			title={__('Get more video storage', 'site-dashboard')}
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

/**
 * Storage used, in percent of 1 TB. The bar has whole percents; the text is finer, for sites with few videos.
 */
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
