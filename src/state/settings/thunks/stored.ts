import { getSettings, type Settings } from '../../../rest-api/settings';
import type { AppThunk } from '../../app-thunk';
import { selectRunningModules } from '../../connection/slice';
import { settingsAsked, settingsReceived } from '../../events';

/** The host's settings, asked when the settings' clock stood at `askedAt`. */
interface Stored {
	answer: Settings;
	askedAt: number;
}

/** Asks the host what it has stored. */
export const askStored =
	(signal?: AbortSignal): AppThunk<Promise<Stored>> =>
	async (dispatch, getState, { client }) => {
		dispatch(settingsAsked());
		const askedAt = getState().settings.clock;
		return { answer: await getSettings(client, signal), askedAt };
	};

/**
 * Takes over what the host has stored. What was sent or stored since it was asked is newer than the answer,
 * and so is any answer to a later question.
 */
export const takeStored =
	({ answer, askedAt }: Stored): AppThunk =>
	(dispatch, getState) => {
		const { values: known, written, askedAt: knownAt } = getState().settings;
		const newer = Object.entries(known).filter(([name]) => (written[name] ?? 0) > askedAt);
		dispatch(
			settingsReceived({
				values: askedAt < knownAt ? known : { ...answer, ...Object.fromEntries(newer) },
				running: selectRunningModules(getState()),
				askedAt: Math.max(askedAt, knownAt),
			}),
		);
	};
