import { __ } from '@wordpress/i18n';
import { Notice } from '../../../components/ui/notice';
import { ExternalLink } from '../../../components/ui/text';
import { selectIsSiteConnected } from '../../../state/connection/slice';
import { useAppDispatch, useAppSelector } from '../../../state/hooks';
import { selectIsDismissed } from '../../../state/notices/slice';
import { dismissNotice } from '../../../state/notices/thunks';
import { selectPage } from '../../../state/page/slice';
import { selectRedirect } from '../../../state/page/urls';
import type { RootState } from '../../../state/root-state';
import { selectCanManageModules } from '../../../state/user/slice';

/**
 * Notices the host remembers as dismissed: testers of a development version are asked for feedback
 * (NOTICE-027).
 */
export function DismissableNotices() {
	const { isShown, url, onDismiss } = useFeedbackNotice();
	if (!isShown) {
		return null;
	}
	return (
		<Notice tone="is-basic" onDismiss={onDismiss}>
			<p>
				{__('What would you like to see on this dashboard?', 'site-dashboard')}{' '}
				<ExternalLink href={url}>{__('Tell us', 'site-dashboard')}</ExternalLink>
			</p>
		</Notice>
	);
}

const ID = 'feedback_dash_request';

const selectIsShown = (state: RootState) =>
	selectPage(state).isDevVersion &&
	selectIsSiteConnected(state) &&
	selectCanManageModules(state) &&
	!selectIsDismissed(state, ID);

function useFeedbackNotice() {
	const dispatch = useAppDispatch();
	return {
		isShown: useAppSelector(selectIsShown),
		url: useAppSelector((state) => selectRedirect(state, 'jetpack-contact-support-beta-group')),
		onDismiss: () => void dispatch(dismissNotice(ID)),
	};
}
