import { __, _n, sprintf } from '@wordpress/i18n';
import { formatNumber } from '../../../lib/locale';
import { changesPage, isSameSetting, NOTICE_ID, undoOf } from '../changes';
import type { Settings } from '../../../rest-api/settings';
import type { ApiFailure } from '../../../rest-api/client/errors';
import type { AppThunk } from '../../app-thunk';
import { failureDetails, failureText, optionFailureText } from '../../failure-text';
import { noticeShown, SUCCESS_DURATION, type Undo } from '../../notices/slice';
import { readSettings } from './read';
import { reloadPage } from './save';
import { writeSettings } from './write';

/** Outcome of settings that were saved together. */
export interface Applied {
	/** Failures, for each that was sent and isn't stored as far as is known. */
	refused: Record<string, ApiFailure>;
	/**
	 * The reason why the rest wasn't even tried; null when it was, or when another save kept it from being
	 * sent.
	 */
	stopped: ApiFailure | null;
	/** Those that weren't sent, or only in a refused call with others, and aren't stored as far as we know. */
	left: string[];
}

/** Calls that are refused as a whole until it is clear that more of them help nobody. */
const PATIENCE = 16;

const HOPELESS = [
	'network',
	'blocked',
	'other-origin',
	'timeout',
	'aborted',
	'signed-out',
	'not-found',
	'not-found-after-redirect',
];

/** Not this user, or a server whose application is down. */
const HOPELESS_STATUSES = [401, 403, 429, 502, 503, 504, 520, 521, 522, 523, 524];

/** The host is not there, or lets this user do nothing: the next call would end the same way. */
const isHopeless = ({ kind, status }: ApiFailure) =>
	HOPELESS.includes(kind) || HOPELESS_STATUSES.includes(status);

/** It may have stored what it got; after a crash, `writeSettings` has asked already. */
const isSilent = ({ status }: ApiFailure) => status < 400;

/**
 * Saves settings and leaves out those the host refuses: one bad value makes it refuse a whole call
 * (host-contract 5.3). If it doesn't name it, the call is halved until it's found. A host that went silent
 * may have saved what it got: it's asked once. Once `signal` aborts, no further call is made.
 */
