import { __, sprintf } from '@wordpress/i18n';
import { UpgradeBanner } from '../../../components/upgrade-banner/upgrade-banner';
import { leftToRight } from '../../../lib/direction';
import { BLOCK_LIST_SWITCH, BOTH_LISTS_SWITCH, SHARED_ALLOW_LIST } from '../../../rest-api/stored-forms';
import { PRODUCT_NAME, PROVIDER_NAME } from '../../../lib/product';
import type { AppDispatch } from '../../../state/app-thunk';
import { useAppSelector } from '../../../state/hooks';
import { selectIsModuleActive, selectIsModuleStored } from '../../../state/modules/slice';
import { isPending, type Remote } from '../../../state/remote';
import { loadSiteFeatures, selectHasFeature, selectSiteFeatures } from '../../../state/site/slice';
import type { RootState } from '../../../state/root-state';
import { selectIsStoredHere } from '../../../state/settings/forms';
import { selectSettingFlag } from '../../../state/settings/slice';
import { IP_LIST } from './allow-list';
import type { SettingsGroup } from './group';
import { getWaf, type Waf } from '../../../rest-api/modules';
import { createRemoteSlice } from '../../../state/remote-slice';

const load = (dispatch: AppDispatch) => [dispatch(loadWaf()), dispatch(loadSiteFeatures())];

const AUTOMATIC_RULES = 'jetpack_waf_automatic_rules';
const isOn = (state: RootState) => selectIsModuleActive(state, 'waf');
const hasScan = (state: RootState) => selectHasFeature(state, 'scan');
const usesLists = (state: RootState) => selectSettingFlag(state, BOTH_LISTS_SWITCH);
const usesBlockList = (state: RootState) =>
	selectSettingFlag(
		state,
		selectIsStoredHere(state, BLOCK_LIST_SWITCH) ? BLOCK_LIST_SWITCH : BOTH_LISTS_SWITCH,
	);

/** Nothing to turn on: neither the plan nor the site has rules (SEC-032). Unknown doesn't block. */
function lacksRules(state: RootState): boolean {
	const waf = selectWaf(state);
	const isKnown = selectSiteFeatures(state).status === 'ready' && (!isOn(state) || waf.status === 'ready');
	return isKnown && !hasScan(state) && !(waf.status === 'ready' && waf.data.automatic_rules_available);
}

const isUnknown = (state: RootState) => isOn(state) && isPending(selectWaf(state));

/** The file the server has to run first; an ellipsis keeps its place until it's known, empty without one. */
function bootstrapPath(state: RootState): string {
	const waf = selectWaf(state);
	if (isPending(waf)) {
		return '…';
	}
	return waf.status === 'ready' ? waf.data.bootstrap_path : '';
}

