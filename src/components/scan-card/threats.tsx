import { _n, sprintf } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { formatNumber } from '../../lib/locale';
import { CardLinks } from '../service-card/service-card';
import { TrackedLink } from '../tracking/tracked-link';
import { Failure } from '../ui/text';

/** How many threats there are, and where they are seen to (DASH-062, DASH-066). */
export function Threats({ count, children }: { count: number; children: ReactNode }) {
	return (
		<div role="alert">
			<Failure
				text={sprintf(
					/* translators: %s: a number */
					_n(
						'%s threat was found. Please see to it soon.',
						'%s threats were found. Please see to them soon.',
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
