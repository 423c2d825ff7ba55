import { __, sprintf } from '@wordpress/i18n';
import { PROVIDER_NAME } from '../../../lib/product';
import { selectSettingFlag } from '../../../state/settings/selectors';
import { selectHasConnectedOwner } from '../../../state/connection/selectors';
import { selectIsModuleActive } from '../../../state/modules/selectors';
import { loadPlugins, pluginsSlice } from '../../../state/plugins/slice';
import { selectRewindState } from '../../../state/rewind/selectors';
import { rewindSlice } from '../../../state/rewind/slice';
import { scanSlice } from '../../../state/scan/slice';
import { vaultPressSlice } from '../../../state/vaultpress/slice';
import { siteFeaturesSlice } from '../../../state/site/slice';
import { wafSlice } from '../../../state/waf/slice';
import { CurrentAddress } from '../security/current-address';
import { akismetKeySlice } from '../../../state/akismet/slice';
import { typedKeySlice } from '../../../state/akismet-key/slice';
import { ADDRESS_LIST } from './address-list';
import { BACKUPS_SCAN } from './backups-scan';
import { ANTI_SPAM } from './anti-spam';
import { FIREWALL } from './firewall';
import type { SettingsGroup, SettingsTab } from './group';

const MONITOR: SettingsGroup = {
	id: 'monitor',
	title: () => __('Downtime monitoring', 'site-dashboard'),
	description: () =>
		__('Your site is checked every five minutes. When it is down, you get an email.', 'site-dashboard'),
	words: () => __('uptime, alerts, outage, email', 'site-dashboard'),
	module: 'monitor',
	needs: ['online', 'owner'],
	connect: { needs: 'owner', text: () => __('Connect to set up your status alerts.', 'site-dashboard') },
	support: 'jetpack-support-monitor',
	items: [
		{
			kind: 'module',
			module: 'monitor',
			label: () => __('Tell me when my site is down', 'site-dashboard'),
		},
		{
			kind: 'link',
			id: 'configure-monitor',
			label: () => __('Choose who is told, and how', 'site-dashboard'),
			redirect: 'calypso-settings-security',
			click: { target: 'configure-monitor' },
			isShown: (state) => selectHasConnectedOwner(state) && selectIsModuleActive(state, 'monitor'),
		},
	],
};

const BRUTE_FORCE: SettingsGroup = {
	id: 'brute-force',
	title: () => __('Brute force protection', 'site-dashboard'),
	description: () =>
		__('Addresses that try many passwords, here or on other sites, cannot sign in.', 'site-dashboard'),
	words: () => __('login, password, lockout, allow list, whitelist, IP address', 'site-dashboard'),
	module: 'protect',
	needs: ['online', 'owner'],
	connect: {
		needs: 'owner',
		text: () => __('Connect to set up brute force attack protection.', 'site-dashboard'),
	},
	support: 'jetpack-support-protect',
	items: [
		{
			kind: 'module',
			module: 'protect',
			label: () => __('Block attempts to guess passwords', 'site-dashboard'),
		},
		{ kind: 'view', id: 'current-address', View: CurrentAddress },
		{
			...ADDRESS_LIST,
			option: 'jetpack_protect_global_whitelist',
			module: 'protect',
			label: () => __('Always allowed IP addresses', 'site-dashboard'),
			keptText: () =>
				sprintf(
					/* translators: 1: a network of addresses, 2: the same as a range */
					__(
						"The list wasn't saved: one line isn't an IP address. Write a network such as %1$s as a range: %2$s.",
						'site-dashboard',
					),
					'10.0.0.0/8',
					'10.0.0.0-10.255.255.255',
				),
		},
	],
};

const SIGN_ON: SettingsGroup = {
	id: 'sso',
	/* translators: %s: provider name */
	title: () => sprintf(__('%s login', 'site-dashboard'), PROVIDER_NAME),
	description: () => __('Adds a second way to sign in to this site.', 'site-dashboard'),
	words: () => __('single sign-on, sign in, two-factor, 2FA', 'site-dashboard'),
	module: 'sso',
	// Whose account it takes is the module's own rule (SEC-037).
	needs: ['online'],
	connect: {
		needs: 'owner',
		text: () =>
			/* translators: %s: provider name */
			sprintf(__('Connect to enable %s Secure Sign-On.', 'site-dashboard'), PROVIDER_NAME),
	},
	support: 'jetpack-support-sso',
	items: [
		{
			kind: 'module',
			module: 'sso',
			label: () =>
				/* translators: %s: provider name */
				sprintf(__('Allow users to log in with a %s account', 'site-dashboard'), PROVIDER_NAME),
		},
		{
			kind: 'toggle',
			module: 'sso',
			option: 'jetpack_sso_match_by_email',
			label: () => __('Match accounts by their email address', 'site-dashboard'),
		},
		{
			kind: 'toggle',
			module: 'sso',
			option: 'jetpack_sso_require_two_step',
			label: () => __('Require two-step authentication', 'site-dashboard'),
		},
	],
};

/** The Security tab (SEC-001). */
export const TAB: SettingsTab = {
	id: 'security',
	title: () => __('Security', 'site-dashboard'),
	isHere: (state) =>
		['sso', 'protect', 'monitor', 'vaultpress'].some((slug) => slug in state.modules.bySlug) ||
		selectRewindState(state) === 'active' ||
		selectSettingFlag(state, 'akismet'),
	groups: [BACKUPS_SCAN, MONITOR, ANTI_SPAM, FIREWALL, BRUTE_FORCE, SIGN_ON],
	searchLoad: (dispatch) => dispatch(loadPlugins()),
	slices: [
		akismetKeySlice,
		pluginsSlice,
		rewindSlice,
		scanSlice,
		siteFeaturesSlice,
		typedKeySlice,
		vaultPressSlice,
		wafSlice,
	],
};
