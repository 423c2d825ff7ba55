import { __ } from '@wordpress/i18n';
import styles from './icon.module.css';

/** Line drawings on a grid of 24. */
const PATHS = {
	check: 'M5 12.5l4.5 4.5L19 7.5',
	'chevron-down': 'M6.5 9.5l5.5 5.5 5.5-5.5',
	close: 'M7 7l10 10M17 7L7 17',
	help: 'M12 3.5a8.5 8.5 0 100 17 8.5 8.5 0 000-17zM9.6 9.6a2.4 2.4 0 113.6 2.1c-.8.5-1.2.9-1.2 1.9M12 16.4v.1',
	info: 'M12 3.5a8.5 8.5 0 100 17 8.5 8.5 0 000-17zM12 11v5.5M12 7.6v.1',
	lock: 'M6 11h12v8.5H6zM8.5 11V8a3.5 3.5 0 017 0v3',
	search: 'M10.5 4.5a6 6 0 100 12 6 6 0 000-12zM15 15l4.5 4.5',
	star: 'M12 4l2.5 5.1 5.5.8-4 3.9 1 5.5-5-2.6-5 2.6 1-5.5-4-3.9 5.5-.8z',
	warning: 'M12 4l9 15.5H3zM12 10v4.5M12 17v.1',
} as const;

export type IconName = keyof typeof PATHS;

/** Decorative: the words beside it say the same. 24 px by default (UI-008). */
export function Icon({ name, size = 24 }: { name: IconName; size?: number }) {
	return (
		<svg className={styles.icon} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
			<path d={PATHS[name]} />
		</svg>
	);
}

/** Announces that something is loading (UI-009); beside words that say so, use a skeleton. */
export function LoadingIcon({ size = 24 }: { size?: number }) {
	return (
		<svg
			className={styles.loading}
			width={size}
			height={size}
			viewBox="0 0 24 24"
			role="img"
			aria-label={__('Loading…', 'site-dashboard')}
		>
			<path d="M12 3.5a8.5 8.5 0 108.5 8.5" />
		</svg>
	);
}
