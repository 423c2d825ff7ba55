import type { ReactNode } from 'react';
import type { EventProperties } from '../../lib/analytics';
import { safeUrl } from '../../lib/links';
import { ExternalLink } from '../ui/text';
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

/** A link whose click is recorded. An unsafe URL is plain text. */
export function TrackedLink({ href, click, isExternal, className, children }: TrackedLinkProps) {
	const onClick = useTrackedClick(click);
	const url = safeUrl(href);
	if (!url) {
		return <span>{children}</span>;
	}
	const View = isExternal ? ExternalLink : 'a';
	return (
		<View className={className} href={url} onClick={onClick}>
			{children}
		</View>
	);
}
