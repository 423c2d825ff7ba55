import { _n, sprintf } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { formatNumber } from '../../lib/locale';
import { CardLinks } from '../service-card/service-card';
import { TrackedLink } from '../tracking/tracked-link';
import { ErrorMessage } from '../ui/text';

/** The number of threats, and the way to deal with them (DASH-062, DASH-066). */
export function Threats({ count, children }: { count: number; children: ReactNode }) {
	return (
		<div role="alert">
			<ErrorMessage
				text={sprintf(
					/* translators: %s: a number */
					_n(
						'%s threat found. Review it as soon as you can.',
						'%s threats found. Review them as soon as you can.',
						count,
						'site-dashboard',
					),
					formatNumber(count),
				)}
			/>
			<CardLinks>{children}</CardLinks>
		</div>
	);
}

/** Leads to the scans, away from this site. */
export function ScanLink({ href, children }: { href: string; children: string }) {
	return (
		<TrackedLink
			href={href}
			click={{ target: 'at-a-glance', type: 'scans-link', feature: 'scans' }}
			isExternal
		>
			{children}
		</TrackedLink>
	);
}