/** The firewall (SEC-031 to SEC-034, SEC-043 to SEC-045). */
export const FIREWALL: SettingsGroup = {
	id: 'firewall',
	title: () => __('Firewall', 'site-dashboard'),
	description: () => __('Inspects requests to your site and blocks harmful ones.', 'site-dashboard'),
	keywords: () => __('WAF, block list, allow list, IP address, attacks, rules, security', 'site-dashboard'),
	module: 'waf',
	// Not while it's being turned on: the host knows nothing then.
	load: { run: load, when: (state) => selectIsModuleStored(state, 'waf') },
	upsell: {
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
			label: () => __('Use the firewall', 'site-dashboard'),
		},
		{
			kind: 'toggle',
			module: 'waf',
			option: AUTOMATIC_RULES,
			needsModule: true,
			label: () => __('Automatic rules', 'site-dashboard'),
			help: () => __('Updates rules as new threats appear.', 'site-dashboard'),
			read: (state) => !lacksRules(state) && selectSettingFlag(state, AUTOMATIC_RULES),
			blockedBy: (state) =>
				lacksRules(state)
					? sprintf(
							/* translators: %s: product name */
							__('Get %s Scan to use automatic rules.', 'site-dashboard'),
							PRODUCT_NAME,
						)
					: '',
		},
		{
			kind: 'toggle',
			module: 'waf',
			option: BLOCK_LIST_SWITCH,
			needsModule: true,
			label: () => __('Block specific IP addresses', 'site-dashboard'),
			help: () => __('Always blocks the IP addresses you list.', 'site-dashboard'),
		},
		{
			kind: 'toggle',
			module: 'waf',
			option: BOTH_LISTS_SWITCH,
			needsModule: true,
			label: () => __('Allow or block IP addresses', 'site-dashboard'),
			help: () => __('Always allows or blocks the IP addresses you list.', 'site-dashboard'),
		},
		{
			...IP_LIST,
			module: 'waf',
			option: 'jetpack_waf_ip_block_list',
			label: () => __('Always blocked IP addresses', 'site-dashboard'),
			isShown: usesBlockList,
		},
		{
			...IP_LIST,
			module: 'waf',
			option: SHARED_ALLOW_LIST,
			// Hosts with a switch of its own have it on the card of the allow list.
			isHere: (state) => selectIsStoredHere(state, BOTH_LISTS_SWITCH),
			label: () => __('Firewall allow list', 'site-dashboard'),
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
					'Sends the IP address and the start of each blocked request, to improve the rules.',
					'site-dashboard',
				),
		},
		{
			kind: 'toggle',
			module: 'waf',
			option: 'jetpack_waf_share_debug_data',
			needsModule: true,
			isNested: true,
			label: () => __('Share the full requests', 'site-dashboard'),
			help: () =>
				__(
					'Also sends request headers and form data, which can contain visitors’ personal data.',
					'site-dashboard',
				),
			keywords: () => __('debug data, detailed data', 'site-dashboard'),
			// Hosts send nothing in detail that isn't shared at all.
			isShown: (state) => selectSettingFlag(state, 'jetpack_waf_share_data'),
		},
		{
			kind: 'link',
			id: 'waf-privacy',
			isNested: true,
			label: () => __('What’s shared', 'site-dashboard'),
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
						'For full protection, run the firewall before WordPress: set %1$s in PHP to %2$s.',
						'site-dashboard',
					),
					leftToRight('auto_prepend_file'),
					leftToRight(bootstrapPath(state)),
				),
		},
	],
};

/** Leads to Scan; worded by whether rules are there already (SEC-045). */
function FirewallBanner() {
	const hasRules = useHasFirewallRules();
	return (
		<UpgradeBanner
			feature="waf"
			name={__('Firewall', 'site-dashboard')}
			location="settings"
			title={
				hasRules
					? __('Update firewall rules automatically', 'site-dashboard')
					: __('Get automatic firewall rules', 'site-dashboard')
			}
		>
			{hasRules
				? sprintf(
						/* translators: %s: product name */
						__(
							'Your site already has a set of rules. %s Scan adds new ones automatically.',
							'site-dashboard',
						),
						PRODUCT_NAME,
					)
				: sprintf(
						/* translators: %s: product name */
						__('With %s Scan, the firewall updates its rules automatically.', 'site-dashboard'),
						PRODUCT_NAME,
					)}
		</UpgradeBanner>
	);
}

/** The site has automatic rules already, whatever its plan is. */
const useHasFirewallRules = () =>
	useAppSelector((state) => {
		const waf = selectWaf(state);
		return waf.status === 'ready' && waf.data.automatic_rules_available;
	});

declare module '../../../state/root-state' {
	interface LazyLoadedSlices {
		waf: Remote<Waf>;
	}
}

/** The firewall's state; the host refuses it while the firewall is off (API-079, quirk 23). */
const { load: loadWaf, select: selectWaf } = createRemoteSlice('waf', getWaf, (state) =>
	selectIsModuleStored(state, 'waf'),
);
