import { __, sprintf } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { PRODUCT_NAME } from '../../lib/product';
import type { ConnectOptions } from '../../state/connection/connect';
import { ConnectButton } from '../connect-button/connect-button';
import { TermsNotice } from '../connect-button/terms-notice';
import { ScreenHeading } from '../ui/screen-heading';
import styles from './connect-screen.module.css';
import { ImageSlider, type Slide } from './image-slider';
import { useAutoConnect } from './use-auto-connect';

interface ConnectScreenProps {
	/** The caller's own words take the place of ours (CONN-009). */
	title?: string;
	buttonLabel?: string;
	/** Shown one after the other; no slider without any (CONN-011). */
	images?: readonly Slide[];
	/** Starts the flow on load (CONN-014). */
	startsItself?: boolean;
	/** Where the user comes from and goes to, and whether an account is linked at all. */
	connect?: Pick<ConnectOptions, 'from' | 'redirectUri' | 'skipUserConnection'>;
	/** What the connection gives. */
	children?: ReactNode;
	/** Beside it, where there is room. */
	aside?: ReactNode;
}

/** The way in: what it is for, one button, and what pressing it agrees to (CONN-008 to CONN-014). */
export function ConnectScreen({
	title = __('Over 5 million sites are faster and more secure', 'site-dashboard'),
	buttonLabel,
	images = [],
	startsItself = false,
	connect = {},
	children,
	aside,
}: ConnectScreenProps) {
	/* translators: %s: product name */
	const action = buttonLabel ?? sprintf(__('Set up %s', 'site-dashboard'), PRODUCT_NAME);
	useAutoConnect(startsItself, connect);
	return (
		<div className={styles.screen}>
			<div className={styles.pitch}>
				<ScreenHeading>{title}</ScreenHeading>
				{children}
				<ConnectButton label={action} kind="primary" {...connect} />
				<TermsNotice action={action} />
			</div>
			{images.length > 0 ? <ImageSlider slides={images} /> : aside}
		</div>
	);
}
