import { __ } from '@wordpress/i18n';
import { shallowEqual } from 'react-redux';
import { blockReason } from '../../../components/module-toggle/block-reason';
import { failureText } from '../../../state/failure-text';
import { useAppDispatch, useAppSelector } from '../../../state/hooks';
import { selectAccelerator, switchAccelerator } from '../../../state/settings/accelerator';
import { selectIsSettingSaving, selectSettingFailure } from '../../../state/settings/selectors';

const PARTS = ['photon', 'photon-cdn', 'tiled-gallery', 'tiled_galleries'];

export function useAccelerator() {
	const dispatch = useAppDispatch();
	const { block, ...facts } = useAppSelector(selectAccelerator, shallowEqual);
	const isBusy = useAppSelector((state) => PARTS.some((name) => selectIsSettingSaving(state, name)));
	// The parts with a switch of their own say by themselves why they failed.
	const failure = useAppSelector((state) => selectSettingFailure(state, 'tiled-gallery'));
	return {
		...facts,
		/** Why it can't be moved; empty when it can. */
		reason: block ? reasonOf(block) : '',
		isBusy,
		failure: failure ? failureText(failure) : '',
		onToggle: (isOn: boolean) => void dispatch(switchAccelerator(isOn)),
	};
}

const reasonOf = (block: 'incomplete' | 'forced') =>
	block === 'forced'
		? blockReason('override-active')
		: __('This site has only one of the two parts.', 'site-dashboard');
