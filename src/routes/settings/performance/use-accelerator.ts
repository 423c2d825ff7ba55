import { shallowEqual } from 'react-redux';
import { failureText } from '../../../state/failure-text';
import { useAppDispatch, useAppSelector } from '../../../state/hooks';
import { selectAccelerator, switchAccelerator } from '../../../state/settings/accelerator';
import { selectIsSettingSaving, selectSettingFailure } from '../../../state/settings/selectors';

const PARTS = ['photon', 'photon-cdn', 'tiled-gallery', 'tiled_galleries'];

export function useAccelerator() {
	const dispatch = useAppDispatch();
	const facts = useAppSelector(selectAccelerator, shallowEqual);
	const isBusy = useAppSelector((state) => PARTS.some((name) => selectIsSettingSaving(state, name)));
	// The parts with a switch of their own say by themselves why they failed.
	const failure = useAppSelector((state) => selectSettingFailure(state, 'tiled-gallery'));
	return {
		...facts,
		isBusy,
		failure: failure ? failureText(failure) : '',
		onToggle: (isOn: boolean) => void dispatch(switchAccelerator(isOn)),
	};
}
