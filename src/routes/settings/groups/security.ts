import { __, sprintf } from '@wordpress/i18n';
import { PROVIDER_NAME } from '../../../lib/product';
import { ALLOW_LIST as OWN_LIST } from '../../../rest-api/stored-forms';
import type { RootState } from '../../../state/root-state';
import { selectIsStoredHere } from '../../../state/settings/forms';
import { selectSettingFlag } from '../../../state/settings/slice';
import { selectHasConnectedOwner } from '../../../state/connection/slice';
import { selectHasModule, selectIsModuleActive } from '../../../state/modules/slice';
import { selectRewindState } from '../../../state/rewind/slice';
import { CurrentIp, ALLOW_LIST, IP_LIST } from './allow-list';
import { BACKUPS_SCAN } from './backups-scan';
import { ANTI_SPAM } from './anti-spam';
import { FIREWALL } from './firewall';
import { type SettingsTab, TAB_MODULES } from '../tab-modules';
import type { SettingsGroup } from './group';

const MONITOR: SettingsGroup = {
	id: 'monitor',
	title: () => __('Downtime monitoring', 'site-dashboard'),
	description: () =>
		__('Checks your site every five minutes and emails you if it goes down.', 'site-dashboard'),
	keywords: () => __('uptime, alerts, outage, email', 'site-dashboard'),
	module: 'monitor',
	connect: { needs: 'owner', text: () => __('Connect to set up your status alerts.', 'site-dashboard') },
	support: 'jetpack-support-monitor',
	items: [
		{
			kind: 'module',
			module: 'monitor',
			label: () => __('Get downtime alerts', 'site-dashboard'),
		},
		{
			kind: 'link',
			id: 'configure-monitor',
			label: () => __('Manage alert recipients', 'site-dashboard'),
			redirect: 'calypso-settings-security',
			click: { target: 'configure-monitor' },
			isShown: (state) => selectHasConnectedOwner(state) && selectIsModuleActive(state, 'monitor'),
		},
	],
};

/** Else it has the one of the allow list's card. */
const hasOwnList = (state: RootState) => selectIsStoredHere(state, OWN_LIST);

const BRUTE_FORCE: SettingsGroup = {
	id: 'brute-force',
	title: () => __('Brute force protection', 'site-dashboard'),
	description: () =>
		__(
			'Blocks IP addresses that make too many failed login attempts, here or on other sites.',
			'site-dashboard',
		),
	keywords: () =>
		__('login, password, lockout, allow list, whitelist, IP address, captcha', 'site-dashboard'),
	module: 'protect',
	connect: {
		// Most hosts protect a site that has no owner.
		needs: 'module',
		text: () => __('Connect to set up brute force attack protection.', 'site-dashboard'),
	},
	support: 'jetpack-support-protect',
	items: [
		{
			kind: 'module',
			module: 'protect',
			label: () => __('Block brute force attacks', 'site-dashboard'),
		},
		{ kind: 'view', id: 'current-address', module: 'protect', View: CurrentIp, isHere: hasOwnList },
		{
			...IP_LIST,
			option: OWN_LIST,
			module: 'protect',
			label: () => __('Always allowed IP addresses', 'site-dashboard'),
		},
	],
};

const SIGN_ON: SettingsGroup = {
	id: 'sso',
	/* translators: %s: provider name */
	title: () => sprintf(__('%s login', 'site-dashboard'), PROVIDER_NAME),
	description: () =>
		__('Adds a second way to log in, with optional two-step authentication.', 'site-dashboard'),
	keywords: () => __('single sign-on, SSO, sign in, two-factor, 2FA', 'site-dashboard'),
	module: 'sso',
	// Whose account it takes is the module's own rule (SEC-037).
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
				sprintf(__('Allow login with %s accounts', 'site-dashboard'), PROVIDER_NAME),
		},
		{
			kind: 'toggle',
			module: 'sso',
			option: 'jetpack_sso_match_by_email',
			label: () => __('Match accounts by email address', 'site-dashboard'),
		},
		{
			kind: 'toggle',
			module: 'sso',
			option: 'jetpack_sso_require_two_step',
			label: () => __('Require two-step authentication', 'site-dashboard'),
		},
	],
};

const ACCOUNTS: SettingsGroup = {
	id: 'account-protection',
	title: () => __('Account protection', 'site-dashboard'),
	description: () => __('Protects users whose passwords have leaked.', 'site-dashboard'),
	keywords: () =>
		__('password, leaked, data breach, compromised, login, verification code, account', 'site-dashboard'),
	module: 'account-protection',
	support: 'jetpack-account-protection',
	items: [
		{
			kind: 'module',
			module: 'account-protection',
			label: () => __('Protect accounts with leaked passwords', 'site-dashboard'),
			help: () =>
				__(
					'Checks passwords against known data breaches. Users with a leaked password must confirm each login with an emailed code and are asked to change it.',
					'site-dashboard',
				),
		},
	],
};

/** The Security tab (SEC-001). */
export const TAB: SettingsTab = {
	id: 'security',
	title: () => __('Security', 'site-dashboard'),
	isHere: (state) =>
		TAB_MODULES.security.hasContent.some((slug) => selectHasModule(state, slug)) ||
		selectRewindState(state) === 'active' ||
		selectSettingFlag(state, 'akismet'),
	groups: [BACKUPS_SCAN, MONITOR, ANTI_SPAM, FIREWALL, BRUTE_FORCE, ACCOUNTS, ALLOW_LIST, SIGN_ON],
};
