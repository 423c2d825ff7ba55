import { __, _n, sprintf } from '@wordpress/i18n';
import { useId, useState } from 'react';
import { formatNumber } from '../../lib/locale';
import { ActionControl } from '../ui/action';
import { Button } from '../ui/button';
import { Icon } from '../ui/icon';
import { HiddenText } from '../ui/text';
import styles from './attention.module.css';
import type { AttentionLine } from './attention-lines';
import { useAttention } from './use-attention';

/**
 * What needs attention, above everything else, most urgent first. Much of it is known only after the page was painted, and nothing may
 * move then: a place is kept for one line, and what arrives beyond it waits behind a button.
 */
export function Attention() {
	const view = useAttention();
	const [places] = useState(view.state === 'lines' ? view.lines.length : 1);
	if (view.state === 'none') {
		return null;
	}
	return (
		<div className={styles.place}>
			{view.state === 'lines' ? (
				<List lines={view.lines} places={places} />
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

function List({ lines, places }: { lines: AttentionLine[]; places: number }) {
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
