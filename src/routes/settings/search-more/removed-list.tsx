import { __ } from '@wordpress/i18n';
import { useId } from 'react';
import { type RemovedSetting, removedText } from '../removed-settings';
import styles from './search-more.module.css';

/** Matches that the site no longer has. */
export function RemovedList({ settings }: { settings: readonly RemovedSetting[] }) {
	const id = useId();
	return (
		<div className={styles.places}>
			<p className={styles.title} id={id}>
				{__('No longer available', 'site-dashboard')}
			</p>
			<ul role="list" className={styles.list} aria-labelledby={id}>
				{settings.map((setting) => (
					<li key={setting.since + setting.label()}>
						<bdi>{setting.label()}</bdi> <span className={styles.section}>{removedText(setting)}</span>
					</li>
				))}
			</ul>
		</div>
	);
}
