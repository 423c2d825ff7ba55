import type { Settings } from '../../rest-api/contract/settings';
import type { ApiFailure } from '../../rest-api/errors';
import type { AppThunk } from '../app-thunk';
import { readSettings } from './read';
import { isSameSetting } from './same';
import { updateSettings } from './thunks';

/** What became of settings that were stored together. */
export interface Applied {
	/** Why, of each that was sent and is not stored as far as is known. */
	refused: Record<string, ApiFailure>;
	/** Why the rest was not even tried; null when it was, or when another save kept it from being sent. */
	stopped: ApiFailure | null;
	/** Those that were not sent, or only among others that a call was refused with, and are not stored as far as is known. */
	left: string[];
}

/** Calls that are refused as a whole until it is clear that more of them help nobody. */
const PATIENCE = 16;

const HOPELESS = ['network', 'timeout', 'aborted', 'signed-out', 'not-found', 'not-found-after-redirect'];

/** Not this user, or a server without what stands behind it. */
const HOPELESS_STATUSES = [401, 403, 502, 503, 504];

/** The host is not there, or lets this user do nothing: the next call would end the same way. */
const isHopeless = ({ kind, status }: ApiFailure) =>
	HOPELESS.includes(kind) || HOPELESS_STATUSES.includes(status);

/** The host said no, and stored nothing. */
const isNo = ({ status }: ApiFailure) => status >= 400 && status < 500;

/**
 * Stores settings and leaves out those that the host refuses: one bad value makes it refuse a whole call (host contract 5.3).
 * Where it does not say which one it was, the call is halved until that is found. A host that fell silent may have stored
 * what it was sent: it is asked once.
 */
export const applySettings =
	(values: Settings): AppThunk<Promise<Applied>> =>
	async (dispatch, getState) => {
		const refused: Record<string, ApiFailure> = {};
		// What is stored after all was not refused, whatever the host said.
		const isStored = (name: string) => isSameSetting(getState().settings.values[name], values[name]);
		const refuse = (batch: Batch, failure: ApiFailure) =>
			batch.filter(([name]) => !isStored(name)).forEach(([name]) => (refused[name] = failure));
		const leftOf = (batches: readonly Batch[]) => namesOf(batches).filter((name) => !isStored(name));
		const waiting = Object.keys(values).length > 0 ? [Object.entries(values)] : [];
		let patience = PATIENCE;
		for (let batch = waiting.shift(); batch; batch = waiting.shift()) {
			const result = await dispatch(updateSettings(Object.fromEntries(batch)));
			if (updateSettings.fulfilled.match(result)) {
				continue;
			}
			const failure = result.payload ?? null;
			if (!failure) {
				return { refused, stopped: null, left: leftOf([batch, ...waiting]) };
			}
			if (isHopeless(failure) || patience-- === 0) {
				if (!isNo(failure)) {
					await dispatch(readSettings());
				}
				refuse(batch, failure);
				return { refused, stopped: failure, left: leftOf(waiting) };
			}
			const out = batch.filter(([name]) => batch.length === 1 || name in failure.params);
			refuse(out, failure);
			waiting.unshift(...partsOf(batch, out, failure));
		}
		return { refused, stopped: null, left: [] };
	};

type Batch = Array<[string, unknown]>;

const namesOf = (batches: readonly Batch[]) => batches.flat().map(([name]) => name);

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
