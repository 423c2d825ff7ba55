import { __, sprintf, _n } from '@wordpress/i18n';
import { useId } from 'react';
import { leftToRight } from '../../../lib/direction';
import { cleanIpList, isIpLine, isOnIpList } from '../../../lib/ip-address';
import type { TextItem, SettingsGroup, ItemViewProps } from './group';
import { ALLOW_LIST_SWITCH, SHARED_ALLOW_LIST, ALLOW_LIST as OWN_LIST } from '../../../rest-api/stored-forms';
import { selectHasModule } from '../../../state/modules/slice';
import type { RootState } from '../../../state/root-state';
import { selectIsStoredHere, selectIsReplaced } from '../../../state/settings/forms';
import {
	selectSetting,
	selectSettingFlag,
	selectFieldText,
	settingEdited,
} from '../../../state/settings/slice';
import { formatNumber } from '../../../lib/locale';
import { Button } from '../../../components/ui/button';
import { MutedText } from '../../../components/ui/text';
import { shallowEqual, useAppDispatch, useAppSelector } from '../../../state/hooks';
import { selectPage } from '../../../state/page/slice';
import { saveSettings } from '../../../state/settings/thunks/save';
import { trackClick } from '../../../state/tracking/thunks/track';
import { useIsCardSaving } from '../contexts';

/** Lists of IP addresses (SEC-029): networks become ranges, and what's neither isn't sent (SEC-030). */
export const IP_LIST: Pick<
	TextItem,
	'kind' | 'rows' | 'type' | 'help' | 'hint' | 'isUnfit' | 'complete' | 'keptText'
> = {
	kind: 'text',
	rows: 4,
	type: 'code',
	help: () =>
		sprintf(
			/* translators: 1: an IPv4 address, 2: an IPv6 address, 3: a range of addresses */
			__('One per line: an IPv4 (%1$s) or IPv6 (%2$s) address, or a range (%3$s).', 'site-dashboard'),
			leftToRight('12.12.12.1'),
			leftToRight('2001:db8::1'),
			leftToRight('12.12.12.1-12.12.12.100'),
		),
	hint: ipHint,
	isUnfit: (text) => !isIpList(text),
	complete: cleanIpList,
	keptText: ipRefusal,
};

const isHere = (state: RootState) => selectIsStoredHere(state, ALLOW_LIST_SWITCH);
const isOn = (state: RootState) => selectSettingFlag(state, ALLOW_LIST_SWITCH);
const isEmpty = (state: RootState) => !selectSetting(state, SHARED_ALLOW_LIST);
const switchLabel = () => __('Use the allow list', 'site-dashboard');

/** One list for brute force protection and the firewall, where the host has a switch for it. */
export const ALLOW_LIST: SettingsGroup = {
	id: 'allow-list',
	title: () => __('Allow list', 'site-dashboard'),
	description: () =>
		__('Brute force protection and the firewall never block these IP addresses.', 'site-dashboard'),
	keywords: () => __('whitelist, lockout, login, IP address, firewall, WAF', 'site-dashboard'),
	isHere: (state) => isHere(state) && ['protect', 'waf'].some((slug) => selectHasModule(state, slug)),
	// A list that's not in force locks out the person who has just put their own address on it.
	onSave: (_, state) =>
		isHere(state) && isEmpty(state) && !isOn(state) ? { also: { [ALLOW_LIST_SWITCH]: true } } : {},
	items: [
		{ kind: 'toggle', option: ALLOW_LIST_SWITCH, label: switchLabel },
		{ kind: 'view', id: 'current-ip', View: CurrentIp },
		{
			...IP_LIST,
			option: SHARED_ALLOW_LIST,
			isHere,
			label: () => __('Always allowed IP addresses', 'site-dashboard'),
		},
		{
			kind: 'note',
			id: 'allow-list-unused',
			isShown: (state) => !isOn(state) && !isEmpty(state),
			text: () =>
				/* translators: %s: label of a switch */
				sprintf(__('The allow list is off. Turn on “%s” to use it.', 'site-dashboard'), switchLabel()),
		},
	],
};

/** More than this is not looked at: a hint is not worth a pause while typing. */
const MAXIMUM_LINES = 2000;
const MAXIMUM_LENGTH = 65_536;

/** The lines that are looked at. */
function linesOf(text: string): string[] {
	const lines = text.slice(0, MAXIMUM_LENGTH).split('\n', MAXIMUM_LINES);
	if (text.length > MAXIMUM_LENGTH) {
		// It may have been cut.
		lines.pop();
	}
	return lines;
}

