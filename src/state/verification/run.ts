import { __, sprintf } from '@wordpress/i18n';
import type { GoogleVerification } from '../../rest-api/contract/verification';
import type { ApiFailure } from '../../rest-api/errors';
import type { AppThunk } from '../app-thunk';
import { failureText } from '../failure-text';
import { noticeRemoved, noticeShown } from '../notices/slice';
import { codeDetails, failureDetails, SUCCESS_DURATION } from '../notices/tell';
import { saveForm } from '../settings/change';
import { saveSettings, type SaveWay } from '../settings/save';
import { selectFieldText, selectIsDirty, selectSetting } from '../settings/selectors';
import type { AppDispatch, RootState } from '../store';
import { failureCodes } from './codes';
import { manualOpened, selectIsOwner } from './slice';
import { checkGoogle, verifyGoogle } from './thunks';

const NOTICE = 'google-verification';
/** Milliseconds that a failure stays (TRAF-069). */
const FAILURE_DURATION = 5000;

function selectStored(state: RootState): string {
	const value = selectSetting(state, 'google');
	return typeof value === 'string' ? value : '';
}

/** Stored without a word: nobody asked for it. */
const store = (google: string) => saveSettings({ google }, { isSilent: true });

/** An answer of the provider, or the codes of its refusal. */
interface Answer {
	facts: GoogleVerification | null;
	codes: readonly string[];
	/** Why it failed; empty when it did not. */
	problem: string;
	/** The call that failed; null where it was answered. */
	failure: ApiFailure | null;
}

function toAnswer({ meta, payload }: { meta: { requestStatus: string }; payload?: unknown }): Answer {
	if (meta.requestStatus === 'fulfilled') {
		const facts = payload as GoogleVerification;
		return { facts, codes: facts.errorCodes, problem: facts.failure?.message ?? '', failure: null };
	}
	const failure = payload as ApiFailure | undefined;
	return {
		facts: null,
		codes: failure ? failureCodes(failure) : [],
		problem: failure ? failureText(failure) : '',
		failure: failure ?? null,
	};
}

/** A verification that was taken back takes the stored value along (TRAF-065). */
async function dropStored(dispatch: AppDispatch, stored: string, { codes }: Answer): Promise<boolean> {
	if (!codes.includes('unverify-site-error') || stored === '') {
		return false;
	}
	await dispatch(store(''));
	return true;
}

/**
 * Asks how the site stands, when the card shows (TRAF-088): a verification that was taken back is dropped and the site
 * is asked about anew; without a stored value the token is stored; a stored value that verifies nothing is shown.
 */
export const startVerification =
	(asks: { current: { abort: () => void } | null } = { current: null }): AppThunk<Promise<void>> =>
	async (dispatch, getState) => {
		const check = async () => {
			const call = dispatch(checkGoogle(null));
			asks.current = call;
			return toAnswer(await call);
		};
		let answer = await check();
		if (await dropStored(dispatch, selectStored(getState()), answer)) {
			answer = await check();
		}
		const stored = selectStored(getState());
		if (!answer.facts) {
			return;
		}
		if (stored === '' && answer.facts.token) {
			await dispatch(store(answer.facts.token));
		} else if (stored !== '' && !answer.facts.token && !answer.facts.verified) {
			dispatch(manualOpened());
		}
	};

/** Checks and verifies with the account that the popup named, and says how it goes (TRAF-062, TRAF-090). */
export const verifyWithAccount =
	(keyring: number): AppThunk<Promise<void>> =>
	async (dispatch, getState, { analytics }) => {
		dispatch(
			noticeShown({
				noticeId: NOTICE,
				status: 'is-info',
				text: __('Verifying…', 'site-dashboard'),
				showDismiss: false,
			}),
		);
		const answer = await dispatch(checkAndVerify(keyring));
		dispatch(noticeRemoved(NOTICE));
		if (answer.facts?.verified && answer.problem === '') {
			analytics.record('jetpack_site_verification_google_verify_success');
			dispatch(
				noticeShown({
					noticeId: NOTICE,
					status: 'is-success',
					text: __('Site is verified', 'site-dashboard'),
					duration: SUCCESS_DURATION,
				}),
			);
			return;
		}
		await dropStored(dispatch, selectStored(getState()), answer);
		const { page } = getState();
		const message = answer.problem || __('The site could not be found to be yours.', 'site-dashboard');
		analytics.record('jetpack_site_verification_google_verify_error', { error_message: message });
		dispatch(
			noticeShown({
				noticeId: NOTICE,
				status: 'is-error',
				/* translators: %s: why it failed */
				text: sprintf(__('Site failed to verify: %s', 'site-dashboard'), message),
				duration: FAILURE_DURATION,
				details: answer.failure
					? failureDetails(answer.failure, page)
					: codeDetails(answer.codes.join(', '), page),
			}),
		);
	};

const checkAndVerify =
	(keyring: number): AppThunk<Promise<Answer>> =>
	async (dispatch, getState) => {
		const checked = toAnswer(await dispatch(checkGoogle(keyring)));
		if (!checked.facts || checked.problem !== '') {
			return checked;
		}
		const { token, verified } = checked.facts;
		if (token && token !== selectStored(getState())) {
			await dispatch(store(token));
		}
		return verified ? checked : toAnswer(await dispatch(verifyGoogle(keyring)));
	};

/** Saves the card's form; where the code of Google is among what was edited, that is recorded (EVT-024). */
export const saveVerification =
	(options: readonly string[], way?: SaveWay): AppThunk<Promise<boolean>> =>
	(dispatch, getState, { analytics }) => {
		if (selectIsDirty(getState(), 'google')) {
			analytics.record('jetpack_site_verification_google_manual_verify_save', {
				is_owner: selectIsOwner(getState()),
				is_empty: selectFieldText(getState(), 'google') === '',
			});
		}
		return dispatch(saveForm(options, way));
	};
