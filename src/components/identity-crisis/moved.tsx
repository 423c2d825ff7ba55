import { __, sprintf } from '@wordpress/i18n';
import { useEffect, useId, useRef } from 'react';
import { PROVIDER_NAME } from '../../lib/product';
import { Button } from '../ui/button';
import { Icon } from '../ui/icon';
import styles from './banner.module.css';

interface MovedProps {
	address: string;
	onReload: () => void;
}

/** The site has moved; takes the focus, for the button that had it is gone (CONN-088). */
export function Moved({ address, onReload }: MovedProps) {
	const id = useId();
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => heading.current?.focus(), []);
	return (
		<section className={styles.banner} aria-labelledby={id} data-tone="success">
			<div className={styles.heading}>
				<Icon name="check" />
				<h2 id={id} ref={heading} tabIndex={-1}>
					{__('The connection has moved here', 'site-dashboard')}
				</h2>
			</div>
			<p>
				{sprintf(
					/* translators: 1: provider name, 2: address of the site */
					__('%1$s knows this site as %2$s now. Load the page anew to go on.', 'site-dashboard'),
					PROVIDER_NAME,
					address,
				)}
			</p>
			<Button kind="primary" onClick={onReload}>
				{__('Load the page anew', 'site-dashboard')}
			</Button>
		</section>
	);
}
