import { shallowEqual } from 'react-redux';
import {
	selectConnection,
	selectHasConnectedOwner,
	selectIsSiteConnected,
} from '../../../state/connection/selectors';
import { useAppDispatch, useAppSelector } from '../../../state/hooks';
import { codeDetails } from '../../../state/notices/tell';
import { clearLicensingError } from '../../../state/page/thunks';
import { selectPage, selectSite, selectStateNotices } from '../../../state/page/selectors';
import type { RootState } from '../../../state/store';
import { selectCan, selectUser } from '../../../state/user/selectors';
import { PATHS } from '../../paths';

/** NOTICE-008, NOTICE-009, NOTICE-080: who could link an account, and has not. */
function selectIsUnlinked(state: RootState, path: string): boolean {
	const { status, isReconnecting } = selectConnection(state);
	return (
		selectIsSiteConnected(state) &&
		selectHasConnectedOwner(state) &&
		selectCan(state, 'connect_user') &&
		!selectUser(state).isConnected &&
		status.errors.length === 0 &&
		!isReconnecting &&
		path !== PATHS.connectUser
	);
}

export function useAccountNotices(path: string) {
	const dispatch = useAppDispatch();
	const facts = useAppSelector(
		(state) => ({
			isUnlinked: selectIsUnlinked(state, path),
			licensingError: state.page.licensingError,
			hasConnectionErrors:
				selectConnection(state).status.errors.length > 0 || state.site?.status === 'failed',
			stateNotice: selectStateNoticeKind(state),
		}),
		shallowEqual,
	);
	const page = useAppSelector(selectPage);
	return {
		...facts,
		licensingDetails: () => codeDetails('licensing_error', page),
		onClearLicensingError: () => void dispatch(clearLicensingError()),
	};
}

/** What a redirect left to say: a release as a dialog, not on Atomic platforms, else a banner (NOTICE-075, NOTICE-077). */
function selectStateNoticeKind(state: RootState): 'release' | 'banner' | 'none' {
	const { errorCode, messageCode, messageContent } = selectStateNotices(state);
	if (messageContent.release_post_content && !selectSite(state).isAtomicPlatform) {
		return 'release';
	}
	return errorCode || messageCode ? 'banner' : 'none';
}
