import { mayPrefetch } from '../../lib/network';
import type { UpgradeFeature } from '../../lib/catalog/upgrades';
import { useIsAtRest } from '../../state/hooks';
import { lazyPart } from '../ui/lazy-part';
import styles from './price-slot.module.css';

const OfferPrice = lazyPart(
	() => import(/* webpackChunkName: "offer-price" */ './offer-price').then((chunk) => chunk.OfferPrice),
	{ isOptional: true },
);

/** The place of a price, which is kept: no price is worth a call before the page is at rest. */
export function PriceSlot({ feature }: { feature: UpgradeFeature }) {
	const isAtRest = useIsAtRest();
	return (
		<span className={styles.price}>{isAtRest && mayPrefetch() && <OfferPrice feature={feature} />}</span>
	);
}
