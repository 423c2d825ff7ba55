import { selectIsSiteConnected } from '../../../state/connection/selectors';
import { useAppDispatch, useAppSelector } from '../../../state/hooks';
import { selectIsPutAway } from '../../../state/notices/selectors';
import { putNoticeAway } from '../../../state/notices/thunks';
import { selectPage, selectRedirect } from '../../../state/page/selectors';
import type { RootState } from '../../../state/store';
import { selectCanManageModules } from '../../../state/user/selectors';

const ID = 'feedback_dash_request';

const selectIsShown = (state: RootState) =>
	selectPage(state).isDevVersion &&
	selectIsSiteConnected(state) &&
	selectCanManageModules(state) &&
	!selectIsPutAway(state, ID);

export function useFeedbackNotice() {
	const dispatch = useAppDispatch();
	return {
		isShown: useAppSelector(selectIsShown),
		url: useAppSelector((state) => selectRedirect(state, 'jetpack-contact-support-beta-group')),
		onDismiss: () => void dispatch(putNoticeAway(ID)),
	};
}
