import type { Client } from '../../rest-api/client';
import type { Settings } from '../../rest-api/contract/settings';
import { ApiError } from '../../rest-api/errors';
import * as api from '../../rest-api/settings';
import { createAppThunk } from '../app-thunk';
import type { RootState } from '../store';
import { settingsReceived, type RunningModules } from './actions';
import { isSameSetting } from './same';

/** What is written to it is a command, never what it then holds (host contract 6). */
const ADDRESS = 'post_by_email_address';

/**
 * Changes options and switches modules, then asks the host what it has stored: a success of the host does
 * not prove a change (trap 11), and a refusal may have saved a part (trap 14). Rejected with kind `unchanged` when
 * something stayed as it was; `params` of the failure names what was refused. An option that is under way already is
 * not sent again.
 */
export const updateSettings = createAppThunk<void, Settings>(
	'settings/update',
	async (values, { client, dispatch, getState }) => {
		const before = getState().settings.values;
		const take = (known: Settings) =>
			dispatch(settingsReceived({ values: known, running: runningModules(getState()) }));
		let made: Settings;
		try {
			made = await api.updateSettings(client, values);
		} catch (error) {
			if (!(error instanceof ApiError) || error.code !== 'some_updated') {
				throw error;
			}
			const stored = await storedSettings(client);
			take(stored ?? before);
			const refused = stored ? Object.keys(values).filter((name) => isOther(values[name], stored[name])) : [];
			throw refusedParts(error, refused);
		}
		let stored = await storedSettings(client);
		const stubborn = stored && stubbornOptions(values, stored, getState());
		if (stubborn?.length) {
			await writeTwice(client, stubborn);
			stored = await storedSettings(client);
		}
		// Unable to read back: the host said yes, so its word is taken.
		const known = { ...(stored ?? { ...before, ...values, [ADDRESS]: before[ADDRESS] }), ...made };
		take(known);
		const kept = Object.keys(values).filter((name) => wasKept(values[name], before[name], known[name]));
		if (kept.length > 0) {
			throw new ApiError({
				kind: 'unchanged',
				call: `POST settings (${kept.join(', ')})`,
				response: { data: { params: Object.fromEntries(kept.map((name) => [name, ''])) } },
			});
		}
	},
	(values, state) => !Object.keys(values).some((name) => name in state.settings.pending),
);

/** Blanks and line breaks do not count: hosts write texts in their own way. */
const bare = (value: unknown) => (typeof value === 'string' ? value.replace(/[\s,;]+/g, '') : value);
const isOther = (wanted: unknown, stored: unknown) => !isSameSetting(bare(wanted), bare(stored));

/** The same refusal, with the host's word on each option: its message reads "name: reason. name: reason". */
function refusedParts(error: ApiError, names: string[]): ApiError {
	const reasons = names.map((name) => {
		const [, after = ''] = error.hostMessage.split(`${name}: `);
		const end = names.map((other) => after.indexOf(`${other}: `)).filter((at) => at > 0);
		return [name, after.slice(0, end.length > 0 ? Math.min(...end) : undefined).trim()] as const;
	});
	return new ApiError({
		kind: error.kind,
		call: error.call,
		status: error.status,
		response: {
			code: error.code,
			message: error.hostMessage,
			data: { params: Object.fromEntries(reasons) },
		},
	});
}

/** Hosts may write a text in their own way (blanks, line breaks); one that stayed as it was did not take the new one. */
function wasKept(wanted: unknown, before: unknown, stored: unknown): boolean {
	if (typeof wanted === 'string' && typeof before === 'string') {
		return stored === before && bare(wanted) !== bare(before);
	}
	return typeof wanted === 'boolean' && stored !== wanted;
}

const storedSettings = (client: Client): Promise<Settings | null> =>
	api.getSettings(client).catch(() => null);

/** Options that are on by default and were never written refuse the first "off" in silence (host contract 6). */
const stubbornOptions = (wanted: Settings, stored: Settings, state: RootState) =>
	Object.keys(wanted).filter(
		(name) => wanted[name] === false && stored[name] === true && !(name in state.modules.bySlug),
	);

async function writeTwice(client: Client, names: string[]): Promise<void> {
	const all = (value: boolean) => Object.fromEntries(names.map((name) => [name, value]));
	await api.updateSettings(client, all(true));
	await api.updateSettings(client, all(false));
}

function runningModules({ connection }: RootState): RunningModules {
	if (connection.status.offlineMode.isActive) {
		return 'without-connection';
	}
	return connection.status.isActive ? 'all' : 'none';
}
