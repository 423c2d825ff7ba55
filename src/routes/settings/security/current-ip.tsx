import { __, sprintf } from '@wordpress/i18n';
import { useId } from 'react';
import { Button } from '../../../components/ui/button';
import { MutedText } from '../../../components/ui/text';
import { isOnIpList } from '../../../lib/ip-address';
import { ALLOW_LIST, ALLOW_LIST_SWITCH, SHARED_ALLOW_LIST } from '../../../rest-api/stored-forms';
import { selectIsReplaced, selectIsStoredHere } from '../../../state/settings/forms';
import { shallowEqual, useAppDispatch, useAppSelector } from '../../../state/hooks';
import { selectPage } from '../../../state/page/slice';
import type { RootState } from '../../../state/root-state';
import { saveSettings } from '../../../state/settings/thunks/save';
import {
	selectFieldText,
	selectSetting,
	selectSettingFlag,
	settingEdited,
} from '../../../state/settings/slice';
import { trackClick } from '../../../state/tracking/thunks/track';
import { useIsCardSaving } from '../contexts';
import type { ItemViewProps } from '../groups/group';

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
	const list = selectIsReplaced(state, ALLOW_LIST) ? SHARED_ALLOW_LIST : ALLOW_LIST;
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
