import { __ } from '@wordpress/i18n';
import { ConnectPrompt } from '../connect-button/connect-link';
import { FeatureCard } from '../feature-card/feature-card';
import { CardFailure } from '../service-card/card-failure';
import { Skeleton } from '../ui/skeleton';
import { useVideoPressCard, type VideoHosting } from './use-videopress-card';
import { VideoStorage, VideoUpgrade } from './video-storage';

/** A brand: never translated. */
const VIDEOPRESS = 'VideoPress';

/** Hosting of videos at the provider (DASH-094 to DASH-102, DASH-130). */
export function VideoPressCard() {
	const { view, hosting, text, onRetry } = useVideoPressCard();
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
			<Hosting hosting={hosting} text={text} onRetry={onRetry} />
		</FeatureCard>
	);
}

interface HostingProps {
	hosting: VideoHosting;
	/** The failure, as a sentence. */
	text: string;
	onRetry: () => void;
}

function Hosting({ hosting, text, onRetry }: HostingProps) {
	switch (hosting.status) {
		case 'loading':
			return <Skeleton height="var(--jpd-control)" />;
		case 'connect':
			return (
				<ConnectPrompt
					text={__('Connect your account to get more video storage.', 'site-dashboard')}
					feature={VIDEOPRESS}
				/>
			);
		case 'upgrade':
			return <VideoUpgrade hasFreeVideo={hosting.hasFreeVideo} location="dashboard" />;
		case 'used':
			return <VideoStorage percent={hosting.percent} />;
		case 'unmeasured':
			return null;
		case 'failed':
			return <CardFailure text={text} onRetry={onRetry} />;
	}
}
