import { failureText } from '../../state/failure-text';
import { shallowEqual, useAppDispatch, useAppSelector } from '../../state/hooks';
import {
	blockReason,
	type ModuleBlock,
	selectIsModuleActive,
	selectModuleBlock,
} from '../../state/modules/slice';
import { selectRedirect } from '../../state/page/urls';
import { switchModule } from '../../state/settings/thunks/save';
import { selectIsSettingSaving, selectSettingFailure } from '../../state/settings/slice';
import type { RootState } from '../../state/root-state';

export interface ModuleToggleView {
	isOn: boolean;
	isBusy: boolean;
	block: ModuleBlock | null;
	/** Says why it can't be switched, and who can; empty when it can. */
	reason: string;
	/** A page with more about the reason; may be empty. */
	reasonUrl: string;
	/** Empty if the last change didn't fail. */
	failure: string;
	onToggle: (isOn: boolean) => void;
}

const selectModuleStatus = (state: RootState, slug: string) => ({
	isOn: selectIsModuleActive(state, slug),
	isBusy: selectIsSettingSaving(state, slug),
	block: selectModuleBlock(state, slug),
	overridesUrl: selectRedirect(state, 'jetpack-support-module-overrides'),
});

/** The switch of a module: it moves at once, and ends at what the host says. */
export function useModuleToggle(slug: string): ModuleToggleView {
	const dispatch = useAppDispatch();
	const { overridesUrl, ...status } = useAppSelector(
		(state) => selectModuleStatus(state, slug),
		shallowEqual,
	);
	const failure = useAppSelector((state) => selectSettingFailure(state, slug));
	return {
		...status,
		reason: status.block ? blockReason(status.block) : '',
		reasonUrl: status.block?.startsWith('override') ? overridesUrl : '',
		failure: failure ? failureText(failure) : '',
		onToggle: (isOn) => void dispatch(switchModule(slug, isOn)),
	};
}
