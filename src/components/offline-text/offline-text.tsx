import { __, sprintf } from '@wordpress/i18n';
import { PROVIDER_NAME } from '../../lib/product';
import { MutedText } from '../ui/text';

/** The site cannot be connected, and why (CONN-023, CONN-024). */
export function SiteOffline() {
	return (
		<MutedText>
			{sprintf(
				/* translators: %s: provider name */
				__('Your site is in Offline Mode, so it can not be connected to %s.', 'site-dashboard'),
				PROVIDER_NAME,
			)}
		</MutedText>
	);
}

/** No account can be connected, and why (CONN-031). */
export function AccountOffline() {
	return (
		<MutedText>
			{sprintf(
				/* translators: %s: provider name */
				__('The site is in Offline Mode, so you can not connect to %s.', 'site-dashboard'),
				PROVIDER_NAME,
			)}
		</MutedText>
	);
}
