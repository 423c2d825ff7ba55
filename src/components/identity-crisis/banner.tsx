import { __, sprintf } from '@wordpress/i18n';
import { useId, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { PROVIDER_NAME } from '../../lib/product';
import { Icon } from '../ui/icon';
import { ExternalLink } from '../ui/text';
import styles from './banner.module.css';
import { Choices } from './choices';
import { Moved } from './moved';
import { useIdentityCrisis, type IdentityCrisisView } from './use-identity-crisis';
import { useNoticeArea } from './use-notice-area';

/** Stands in the host's notice area; where there is none, where it is mounted (CONN-074). */
export function Banner() {
	const area = useNoticeArea(styles.area);
	switch (area.state) {
		case 'ready':
			return createPortal(<Content />, area.element);
		case 'missing':
			return (
				<div className={styles.area}>
					<Content />
				</div>
			);
		default:
			return null;
	}
}

function Content() {
	const view = useIdentityCrisis();
	if (view.state === 'moved') {
		return <Moved address={view.address} onReload={view.onReload} />;
	}
	return (
		<Frame>
			<Explanation view={view} />
			{view.state === 'choices' && <Choices view={view} />}
		</Frame>
	);
}

function Frame({ children }: { children: ReactNode }) {
	const id = useId();
	return (
		<section className={styles.banner} aria-labelledby={id}>
			<div className={styles.heading}>
				<Icon name="warning" />
				<h2 id={id}>{__('The address of this site has changed', 'site-dashboard')}</h2>
			</div>
			{children}
		</section>
	);
}

function Explanation({ view }: { view: Exclude<IdentityCrisisView, { state: 'moved' }> }) {
	return (
		<>
			<p>
				{sprintf(
					/* translators: 1: provider name, 2: address of the site */
					__(
						'%1$s knows this site under another address than %2$s. So that neither site harms the other, the connection is in safe mode: nothing is sent to %1$s.',
						'site-dashboard',
					),
					PROVIDER_NAME,
					view.address,
				)}
			</p>
			{view.state === 'explained' ? (
				<p>{__('An administrator of this site has to decide how it goes on.', 'site-dashboard')}</p>
			) : (
				<p>
					{__('Is this a copy, has the site moved, or is this a new site?', 'site-dashboard')}{' '}
					<ExternalLink href={view.safeModeUrl}>{__('More about safe mode', 'site-dashboard')}</ExternalLink>
				</p>
			)}
		</>
	);
}
