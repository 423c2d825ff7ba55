import { __ } from '@wordpress/i18n';
import styles from './skeleton.module.css';
import { VisuallyHidden } from './text';

interface SkeletonProps {
	/** Final height of what will stand here, in px, so that nothing moves when it arrives. */
	height: number;
	/** Nobody waits for it yet: what's below the screen shows meanwhile. */
	isLater?: boolean;
}

/** The place of something that is loading. */
export function Skeleton({ height, isLater = false }: SkeletonProps) {
	return (
		<span className={styles.skeleton} style={{ blockSize: height }} data-loading={isLater ? undefined : ''}>
			<VisuallyHidden>{__('Loading…', 'site-dashboard')}</VisuallyHidden>
		</span>
	);
}
