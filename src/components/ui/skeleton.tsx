import { __ } from '@wordpress/i18n';
import styles from './skeleton.module.css';
import { HiddenText } from './text';

interface SkeletonProps {
	/** Final height of what will stand here, in px, so that nothing moves when it arrives. */
	height: number;
	/** Final width, in px; the whole line without it. */
	width?: number;
}

/** The place of something that is loading. */
export function Skeleton({ height, width }: SkeletonProps) {
	return (
		<>
			<span className={styles.skeleton} style={{ blockSize: height, inlineSize: width }} aria-hidden="true" />
			<HiddenText>{__('Loading…', 'site-dashboard')}</HiddenText>
		</>
	);
}
