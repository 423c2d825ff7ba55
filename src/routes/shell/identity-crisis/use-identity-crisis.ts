import { useEffect, useRef, useState } from 'react';
import { failureText } from '../../../state/failure-text';
import { useAppDispatch, useAppSelector } from '../../../state/hooks';
import { reloadPage, solveIdentityCrisis, type IdentityChoice } from './thunks';
import { selectRedirect } from '../../../state/page/urls';
import { selectSiteDomain } from '../../../state/page/site-name';
import { track } from '../../../state/tracking/thunks/track';
import { selectCan } from '../../../state/user/slice';

export interface ChoicesView {
	state: 'choices';
	siteUrl: string;
	/** The pending choice; one at a time. */
	running: IdentityChoice | null;
	/** The last choice that failed, and why. */
	failure: { choice: IdentityChoice; text: string } | null;
	supportUrl: string;
	safeModeUrl: string;
	onChoose: (choice: IdentityChoice) => void;
}

/**
 * Users who can't decide read who can; users who have moved the site get confirmation (CONN-088, CONN-090).
 */
export type IdentityCrisisView =
	| ChoicesView
	| { state: 'moved'; siteUrl: string; onReload: () => void }
	| { state: 'explained'; siteUrl: string };

export function useIdentityCrisis(): IdentityCrisisView {
	const dispatch = useAppDispatch();
	const canDecide = useAppSelector((state) => selectCan(state, 'disconnect'));
	const siteUrl = useAppSelector(selectSiteDomain);
	const supportUrl = useAppSelector((state) => selectRedirect(state, 'jetpack-contact-support'));
	const safeModeUrl = useAppSelector((state) => selectRedirect(state, 'jetpack-support-safe-mode'));
	const [running, setRunning] = useState<IdentityChoice | null>(null);
	const [failure, setFailure] = useState<ChoicesView['failure']>(null);
	const [hasMoved, setHasMoved] = useState(false);
	useRecordedView(canDecide);
	useReturn(() => setRunning(null));

	if (!canDecide) {
		return { state: 'explained', siteUrl };
	}
	if (hasMoved) {
		return { state: 'moved', siteUrl, onReload: () => dispatch(reloadPage()) };
	}

	const choose = async (choice: IdentityChoice) => {
		setRunning(choice);
		setFailure(null);
		dispatch(track(`jetpack_idc_${choice}`));
		const outcome = await dispatch(solveIdentityCrisis(choice));
		if (outcome === 'moved') {
			setHasMoved(true);
		} else if (outcome) {
			setRunning(null);
			setFailure({ choice, text: failureText(outcome) });
		}
	};
	return {
		state: 'choices',
		siteUrl,
		running,
		failure,
		supportUrl,
		safeModeUrl,
		onChoose: (choice) => void choose(choice),
	};
}

/** Recorded once, with the page it's on for users who can't decide. */
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

/** The browser may restore the page as it was left: with a choice that waits for nothing. */
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
