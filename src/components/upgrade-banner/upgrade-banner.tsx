import { __, sprintf } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { Promotion } from '../promotion/promotion';
import { useUpgradeBanner } from './use-upgrade-banner';

interface UpgradeBannerProps {
	/** Its name in the events: scan, akismet, backups, search, videopress … */
	feature: string;
	/** Key of the product's page: akismet, backup, scan, search, security, videopress. */
	product: string;
	/** Slug of what is sold. */
	plan: string;
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
	product,
	plan,
	name,
	place = 'dashboard',
	title,
	children,
	label = __('Upgrade', 'site-dashboard'),
}: UpgradeBannerProps) {
	const { offer, href } = useUpgradeBanner(product, name);
	return offer === 'upgrade' ? (
		<Promotion feature={feature} place={place} plan={plan} title={title} action={{ label, href }} isQuiet>
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
