import { __ } from '@wordpress/i18n';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { selectIsModuleActive, selectModuleBlock } from '../../state/modules/selectors';
import { selectPage } from '../../state/page/selectors';
import { selectFieldText, selectIsSettingSaving } from '../../state/settings/selectors';
import { saveSettings } from '../../state/settings/save';

const LIST = 'jetpack_protect_global_whitelist';

/** The reader's own address and the way to allow it for good (SEC-023 to SEC-028, SEC-041). */
export function useCurrentAddress() {
	const dispatch = useAppDispatch();
	const { currentIp } = useAppSelector(selectPage);
	const list = useAppSelector((state) => selectFieldText(state, LIST));
	const isSaving = useAppSelector((state) => selectIsSettingSaving(state, LIST));
	const isOn = useAppSelector((state) => selectIsModuleActive(state, 'protect'));
	const block = useAppSelector((state) => selectModuleBlock(state, 'protect'));
	const isListed = list.split(/[\s,]+/).includes(currentIp);
	return {
		address: currentIp,
		isSaving,
		disabledReason: disabledReason({ isOn, isListed, isBlocked: block === 'offline' }),
		add: () => void dispatch(saveSettings({ [LIST]: [list.trim(), currentIp].filter(Boolean).join('\n') })),
	};
}

function disabledReason(is: { isOn: boolean; isListed: boolean; isBlocked: boolean }): string {
	if (is.isBlocked) {
		return __('Unavailable in Offline Mode', 'site-dashboard');
	}
	if (!is.isOn) {
		return __('Switch the protection on first.', 'site-dashboard');
	}
	return is.isListed ? __('This address is in the list already.', 'site-dashboard') : '';
}
