import { __, sprintf } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { type UpgradeFeature, upgradePage } from '../../lib/catalog/upgrades';
import { shallowEqual, useAppSelector } from '../../state/hooks';
import { selectConnectReason } from '../../state/modules/slice';
import { selectAdminUrl } from '../../state/page/urls';
import { buyOrConnect } from '../../state/page/upgrade-links';
import { Promotion } from '../promotion/promotion';
import { MutedText } from '../ui/text';
import { mayPrefetch } from '../../lib/intent';
import { lazyPart } from '../ui/lazy';
import styles from './price-slot.module.css';

interface UpgradeBannerProps {
	/** The feature on offer, by its name in the events, too. */
	feature: UpgradeFeature;
	/** Name of the feature as users know it. */
	name: string;
	/** The screen it's on. */
	location?: string;
	title: string;
	/** One plain sentence on what the user would get. */
	children?: ReactNode;
	/** Of the call to action; "Upgrade" without. */
	label?: string;
}

/**
 * The offer, the last line of a card: sells a feature if somebody owns the connection, otherwise asks to
 * connect (DASH-041, DASH-042).
 */
export function UpgradeBanner({
	feature,
	name,
	location = 'dashboard',
	title,
	children,
	label = __('Upgrade', 'site-dashboard'),
}: UpgradeBannerProps) {
	const { offer, href } = useAppSelector(
		(state) => buyOrConnect(state, { label, href: upgradePage(feature, selectAdminUrl(state)) }, name),
		shallowEqual,
	);
	const isForSale = offer === 'upgrade';
	const reason = useAppSelector(selectConnectReason);
	if (reason && !isForSale) {
		return <MutedText>{reason}</MutedText>;
	}
	return (
		<Promotion
			feature={feature}
			location={location}
			offer={offer}
			isForSale={isForSale}
			title={
				isForSale
					? title
					: /* translators: %s: name of a feature */
						sprintf(__('Connect your account to get %s', 'site-dashboard'), name)
			}
			isTitleHidden={isForSale}
			price={isForSale && <PriceSlot feature={feature} />}
			action={{ label: isForSale ? label : __('Connect', 'site-dashboard'), href }}
			isQuiet
		>
			{children}
		</Promotion>
	);
}

// Its code is there before the page is at rest, so that its call goes with the others of that moment.
const OfferPrice = lazyPart('OfferPrice', () => import(/* webpackChunkName: "below" */ './offer-price'), {
	isOptional: true,
});

/** The place of a price, which is kept. */
export const PriceSlot = ({ feature }: { feature: UpgradeFeature }) => (
	<span className={styles.price}>{mayPrefetch() && <OfferPrice feature={feature} />}</span>
);
