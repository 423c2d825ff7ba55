import type { Client } from '../../rest-api/client';
import type { Settings } from '../../rest-api/contract/settings';
import { ApiError, isUnreadable } from '../../rest-api/errors';
import * as api from '../../rest-api/settings';
import { createAppThunk } from '../app-thunk';
import type { RootState } from '../store';
import { settingsReceived, type RunningModules } from './actions';
import { isSameSetting } from './same';

/** What is written to it is a command, never what it then holds (host contract 6). */
const ADDRESS = 'post_by_email_address';

/**
 * Changes options and switches modules, then asks the host what it has stored: a success of the host does
 * not prove a change (trap 11), a refusal may have saved a part (trap 14), and so may an answer that can't be read. Rejected with kind `unchanged` when
 * something stayed as it was; `params` of the failure names what was refused. An option that is under way already is
 * not sent again.
 */
export const updateSettings = createAppThunk<void, Settings>(
	'settings/update',
	async (values, { client, dispatch, getState }) => {
		const before = getState().settings.values;
		const take = (known: Settings) =>
			dispatch(settingsReceived({ values: known, running: runningModules(getState()) }));
		const answer = await write(client, values);
		let stored = await storedSettings(client);
		if ('partly' in answer) {
			take(stored ?? before);
			const refused = stored
				? Object.keys(values).filter((name) => isOther(values[name], stored?.[name]))
				: [];
			throw refusedParts(answer.partly, refused);
		}
		if ('unread' in answer && !stored) {
			const { call, status } = answer.unread;
			throw new ApiError({ kind: 'unknown', call, status });
		}
		const stubborn = stored && 'made' in answer ? stubbornOptions(values, stored, getState()) : [];
		if (stubborn.length > 0) {
			await writeTwice(client, stubborn);
			stored = await storedSettings(client);
		}
		// Unable to read back: the host said yes, so its word is taken.
		const assumed = stored ?? { ...before, ...values, [ADDRESS]: before[ADDRESS] };
		const known = { ...assumed, ...('made' in answer ? answer.made : {}) };
		take(known);
		const isKept = 'made' in answer ? wasKept : isAsBefore;
		const kept = Object.keys(values).filter((name) => isKept(values[name], before[name], known[name]));
		if (kept.length > 0) {
			throw new ApiError({
				kind: 'unread' in answer ? answer.unread.kind : 'unchanged',
				call: `POST settings (${kept.join(', ')})`,
				response: { data: { params: Object.fromEntries(kept.map((name) => [name, ''])) } },
			});
		}
	},
	(values, state) => !Object.keys(values).some((name) => name in state.settings.pending),
);

/** What the host says to a change: what it made of it, that it took a part, or nothing that can be read. */
type Answer = { made: Settings } | { partly: ApiError } | { unread: ApiError };

async function write(client: Client, values: Settings): Promise<Answer> {
	try {
		return { made: await api.updateSettings(client, values) };
	} catch (error) {
		if (isUnreadable(error)) {
			return { unread: error };
		}
		if (error instanceof ApiError && error.code === 'some_updated') {
			return { partly: error };
		}
		throw error;
	}
}

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

/** Stricter, for want of the host's word: it's stored as it was, though that isn't what was wanted. */
const isAsBefore = (wanted: unknown, before: unknown, stored: unknown) =>
	isSameSetting(before, stored) && isOther(wanted, stored);

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
