import { __, _n } from '@wordpress/i18n';
import { formatNumber } from '../../lib/locale';
import { FeatureCard } from '../feature-card/feature-card';
import { Skeleton } from '../ui/skeleton';
import { Failure, Figure, Quiet } from '../ui/text';
import { useProtectCard, type ProtectCount } from './use-protect-card';

/** Brute force protection: how many attempts to guess a password were blocked (DASH-084, DASH-085). */
export function ProtectCard() {
	const { view, count } = useProtectCard();
	return (
		<FeatureCard
			title={__('Brute force protection', 'site-dashboard')}
			view={view}
			offlineText={__('Unavailable in Offline Mode', 'site-dashboard')}
			offText={__('Blocks attempts to guess the passwords of your site.', 'site-dashboard')}
			connectText={__('Connect your account to block attempts to guess passwords.', 'site-dashboard')}
		>
			<Count count={count} />
		</FeatureCard>
	);
}

function Count({ count }: { count: ProtectCount }) {
	switch (count.status) {
		case 'loading':
			return <Skeleton height={64} />;
		case 'failed':
			return <Failure text={count.text} onRetry={count.onRetry} />;
		case 'none':
			return <Quiet>{__('Data will display here soon!', 'site-dashboard')}</Quiet>;
		case 'counted':
			return (
				<>
					<Figure>{formatNumber(count.count)}</Figure>
					<Quiet>
						{_n('blocked sign-in attempt', 'blocked sign-in attempts', count.count, 'site-dashboard')}
					</Quiet>
				</>
			);
	}
}
