import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { safeUrl } from '../../lib/links';
import { Button } from './button';
import { Icon } from './icon';
import styles from './text.module.css';

/** Secondary text. */
export function MutedText({ children, id }: { children: ReactNode; id?: string }) {
	return (
		<p className={styles.quiet} id={id}>
			{children}
		</p>
	);
}

/** Text for screen readers alone. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
	return <span className={styles.hidden}>{children}</span>;
}

interface FailureProps {
	text: string;
	onRetry?: () => void;
	id?: string;
}

/** A failure beside its cause: why, and a way to try again. */
export function ErrorMessage({ text, onRetry, id }: FailureProps) {
	return (
		<div className={styles.error} id={id}>
			<span className={styles.message}>
				<Icon name="warning" />
				<bdi>{text}</bdi>
			</span>
			{onRetry && (
				<Button
					kind="tertiary"
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

/** The button goes with its error: the focus stays on the part it was in. */
function keepFocus(): void {
	const target = document.activeElement?.closest<HTMLElement>('[tabindex="-1"], section');
	if (target) {
		target.tabIndex = -1;
		target.focus({ preventScroll: true });
	}
}

interface ExternalLinkProps {
	href: string;
	/** Heard before the browser follows the link. */
	onClick?: () => void;
	className?: string;
	children: ReactNode;
}

/**
 * A link that leaves the site in a new tab, and says so (SHELL-027): in words here, by an icon that the base
 * styles draw. An unsafe URL is plain text.
 */
export function ExternalLink({ href, children, ...props }: ExternalLinkProps) {
	const url = safeUrl(href);
	if (!url) {
		return <span>{children}</span>;
	}
	return (
		// eslint-disable-next-line no-restricted-syntax -- The one place.
		<a href={url} target="_blank" rel="noopener noreferrer" {...props}>
			{children}
			<VisuallyHidden> {__('(opens in a new tab)', 'site-dashboard')}</VisuallyHidden>
		</a>
	);
}
