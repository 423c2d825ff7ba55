import { __, sprintf } from '@wordpress/i18n';
import { PRODUCT_NAME } from '../../lib/product';
import { TrackedLink } from '../tracking/tracked-link';
import { Card } from '../ui/card';
import { Quiet } from '../ui/text';
import styles from './apps-card.module.css';
import { AppsCode } from './apps-code';
import { StoreBadge } from './store-badge';
import { useAppsCard } from './use-apps-card';

/** The site on the phone: the store's own sign there, a code to read elsewhere (DASH-026, DASH-032 to DASH-034). */
export function AppsCard({ isUnderside = false }: { isUnderside?: boolean }) {
	const { offer, href, page } = useAppsCard();
	return (
		<Card
			/* translators: %s: product name */
			title={sprintf(__('%s mobile app', 'site-dashboard'), PRODUCT_NAME)}
			level={2}
		>
			<div className={styles.app}>
				<PhoneIcon size={isUnderside ? 35 : 25} />
				<div className={styles.pitch}>
					<Quiet>
						{__('Write, answer and look after your site from wherever you are.', 'site-dashboard')}
					</Quiet>
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
				</div>
				{offer.device === 'other' && <AppsCode />}
			</div>
		</Card>
	);
}

function PhoneIcon({ size }: { size: number }) {
	return (
		<svg className={styles.icon} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
			<path d="M8 2.5h8a1.5 1.5 0 011.5 1.5v16a1.5 1.5 0 01-1.5 1.5H8A1.5 1.5 0 016.5 20V4A1.5 1.5 0 018 2.5zM11 18.5h2" />
		</svg>
	);
}
