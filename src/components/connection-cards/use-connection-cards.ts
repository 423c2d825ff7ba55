import { selectConnection, selectIsOffline, selectIsSiteConnected } from '../../state/connection/selectors';
import { unlinkUser } from '../../state/connection/commands';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { selectCan, selectUser } from '../../state/user/selectors';

/** The site's connection (CONN-024 to CONN-027). */
export type SiteCardView =
	| { state: 'offline' }
	| { state: 'not-connected'; canConnect: boolean }
	| { state: 'connected'; isOwner: boolean; ownerName: string; canManage: boolean };

/** The user's account (CONN-029 to CONN-032). */
export type AccountCardView =
	| { state: 'hidden' }
	| { state: 'offline' }
	| { state: 'unlinked' }
	| { state: 'linked'; login: string; email: string; avatar: string; onUnlink: (() => void) | null };

export function useSiteCard(): SiteCardView {
	const isOffline = useAppSelector(selectIsOffline);
	const isConnected = useAppSelector(selectIsSiteConnected);
	const canConnect = useAppSelector((state) => selectCan(state, 'connect'));
	const canManage = useAppSelector((state) => selectCan(state, 'disconnect'));
	const { ownerName } = useAppSelector(selectConnection);
	const { isMaster } = useAppSelector(selectUser);
	if (isOffline) {
		return { state: 'offline' };
	}
	return isConnected
		? { state: 'connected', isOwner: isMaster, ownerName, canManage }
		: { state: 'not-connected', canConnect };
}

/** Offline nobody has connect_user; the card is there all the same, to say why. */
export function useAccountCard(): AccountCardView {
	const isOffline = useAppSelector(selectIsOffline);
	const canConnect = useAppSelector((state) => selectCan(state, 'connect_user'));
	const dispatch = useAppDispatch();
	const { isConnected, isMaster, wpcomUser } = useAppSelector(selectUser);
	if (isOffline) {
		return { state: 'offline' };
	}
	if (isConnected) {
		const { login, email, avatar } = wpcomUser;
		// The owner cannot unlink (CONN-085).
		return {
			state: 'linked',
			login,
			email,
			avatar,
			onUnlink: isMaster ? null : () => void dispatch(unlinkUser()),
		};
	}
	return canConnect ? { state: 'unlinked' } : { state: 'hidden' };
}
