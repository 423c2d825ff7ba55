import { __, sprintf } from '@wordpress/i18n';
import { PRODUCT_NAME } from '../../lib/product';
import type { LicenseCounts } from '../../rest-api/contract/licensing';
import { dismissActivationNotice, getLicenseCounts } from '../../rest-api/licensing';
import type { AppThunk } from '../app-thunk';
import { refreshModules } from '../modules/refresh';
import { noticeShown } from '../notices/slice';
import { codeDetails, failureDetails } from '../notices/tell';
import { loadPurchases, purchasesSlice } from '../purchases/slice';
import { loadSite, loadSiteFeatures, siteFeaturesSlice, siteSlice } from '../site/slice';
import { attach, emptyKeyRefused, licenseActivationSlice } from './activation';
import { applyKey, BOX_NOTICE, licenseBoxSlice } from './box';
import { cleanKey } from './key';
import { licensesSlice, loadLicenses } from './licenses';
import { selectCanActivateLicenses } from './selectors';
import { activationNoticeDismissed, countsReceived } from './slice';

/**
 * Attaches a license to this site, then asks anew for everything that it changes (LIC-003 to LIC-012). An empty key sends
 * nothing (LIC-005), and so does a second call while one is under way (LIC-007).
 */
export const activateLicense =
	(typed: string): AppThunk<Promise<void>> =>
	async (dispatch, _getState, { analytics, inject }) => {
		inject([licenseActivationSlice, licensesSlice]);
		const key = cleanKey(typed);
		if (key.length < 1) {
			dispatch(emptyKeyRefused());
			return;
		}
		const result = await dispatch(attach(key));
		if (attach.rejected.match(result) && result.meta.condition) {
			return;
		}
		const isActivated = attach.fulfilled.match(result) && 'productId' in result.payload;
		analytics.record(
			isActivated ? 'jetpack_wpa_license_activation_success' : 'jetpack_wpa_license_activation_error',
		);
		if (isActivated) {
			await Promise.all([
				dispatch(refetchSite()),
				dispatch(refetchCounts()).then((counts) => counts && dispatch(noteSeenCount(counts.detached))),
				dispatch(loadLicenses('again')),
			]);
		}
	};

/**
 * Gives the host a key from the box on My Plan, finds out what became of it, and says so (LIC-027 to LIC-035). Resolves to
 * whether the site has it now; false also where nothing was sent.
 */
export const applyLicenseKey =
	(typed: string): AppThunk<Promise<boolean>> =>
	async (dispatch, getState, { inject }) => {
		inject([licenseBoxSlice]);
		const key = cleanKey(typed);
		if (key.length < 1) {
			return false;
		}
		const result = await dispatch(applyKey(key));
		const tell = (text: string, status: 'is-success' | 'is-info' | 'is-error', details?: string) =>
			dispatch(noticeShown({ noticeId: BOX_NOTICE, status, text, details }));
		if (!applyKey.fulfilled.match(result)) {
			if (result.payload) {
				tell(keyNotAdded(), 'is-error', failureDetails(result.payload, getState().page));
			}
			return false;
		}
		const { payload } = result;
		switch (payload.status) {
			case 'accepted':
				tell(keyAdded(), 'is-success');
				void dispatch(refetchSite());
				void dispatch(refetchCounts());
				return true;
			case 'waiting':
				tell(keyWaits(), 'is-info');
				return true;
			case 'refused':
				tell(keyNotAdded(), 'is-error', codeDetails('licensing_error', getState().page));
				return false;
			case 'unknown':
				// The box says it, and the key stays in it.
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

/** Site data, purchases, modules and settings, as they are now (LIC-012, LIC-035). What cannot be had stays as it is known. */
const refetchSite =
	(): AppThunk<Promise<void>> =>
	async (dispatch, _getState, { inject }) => {
		inject([purchasesSlice, siteFeaturesSlice, siteSlice]);
		await Promise.all([
			dispatch(loadSite('again')),
			dispatch(loadSiteFeatures('again')),
			dispatch(loadPurchases('again')),
			dispatch(refreshModules()),
		]);
	};

/** How many licenses there are now; only the owner of the connection may ask. Null when nobody says. */
const refetchCounts =
	(): AppThunk<Promise<LicenseCounts | null>> =>
	async (dispatch, getState, { client }) => {
		const counts = selectCanActivateLicenses(getState())
			? await getLicenseCounts(client).catch(() => null)
			: null;
		if (counts) {
			dispatch(countsReceived(counts));
		}
		return counts;
	};

/** The owner has seen how many licenses are left (LIC-040). */
const noteSeenCount =
	(detached: number): AppThunk<Promise<void>> =>
	async (dispatch, _getState, { client }) => {
		// Nothing shows it: a host that cannot be reached is told next time.
		await dismissActivationNotice(client, detached)
			.then((answer) => dispatch(activationNoticeDismissed(answer)))
			.catch(() => {});
	};
