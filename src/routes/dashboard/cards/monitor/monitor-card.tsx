import { __ } from '@wordpress/i18n';
import { FeatureCard } from '../../../../components/feature-card/feature-card';
import { useFeatureCard } from '../../../../components/feature-card/use-feature-card';

const ICON = 'M3.5 12.5h4l2.5-7 4 13 2.5-6h4';

/** Downtime monitoring. */
export function MonitorCard() {
	const view = useFeatureCard('monitor', { needsOwner: 'to-work' });
	return (
		<FeatureCard
			title={__('Downtime monitoring', 'site-dashboard')}
			icon={ICON}
			view={view}
			offlineText={__('Unavailable in Offline Mode.', 'site-dashboard')}
			offText={__('Checks your site every five minutes and emails you if it goes down.', 'site-dashboard')}
			connectText={__('Connect your account to get downtime alerts.', 'site-dashboard')}
			onText={__('Monitoring is on. You’ll get an email if your site goes down.', 'site-dashboard')}
		/>
	);
}
