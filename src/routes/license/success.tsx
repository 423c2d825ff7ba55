import { __ } from '@wordpress/i18n';
import { useEffect, useRef } from 'react';
import { LinkButton } from '../../components/ui/action';
import { ScreenHeading } from '../../components/ui/screen-heading';
import { ExternalLink } from '../../components/ui/text';
import styles from './license.module.css';
import { useSuccess } from './use-success';

const PARTY = '\u{1F389}';

/** What the license brought, and where to go on. Takes the place of the form, and the focus (LIC-013 to LIC-019). */
export function Success({ productId }: { productId: number }) {
	const { title, text, cloudUrl, action, next } = useSuccess(productId);
	const content = useRef<HTMLDivElement>(null);
	useEffect(() => content.current?.querySelector<HTMLElement>('[data-screen-heading]')?.focus(), []);
	return (
		<div className={styles.form} ref={content}>
			<ScreenHeading>{`${title} ${PARTY}`}</ScreenHeading>
			<p>{text}</p>
			<ExternalLink href={cloudUrl}>{__('Go to your cloud dashboard', 'site-dashboard')}</ExternalLink>
			<div className={styles.action}>
				{action && <LinkButton kind="primary" isExternal {...action} />}
				<LinkButton kind={action ? 'plain' : 'primary'} {...next} />
			</div>
		</div>
	);
}
