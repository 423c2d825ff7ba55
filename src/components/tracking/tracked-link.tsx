import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import type { EventProperties } from '../../lib/analytics';
import { safeUrl } from '../../lib/links';
import { HiddenText } from '../ui/text';
import { useTrackedClick } from './use-tracked-click';

interface TrackedLinkProps {
	href: string;
	/** Properties of the recorded click, as in the table of events. */
	click: EventProperties;
	/** It leads away from this site, in a new tab. */
	isExternal?: boolean;
	className?: string;
	children: ReactNode;
}

/** A link whose click is recorded. An unsafe address is plain text. */
export function TrackedLink({ href, click, isExternal, className, children }: TrackedLinkProps) {
	const onClick = useTrackedClick(click);
	const url = safeUrl(href);
	if (!url) {
		return <span>{children}</span>;
	}
	return isExternal ? (
		<a className={className} href={url} onClick={onClick} target="_blank" rel="noopener noreferrer">
			{children}
			<HiddenText> {__('(opens in a new tab)', 'site-dashboard')}</HiddenText>
		</a>
	) : (
		<a className={className} href={url} onClick={onClick}>
			{children}
		</a>
	);
}
