import { __, sprintf } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import type { UpgradeFeature } from '../../lib/catalogue/upgrades';
import { Promotion } from '../promotion/promotion';
import { useUpgradeBanner } from './use-upgrade-banner';

interface UpgradeBannerProps {
	/** What is sold; its name in the events, too. */
	feature: UpgradeFeature;
	/** Name of the feature as users know it. */
	name: string;
	/** The screen that it stands on. */
	place?: string;
	title: string;
	/** One plain sentence on what the user would get. */
	children: ReactNode;
	/** Of the call to action; "Upgrade" without. */
	label?: string;
}

/**
 * The offer inside a card. Sells a feature where somebody owns the connection; asks to connect an account first where nobody does (DASH-041, DASH-042). */
export function UpgradeBanner({
	feature,
	name,
	place = 'dashboard',
	title,
	children,
	label = __('Upgrade', 'site-dashboard'),
}: UpgradeBannerProps) {
	const { offer, href } = useUpgradeBanner(feature, name);
	return offer === 'upgrade' ? (
		<Promotion feature={feature} place={place} isForSale title={title} action={{ label, href }} isQuiet>
			{children}
		</Promotion>
	) : (
		<Promotion
			feature={feature}
			place={place}
			offer="connect"
			/* translators: %s: name of a feature */
			title={sprintf(__('Connect your account to upgrade %s', 'site-dashboard'), name)}
			action={{ label: __('Connect', 'site-dashboard'), href }}
			isQuiet
		>
			{children}
		</Promotion>
	);
}
