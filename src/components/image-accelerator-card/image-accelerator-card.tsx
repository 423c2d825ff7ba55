import { __ } from '@wordpress/i18n';
import { FeatureCard } from '../feature-card/feature-card';
import { useFeatureCard } from '../feature-card/use-feature-card';
import { Quiet } from '../ui/text';

/** Image accelerator (photon). */
export function ImageAcceleratorCard() {
	const view = useFeatureCard('photon');
	return (
		<FeatureCard
			title={__('Image Accelerator', 'site-dashboard')}
			view={view}
			offlineText={__('Unavailable in Offline Mode', 'site-dashboard')}
			offText={__(
				'Serves your images in the right size from fast servers near your visitors.',
				'site-dashboard',
			)}
			connectText={__('Connect your account to speed up your images.', 'site-dashboard')}
		>
			<Quiet>{__('Your images are served from fast servers near your visitors.', 'site-dashboard')}</Quiet>
		</FeatureCard>
	);
}
