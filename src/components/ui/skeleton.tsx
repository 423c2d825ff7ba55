import { __ } from '@wordpress/i18n';
import type { CSSProperties } from 'react';
import styles from './skeleton.module.css';
import { VisuallyHidden } from './text';

/** In px, or as CSS, such as `calc(28px + var(--jpd-control))`: buttons aren't as high on every host. */
export type Height = number | string;

interface SkeletonProps {
	/** Final height of what comes here, so that nothing moves when it arrives. */
	height: Height;
	/** The same where cards are in one column, if it's higher there. */
	narrow?: Height;
	/** Nobody waits for it yet: what's below the screen shows meanwhile. */
	isLater?: boolean;
}

/** The place of something that is loading. */
export function Skeleton({ height, narrow = height, isLater = false }: SkeletonProps) {
	const sizes = { '--height': toCss(height), '--narrow': toCss(narrow) } as CSSProperties;
	return (
		<span className={styles.skeleton} style={sizes} data-loading={isLater ? undefined : ''}>
			<VisuallyHidden>{__('Loading…', 'site-dashboard')}</VisuallyHidden>
		</span>
	);
}

const toCss = (height: Height) => (typeof height === 'number' ? `${height}px` : height);
