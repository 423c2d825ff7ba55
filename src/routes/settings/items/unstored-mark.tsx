import { __ } from '@wordpress/i18n';
import { useRef } from 'react';
import { Button } from '../../../components/ui/button';
import { Quiet } from '../../../components/ui/text';
import { itemOptions } from '../groups/describe';
import type { SettingsItem } from '../groups/group';
import styles from '../settings.module.css';
import { useUnstored } from './use-unstored';

/** Tells an edit that was refused, or that outlived a reload, from what the site has stored, and leads back to that. */
export function UnstoredMark({ item }: { item: SettingsItem }) {
	const options = itemOptions(item);
	return options.length > 0 && <Mark options={options} />;
}

function Mark({ options }: { options: readonly string[] }) {
	const place = useRef<HTMLDivElement>(null);
	const { isUnstored, onRestore } = useUnstored(options);
	return (
		<div ref={place} role="status" className={styles.status}>
			{isUnstored && (
				<div className={styles.unstored}>
					<Quiet>{__('Not saved. The site still has the previous value.', 'site-dashboard')}</Quiet>
					<Button
						kind="quiet"
						onClick={() => {
							focusField(place.current);
							onRestore();
						}}
					>
						{__('Restore the stored value', 'site-dashboard')}
					</Button>
				</div>
			)}
		</div>
	);
}

/** The button goes with what it says: the focus stays at the field. */
const focusField = (mark: HTMLElement | null) =>
	mark?.closest('[data-setting]')?.querySelector<HTMLElement>('input, textarea, select')?.focus();
