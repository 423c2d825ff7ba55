import { __, sprintf } from '@wordpress/i18n';
import type { AppThunk } from '../app-thunk';
import { failureDetails } from '../notices/tell';
import { noticeRemoved, noticeShown } from '../notices/slice';
import { selectAdminUrl } from '../page/selectors';
import { installService } from './thunks';

/** Plugins of the provider's services that are set up on a page of their own. */
export type ServicePlugin = 'akismet' | 'vaultpress';

const SERVICES = {
	akismet: { name: 'Akismet', page: 'admin.php?page=akismet-key-config' },
	vaultpress: { name: 'VaultPress', page: 'admin.php?page=vaultpress' },
} as const;

/** Names of plugins are theirs, not words to translate. */
const progress = (slug: ServicePlugin) =>
	slug === 'vaultpress'
		? __('Activating…', 'site-dashboard')
		: /* translators: %s: name of a plugin */
			sprintf(__('Activating %s…', 'site-dashboard'), SERVICES[slug].name);

/**
 * Activates the plugin of a service, installing it where it is missing, and goes on to the page where it is set up; a
 * failure is said in a notice (DASH-072 to DASH-074, DASH-081 to DASH-083). Resolves when it failed or the page is left.
 */
export const activateService =
	(slug: ServicePlugin): AppThunk<Promise<void>> =>
	async (dispatch, getState, { browser }) => {
		const [running, failed] = [`activating-${slug}`, `activate-${slug}-failure`];
		dispatch(noticeRemoved(failed));
		dispatch(noticeShown({ noticeId: running, status: 'is-info', text: progress(slug), showDismiss: false }));
		const result = await dispatch(installService(slug));
		dispatch(noticeRemoved(running));
		if (installService.fulfilled.match(result)) {
			browser.leave(selectAdminUrl(getState(), SERVICES[slug].page));
		} else if (result.payload) {
			dispatch(
				noticeShown({
					noticeId: failed,
					status: 'is-error',
					/* translators: %s: name of a plugin */
					text: sprintf(__('Could not activate %s.', 'site-dashboard'), SERVICES[slug].name),
					details: failureDetails(result.payload, getState().page),
				}),
			);
		}
	};
