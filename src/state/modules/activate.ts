import { __, sprintf } from '@wordpress/i18n';
import { ApiError, unlessUnreadable } from '../../rest-api/errors';
import { setModuleActive } from '../../rest-api/modules';
import { getSettings } from '../../rest-api/settings';
import { createAppThunk, type AppThunk } from '../app-thunk';
import { selectSiteConnectionStatus, type SiteConnectionStatus } from '../connection/selectors';
import { failureText } from '../failure-text';
import { tellOf } from '../notices/tell';
import { settingsReceived, type RunningModules } from '../settings/actions';
import { selectIsModuleActive, selectModule } from './selectors';

/** Switches a module on, then asks what the host has stored: overrides win in silence (trap 11). */
const activate = createAppThunk<void, string>(
	'modules/activate',
	async (slug, { client, dispatch, getState }) => {
		await setModuleActive(client, slug, true).catch(unlessUnreadable);
		const running = runningModules(selectSiteConnectionStatus(getState()));
		dispatch(settingsReceived({ values: await getSettings(client), running }));
		if (!selectIsModuleActive(getState(), slug)) {
			throw new ApiError({ kind: 'unchanged', call: `POST module/${slug}/active` });
		}
	},
);

/** Which modules run at all on a site in that state. */
export const runningModules = (status: SiteConnectionStatus): RunningModules =>
	status === 'offline' ? 'without-connection' : status ? 'all' : 'none';

/**
 * Activates a module from where it is offered, and says how it goes (NOTICE-052 to NOTICE-054). Resolves to whether it
 * runs now; the caller keeps its button busy until then.
 */
export const activateModule =
	(slug: string): AppThunk<Promise<boolean>> =>
	async (dispatch, getState) => {
		const feature = selectModule(getState(), slug)?.name || slug;
		const before = getState().settings.values;
		const result = await dispatch(
			tellOf(
				{
					noticeId: 'module-toggle',
					about: [slug],
					/* translators: %s: name of a feature */
					progress: sprintf(__('Activating %s…', 'site-dashboard'), feature),
					/* translators: %s: name of a feature */
					success: sprintf(__('%s has been activated.', 'site-dashboard'), feature),
					change: () => ({ names: [slug], before, saved: getState().settings.values }),
					failure: (failure) =>
						sprintf(
							/* translators: 1: name of a feature, 2: why it failed, a sentence */
							__('%1$s failed to activate. %2$s', 'site-dashboard'),
							feature,
							failureText(failure),
						),
				},
				() => dispatch(activate(slug)),
			),
		);
		return activate.fulfilled.match(result);
	};
