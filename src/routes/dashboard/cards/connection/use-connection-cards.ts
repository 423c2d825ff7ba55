import { isPending } from '../../../../state/remote';
import { unlinkUser } from '../../../../state/connection/thunks';
import { loadAccount, selectAccount } from '../../../../state/account/slice';
import {
	selectConnection,
	selectHasConnectedOwner,
	selectIsOffline,
	selectIsSiteConnected,
} from '../../../../state/connection/slice';
import { type ConnectionHealth, selectConnectionHealth } from '../../../../state/connection-faults/selectors';
import { failureText } from '../../../../state/failure-text';
import { useAppDispatch, useAppSelector } from '../../../../state/hooks';
import {
	selectCan,
	selectIsConnectionOwner,
	selectIsCurrentUserLinked,
	selectUser,
} from '../../../../state/user/slice';

/** The site's connection (CONN-024 to CONN-027). */
export type SiteCardView =
	| { state: 'offline' }
	| { state: 'not-connected' }
	| { state: 'connected'; health: ConnectionHealth; owner: 'you' | 'other' | 'nobody'; canManage: boolean };

/** Taking the account off the site; null for who cannot. */
export interface Unlinking {
	isBusy: boolean;
	onUnlink: () => void;
}

/** The user's account (CONN-029 to CONN-032); `unknown`: connected, but the provider didn't say to which. */
export type AccountCardView =
	| { state: 'hidden' }
	| { state: 'offline' }
	| { state: 'disconnected' }
	| { state: 'loading' }
	| { state: 'unknown'; reason: string; onRetry: () => void; unlink: Unlinking | null }
	| { state: 'linked'; login: string; email: string; avatar: string; unlink: Unlinking | null };

export function useSiteCard(): SiteCardView {
	const isOffline = useAppSelector(selectIsOffline);
	const isConnected = useAppSelector(selectIsSiteConnected);
	const canManage = useAppSelector((state) => selectCan(state, 'disconnect'));
	const hasOwner = useAppSelector(selectHasConnectedOwner);
	const isOwner = useAppSelector(selectIsConnectionOwner);
	const health = useAppSelector(selectConnectionHealth);
	if (isOffline) {
		return { state: 'offline' };
	}
	if (!isConnected) {
		return { state: 'not-connected' };
	}
	// Only the owner learns who it is.
	const owner = isOwner ? 'you' : hasOwner ? 'other' : 'nobody';
	return { state: 'connected', health, owner, canManage };
}

/** Offline nobody has connect_user; the card is there all the same, to say why (CONN-031, CONN-092). */
export function useAccountCard(): AccountCardView {
	const dispatch = useAppDispatch();
	const isOffline = useAppSelector(selectIsOffline);
	const canConnect = useAppSelector((state) => selectCan(state, 'connect_user'));
	const isLinked = useAppSelector(selectIsCurrentUserLinked);
	const isOwner = useAppSelector(selectIsConnectionOwner);
	const { wpcomUser } = useAppSelector(selectUser);
	const { isUnlinking } = useAppSelector(selectConnection);
	const request = useAppSelector(selectAccount);
	const isKnown = wpcomUser.ID !== null;
	if (isOffline) {
		return { state: 'offline' };
	}
	if (!canConnect) {
		return { state: 'hidden' };
	}
	if (!isLinked) {
		return { state: 'disconnected' };
	}
	// The owner cannot unlink (CONN-085).
	const unlink = isOwner ? null : { isBusy: isUnlinking, onUnlink: () => void dispatch(unlinkUser()) };
	if (isKnown) {
		const { login, email, avatar } = wpcomUser;
		return { state: 'linked', login, email, avatar, unlink };
	}
	if (isPending(request)) {
		return { state: 'loading' };
	}
	const reason = request.status === 'failed' ? failureText(request.failure) : '';
	return { state: 'unknown', reason, onRetry: () => void dispatch(loadAccount('again')), unlink };
}
