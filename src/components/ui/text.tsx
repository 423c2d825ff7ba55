import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { safeUrl } from '../../lib/links';
import { Button } from './button';
import { Icon } from './icon';
import styles from './text.module.css';

/** Secondary text. */
export function Quiet({ children, id }: { children: ReactNode; id?: string }) {
	return (
		<p className={styles.quiet} id={id}>
			{children}
		</p>
	);
}

/** A number worth reading from afar. */
export function Figure({ children }: { children: ReactNode }) {
	return <p className={styles.figure}>{children}</p>;
}

/** Text for screen readers alone. */
export function HiddenText({ children }: { children: ReactNode }) {
	return <span className={styles.hidden}>{children}</span>;
}

interface FailureProps {
	text: string;
	onRetry?: () => void;
	id?: string;
}

/** A failure beside its cause: why, and a way to try again. */
export function Failure({ text, onRetry, id }: FailureProps) {
	return (
		<div className={styles.error} id={id}>
			<Icon name="warning" />
			<span>{text}</span>
			{onRetry && (
				<Button
					kind="quiet"
					onClick={() => {
						keepFocus();
						onRetry();
					}}
				>
					{__('Try again', 'site-dashboard')}
				</Button>
			)}
		</div>
	);
}

/** The button goes with its failure: the focus, and with it the reader, stays at the part that it stood in. */
function keepFocus(): void {
	const place = document.activeElement?.closest<HTMLElement>('[tabindex="-1"], section');
	if (place) {
		place.tabIndex = -1;
		place.focus({ preventScroll: true });
	}
}

interface ExternalLinkProps {
	href: string;
	/** Heard before the browser follows the link. */
	onClick?: () => void;
	children: ReactNode;
}

/** A link that leaves the site in a new tab, and says so (SHELL-027). An unsafe address is plain text. */
export function ExternalLink({ href, onClick, children }: ExternalLinkProps) {
	const url = safeUrl(href);
	if (!url) {
		return <span>{children}</span>;
	}
	return (
		<a href={url} target="_blank" rel="noopener noreferrer" onClick={onClick}>
			{children}
			<HiddenText> {__('(opens in a new tab)', 'site-dashboard')}</HiddenText>
		</a>
	);
}
