import { __ } from '@wordpress/i18n';
import classNames from 'classnames';
import { useId, type ReactNode } from 'react';
import { ActionControl, type Action } from './action';
import styles from './banner.module.css';
import { Icon, type IconName } from './icon';
import { IconButton } from './icon-button';

interface BannerProps {
	title: string;
	children?: ReactNode;
	icon?: IconName;
	action: Action;
	onDismiss?: () => void;
	/** One line without frame and icon: for places where even a plain promotion is too loud. */
	isQuiet?: boolean;
	/** The sentence says it all: the title is for screen readers. */
	isTitleHidden?: boolean;
	/** Before the action. */
	price?: ReactNode;
}

/**
 * A promotion: one action, permanently dismissible. At most one under each title: in a card, or beside a
 * section's cards (decision 0012).
 */
export function Banner({
	title,
	children,
	icon = 'star',
	action,
	onDismiss,
	isQuiet = false,
	isTitleHidden = false,
	price,
}: BannerProps) {
	const id = useId();
	return (
		<div className={classNames(styles.banner, isQuiet && styles.quiet)} role="group" aria-labelledby={id}>
			<div className={styles.content}>
				<span className={classNames(styles.lead, Boolean(children) && styles.wide)}>
					{!isQuiet && <Icon name={icon} />}
					<span className={styles.text}>
						<strong className={isTitleHidden ? styles.hidden : styles.title} id={id}>
							{title}
						</strong>{' '}
						{children && <span>{children}</span>}
					</span>
				</span>
				{price}
				<ActionControl action={action} kind="tertiary" />
			</div>
			{onDismiss && (
				<IconButton
					icon="close"
					label={__('Dismiss this offer', 'site-dashboard')}
					isSmall
					onClick={onDismiss}
				/>
			)}
		</div>
	);
}
