import { useEffect, useRef, useState } from 'react';
import { isWebUrl } from '../../../lib/links';
import { openPopup, type Popup } from '../../../lib/popup';
import { keyringId } from '../../../rest-api/verification';
import { failureText } from '../../../state/failure-text';
import { shallowEqual, useAppDispatch, useAppSelector } from '../../../state/hooks';
import { selectPage } from '../../../state/page/slice';
import { draftsDropped } from '../../../state/settings/slice';
import type { RootState } from '../../../state/root-state';
import { track } from '../../../state/tracking/thunks/track';
import {
	manualClosed,
	manualOpened,
	selectCanAskGoogle,
	selectIsOwner,
	selectReportedProblem,
	selectVerification,
} from '../verification/slice';
import { startVerification, verifyWithAccount } from '../verification/thunks';
import { useOwnGroup } from '../contexts';
import type { TextItem } from '../groups/group';
import { selectItemReason } from '../reasons';

/** In px (TRAF-089). */
const POPUP = { width: 780, height: 700 };
const EVENT = 'jetpack_site_verification_google_';

function selectGoogle(state: RootState) {
	const { google, failure, isConnected, isManual, ...verification } = selectVerification(state);
	const canAsk = selectCanAskGoogle(state);
	const step = canAsk ? verification.step : 'idle';
	return {
		step,
		canAsk,
		isVerified: google?.verified ?? false,
		isOwner: selectIsOwner(state),
		consoleUrl: google?.google_search_console_url ?? '',
		detailsUrl: google?.google_verification_console_url ?? '',
		failure: failure ? failureText(failure) : step === 'idle' ? selectReportedProblem(state) : '',
		isConnected,
		isManual,
		popupUrl: selectPage(state).googleConnectUrl,
	};
}

/** The site's state at Google, and what can be done about it. */
export function useGoogleVerification(field: TextItem) {
	const dispatch = useAppDispatch();
	const group = useOwnGroup();
	const view = useAppSelector(selectGoogle, shallowEqual);
	const reason = useAppSelector((state) => selectItemReason(state, group, field).text);
	const popup = usePopup((keyring) => void dispatch(verifyWithAccount(keyring)));
	const { canAsk, isOwner, popupUrl } = view;
	const record = (name: string, properties = {}) => dispatch(track(EVENT + name, properties));

	return {
		...view,
		/** The field for the code: the only way without an account (TRAF-091). */
		isManual: view.isManual || !canAsk,
		canVerify: canAsk && isWebUrl(popupUrl),
		isWaiting: popup.isWaiting,
		isBlocked: popup.isBlocked,
		/** Empty if it can be changed. */
		reason,
		onVerify() {
			record('auto_verify_click');
			if (!popup.open(popupUrl)) {
				dispatch(manualOpened());
			}
		},
		onCancelPopup: popup.cancel,
		onManual() {
			record('manual_verify_click', { is_owner: isOwner });
			dispatch(manualOpened());
		},
		onEdit() {
			record('edit_click', { is_owner: isOwner });
			dispatch(manualOpened());
		},
		onCancel() {
			record('cancel_click', { is_owner: isOwner });
			dispatch(draftsDropped(['google']));
			dispatch(manualClosed());
		},
		onRetry: () => void dispatch(startVerification()),
	};
}

/** The window in which an account is chosen. Closed without one, nothing happens (TRAF-089). */
function usePopup(onAccount: (keyring: number) => void) {
	const popup = useRef<Popup | null>(null);
	const [state, setState] = useState<'none' | 'waiting' | 'blocked'>('none');

	// Left behind, it has nobody left to talk to.
	useEffect(() => () => popup.current?.cancel(), []);

	return {
		isWaiting: state === 'waiting',
		isBlocked: state === 'blocked',
		open(url: string): boolean {
			popup.current?.cancel();
			popup.current = openPopup({
				url,
				...POPUP,
				onClose(message) {
					popup.current = null;
					setState('none');
					const keyring = keyringId(message);
					if (keyring !== null) {
						onAccount(keyring);
					}
				},
			});
			setState(popup.current ? 'waiting' : 'blocked');
			return popup.current !== null;
		},
		cancel() {
			popup.current?.cancel();
			popup.current = null;
			setState('none');
		},
	};
}
