import { __, _n, sprintf } from '@wordpress/i18n';
import { formatNumber } from '../../../lib/locale';
import type { Settings } from '../../../rest-api/contract/settings';
import type { AppThunk } from '../../../state/app-thunk';
import { failureText } from '../../../state/failure-text';
import { noticeShown } from '../../../state/notices/slice';
import { SUCCESS_DURATION } from '../../../state/notices/tell';
import { applySettings } from '../../../state/settings/apply';
import { changesPage, NOTICE_ID } from '../../../state/settings/save';
import { undoOf, type Undo } from '../../../state/settings/undoable';

/** How an import went. */
export interface Imported {
	/** How many settings the host has taken. */
	count: number;
	/** Those that it has not, and why. */
	refused: Array<{ name: string; label: string; reason: string }>;
	/** What "Undo" takes back; null: nothing was changed, or it is offered once the page was loaded anew. */
	undo: Undo | null;
	/** The page around the dashboard shows the old settings until the user loads it anew. */
	isPageOld: boolean;
}

/** Stores settings of a file and says how it went; `labels`: what they are called, by name. */
export const importSettings =
	(values: Settings, labels: Readonly<Record<string, string>>): AppThunk<Promise<Imported>> =>
	async (dispatch, getState, { browser }) => {
		const names = Object.keys(values);
		const before = getState().settings.values;
		const progress = __('Importing settings…', 'site-dashboard');
		dispatch(noticeShown({ noticeId: NOTICE_ID, status: 'is-info', text: progress, showDismiss: false }));
		const { refused, stopped, left } = await dispatch(applySettings(values));
		const taken = names.filter((name) => !(name in refused) && !left.includes(name));
		const isWhole = taken.length === names.length;
		const isPageOld = taken.some(changesPage);
		// What was refused is to be read first.
		const isReloading = isPageOld && isWhole;
		const change = { names: taken, before, saved: getState().settings.values, isReloading };
		const text = summary(taken.length, names.length - taken.length);
		dispatch(
			noticeShown({
				noticeId: NOTICE_ID,
				status: isWhole ? 'is-success' : taken.length > 0 ? 'is-warning' : 'is-error',
				duration: isWhole ? SUCCESS_DURATION : null,
				text: isReloading
					? /* translators: %s: a sentence that says how many settings were imported */
						sprintf(__('%s Refreshing page…', 'site-dashboard'), text)
					: text,
				change: taken.length > 0 ? change : undefined,
			}),
		);
		if (isReloading) {
			setTimeout(() => browser.reload(), SUCCESS_DURATION);
		}
		const whyLeft = stopped
			? failureText(stopped)
			: __('Something else is being saved. Try again in a moment.', 'site-dashboard');
		return {
			count: taken.length,
			refused: names
				.filter((name) => !taken.includes(name))
				.map((name) => {
					const failure = refused[name];
					const reason = failure ? failure.params[name] || failureText(failure) : whyLeft;
					return { name, label: labels[name] ?? name, reason };
				}),
			undo: isReloading ? null : undoOf(change),
			isPageOld: isPageOld && !isReloading,
		};
	};

/** How many settings were taken, and how many were not. */
export function summary(taken: number, refused: number): string {
	const done = sprintf(
		/* translators: %s: number of settings */
		_n('%s setting was imported.', '%s settings were imported.', taken, 'site-dashboard'),
		formatNumber(taken),
	);
	return refused === 0
		? done
		: sprintf(
				/* translators: 1: a sentence that says how many settings were imported, 2: number of settings */
				_n('%1$s %2$s was refused.', '%1$s %2$s were refused.', refused, 'site-dashboard'),
				done,
				formatNumber(refused),
			);
}
