import { __, sprintf } from '@wordpress/i18n';
import type { GoogleVerification } from '../../../rest-api/verification';
import type { ApiFailure } from '../../../rest-api/client/errors';
import type { AppDispatch, AppThunk } from '../../../state/app-thunk';
import { codeDetails, failureDetails, failureText } from '../../../state/failure-text';
import { noticeRemoved, noticeShown, SUCCESS_DURATION } from '../../../state/notices/slice';
import { saveSettings } from '../../../state/settings/thunks/save';
import { selectFieldText, selectIsDirty, selectSetting } from '../../../state/settings/slice';
import type { RootState } from '../../../state/root-state';
import { checkGoogle, failureCodes, manualOpened, selectIsOwner, verifyGoogle } from './slice';

const NOTICE = 'google-verification';
/** Milliseconds that a failure stays (TRAF-069). */
const FAILURE_DURATION = 5000;

function selectStored(state: RootState): string {
	const value = selectSetting(state, 'google');
	return typeof value === 'string' ? value : '';
}

/** Saved silently: nobody asked for it. */
const store = (google: string) => saveSettings({ google }, { isSilent: true });

/** A result of the provider, or the codes of its refusal. */
interface CheckResult {
	google: GoogleVerification | null;
	codes: readonly string[];
	/** The reason of the failure; empty if there's none. */
	problem: string;
	/** The call that failed; null where it was answered. */
	failure: ApiFailure | null;
}

function toResult({ meta, payload }: { meta: { requestStatus: string }; payload?: unknown }): CheckResult {
	if (meta.requestStatus === 'fulfilled') {
		const google = payload as GoogleVerification;
		return { google, codes: google.errorCodes, problem: google.failure?.message ?? '', failure: null };
	}
	const failure = payload as ApiFailure | undefined;
	return {
		google: null,
		codes: failure ? failureCodes(failure) : [],
		problem: failure ? failureText(failure) : '',
		failure: failure ?? null,
	};
}

/** A withdrawn verification removes the stored value (TRAF-065). */
async function dropStored(dispatch: AppDispatch, stored: string, { codes }: CheckResult): Promise<boolean> {
	if (!codes.includes('unverify-site-error') || stored === '') {
		return false;
	}
	await dispatch(store(''));
	return true;
}

/**
 * Checks the site when the card shows (TRAF-088): a withdrawn verification is dropped and the check repeated;
 * without a stored value the token is saved; a stored value that verifies nothing is shown.
 */
export const startVerification =
	(asks: { current: { abort: () => void } | null } = { current: null }): AppThunk<Promise<void>> =>
	async (dispatch, getState) => {
		const check = async () => {
			const call = dispatch(checkGoogle(null));
			asks.current = call;
			return toResult(await call);
		};
		let result = await check();
		if (await dropStored(dispatch, selectStored(getState()), result)) {
			result = await check();
		}
		const stored = selectStored(getState());
		if (!result.google) {
			return;
		}
		if (stored === '' && result.google.token) {
			await dispatch(store(result.google.token));
		} else if (stored !== '' && !result.google.token && !result.google.verified) {
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
		const result = await dispatch(checkAndVerify(keyring));
		dispatch(noticeRemoved(NOTICE));
		if (result.google?.verified && result.problem === '') {
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
		await dropStored(dispatch, selectStored(getState()), result);
		const { page } = getState();
		const message = result.problem || __('We couldn’t verify that you own this site.', 'site-dashboard');
		analytics.record('jetpack_site_verification_google_verify_error', { error_message: message });
		dispatch(
			noticeShown({
				noticeId: NOTICE,
				status: 'is-error',
				/* translators: %s: why it failed */
				text: sprintf(__('Site failed to verify: %s', 'site-dashboard'), message),
				duration: FAILURE_DURATION,
				details: result.failure
					? failureDetails(result.failure, page)
					: codeDetails(result.codes.join(', '), page),
			}),
		);
	};

const checkAndVerify =
	(keyring: number): AppThunk<Promise<CheckResult>> =>
	async (dispatch, getState) => {
		const checked = toResult(await dispatch(checkGoogle(keyring)));
		if (!checked.google || checked.problem !== '') {
			return checked;
		}
		const { token, verified } = checked.google;
		if (token && token !== selectStored(getState())) {
			await dispatch(store(token));
		}
		return verified ? checked : toResult(await dispatch(verifyGoogle(keyring)));
	};

/** Records that the typed code of Google is about to be saved, if it was edited (EVT-024). */
export const recordManualTag =
	(): AppThunk =>
	(_dispatch, getState, { analytics }) => {
		if (selectIsDirty(getState(), 'google')) {
			analytics.record('jetpack_site_verification_google_manual_verify_save', {
				is_owner: selectIsOwner(getState()),
				is_empty: selectFieldText(getState(), 'google') === '',
			});
		}
	};
