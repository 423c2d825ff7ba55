import { __ } from '@wordpress/i18n';
import classNames from 'classnames';
import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon';
import { leaveNotice } from './leave-notice';
import styles from './notice.module.css';

export type NoticeTone = 'is-success' | 'is-error' | 'is-info' | 'is-warning' | 'is-basic';

const TONES: Record<NoticeTone, { icon: IconName; className?: string }> = {
	'is-success': { icon: 'check', className: styles.isSuccess },
	'is-error': { icon: 'warning', className: styles.isError },
	'is-info': { icon: 'info', className: styles.isInfo },
	'is-warning': { icon: 'warning', className: styles.isWarning },
	'is-basic': { icon: 'info' },
};

interface NoticeProps {
	tone: NoticeTone;
	children: ReactNode;
	/** Without it there is no dismiss control (NOTICE-021). */
	onDismiss?: () => void;
	/** One line high, for the masthead. */
	isCompact?: boolean;
	/** A button, or a link with a URL (NOTICE-018); quiet in a compact notice. */
	action?: ReactNode;
}

/** A message: icon, text, action, dismiss. Who shows it decides how it is announced. */
export function Notice({ tone, children, onDismiss, isCompact = false, action }: NoticeProps) {
	const { icon, className } = TONES[tone];
	return (
		<div className={classNames(styles.notice, className, isCompact && styles.compact)} data-tone={tone}>
			<Icon name={icon} size={20} />
			<div className={styles.text}>
				<div className={styles.words}>{children}</div>
				{action && <div className={styles.action}>{action}</div>}
			</div>
			{onDismiss && (
				<button
					type="button"
					className={styles.dismiss}
					onClick={() => {
						leaveNotice();
						onDismiss();
					}}
					aria-label={__('Dismiss this notice', 'site-dashboard')}
				>
					<Icon name="close" size={20} />
				</button>
			)}
		</div>
	);
}
