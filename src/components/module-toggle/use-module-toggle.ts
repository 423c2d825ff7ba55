import { __, sprintf } from '@wordpress/i18n';
import { shallowEqual } from 'react-redux';
import { PROVIDER_NAME } from '../../lib/product';
import { failureText } from '../../state/failure-text';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { selectIsModuleActive, selectModuleBlock, type ModuleBlock } from '../../state/modules/selectors';
import { selectRedirect } from '../../state/page/selectors';
import { saveSettings } from '../../state/settings/save';
import { selectIsSettingSaving, selectSettingFailure } from '../../state/settings/selectors';
import type { RootState } from '../../state/store';

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
		onToggle: (isOn) => void dispatch(saveSettings({ [slug]: isOn })),
	};
}

function blockReason(block: ModuleBlock): string {
	switch (block) {
		case 'override-active':
			return __('This feature has been enabled by a site administrator.', 'site-dashboard');
		case 'override-inactive':
			return __('This feature has been disabled by a site administrator.', 'site-dashboard');
		case 'offline':
			return __('Unavailable in Offline Mode', 'site-dashboard');
		case 'needs-owner':
			return sprintf(
				/* translators: %s: provider name */
				__('An administrator has to connect an account at %s first.', 'site-dashboard'),
				PROVIDER_NAME,
			);
	}
}