/** True for a list that a host would store, once it's clean. */
export const isIpList = (text: string): boolean => text.split('\n').every(isIpLine);

/** The line that's to blame for a list that isn't sent, or that a host took nothing of (SET-048). */
export function ipRefusal(text: string): string {
	const lines = text.split('\n');
	const first = lines.findIndex((line) => !isIpLine(line)) + 1;
	if (first === 0) {
		return __('One of the lines isn’t a valid IP address.', 'site-dashboard');
	}
	return /\d\/\d/.test(lines[first - 1] ?? '')
		? sprintf(
				/* translators: 1: number of a line, 2: a network of IP addresses, 3: the same as a range */
				__('Line %1$s isn’t a valid IP address. Enter %2$s as a range: %3$s.', 'site-dashboard'),
				formatNumber(first),
				'10.0.0.0/8',
				'10.0.0.0-10.255.255.255',
			)
		: sprintf(
				/* translators: %s: number of a line */
				__('Line %s isn’t a valid IP address.', 'site-dashboard'),
				formatNumber(first),
			);
}

/** Something gentle about lines that look like no address, while they're typed. Empty: nothing to say. */
export function ipHint(text: string): string {
	const odd = linesOf(text).flatMap((line, index) => (isIpLine(line) ? [] : [index + 1]));
	const [first] = odd;
	if (first === undefined) {
		return '';
	}
	return odd.length === 1
		? sprintf(
				/* translators: %s: number of a line */
				__('Line %s doesn’t look like an IP address.', 'site-dashboard'),
				formatNumber(first),
			)
		: sprintf(
				/* translators: 1: number of a line, 2: how many other lines */
				_n(
					'Line %1$s and %2$s other line don’t look like IP addresses.',
					'Line %1$s and %2$s other lines don’t look like IP addresses.',
					odd.length - 1,
					'site-dashboard',
				),
				formatNumber(first),
				formatNumber(odd.length - 1),
			);
}

/** The user's own IP address, and a button that puts it on the list of allowed ones. */
export function CurrentIp({ disabledBy }: ItemViewProps) {
	const { ip, isSaving, isListed, add } = useCurrentIp();
	const listed = isListed && !disabledBy;
	const reasonId = useId();
	if (!ip) {
		return null;
	}
	return (
		<div>
			<MutedText>
				{
					/* translators: %s: an IP address */
					sprintf(__('Your current IP address: %s', 'site-dashboard'), ip)
				}
			</MutedText>
			<Button
				isDisabled={disabledBy !== undefined || listed}
				isBusy={isSaving}
				describedBy={listed ? reasonId : disabledBy}
				onClick={add}
			>
				{__('Add to Always Allowed list', 'site-dashboard')}
			</Button>
			{listed && (
				<MutedText id={reasonId}>{__('This IP address is already on the list.', 'site-dashboard')}</MutedText>
			)}
		</div>
	);
}

/** The user's own IP address and how to allow it for good (SEC-023 to SEC-028, SEC-041). */
function useCurrentIp() {
	const dispatch = useAppDispatch();
	const { ip, list, stored, draft, isUnused } = useAppSelector(selectCurrentIp, shallowEqual);
	return {
		ip,
		isSaving: useIsCardSaving(),
		isListed: isOnIpList(draft, ip),
		add() {
			dispatch(trackClick({ target: 'add-to-whitelist', feature: 'protect' }));
			if (draft !== stored) {
				// Other edits wait for Save; they are not to take the IP address away again.
				dispatch(settingEdited({ name: list, value: withLine(draft, ip) }));
			}
			const inForce = isUnused ? { [ALLOW_LIST_SWITCH]: true } : {};
			void dispatch(saveSettings({ [list]: withLine(stored, ip), ...inForce }));
		},
	};
}

const withLine = (list: string, line: string) => [list.trim(), line].filter(Boolean).join('\n');

function selectCurrentIp(state: RootState) {
	const list = selectIsReplaced(state, OWN_LIST) ? SHARED_ALLOW_LIST : OWN_LIST;
	const stored = selectSetting(state, list);
	return {
		list,
		/** The host has a switch for the list, and it's off. */
		isUnused: selectIsStoredHere(state, ALLOW_LIST_SWITCH) && !selectSettingFlag(state, ALLOW_LIST_SWITCH),
		ip: selectPage(state).currentIp,
		stored: typeof stored === 'string' ? stored : '',
		draft: selectFieldText(state, list),
	};
}
