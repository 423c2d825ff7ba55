import { __, sprintf } from '@wordpress/i18n';
import { formatNumber } from '../../lib/locale';
import { ConnectLink } from '../connect-button/connect-link';
import { FeatureCard } from '../feature-card/feature-card';
import { ProgressBar } from '../ui/progress-bar';
import { Skeleton } from '../ui/skeleton';
import { Failure, Quiet } from '../ui/text';
import { UpgradeBanner } from '../upgrade-banner/upgrade-banner';
import { useVideoPressCard, type VideoHosting } from './use-videopress-card';

/** A brand: never translated. */
const VIDEOPRESS = 'VideoPress';

/** Hosting of videos at the provider (DASH-094 to DASH-102, DASH-130). */
export function VideoPressCard() {
	const { view, hosting, onRetry } = useVideoPressCard();
	return (
		<FeatureCard
			title={VIDEOPRESS}
			view={view}
			offlineText={__('Unavailable in Offline Mode', 'site-dashboard')}
			offText={__('Hosts your videos on fast servers, without advertisements.', 'site-dashboard')}
			connectText={__('Connect your account to host your videos.', 'site-dashboard')}
		>
			<Quiet>{__('Your videos are hosted on fast servers, without advertisements.', 'site-dashboard')}</Quiet>
			<Hosting hosting={hosting} onRetry={onRetry} />
		</FeatureCard>
	);
}

function Hosting({ hosting, onRetry }: { hosting: VideoHosting; onRetry: () => void }) {
	switch (hosting.status) {
		case 'loading':
			return <Skeleton height={32} />;
		case 'connect':
			return (
				<>
					<Quiet>{__('Connect your account to get more room for your videos.', 'site-dashboard')}</Quiet>
					<ConnectLink label={__('Connect', 'site-dashboard')} feature={VIDEOPRESS} />
				</>
			);
		case 'upgrade':
			return <Upgrade hasFreeVideo={hosting.hasFreeVideo} />;
		case 'used':
			return <Storage percent={hosting.percent} />;
		case 'unmeasured':
			return null;
		case 'failed':
			return <Failure text={hosting.text} onRetry={onRetry} />;
	}
}

function Upgrade({ hasFreeVideo }: { hasFreeVideo: boolean }) {
	return (
		<UpgradeBanner
			feature="videopress"
			product="videopress"
			plan="jetpack_videopress"
			name={VIDEOPRESS}
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

/** The bar moves by whole hundredths; the words are finer, for sites with few videos. */
function Storage({ percent }: { percent: number }) {
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
