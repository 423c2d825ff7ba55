import { __, sprintf } from '@wordpress/i18n';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { PROVIDER_NAME } from '../../../lib/product';
import { Button } from '../../../components/ui/button';
import { Icon } from '../../../components/ui/icon';
import { ExternalLink } from '../../../components/ui/text';
import styles from './banner.module.css';
import { Choices } from './choices';
import { useIdentityCrisis, type IdentityCrisisView } from './use-identity-crisis';
import { useNoticeArea } from './use-notice-area';

/** In the host's notice area; without one, where it's mounted (CONN-074). */
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
		return <Moved siteUrl={view.siteUrl} onReload={view.onReload} />;
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
				<h2 id={id}>{__('This site’s URL has changed', 'site-dashboard')}</h2>
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
					/* translators: 1: provider name, 2: URL of the site */
					__(
						'%1$s knows this site by another URL than %2$s. To protect both sites, nothing is sent to %1$s until you choose.',
						'site-dashboard',
					),
					PROVIDER_NAME,
					view.siteUrl,
				)}
			</p>
			{view.state === 'explained' ? (
				<p>{__('Ask an administrator to resolve this.', 'site-dashboard')}</p>
			) : (
				<p>
					{__('What happened to this site?', 'site-dashboard')}{' '}
					<ExternalLink href={view.safeModeUrl}>{__('More about Safe Mode', 'site-dashboard')}</ExternalLink>
				</p>
			)}
		</>
	);
}

interface MovedProps {
	siteUrl: string;
	onReload: () => void;
}

/** The site has moved; takes the focus, for the button that had it is gone (CONN-088). */
function Moved({ siteUrl, onReload }: MovedProps) {
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
					/* translators: 1: provider name, 2: URL of the site */
					__('%1$s now uses %2$s for this site. Reload the page to continue.', 'site-dashboard'),
					PROVIDER_NAME,
					siteUrl,
				)}
			</p>
			<Button kind="primary" onClick={onReload}>
				{__('Reload page', 'site-dashboard')}
			</Button>
		</section>
	);
}
