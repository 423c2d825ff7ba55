import { useCallback, useEffect, useState } from 'react';
import {
	disconnect,
	notifyStillConnected,
	sendSurvey,
	type SurveyAnswer,
} from '../../../state/connection/thunks';
import { failureDetails, failureText } from '../../../state/failure-text';
import {
	disconnectDialogClosed,
	disconnectDialogOpened,
	selectCanGiveFeedback,
	selectConnection,
	selectSiteConnectionStatus,
	type SiteBenefit,
} from '../../../state/connection/slice';
import { useAppDispatch, useAppSelector, useAppStore, useLoad } from '../../../state/hooks';
import {
	loadConnectedPlugins,
	loadSiteBenefits,
	selectConnectedPlugins,
	selectSiteBenefits,
} from '../../../state/connection/benefits';
import { isPending } from '../../../state/remote';
import type { AppDispatch } from '../../../state/app-thunk';
import { selectAdminUrl } from '../../../state/page/urls';
import { selectCan } from '../../../state/user/slice';
import { track } from '../../../state/tracking/thunks/track';
import { useElapsed } from '../../../components/ui/use-elapsed';

/** The steps, by the names that the events have. */
export type DisconnectStep = 'disconnect' | 'disconnect_confirm' | 'survey' | 'thank_you';

/** By which the events, and the list of plugins, know the dashboard's own plugin. */
const OWN = { context: 'jetpack', plugin: 'jetpack' } as const;

/** The dialog from the question to the thanks (CONN-033 to CONN-058). */
export function useDisconnect() {
	const dispatch = useAppDispatch();
	const store = useAppStore();
	const [reached, setStep] = useState<DisconnectStep>('disconnect');
	const { disconnecting } = useAppSelector(selectConnection);
	// A failure from before this dialog opened was shown then.
	const [before] = useState(disconnecting);
	useCounted();
	const isConnected = useAppSelector(selectSiteConnectionStatus) !== 'disconnected';
	// A dialog that was left before the answer may have asked.
	const step = reached === 'disconnect' && !isConnected ? 'disconnect_confirm' : reached;
	// The notice that has this link lies behind the dialog.
	const loginUrl = useAppSelector((state) =>
		state.session.status === 'signed-out' ? selectAdminUrl(state) : '',
	);
	const losses = useLosses();
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
	useEffect(() => {
		if (step === 'disconnect_confirm' && canGiveFeedback) {
			// Asked at once: the survey's title says that the site is disconnected.
			setStep('survey');
		}
	}, [step, canGiveFeedback]);

	const confirm = async () => {
		record('dialog_click_disconnect');
		const failure = await dispatch(disconnect());
		if (!failure) {
			// The store knew first, so the survey may be there already.
			setStep((now) => (now === 'disconnect' ? 'disconnect_confirm' : now));
		} else if (store.getState().connection.disconnectDialogs === 0) {
			dispatch(notifyStillConnected(failure));
		}
	};

	const failure =
		disconnecting.status === 'failed' && disconnecting !== before ? disconnecting.failure : null;
	const page = useAppSelector((state) => state.page);

	return {
		step,
		error: failure ? failureText(failure) : '',
		details: failure ? failureDetails(failure, page) : '',
		loginUrl,
		isBusy: disconnecting.status === 'loading',
		losses,
		canGiveFeedback,
		confirm: () => void confirm(),
		goTo: setStep,
		record,
	};
}

function useCounted(): void {
	const dispatch = useAppDispatch();
	useEffect(() => {
		dispatch(disconnectDialogOpened());
		return () => void dispatch(disconnectDialogClosed());
	}, [dispatch]);
}

/** The dialog waits this long for its list, in ms. */
const PATIENCE = 2_000;

const load = (dispatch: AppDispatch) => [dispatch(loadSiteBenefits()), dispatch(loadConnectedPlugins())];

/** Losses that the dialog lists. */
export interface Losses {
	benefits: readonly SiteBenefit[];
	otherPlugins: ReadonlyArray<{ slug: string; name: string }>;
}

/**
 * Null while that's awaited. Without an answer, the generic list and the plugins that the page came with
 * show, and stay: nothing changes under the reader.
 */
function useLosses(): Losses | null {
	const benefits = useAppSelector(selectSiteBenefits);
	const plugins = useAppSelector(selectConnectedPlugins);
	const { connectedPlugins } = useAppSelector(selectConnection);
	const mayAsk = useAppSelector((state) => selectCan(state, 'manage_plugins'));
	const isLate = useElapsed(PATIENCE);
	useLoad(load, true);
	const [shown, setShown] = useState<Losses | null>(null);
	const isKnown = !isPending(benefits) && !(mayAsk && isPending(plugins));
	if (shown === null && (isKnown || isLate)) {
		setShown({
			benefits: benefits.status === 'ready' ? benefits.data : [],
			otherPlugins: Object.entries(plugins.status === 'ready' ? plugins.data : connectedPlugins)
				.filter(([slug]) => slug !== OWN.plugin)
				.map(([slug, { name }]) => ({ slug, name: name || slug })),
		});
	}
	return shown;
}

/** Sends the survey, and thanks the user even if it fails (CONN-056 to CONN-059). */
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
