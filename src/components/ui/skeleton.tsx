import { __ } from '@wordpress/i18n';
import styles from './skeleton.module.css';
import { VisuallyHidden } from './text';

interface SkeletonProps {
	/** Final height of what will stand here, in px, so that nothing moves when it arrives. */
	height: number;
}

/** The place of something that is loading. */
export function Skeleton({ height }: SkeletonProps) {
	return (
		<span className={styles.skeleton} style={{ blockSize: height }}>
			<VisuallyHidden>{__('Loading…', 'site-dashboard')}</VisuallyHidden>
		</span>
	);
}
