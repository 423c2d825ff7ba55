import { __, sprintf } from '@wordpress/i18n';
import { PRODUCT_NAME, PROVIDER_NAME } from '../../../lib/product';
import { selectIsModuleActive, selectIsModuleStored } from '../../../state/modules/selectors';
import { selectSettingFlag } from '../../../state/settings/selectors';
import { loadSiteFeatures, selectSiteFeatures } from '../../../state/site/slice';
import { selectHasFeature } from '../../../state/site/selectors';
import type { AppDispatch, RootState } from '../../../state/store';
import { loadWaf, selectWaf } from '../../../state/waf/slice';
import { FirewallBanner } from '../security/firewall-banner';
import { ADDRESS_LIST } from './address-list';
import type { SettingsGroup } from './group';

function load(dispatch: AppDispatch) {
	const calls = [dispatch(loadWaf()), dispatch(loadSiteFeatures())];
	return { abort: () => calls.forEach((call) => call.abort()) };
}

const isOn = (state: RootState) => selectIsModuleActive(state, 'waf');
const hasScan = (state: RootState) => selectHasFeature(state, 'scan');
const usesLists = (state: RootState) => selectSettingFlag(state, 'jetpack_waf_ip_list');

/** Nothing to switch on: neither the plan nor the site has rules (SEC-032). What is not known yet blocks nothing. */
function lacksRules(state: RootState): boolean {
	const waf = selectWaf(state);
	const isKnown = !isOn(state) || waf.status === 'ready';
	return isKnown && !hasScan(state) && !(waf.status === 'ready' && waf.data.automatic_rules_available);
}

/** Without an answer nobody knows what was bought: nothing is sold then. */
function isUnknown(state: RootState): boolean {
	const isAsking = isOn(state) && ['idle', 'loading'].includes(selectWaf(state).status);
	return isAsking || selectSiteFeatures(state).status !== 'ready';
}

/** The file that the server is told to run first; empty while none is known. */
function bootstrapPath(state: RootState): string {
	const waf = selectWaf(state);
	return waf.status === 'ready' ? waf.data.bootstrap_path : '';
}

/** The firewall (SEC-031 to SEC-034, SEC-043 to SEC-045). */
export const FIREWALL: SettingsGroup = {
	id: 'firewall',
	title: () => __('Firewall', 'site-dashboard'),
	description: () => __('Looks at every request to your site and turns harmful ones away.', 'site-dashboard'),
	words: () => __('WAF, block list, allow list, IP address, attacks, rules, security', 'site-dashboard'),
	module: 'waf',
	needs: ['online'],
	// Not while it is being switched on: the host knows of nothing then.
	load: { run: load, when: (state) => selectIsModuleStored(state, 'waf') },
	gate: {
		hasFeature: hasScan,
		isUnknown,
		Banner: FirewallBanner,
		keepsContent: true,
	},
	support: 'jetpack-support-waf',
	items: [
		{
			kind: 'module',
			module: 'waf',
			label: () => __('Protect your site with the firewall', 'site-dashboard'),
		},
		{
			kind: 'toggle',
			module: 'waf',
			option: 'jetpack_waf_automatic_rules',
			needsModule: true,
			label: () => __('Automatic rules', 'site-dashboard'),
			help: () => __('Keeps up with new ways of attack by itself.', 'site-dashboard'),
			showsOff: lacksRules,
			blockedBy: (state) =>
				lacksRules(state)
					? sprintf(
							/* translators: %s: product name */
							__('Automatic rules come with %s Scan.', 'site-dashboard'),
							PRODUCT_NAME,
						)
					: '',
		},
		{
			kind: 'toggle',
			module: 'waf',
			option: 'jetpack_waf_ip_list',
			needsModule: true,
			label: () => __('Use lists of IP addresses', 'site-dashboard'),
			help: () => __('Addresses that are always let in, and those that never are.', 'site-dashboard'),
		},
		{
			...ADDRESS_LIST,
			module: 'waf',
			option: 'jetpack_waf_ip_block_list',
			label: () => __('Always blocked IP addresses', 'site-dashboard'),
			isShown: usesLists,
		},
		{
			...ADDRESS_LIST,
			module: 'waf',
			option: 'jetpack_waf_ip_allow_list',
			label: () => __('IP addresses that the firewall lets in', 'site-dashboard'),
			isShown: usesLists,
		},
		{
			kind: 'toggle',
			module: 'waf',
			option: 'jetpack_waf_share_data',
			needsModule: true,
			label: () =>
				/* translators: %s: provider name */
				sprintf(__('Share blocked requests with %s', 'site-dashboard'), PROVIDER_NAME),
			help: () =>
				__(
					'Addresses and the first lines of such requests are sent, to improve the rules.',
					'site-dashboard',
				),
		},
		{
			kind: 'link',
			id: 'waf-privacy',
			isNested: true,
			label: () => __('What is shared', 'site-dashboard'),
			redirect: 'jetpack-waf-settings-privacy-info',
			click: { target: 'privacy-info', feature: 'waf' },
		},
		{
			kind: 'note',
			id: 'waf-bootstrap',
			isShown: (state) => isOn(state) && bootstrapPath(state) !== '',
			text: (state) =>
				sprintf(
					/* translators: 1: name of a setting of PHP, 2: path of a file */
					__(
						'For the best protection, have your server run the firewall first: set %1$s of PHP to %2$s.',
						'site-dashboard',
					),
					'auto_prepend_file',
					bootstrapPath(state),
				),
		},
	],
};
