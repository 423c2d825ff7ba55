import { mayPrefetch } from '../../lib/network';
import type { UpgradeFeature } from '../../lib/catalog/upgrades';
import { lazyPart } from '../ui/lazy-part';
import styles from './price-slot.module.css';

// Its code is there before the page is at rest, so that its call goes with the others of that moment.
const OfferPrice = lazyPart(
	() => import(/* webpackChunkName: "offer-price" */ './offer-price').then((chunk) => chunk.OfferPrice),
	{ isOptional: true },
);

/** The place of a price, which is kept. */
export const PriceSlot = ({ feature }: { feature: UpgradeFeature }) => (
	<span className={styles.price}>{mayPrefetch() && <OfferPrice feature={feature} />}</span>
);
