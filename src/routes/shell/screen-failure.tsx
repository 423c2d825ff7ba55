import { __ } from '@wordpress/i18n';
import { Fault } from '../../components/ui/fault';
import styles from './shell.module.css';

/** In place of a screen that failed: why, and a way on. Never a blank page. */
export function ScreenFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
	return (
		<div className={styles.failure} role="alert">
			<Fault
				error={error}
				missing={__('This screen couldn’t load. Check your connection and try again.', 'site-dashboard')}
				onRetry={onRetry}
			/>
		</div>
	);
}
