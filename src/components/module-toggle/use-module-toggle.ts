import { shallowEqual } from 'react-redux';
import { failureText } from '../../state/failure-text';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { selectIsModuleActive, selectModuleBlock, type ModuleBlock } from '../../state/modules/selectors';
import { selectRedirect } from '../../state/page/selectors';
import { switchModule } from '../../state/settings/switch-module';
import { selectIsSettingSaving, selectSettingFailure } from '../../state/settings/selectors';
import type { RootState } from '../../state/store';
import { blockReason } from './block-reason';

export interface ModuleToggleView {
	isOn: boolean;
	isBusy: boolean;
	block: ModuleBlock | null;
	/** Why it cannot be switched, and who can; empty when it can. */
	reason: string;
	/** Where it says more about the reason; empty when nowhere. */
	reasonUrl: string;
	/** Why the last change failed; empty when it did not. */
	failure: string;
	onToggle: (isOn: boolean) => void;
}

const selectFacts = (state: RootState, slug: string) => ({
	isOn: selectIsModuleActive(state, slug),
	isBusy: selectIsSettingSaving(state, slug),
	block: selectModuleBlock(state, slug),
	overridesUrl: selectRedirect(state, 'jetpack-support-module-overrides'),
});

/** The switch of a module: it moves at once, and ends at what the host says. */
export function useModuleToggle(slug: string): ModuleToggleView {
	const dispatch = useAppDispatch();
	const { overridesUrl, ...facts } = useAppSelector((state) => selectFacts(state, slug), shallowEqual);
	const failure = useAppSelector((state) => selectSettingFailure(state, slug));
	return {
		...facts,
		reason: facts.block ? blockReason(facts.block) : '',
		reasonUrl: facts.block?.startsWith('override') ? overridesUrl : '',
		failure: failure ? failureText(failure) : '',
		onToggle: (isOn) => void dispatch(switchModule(slug, isOn)),
	};
}
