import { shallowEqual } from 'react-redux';
import {
	selectConnection,
	selectHasConnectedOwner,
	selectIsSiteConnected,
} from '../../../state/connection/selectors';
import { useAppDispatch, useAppSelector } from '../../../state/hooks';
import { clearLicensingError } from '../../../state/page/thunks';
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
			hasConnectionErrors: selectConnection(state).status.errors.length > 0,
			hasStateNotice: Boolean(state.page.stateNotices.errorCode || state.page.stateNotices.messageCode),
		}),
		shallowEqual,
	);
	return { ...facts, onClearLicensingError: () => void dispatch(clearLicensingError()) };
}
