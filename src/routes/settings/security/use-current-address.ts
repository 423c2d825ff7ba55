import { __ } from '@wordpress/i18n';
import { shallowEqual } from 'react-redux';
import { useAppDispatch, useAppSelector } from '../../../state/hooks';
import { selectIsModuleActive } from '../../../state/modules/selectors';
import { selectPage } from '../../../state/page/selectors';
import { selectFieldText, selectIsSettingSaving, selectSetting } from '../../../state/settings/selectors';
import { settingEdited } from '../../../state/settings/slice';
import type { RootState } from '../../../state/store';
import { trackClick } from '../../../state/tracking/thunks';
import { useGroupFacts } from '../group-context';
import { saveSettings } from '../../../state/settings/save';

const LIST = 'jetpack_protect_global_whitelist';

/** The reader's own address and the way to allow it for good (SEC-023 to SEC-028, SEC-041). */
export function useCurrentAddress() {
	const dispatch = useAppDispatch();
	const { reason } = useGroupFacts();
	const { address, stored, draft, isSaving, isOn } = useAppSelector(selectFacts, shallowEqual);
	return {
		address,
		isSaving,
		disabledReason: reason || disabledReason({ isOn, isListed: entries(draft).includes(address) }),
		add() {
			dispatch(trackClick({ target: 'add-to-whitelist', feature: 'protect' }));
			if (draft !== stored) {
				// Other edits wait for Save; they are not to take the address away again.
				dispatch(settingEdited({ name: LIST, value: withLine(draft, address) }));
			}
			void dispatch(saveSettings({ [LIST]: withLine(stored, address) }));
		},
	};
}

const entries = (list: string) => list.split(/[\s,]+/);
const withLine = (list: string, line: string) => [list.trim(), line].filter(Boolean).join('\n');

function selectFacts(state: RootState) {
	const stored = selectSetting(state, LIST);
	return {
		address: selectPage(state).currentIp,
		stored: typeof stored === 'string' ? stored : '',
		draft: selectFieldText(state, LIST),
		isSaving: selectIsSettingSaving(state, LIST),
		isOn: selectIsModuleActive(state, 'protect'),
	};
}

function disabledReason(is: { isOn: boolean; isListed: boolean }): string {
	if (!is.isOn) {
		return __('Switch the protection on first.', 'site-dashboard');
	}
	return is.isListed ? __('This address is in the list already.', 'site-dashboard') : '';
}
