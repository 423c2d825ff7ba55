import { __, sprintf } from '@wordpress/i18n';
import { TrackedLink } from '../tracking/tracked-link';

interface SupportLinkProps {
	href: string;
	/** Its name in the events. */
	feature: string;
	/** Name of the feature as users know it. */
	name: string;
}

/** Leads from a card to what support says about its feature (EVT-013). */
export function SupportLink({ href, feature, name }: SupportLinkProps) {
	return (
		<TrackedLink href={href} isExternal click={{ target: 'learn-more', feature }}>
			{
				/* translators: %s: name of a feature */
				sprintf(__('Learn more about %s', 'site-dashboard'), name)
			}
		</TrackedLink>
	);
}
