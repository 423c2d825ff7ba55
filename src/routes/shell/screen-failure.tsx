import { __ } from '@wordpress/i18n';
import { Failure } from '../../components/ui/text';
import styles from './shell.module.css';

/** In place of a screen that failed: why, and a way on. Never a blank page. */
export function ScreenFailure({ onRetry }: { onRetry: () => void }) {
	return (
		<div className={styles.failure} role="alert">
			<Failure
				text={__('This screen could not be shown. Reloading the page may help.', 'site-dashboard')}
				onRetry={onRetry}
			/>
		</div>
	);
}
