import { nextTask } from '../../lib/after-paint';
import type { Client } from '../../rest-api/client/client';
import { isSameSetting } from './changes';
import type { Settings } from '../../rest-api/settings';
import { ApiError, type ApiFailure, isCrash, isUnreadable, toFailure } from '../../rest-api/client/errors';
import * as api from '../../rest-api/settings';
import type { ThunkTools } from '../app-thunk';
import type { RootState } from '../root-state';
import { askStored, takeStored } from './thunks/stored';

/** Written as a command, and never read back as it was written (host-contract 6). */
const POST_EMAIL = 'post_by_email_address';

/** The work of `writeSettings`; no first view needs it (decision 0015). */
export async function writeValues(
	values: Settings,
	{ client, dispatch, getState }: ThunkTools,
): Promise<ApiFailure | null> {
	const before = getState().settings.values;
	const readBack = () => dispatch(askStored()).catch(() => null);
	await nextTask();
	const result = await write(client, values);
	let stored = await readBack();
	if ('partly' in result || 'crashed' in result) {
		if (stored) {
			dispatch(takeStored(stored));
		}
		const { answer } = stored ?? {};
		const others = Object.keys(values).filter((name) => isOther(values[name], answer?.[name]));
		const isStored = answer !== undefined && others.length === 0;
		if ('partly' in result) {
			if (isStored) {
				return toFailure(result.partly);
			}
			throw refusedParts(result.partly, answer ? others : []);
		}
		if (!isStored) {
			throw result.crashed;
		}
		return null;
	}
	if ('unread' in result && !stored) {
		const { call, status } = result.unread;
		throw new ApiError({ kind: 'unknown', call, status });
	}
	const stubborn = stored && 'applied' in result ? stubbornOptions(values, stored.answer, getState()) : [];
	if (stubborn.length > 0) {
		await writeTwice(client, stubborn);
		stored = await readBack();
	}
	// Unable to read back: the host said yes, so its word is taken.
	const { values: last, clock } = getState().settings;
	const assumed = stored?.answer ?? { ...last, ...values, [POST_EMAIL]: before[POST_EMAIL] };
	const known = { ...assumed, ...('applied' in result ? result.applied : {}) };
	dispatch(takeStored({ answer: known, askedAt: stored?.askedAt ?? clock }));
	const isKept = 'applied' in result ? wasKept : isAsBefore;
	const kept = Object.keys(values).filter((name) => isKept(values[name], before[name], known[name]));
	if (kept.length > 0) {
		throw new ApiError({
			kind: 'unread' in result ? result.unread.kind : 'unchanged',
			call: `POST settings (${kept.join(', ')})`,
			response: { data: { params: Object.fromEntries(kept.map((name) => [name, ''])) } },
		});
	}
	return null;
}

/** The outcome of a change: what was applied, that only a part was, or nobody knows before it's read back. */
type WriteResult =
	{ applied: Settings } | { partly: ApiError } | { unread: ApiError } | { crashed: ApiError };

async function write(client: Client, values: Settings): Promise<WriteResult> {
	try {
		return { applied: await api.updateSettings(client, values) };
	} catch (error) {
		if (isUnreadable(error)) {
			return { unread: error };
		}
		if (error instanceof ApiError && error.code === 'some_updated') {
			return { partly: error };
		}
		if (isCrash(error)) {
			return { crashed: error };
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

/**
 * Hosts may rewrite a text (spaces, line breaks); one that's unchanged didn't take the new one. Some keep a
 * list that's emptied.
 */
function wasKept(wanted: unknown, before: unknown, stored: unknown): boolean {
	if (Array.isArray(wanted) && wanted.length === 0) {
		return Array.isArray(stored) && stored.length > 0 && isSameSetting(stored, before);
	}
	if (typeof wanted === 'string' && typeof before === 'string') {
		return stored === before && bare(wanted) !== bare(before);
	}
	return typeof wanted === 'boolean' && stored !== wanted;
}

/** Without the host's word: it's stored as before, and that isn't what was wanted. */
const isAsBefore = (wanted: unknown, before: unknown, stored: unknown) =>
	isSameSetting(before, stored) && isOther(wanted, stored);

/** Options that are on by default and were never written ignore the first "off" (host-contract 6). */
const stubbornOptions = (wanted: Settings, stored: Settings, state: RootState) =>
	Object.keys(wanted).filter(
		(name) => wanted[name] === false && stored[name] === true && !(name in state.modules.bySlug),
	);

async function writeTwice(client: Client, names: string[]): Promise<void> {
	const all = (value: boolean) => Object.fromEntries(names.map((name) => [name, value]));
	await api.updateSettings(client, all(true));
	await api.updateSettings(client, all(false));
}
