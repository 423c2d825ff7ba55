import { __, sprintf } from '@wordpress/i18n';
import { cleanKey } from '../../../lib/identifiers';
import { PRODUCT_NAME } from '../../../lib/product';
import type { AppThunk } from '../../../state/app-thunk';
import { refetchCounts, refetchSite } from '../../../state/licensing/thunks';
import { noticeShown } from '../../../state/notices/slice';
import { codeDetails, failureDetails } from '../../../state/failure-text';
import { applyKey, KEY_FORM_NOTICE } from './slice';

/**
 * Sends a key from My Plan's form to the host, finds out its outcome and announces it (LIC-027 to LIC-035).
 * Resolves to whether the site has it now; false also if nothing was sent.
 */
export const applyLicenseKey =
	(typed: string): AppThunk<Promise<boolean>> =>
	async (dispatch, getState) => {
		const key = cleanKey(typed);
		if (key.length < 1) {
			return false;
		}
		const result = await dispatch(applyKey(key));
		const notify = (text: string, status: 'is-success' | 'is-info' | 'is-error', details?: string) =>
			dispatch(noticeShown({ noticeId: KEY_FORM_NOTICE, status, text, details }));
		if (!applyKey.fulfilled.match(result)) {
			if (result.payload) {
				notify(keyNotAdded(), 'is-error', failureDetails(result.payload, getState().page));
			}
			return false;
		}
		const { payload } = result;
		switch (payload.status) {
			case 'accepted':
				notify(keyAdded(), 'is-success');
				void dispatch(refetchSite());
				void dispatch(refetchCounts());
				return true;
			case 'waiting':
				notify(keyWaits(), 'is-info');
				return true;
			case 'refused':
				notify(keyNotAdded(), 'is-error', codeDetails('licensing_error', getState().page));
				return false;
			case 'unknown':
				// The form says it, and keeps the key; the page may show what it brought.
				void dispatch(refetchSite());
				return false;
		}
	};

const keyAdded = () =>
	sprintf(
		/* translators: %s: product name */
		__('%s license key added. It may take a minute for the license to be processed.', 'site-dashboard'),
		PRODUCT_NAME,
	);

const keyNotAdded = () =>
	/* translators: %s: product name */
	sprintf(__('Error adding %s license key.', 'site-dashboard'), PRODUCT_NAME);

const keyWaits = () =>
	__('Your site saved the license key. It takes effect once an account is connected.', 'site-dashboard');
