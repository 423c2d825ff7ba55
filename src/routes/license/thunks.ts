import { cleanKey } from '../../lib/identifiers';
import type { AppThunk } from '../../state/app-thunk';
import { loadLicenses } from '../../state/licensing/licenses';
import { noteSeenCount, refetchCounts, refetchSite } from '../../state/licensing/thunks';
import { attach, emptyKeyRefused } from './slice';

/**
 * Attaches a license to this site, then refetches everything it changes (LIC-003 to LIC-012). An empty key
 * sends nothing (LIC-005), nor does a second call while one is pending (LIC-007).
 */
export const activateLicense =
	(typed: string): AppThunk<Promise<void>> =>
	async (dispatch, _getState, { analytics }) => {
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
