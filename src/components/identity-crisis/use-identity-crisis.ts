import { useEffect, useRef, useState } from 'react';
import { failureText } from '../../state/failure-text';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { loadPageAnew, solveIdentityCrisis, type IdentityChoice } from '../../state/identity-crisis/thunks';
import { selectPage, selectRedirect } from '../../state/page/selectors';
import { track } from '../../state/tracking/thunks';
import { selectCan } from '../../state/user/selectors';

export interface ChoicesView {
	state: 'choices';
	address: string;
	/** The choice under way; one at a time. */
	running: IdentityChoice | null;
	/** Why the last one failed, and which that was. */
	failure: { choice: IdentityChoice; text: string } | null;
	supportUrl: string;
	safeModeUrl: string;
	onChoose: (choice: IdentityChoice) => void;
}

/** Who cannot decide is told who can; who has moved the site is told so (CONN-088, CONN-090). */
export type IdentityCrisisView =
	| ChoicesView
	| { state: 'moved'; address: string; onReload: () => void }
	| { state: 'explained'; address: string };

export function useIdentityCrisis(): IdentityCrisisView {
	const dispatch = useAppDispatch();
	const canDecide = useAppSelector((state) => selectCan(state, 'disconnect'));
	const address = useAppSelector((state) => selectPage(state).rawUrl.replaceAll('::', '/'));
	const supportUrl = useAppSelector((state) => selectRedirect(state, 'jetpack-contact-support'));
	const safeModeUrl = useAppSelector((state) => selectRedirect(state, 'jetpack-support-safe-mode'));
	const [running, setRunning] = useState<IdentityChoice | null>(null);
	const [failure, setFailure] = useState<ChoicesView['failure']>(null);
	const [hasMoved, setHasMoved] = useState(false);
	useRecordedView(canDecide);
	useReturn(() => setRunning(null));

	if (!canDecide) {
		return { state: 'explained', address };
	}
	if (hasMoved) {
		return { state: 'moved', address, onReload: () => dispatch(loadPageAnew()) };
	}

	const choose = async (choice: IdentityChoice) => {
		setRunning(choice);
		setFailure(null);
		dispatch(track(`jetpack_idc_${choice}`));
		const reason = await dispatch(solveIdentityCrisis(choice));
		if (reason) {
			setRunning(null);
			setFailure({ choice, text: failureText(reason) });
		} else {
			// The other two leave the page, and stay under way until it is gone.
			setHasMoved(choice === 'migrate');
		}
	};
	return {
		state: 'choices',
		address,
		running,
		failure,
		supportUrl,
		safeModeUrl,
		onChoose: (choice) => void choose(choice),
	};
}

/** Recorded once, with the page that it stands on for those who cannot decide. */
function useRecordedView(canDecide: boolean): void {
	const dispatch = useAppDispatch();
	const isRecorded = useRef(false);
	useEffect(() => {
		if (isRecorded.current) {
			return;
		}
		isRecorded.current = true;
		const page = new URLSearchParams(window.location.search).get('page') ?? undefined;
		dispatch(
			canDecide ? track('jetpack_idc_notice_view') : track('jetpack_idc_non_admin_notice_view', { page }),
		);
	}, [dispatch, canDecide]);
}

/** The browser can bring the page back from its memory as it was left: with a choice that waits for nothing. */
function useReturn(onReturn: () => void): void {
	const latest = useRef(onReturn);
	useEffect(() => {
		latest.current = onReturn;
	});
	useEffect(() => {
		const come = (event: PageTransitionEvent) => event.persisted && latest.current();
		window.addEventListener('pageshow', come);
		return () => window.removeEventListener('pageshow', come);
	}, []);
}
