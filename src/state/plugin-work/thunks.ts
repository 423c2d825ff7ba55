import { __, sprintf } from '@wordpress/i18n';
import type { AppThunk } from '../app-thunk';
import { loadPlugins } from '../plugins/slice';
import { activatePlugin, installService } from './slice';
import { failureDetails } from '../failure-text';
import { noticeRemoved, noticeShown } from '../notices/slice';
import { selectAdminUrl } from '../page/urls';

/**
 * Installs a plugin if needed, and activates it (DASH-111, DASH-112, DASH-132). A failure shows beside it,
 * and the list is refetched: somebody else may have done the work.
 */
export const startPlugin =
	(slug: string): AppThunk<Promise<void>> =>
	async (dispatch) => {
		const result = await dispatch(activatePlugin({ slug, source: 'active' }));
		if (activatePlugin.rejected.match(result)) {
			await dispatch(loadPlugins('again'));
		}
	};

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
 * Activates a service's plugin, installs it if needed, and goes to the page where it's set up; a failure
 * shows a notice (DASH-072 to DASH-074, DASH-081 to DASH-083). Resolves on failure, or when the page is left.
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
