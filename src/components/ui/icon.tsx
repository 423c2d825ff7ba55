import styles from './icon.module.css';

/** Line drawings on a grid of 24. */
const PATHS = {
	check: 'M5 12.5l4.5 4.5L19 7.5',
	close: 'M7 7l10 10M17 7L7 17',
	info: 'M12 3.5a8.5 8.5 0 100 17 8.5 8.5 0 000-17zM12 11v5.5M12 7.6v.1',
	search: 'M10.5 4.5a6 6 0 100 12 6 6 0 000-12zM15 15l4.5 4.5',
	warning: 'M12 4l9 15.5H3zM12 10v4.5M12 17v.1',
} as const;

export type IconName = keyof typeof PATHS;

/** A decoration: the words beside it say the same. 24 px unless told otherwise (UI-008). */
export function Icon({ name, size = 24 }: { name: IconName; size?: number }) {
	return (
		<svg className={styles.icon} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
			<path d={PATHS[name]} />
		</svg>
	);
}
