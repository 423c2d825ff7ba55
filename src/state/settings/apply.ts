import type { Settings } from '../../rest-api/contract/settings';
import type { ApiFailure } from '../../rest-api/errors';
import type { AppThunk } from '../app-thunk';
import { isSameSetting } from './same';
import { updateSettings } from './thunks';

/** What became of settings that were stored together. */
export interface Applied {
	/** Why, of each that the host did not take. */
	refused: Record<string, ApiFailure>;
	/** Why the rest was not even tried; null when it was. */
	stopped: ApiFailure | null;
	/** Those that were not tried. */
	left: string[];
}

/** Calls that are refused as a whole until it is clear that more of them help nobody. */
const PATIENCE = 16;

const HOPELESS = ['network', 'timeout', 'aborted', 'signed-out', 'not-found', 'not-found-after-redirect'];

/** The host is not there, or lets this user do nothing: the next call would end the same way. */
const isHopeless = ({ kind, status }: ApiFailure) =>
	HOPELESS.includes(kind) || status === 401 || status === 403;

/**
 * Stores settings and leaves out those that the host refuses: one bad value makes it refuse a whole call (host contract 5.3).
 * Where it does not say which one it was, the call is halved until that is found.
 */
export const applySettings =
	(values: Settings): AppThunk<Promise<Applied>> =>
	async (dispatch, getState) => {
		const refused: Record<string, ApiFailure> = {};
		// What is stored after all was not refused, whatever the host said.
		const isStored = (name: string) => isSameSetting(getState().settings.values[name], values[name]);
		const waiting = Object.keys(values).length > 0 ? [Object.entries(values)] : [];
		let patience = PATIENCE;
		for (let batch = waiting.shift(); batch; batch = waiting.shift()) {
			const result = await dispatch(updateSettings(Object.fromEntries(batch)));
			if (updateSettings.fulfilled.match(result)) {
				continue;
			}
			const failure = result.payload ?? null;
			if (!failure || isHopeless(failure) || patience-- === 0) {
				return { refused, stopped: failure, left: [batch, ...waiting].flat().map(([name]) => name) };
			}
			const isOut = ([name]: [string, unknown]) => batch.length === 1 || name in failure.params;
			const out = batch.filter(isOut);
			out.filter(([name]) => !isStored(name)).forEach(([name]) => (refused[name] = failure));
			waiting.unshift(...partsOf(batch, out, failure));
		}
		return { refused, stopped: null, left: [] };
	};

type Batch = Array<[string, unknown]>;

/** What of a refused call is to be sent again. */
function partsOf(batch: Batch, out: Batch, { code, kind }: ApiFailure): Batch[] {
	const rest = batch.filter((entry) => !out.includes(entry));
	if (out.length === 0) {
		const middle = Math.ceil(rest.length / 2);
		return [rest.slice(0, middle), rest.slice(middle)];
	}
	const areStored = code === 'some_updated' || kind === 'unchanged';
	return rest.length > 0 && !areStored ? [rest] : [];
}
