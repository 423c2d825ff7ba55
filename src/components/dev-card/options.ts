import { __ } from '@wordpress/i18n';

/** DEV-003. */
export const roleOptions = () => [
	{ value: 'admin_master', label: __('Admin (master)', 'site-dashboard') },
	{ value: 'admin_secondary', label: __('Admin (secondary)', 'site-dashboard') },
	{ value: 'editor', label: __('Editor', 'site-dashboard') },
	{ value: 'subscriber', label: __('Subscriber', 'site-dashboard') },
];

/** The provider's own words for its states, which are what a developer looks for (DEV-009, DEV-010). */
const named = <const Name extends string>(...names: Name[]) =>
	names.map((name) => ({ value: name, label: name }));

export const REWIND_OPTIONS = named('unavailable', 'provisioning', 'awaiting_credentials', 'active');
export const SCAN_OPTIONS = named('unavailable', 'provisioning', 'idle', 'scanning');

/** DEV-011, DEV-015; a plan that is none of these, but the site's own, stands at the end. */
export function planOptions(current: string) {
	const options = [
		{ value: 'jetpack_free', label: __('Free', 'site-dashboard') },
		{ value: 'jetpack_personal', label: __('Personal', 'site-dashboard') },
		{ value: 'jetpack_premium', label: __('Premium', 'site-dashboard') },
		{ value: 'jetpack_business', label: __('Business', 'site-dashboard') },
		{ value: 'jetpack_security_t1_yearly', label: __('Security 10 GB', 'site-dashboard') },
		{ value: 'jetpack_security_t2_yearly', label: __('Security 1 TB', 'site-dashboard') },
		{ value: 'jetpack_complete', label: __('Complete', 'site-dashboard') },
		{ value: 'jetpack_backup_t0_yearly', label: __('Backup 1 GB', 'site-dashboard') },
		{ value: 'jetpack_backup_t1_yearly', label: __('Backup 10 GB', 'site-dashboard') },
		{ value: 'jetpack_backup_t2_yearly', label: __('Backup 1 TB', 'site-dashboard') },
		{ value: 'jetpack_security_daily', label: __('Security daily (deprecated)', 'site-dashboard') },
		{ value: 'jetpack_security_realtime', label: __('Security real-time (deprecated)', 'site-dashboard') },
		{ value: 'jetpack_backup_daily', label: __('Backup daily (deprecated)', 'site-dashboard') },
		{ value: 'jetpack_backup_realtime', label: __('Backup real-time (deprecated)', 'site-dashboard') },
	];
	return options.some(({ value }) => value === current)
		? options
		: [...options, { value: current, label: current }];
}