export const applySettings =
	(values: Settings, signal?: AbortSignal): AppThunk<Promise<Applied>> =>
	async (dispatch, getState) => {
		const refused: Record<string, ApiFailure> = {};
		// A value that's stored after all wasn't refused, whatever the host said.
		const isStored = (name: string) => isSameSetting(getState().settings.values[name], values[name]);
		const refuse = (batch: Batch, failure: ApiFailure) =>
			batch.filter(([name]) => !isStored(name)).forEach(([name]) => (refused[name] = failure));
		const leftOf = (batches: readonly Batch[]) => namesOf(batches).filter((name) => !isStored(name));
		const waiting = Object.keys(values).length > 0 ? [Object.entries(values)] : [];
		let patience = PATIENCE;
		for (let batch = waiting.shift(); batch; batch = waiting.shift()) {
			if (signal?.aborted) {
				return { refused, stopped: null, left: leftOf([batch, ...waiting]) };
			}
			const result = await dispatch(writeSettings(Object.fromEntries(batch)));
			if (writeSettings.fulfilled.match(result)) {
				continue;
			}
			const failure = result.payload ?? null;
			if (!failure) {
				return { refused, stopped: null, left: leftOf([batch, ...waiting]) };
			}
			if (isHopeless(failure) || patience-- === 0) {
				if (isSilent(failure)) {
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

/** The parts of a refused call to send again. */
function partsOf(batch: Batch, out: Batch, { code, kind }: ApiFailure): Batch[] {
	const rest = batch.filter((entry) => !out.includes(entry));
	if (out.length === 0) {
		const middle = Math.ceil(rest.length / 2);
		return [rest.slice(0, middle), rest.slice(middle)];
	}
	const areStored = code === 'some_updated' || kind === 'unchanged';
	return rest.length > 0 && !areStored ? [rest] : [];
}

/** The outcome of changing many settings. */
export interface Changed {
	/** Those that the host has now. */
	taken: string[];
	/** Those that it doesn't, and why; those that weren't sent are among them. */
	failed: Array<{ name: string; reason: string }>;
	/** The whole in a sentence or two. */
	summary: string;
	/** Reverted by "Undo"; null: nothing was changed, or it's offered after the page has reloaded. */
	undo: Undo | null;
	/** The page around the dashboard shows the old settings until the user reloads it. */
	isPageOld: boolean;
}

interface ManyOptions {
	progress: string;
	/** Says how many were taken. */
	takenText: (taken: readonly string[]) => string;
	signal?: AbortSignal;
}

/** Changes many settings, each as far as the host takes it, with one notice and one Undo for all. */
export const changeMany =
	(values: Settings, { progress, takenText, signal }: ManyOptions): AppThunk<Promise<Changed>> =>
	async (dispatch, getState) => {
		const names = Object.keys(values);
		const before = getState().settings.values;
		dispatch(noticeShown({ noticeId: NOTICE_ID, status: 'is-info', text: progress, showDismiss: false }));
		const { refused, stopped, left } = await dispatch(applySettings(values, signal));
		const taken = names.filter((name) => !(name in refused) && !left.includes(name));
		const isWhole = taken.length === names.length;
		const isPageOld = taken.some(changesPage);
		// The user must read first what was refused.
		const isReloading = isPageOld && isWhole;
		const change = { names: taken, before, saved: getState().settings.values, isReloading };
		const firstFailure = stopped ?? Object.values(refused)[0];
		const text = [takenText(taken), ...troubles(Object.keys(refused).length, left.length)].join(' ');
		dispatch(
			noticeShown({
				noticeId: NOTICE_ID,
				status: isWhole ? 'is-success' : taken.length > 0 ? 'is-warning' : 'is-error',
				duration: isWhole ? SUCCESS_DURATION : null,
				text: isReloading
					? /* translators: %s: a sentence that says how many settings were changed */
						sprintf(__('%s Reloading…', 'site-dashboard'), text)
					: text,
				details: firstFailure && failureDetails(firstFailure, getState().page),
				change: taken.length > 0 ? change : undefined,
			}),
		);
		if (isReloading) {
			dispatch(reloadPage());
		}
		const reasonOf = (name: string) => {
			const failure = refused[name];
			return failure ? optionFailureText(failure, name) : whyLeft(stopped, signal);
		};
		return {
			taken,
			failed: names.filter((name) => !taken.includes(name)).map((name) => ({ name, reason: reasonOf(name) })),
			summary: text,
			undo: isReloading ? null : undoOf(change),
			isPageOld: isPageOld && !isReloading,
		};
	};

function whyLeft(stopped: ApiFailure | null, signal?: AbortSignal): string {
	if (signal?.aborted) {
		return __('Not attempted.', 'site-dashboard');
	}
	const reason = stopped
		? failureText(stopped)
		: __('Another change is being saved. Try again in a moment.', 'site-dashboard');
	/* translators: %s: why not, a sentence */
	return sprintf(__('Not attempted. %s', 'site-dashboard'), reason);
}

/** Counts of those that failed, and those that weren't even tried. */
function troubles(failed: number, left: number): string[] {
	const counts = [
		/* translators: %s: number of settings, after a sentence that says how many were changed */
		[failed, _n('%s failed.', '%s failed.', failed, 'site-dashboard')],
		/* translators: %s: number of settings, after a sentence that says how many were changed */
		[left, _n('%s not attempted.', '%s not attempted.', left, 'site-dashboard')],
	] as const;
	return counts.filter(([count]) => count > 0).map(([count, text]) => sprintf(text, formatNumber(count)));
}

/** Stores settings of a file and says how it went. */
export const importSettings = (values: Settings): AppThunk<Promise<Changed>> =>
	changeMany(values, {
		progress: __('Importing settings…', 'site-dashboard'),
		takenText: ({ length }) =>
			sprintf(
				/* translators: %s: number of settings */
				_n('%s setting imported.', '%s settings imported.', length, 'site-dashboard'),
				formatNumber(length),
			),
	});
