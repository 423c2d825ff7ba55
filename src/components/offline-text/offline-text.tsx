import { __, sprintf } from '@wordpress/i18n';
import { PROVIDER_NAME } from '../../lib/product';
import { Quiet } from '../ui/text';

/** The site cannot be connected, and why (CONN-023, CONN-024). */
export function SiteOffline() {
	return (
		<Quiet>
			{sprintf(
				/* translators: %s: provider name */
				__('Your site is in Offline Mode, so it can not be connected to %s.', 'site-dashboard'),
				PROVIDER_NAME,
			)}
		</Quiet>
	);
}

/** No account can be linked, and why (CONN-031). */
export function AccountOffline() {
	return (
		<Quiet>
			{sprintf(
				/* translators: %s: provider name */
				__('The site is in Offline Mode, so you can not connect to %s.', 'site-dashboard'),
				PROVIDER_NAME,
			)}
		</Quiet>
	);
}
