import { __, sprintf } from '@wordpress/i18n';
import { PROVIDER_NAME } from '../../../lib/product';
import { CurrentAddress } from '../current-address';
import type { SettingsGroup } from './group';

/** The cards of the Security tab, in order (SEC-001). */
export const SECURITY_GROUPS: readonly SettingsGroup[] = [
	{
		id: 'monitor',
		title: () => __('Downtime monitoring', 'site-dashboard'),
		module: 'monitor',
		toggleLabel: () => __('Tell me when my site is down', 'site-dashboard'),
		description: () =>
			__('Your site is checked every five minutes. When it is down, you get an email.', 'site-dashboard'),
		connectPrompt: () => __('Connect to set up your status alerts.', 'site-dashboard'),
		options: [],
	},
	{
		id: 'brute-force',
		title: () => __('Brute force protection', 'site-dashboard'),
		module: 'protect',
		toggleLabel: () => __('Block attempts to guess passwords', 'site-dashboard'),
		description: () =>
			__('Addresses that try many passwords, here or on other sites, cannot sign in.', 'site-dashboard'),
		connectPrompt: () => __('Connect to set up brute force attack protection.', 'site-dashboard'),
		Extra: CurrentAddress,
		options: [
			{
				kind: 'lines',
				name: 'jetpack_protect_global_whitelist',
				label: () => __('Always allowed IP addresses', 'site-dashboard'),
				help: () =>
					sprintf(
						/* translators: 1: an IPv4 address, 2: an IPv6 address, 3: a range of addresses */
						__('One a line: IPv4 (%1$s), IPv6 (%2$s) or a range (%3$s).', 'site-dashboard'),
						'12.12.12.1',
						'2001:db8::1',
						'12.12.12.1-12.12.12.100',
					),
				keptText: () =>
					__('The list was not stored: the site found a line in it that is no IP address.', 'site-dashboard'),
			},
		],
	},
	{
		id: 'sso',
		/* translators: %s: provider name */
		title: () => sprintf(__('%s login', 'site-dashboard'), PROVIDER_NAME),
		module: 'sso',
		toggleLabel: () =>
			/* translators: %s: provider name */
			sprintf(__('Allow users to log in with a %s account', 'site-dashboard'), PROVIDER_NAME),
		description: () => __('Adds a second way to sign in to this site.', 'site-dashboard'),
		connectPrompt: () =>
			/* translators: %s: provider name */
			sprintf(__('Connect to enable %s Secure Sign-On.', 'site-dashboard'), PROVIDER_NAME),
		options: [
			{
				kind: 'toggle',
				name: 'jetpack_sso_match_by_email',
				label: () => __('Match accounts by their email address', 'site-dashboard'),
			},
			{
				kind: 'toggle',
				name: 'jetpack_sso_require_two_step',
				label: () => __('Require two-step authentication', 'site-dashboard'),
			},
		],
	},
];
