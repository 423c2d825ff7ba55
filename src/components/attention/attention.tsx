import { __ } from '@wordpress/i18n';
import { useState } from 'react';
import { Icon } from '../ui/icon';
import { lazyPart } from '../ui/lazy-part';
import styles from './attention.module.css';
import { useAttention } from './use-attention';

// On most days there is nothing to say.
const AttentionList = lazyPart(() =>
	import(/* webpackChunkName: "attention" */ './attention-list').then((chunk) => chunk.AttentionList),
);

/**
 * What needs attention, above everything else, most urgent first. Much of it is known only after the page was painted, and nothing may
 * move then: a place is kept for one line, and what arrives beyond it waits behind a button.
 */
export function Attention() {
	const view = useAttention();
	const [places] = useState(view.state === 'items' ? view.items.length : 1);
	if (view.state === 'none') {
		return null;
	}
	return (
		<div className={styles.place}>
			{view.state === 'items' ? (
				<AttentionList items={view.items} places={places} />
			) : (
				view.isSure && (
					<p className={styles.calm}>
						<Icon name="check" size={20} />
						{__('Nothing needs your attention.', 'site-dashboard')}
					</p>
				)
			)}
		</div>
	);
}
