import { __, sprintf } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { type UpgradeFeature, upgradePage } from '../../lib/catalog/upgrades';
import { paths } from '../../lib/paths';
import { selectHasConnectedOwner } from '../../state/connection/slice';
import { useAppSelector } from '../../state/hooks';
import { selectAdminUrl } from '../../state/page/slice';
import { Promotion } from '../promotion/promotion';
import { PriceSlot } from './price-slot';

interface UpgradeBannerProps {
	/** What is sold; its name in the events, too. */
	feature: UpgradeFeature;
	/** Name of the feature as users know it. */
	name: string;
	/** The screen it's on. */
	location?: string;
	title: string;
	/** One plain sentence on what the user would get. */
	children: ReactNode;
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
	const { offer, href } = useUpgradeBanner(feature, name);
	return offer === 'upgrade' ? (
		<Promotion
			feature={feature}
			location={location}
			isForSale
			title={title}
			isTitleHidden
			price={location === 'dashboard' && <PriceSlot feature={feature} />}
			action={{ label, href }}
			isQuiet
		>
			{children}
		</Promotion>
	) : (
		<Promotion
			feature={feature}
			location={location}
			offer="connect"
			/* translators: %s: name of a feature */
			title={sprintf(__('Connect your account to get %s', 'site-dashboard'), name)}
			action={{ label: __('Connect', 'site-dashboard'), href }}
			isQuiet
		>
			{children}
		</Promotion>
	);
}

type UpgradeBannerView =
	/** Somebody owns the connection, so the site can buy (DASH-042). */
	| { offer: 'upgrade'; href: string }
	/** An account has to be connected first (DASH-041). */
	| { offer: 'connect'; href: string };

/** What a location that sells can offer now. `name` is the feature's, as users know it. */
function useUpgradeBanner(feature: UpgradeFeature, name: string): UpgradeBannerView {
	const hasOwner = useAppSelector(selectHasConnectedOwner);
	const adminUrl = useAppSelector((state) => selectAdminUrl(state));
	return hasOwner
		? { offer: 'upgrade', href: upgradePage(feature, adminUrl) }
		: { offer: 'connect', href: paths.connectUser.href({ feature: name }) };
}
