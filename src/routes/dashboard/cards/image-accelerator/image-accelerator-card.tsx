import { __ } from '@wordpress/i18n';
import { FeatureCard } from '../../../../components/feature-card/feature-card';
import { useFeatureCard } from '../../../../components/feature-card/use-feature-card';

const ICON = 'M4 5.5h16v13H4zM4 16l4.5-4.5 3.5 3.5 3-2.5 5 4M15.5 9v.1';

/** Image accelerator (photon). */
export function ImageAcceleratorCard() {
	const view = useFeatureCard('photon');
	return (
		<FeatureCard
			title={__('Image accelerator', 'site-dashboard')}
			icon={ICON}
			view={view}
			offlineText={__('Unavailable in Offline Mode', 'site-dashboard')}
			offText={__('Serves resized images from servers close to your visitors.', 'site-dashboard')}
			connectText={__('Connect your account to speed up your images.', 'site-dashboard')}
			onText={__('Your images load from servers close to your visitors.', 'site-dashboard')}
		/>
	);
}
