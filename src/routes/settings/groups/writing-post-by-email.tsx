import { __, sprintf } from '@wordpress/i18n';
import { Button } from '../../../components/ui/button';
import { CopyableField } from '../../../components/ui/copyable-field';
import { ErrorMessage, MutedText } from '../../../components/ui/text';
import { shallowEqual, useAppDispatch, useAppSelector } from '../../../state/hooks';
import { selectIsModuleActive } from '../../../state/modules/slice';
import type { RootState } from '../../../state/root-state';
import { selectSettingFailure } from '../../../state/settings/slice';
import { saveSettings, type SaveOptions } from '../../../state/settings/thunks/save';
import { trackClick } from '../../../state/tracking/thunks/track';
import { selectCanEditPosts, selectCanManageModules } from '../../../state/user/slice';
import { optionFailureText } from '../../../state/failure-text';
import { useIsCardSaving } from '../contexts';
import type { ItemViewProps, SettingsGroup } from './group';
import { managersOnly } from '../reasons';

const MODULE = 'post-by-email';

/** The user's own email address, which publishes what's sent to it (WRITE-034 to WRITE-046). */
export const POST_BY_EMAIL: SettingsGroup = {
	id: MODULE,
	title: () => __('Post by email', 'site-dashboard'),
	description: () => __('Turns emails to your private address into posts.', 'site-dashboard'),
	keywords: () => __('mail, address, publish', 'site-dashboard'),
	module: MODULE,
	requires: 'account',
	connect: {
		needs: 'account',
		text: () => __('Connect to enable publishing via email.', 'site-dashboard'),
	},
	// WRITE-044: authors have it once a manager has switched it on.
	allow: (state) =>
		selectCanManageModules(state) || (selectCanEditPosts(state) && selectIsModuleActive(state, MODULE)),
	support: 'jetpack-support-post-by-email',
	items: [
		{
			kind: 'module',
			module: MODULE,
			label: () => __('Publish posts by email', 'site-dashboard'),
			blockedBy: managersOnly,
		},
		{
			kind: 'view',
			id: 'post_by_email_address',
			module: MODULE,
			label: () => __('Your post-by-email address', 'site-dashboard'),
			keywords: () => __('regenerate address, create address', 'site-dashboard'),
			View: PostEmail,
		},
	],
};

/**
 * The user's email address for posts, to copy, and a button for one or another (WRITE-035 to WRITE-042).
 */
function PostEmail({ disabledBy }: ItemViewProps) {
	const { email, isSaving, failure, onMake } = usePostEmail();
	return (
		<>
			{email ? (
				<CopyableField label={__('Your post-by-email address', 'site-dashboard')} value={email} />
			) : (
				<MutedText>{__('You don’t have a post-by-email address yet.', 'site-dashboard')}</MutedText>
			)}
			<p>
				<Button
					isDisabled={disabledBy !== undefined}
					isBusy={isSaving}
					describedBy={disabledBy}
					onClick={onMake}
				>
					{email ? __('Regenerate address', 'site-dashboard') : __('Create address', 'site-dashboard')}
				</Button>
			</p>
			{failure && <ErrorMessage text={failure} />}
		</>
	);
}

const OPTION = 'post_by_email_address';

function selectPostEmail(state: RootState) {
	// Not the value sent: that's a command.
	const stored = state.settings.values[OPTION];
	return {
		/** Empty without an address (WRITE-038). */
		email: typeof stored === 'string' ? stored : '',
		problem: selectSettingFailure(state, OPTION),
	};
}

/** The user's own email address for posts, and how to get one or another. */
function usePostEmail() {
	const dispatch = useAppDispatch();
	const { email, problem } = useAppSelector(selectPostEmail, shallowEqual);
	return {
		email,
		isSaving: useIsCardSaving(),
		failure: optionFailureText(problem, OPTION),
		onMake() {
			dispatch(trackClick({ target: 'pbe-regenerage-email' }));
			void dispatch(saveSettings({ [OPTION]: 'regenerate' }, email ? again() : creation()));
		},
	};
}

/** WRITE-041, WRITE-042. The host's own word on the option is plainer than its whole message. */
const again = (): SaveOptions => ({
	progress: __('Updating your post-by-email address…', 'site-dashboard'),
	success: __('Post-by-email address regenerated.', 'site-dashboard'),
	failure: (reason, { params }) =>
		sprintf(
			/* translators: %s: why it failed, a sentence */
			__('Error regenerating Post by Email address. %s', 'site-dashboard'),
			params[OPTION] || reason,
		),
});

const creation = (): SaveOptions => ({
	...again(),
	success: __('Post-by-email address created.', 'site-dashboard'),
});
