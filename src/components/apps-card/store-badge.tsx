import { __ } from '@wordpress/i18n';
import { useState } from 'react';
import styles from './apps-card.module.css';

interface StoreBadgeProps {
	store: 'ios' | 'android';
	/** The store's own sign; empty: ours is shown. */
	badgeUrl: string;
}

/** The sign of a store; ours takes the place of one that cannot be fetched (DASH-034). */
export function StoreBadge({ store, badgeUrl }: StoreBadgeProps) {
	const [isBroken, setIsBroken] = useState(false);
	const words =
		store === 'ios'
			? __('Get it in the App Store', 'site-dashboard')
			: __('Get it on Google Play', 'site-dashboard');
	if (!badgeUrl || isBroken) {
		return <span className={styles.store}>{words}</span>;
	}
	return (
		<img
			src={badgeUrl}
			alt={words}
			width={120}
			height={40}
			referrerPolicy="no-referrer"
			onError={() => setIsBroken(true)}
		/>
	);
}
