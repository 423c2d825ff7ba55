import { __ } from '@wordpress/i18n';
import { ConnectLink } from '../connect-button/connect-link';
import { FeatureCard } from '../feature-card/feature-card';
import { Skeleton } from '../ui/skeleton';
import { Failure, Quiet } from '../ui/text';
import { useVideoPressCard, type VideoHosting } from './use-videopress-card';
import { VideoStorage, VideoUpgrade } from './video-room';

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
			return <VideoUpgrade hasFreeVideo={hosting.hasFreeVideo} place="dashboard" />;
		case 'used':
			return <VideoStorage percent={hosting.percent} />;
		case 'unmeasured':
			return null;
		case 'failed':
			return <Failure text={hosting.text} onRetry={onRetry} />;
	}
}
