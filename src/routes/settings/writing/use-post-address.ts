import { __, sprintf } from '@wordpress/i18n';
import { shallowEqual } from 'react-redux';
import { useAppDispatch, useAppSelector } from '../../../state/hooks';
import { selectIsModuleActive } from '../../../state/modules/selectors';
import { saveSettings, type SaveWay } from '../../../state/settings/save';
import { selectIsSettingSaving, selectSettingFailure } from '../../../state/settings/selectors';
import type { RootState } from '../../../state/store';
import { trackClick } from '../../../state/tracking/thunks';
import { useGroupFacts } from '../group-context';
import { problemText } from '../items/use-item';

const OPTION = 'post_by_email_address';
const MODULE = 'post-by-email';

function selectFacts(state: RootState) {
	// Not what was asked for: that is a command.
	const stored = state.settings.values[OPTION];
	return {
		/** Empty: there is none (WRITE-038). */
		address: typeof stored === 'string' ? stored : '',
		isSaving: selectIsSettingSaving(state, OPTION) || selectIsSettingSaving(state, MODULE),
		isOn: selectIsModuleActive(state, MODULE),
		problem: selectSettingFailure(state, OPTION),
	};
}

/** The reader's own address for posts, and how to get one or another. */
export function usePostAddress() {
	const dispatch = useAppDispatch();
	const { reason: groupReason } = useGroupFacts();
	const { address, isSaving, isOn, problem } = useAppSelector(selectFacts, shallowEqual);
	const isBlocked = groupReason !== '';
	return {
		address,
		isSaving,
		/** The card says why. */
		isBlocked,
		/** Why not now, where the card does not say it already. */
		reason: isBlocked || isOn ? '' : __('Switch publishing by email on first.', 'site-dashboard'),
		failure: problemText(problem, OPTION),
		onMake() {
			dispatch(trackClick({ target: 'pbe-regenerage-email' }));
			void dispatch(saveSettings({ [OPTION]: 'regenerate' }, address ? again() : anew()));
		},
	};
}

/** WRITE-041, WRITE-042. The host's own word on the option is plainer than its whole message. */
const again = (): SaveWay => ({
	progress: __('Updating your Post by Email address…', 'site-dashboard'),
	success: __('Your Post by Email address was regenerated.', 'site-dashboard'),
	failure: (reason, { params }) =>
		sprintf(
			/* translators: %s: why it failed, a sentence */
			__('Error regenerating Post by Email address. %s', 'site-dashboard'),
			params[OPTION] || reason,
		),
});

const anew = (): SaveWay => ({
	...again(),
	success: __('Your Post by Email address was created.', 'site-dashboard'),
});
