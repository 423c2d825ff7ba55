import { __, _n, sprintf } from '@wordpress/i18n';
import { useId, useState } from 'react';
import { formatNumber } from '../../lib/locale';
import { ActionControl } from '../ui/action';
import { Button } from '../ui/button';
import { Icon } from '../ui/icon';
import { HiddenText } from '../ui/text';
import type { AttentionItem } from '../../state/attention/selectors';
import styles from './attention.module.css';
import { useAttentionLines } from './use-attention-lines';

interface AttentionListProps {
	items: readonly AttentionItem[];
	/** How many lines show before the button for the others. */
	places: number;
}

/** What needs attention, a sentence and an action each, the most urgent first. */
export function AttentionList({ items, places }: AttentionListProps) {
	const lines = useAttentionLines(items);
	const id = useId();
	const [isOpen, setIsOpen] = useState(false);
	const others = lines.length - places;
	return (
		<section className={styles.attention} aria-labelledby={id}>
			<h2 id={id}>
				<HiddenText>{__('What needs attention', 'site-dashboard')}</HiddenText>
			</h2>
			<ol className={styles.list}>
				{(isOpen ? lines : lines.slice(0, places)).map(({ kind, text, action }) => (
					<li className={styles.line} key={kind}>
						<Icon name="warning" size={20} />
						<span className={styles.text}>{text}</span>
						<ActionControl action={action} kind="quiet" />
					</li>
				))}
			</ol>
			{others > 0 && (
				<Button kind="quiet" isExpanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
					{isOpen
						? __('Show less', 'site-dashboard')
						: sprintf(
								/* translators: %s: a number */
								_n('%s more', '%s more', others, 'site-dashboard'),
								formatNumber(others),
							)}
				</Button>
			)}
		</section>
	);
}
