import { __ } from '@wordpress/i18n';
import { FeatureCard } from '../feature-card/feature-card';
import { useFeatureCard } from '../feature-card/use-feature-card';
import { Quiet } from '../ui/text';

/** Downtime monitoring. */
export function MonitorCard() {
	const view = useFeatureCard('monitor', { needsOwner: 'to-work' });
	return (
		<FeatureCard
			title={__('Downtime monitoring', 'site-dashboard')}
			view={view}
			offlineText={__('Unavailable in Offline Mode.', 'site-dashboard')}
			offText={__('Checks your site every five minutes and writes to you when it is down.', 'site-dashboard')}
			connectText={__('Connect your account to be told when your site is down.', 'site-dashboard')}
		>
			<Quiet>{__('Your site is being watched. If it goes down, you get an email.', 'site-dashboard')}</Quiet>
		</FeatureCard>
	);
}
