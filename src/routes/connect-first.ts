import { __ } from '@wordpress/i18n';
import { PATHS } from './paths';

/** Stands for a checkout where nobody owns the connection: an account comes first (DASH-041). `name`: what was to be bought. */
export const connectFirst = (name: string) => ({
	label: __('Connect your account to upgrade', 'site-dashboard'),
	href: `#${PATHS.connectUser}?feature=${encodeURIComponent(name)}`,
});
