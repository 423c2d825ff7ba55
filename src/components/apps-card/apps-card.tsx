import { __, sprintf } from '@wordpress/i18n';
import { PRODUCT_NAME } from '../../lib/product';
import { TrackedLink } from '../tracking/tracked-link';
import { Card } from '../ui/card';
import { AppPitch } from './app-pitch';
import styles from './apps-card.module.css';
import { StoreBadge } from './store-badge';
import { useAppsCard } from './use-apps-card';

/** The site on the phone: the store's own sign there, a code to read elsewhere (DASH-026, DASH-032 to DASH-034). */
export function AppsCard() {
	const { offer, href, page } = useAppsCard();
	return (
		<Card
			/* translators: %s: product name */
			title={sprintf(__('%s mobile app', 'site-dashboard'), PRODUCT_NAME)}
			level={2}
		>
			<AppPitch
				iconSize={25}
				device={offer.device}
				text={__('Write, answer and look after your site from wherever you are.', 'site-dashboard')}
			>
				{offer.device === 'other' ? (
					<TrackedLink href={href} isExternal click={{ target: 'jetpack-apps-link', page }}>
						{__('Get the app', 'site-dashboard')}
					</TrackedLink>
				) : (
					<TrackedLink
						className={styles.badge}
						href={href}
						isExternal
						click={{ target: 'apps-card', button: 'apps-download', page, store: offer.device }}
					>
						<StoreBadge store={offer.device} badgeUrl={offer.badgeUrl} />
					</TrackedLink>
				)}
			</AppPitch>
		</Card>
	);
}
