import { ApiError, toFailure, unlessUnreadable } from '../../rest-api/errors';
import { getSettings, updateSettings } from '../../rest-api/settings';
import { installPlugin } from '../../rest-api/site';
import type { AppThunk } from '../app-thunk';
import { loadPlugins } from '../plugins/slice';
import { settingsReceived } from '../settings/actions';
import { MEANS, type FeatureMeans } from './features';
import { selectIsFeatureActive, selectMovable } from './selectors';
import { installEnded, installStarted, selectSession } from './session';
import { featureOf } from './steps';
import { selectStep } from './thunks';

/** Milliseconds after which a host that has just installed a plugin is asked once more. */
const SETTLE_TIME = 2500;

/**
 * Switches a feature on or installs its plugin, and makes sure that it is there then (REC-064 to REC-066, REC-072 to REC-074).
 * A failure is kept beside it; it can be tried again.
 * @throws Error on a name that no feature has (REC-071)
 */
export const enableFeature =
	(slug: string): AppThunk<Promise<void>> =>
	async (dispatch, getState) => {
		const feature = featureOf(slug);
		if (selectSession(getState()).installing.includes(feature)) {
			return;
		}
		dispatch(installStarted(feature));
		try {
			const means = MEANS[feature];
			const isActive = () => selectIsFeatureActive(getState(), feature);
			await dispatch(means.kind === 'plugin' ? install(means, isActive) : switchOn(means));
			if (!isActive()) {
				throw new ApiError({ kind: 'unchanged', call: `enable ${feature}` });
			}
			// Only now: what couldn't be installed was not chosen, and is still offered.
			void dispatch(selectStep(feature));
			dispatch(installEnded({ feature }));
		} catch (error) {
			dispatch(installEnded({ feature, failure: toFailure(error, `enable ${feature}`) }));
		}
	};

type PluginMeans = Extract<FeatureMeans, { kind: 'plugin' }>;
type SettingsMeans = Extract<FeatureMeans, { kind: 'settings' }>;

/** Somebody else may have done the work meanwhile: then the refusal does not matter. */
const install =
	({ slug }: PluginMeans, isActive: () => boolean): AppThunk<Promise<void>> =>
	async (dispatch, _getState, { client }) => {
		const refusal = await installPlugin(client, { slug, status: 'active', source: 'recommendations' }).then(
			() => null,
			(error: unknown) => error,
		);
		await dispatch(loadPlugins('again'));
		if (refusal) {
			if (!isActive()) {
				throw refusal;
			}
		} else if (!isActive()) {
			await new Promise((resolve) => setTimeout(resolve, SETTLE_TIME));
			await dispatch(loadPlugins('again'));
		}
	};

const switchOn =
	({ names }: SettingsMeans): AppThunk<Promise<void>> =>
	async (dispatch, getState, { client }) => {
		const movable = selectMovable(getState(), names);
		const wanted = Object.fromEntries(movable.map((name) => [name, true]));
		await updateSettings(client, wanted).catch(unlessUnreadable);
		dispatch(settingsReceived({ values: await getSettings(client), running: 'all' }));
	};
