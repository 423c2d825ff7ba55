import { useCallback, useEffect, useState } from 'react';
import { failureText } from '../../state/failure-text';
import { disconnect, tellStillConnected } from '../../state/connection/commands';
import { loadBenefits, sendSurvey, type SurveyAnswer } from '../../state/connection/disconnect';
import type { SiteBenefit } from '../../state/connection/types';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import {
	selectCanGiveFeedback,
	selectConnection,
	selectSiteConnectionStatus,
} from '../../state/connection/selectors';
import { selectAdminUrl } from '../../state/page/selectors';
import { track } from '../../state/tracking/thunks';

/** The steps, by the names that the events have. */
export type DisconnectStep = 'disconnect' | 'disconnect_confirm' | 'survey' | 'thank_you';

/** By which the events, and the list of plugins, know the dashboard's own plugin. */
const OWN = { context: 'jetpack', plugin: 'jetpack' } as const;

/** The dialog from the question to the thanks (CONN-033 to CONN-058). */
export function useDisconnect() {
	const dispatch = useAppDispatch();
	const [reached, setStep] = useState<DisconnectStep>('disconnect');
	const { disconnecting, connectedPlugins } = useAppSelector(selectConnection);
	// What failed before this dialog opened was said then.
	const [before] = useState(disconnecting);
	useCounted();
	const isConnected = useAppSelector(selectSiteConnectionStatus) !== false;
	// A dialog that was left before the answer may have asked.
	const step = reached === 'disconnect' && !isConnected ? 'disconnect_confirm' : reached;
	// The notice that has this link lies behind the dialog.
	const signInUrl = useAppSelector((state) =>
		state.session.status === 'signed-out' ? selectAdminUrl(state) : '',
	);
	const benefits = useBenefits();
	const canGiveFeedback = useAppSelector(selectCanGiveFeedback);
	const record = useCallback(
		(name: string, more = {}) => dispatch(track(`jetpack_disconnect_${name}`, { ...OWN, ...more })),
		[dispatch],
	);

	useEffect(() => {
		record('dialog_open');
	}, [record]);
	useEffect(() => {
		record('dialog_step', { step });
	}, [record, step]);

	const confirm = async () => {
		record('dialog_click_disconnect');
		const failure = await dispatch(disconnect());
		if (!failure) {
			setStep('disconnect_confirm');
		} else if (openDialogs === 0) {
			dispatch(tellStillConnected(failure));
		}
	};

	return {
		step,
		error:
			disconnecting.status === 'failed' && disconnecting !== before ? failureText(disconnecting.failure) : '',
		signInUrl,
		isBusy: disconnecting.status === 'loading',
		benefits,
		otherPlugins: Object.entries(connectedPlugins)
			.filter(([slug]) => slug !== OWN.plugin)
			.map(([slug, { name }]) => ({ slug, name: name || slug })),
		canGiveFeedback,
		confirm: () => void confirm(),
		goTo: setStep,
		record,
	};
}

/** Dialogs that are on the screen: going back in the browser takes one away, going forward opens the next. */
let openDialogs = 0;

function useCounted(): void {
	useEffect(() => {
		openDialogs++;
		return () => void openDialogs--;
	}, []);
}

/** What the site would lose; null while that is not known (an error leaves the generic list). */
function useBenefits(): SiteBenefit[] {
	const dispatch = useAppDispatch();
	const [benefits, setBenefits] = useState<SiteBenefit[]>([]);
	useEffect(() => {
		const asked = dispatch(loadBenefits());
		asked.unwrap().then(setBenefits, () => {});
		return () => asked.abort();
	}, [dispatch]);
	return benefits;
}

/** Sending the survey; it ends in thanks, whatever becomes of it (CONN-056 to CONN-059). */
export function useSurvey(onSent: () => void, record: (name: string, more?: object) => void) {
	const dispatch = useAppDispatch();
	const [answer, setAnswer] = useState('');
	const [text, setText] = useState('');
	const [isSending, setIsSending] = useState(false);
	return {
		answer,
		text,
		isSending,
		setAnswer,
		setText,
		submit() {
			setIsSending(true);
			record('survey_submit', { disconnect_reason: answer });
			const sent: SurveyAnswer = { response: answer, text: answer === 'another-reason' ? text : '' };
			dispatch(sendSurvey(sent))
				.unwrap()
				.catch((failure: { code?: string; name?: string } | undefined) =>
					record('survey_error', { error: failure?.code || failure?.name || 'unknown' }),
				)
				.finally(onSent);
		},
	};
}
