import { __, sprintf } from '@wordpress/i18n';
import { PROVIDER_NAME } from '../../lib/product';
import type { ModuleBlock } from '../../state/modules/selectors';

/** Why a module cannot be switched, and who can, as a sentence. */
export function blockReason(block: ModuleBlock): string {
	switch (block) {
		case 'override-active':
			return __('This feature has been enabled by a site administrator.', 'site-dashboard');
		case 'override-inactive':
			return __('This feature has been disabled by a site administrator.', 'site-dashboard');
		case 'override-managed':
			return __('This feature is being managed by a site administrator.', 'site-dashboard');
		case 'offline':
			return __('Unavailable in Offline Mode', 'site-dashboard');
		case 'needs-owner':
			return sprintf(
				/* translators: %s: provider name */
				__('An administrator has to connect an account at %s first.', 'site-dashboard'),
				PROVIDER_NAME,
			);
	}
}
