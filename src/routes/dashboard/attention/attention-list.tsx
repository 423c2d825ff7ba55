import classNames from 'classnames';
import { __, _n, sprintf } from '@wordpress/i18n';
import { useId, useState } from 'react';
import { formatNumber } from '../../../lib/locale';
import { ActionControl } from '../../../components/ui/action';
import { Button } from '../../../components/ui/button';
import { Icon, type IconName } from '../../../components/ui/icon';
import { MutedText, VisuallyHidden } from '../../../components/ui/text';
import { useAge } from '../../../components/ui/use-age';
import type { AttentionTone } from './attention-items';
import type { AttentionLine } from './attention-lines';
import styles from './attention.module.css';
import { useAttention } from './use-attention';

/** Empty while nothing needs it. */
export function AttentionStatus() {
	const { lines, staleAt } = useAttention();
	if (staleAt !== null) {
		return <Stale checkedAt={staleAt} />;
	}
	return lines.length > 0 ? <AttentionList lines={lines} /> : null;
}

/** The cards show the last visit. `checkedAt`: in ms. */
function Stale({ checkedAt }: { checkedAt: number }) {
	const age = useAge(checkedAt);
	return (
		<MutedText>
			{
				/* translators: %s: how long ago, such as "2 hours ago" or "just now" */
				sprintf(__('Checked %s. Checking again…', 'site-dashboard'), age)
			}
		</MutedText>
	);
}

const ICONS: Readonly<Record<AttentionTone, IconName>> = {
	error: 'warning',
	warning: 'warning',
	info: 'info',
};

/** A sentence and an action each: the most urgent, and the others on demand. */
function AttentionList({ lines }: { lines: readonly AttentionLine[] }) {
	const id = useId();
	const [isOpen, setIsOpen] = useState(false);
	const others = lines.length - 1;
	return (
		<section
			className={classNames(styles.attention, styles[lines[0]?.tone ?? 'info'], isOpen && styles.open)}
			aria-labelledby={id}
		>
			<h2 id={id}>
				<VisuallyHidden>{__('Needs attention', 'site-dashboard')}</VisuallyHidden>
			</h2>
			<ol className={styles.list}>
				{(isOpen ? lines : lines.slice(0, 1)).map(({ kind, tone, text, action }) => (
					<li className={styles.line} key={kind} data-tone={tone}>
						<Icon name={ICONS[tone]} size={20} />
						<span className={styles.text} role={kind === 'silent' ? 'status' : undefined}>
							{text}
						</span>
						{action && <ActionControl action={action} kind="tertiary" />}
					</li>
				))}
			</ol>
			{others > 0 && (
				<Button kind="tertiary" isExpanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
					{isOpen
						? __('Show less', 'site-dashboard')
						: sprintf(
								/* translators: %s: a number of things that need attention */
								_n('Show %s more', 'Show %s more', others, 'site-dashboard'),
								formatNumber(others),
							)}
				</Button>
			)}
		</section>
	);
}
