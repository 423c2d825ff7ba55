import { __, _n, sprintf } from '@wordpress/i18n';
import { formatNumber } from '../../../lib/locale';
import type { Settings } from '../../../rest-api/contract/settings';
import type { ApiFailure } from '../../../rest-api/errors';
import type { AppThunk } from '../../../state/app-thunk';
import { failureText } from '../../../state/failure-text';
import { noticeShown } from '../../../state/notices/slice';
import { failureDetails, SUCCESS_DURATION } from '../../../state/notices/tell';
import { applySettings } from '../../../state/settings/apply';
import { reloadPage } from '../../../state/settings/reload';
import { changesPage, NOTICE_ID } from '../../../state/settings/save';
import { undoOf, type Undo } from '../../../state/settings/undoable';

/** How an import went. */
export interface Imported {
	/** Those that it has not, and why; those that were given up are among them. */
	failed: Array<{ name: string; label: string; reason: string }>;
	/** The whole in a sentence or two. */
	summary: string;
	/** What "Undo" takes back; null: nothing was changed, or it is offered once the page was loaded anew. */
	undo: Undo | null;
	/** The page around the dashboard shows the old settings until the user loads it anew. */
	isPageOld: boolean;
}

/** Stores settings of a file and says how it went; `labels`: what they are called, by name. */
export const importSettings =
	(values: Settings, labels: Readonly<Record<string, string>>): AppThunk<Promise<Imported>> =>
	async (dispatch, getState) => {
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
		const firstFailure = stopped ?? Object.values(refused)[0];
		const text = summary(taken.length, Object.keys(refused).length, left.length);
		dispatch(
			noticeShown({
				noticeId: NOTICE_ID,
				status: isWhole ? 'is-success' : taken.length > 0 ? 'is-warning' : 'is-error',
				duration: isWhole ? SUCCESS_DURATION : null,
				text: isReloading
					? /* translators: %s: a sentence that says how many settings were imported */
						sprintf(__('%s Refreshing page…', 'site-dashboard'), text)
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
			return failure ? failure.params[name] || failureText(failure) : whyLeft(stopped);
		};
		return {
			failed: names
				.filter((name) => !taken.includes(name))
				.map((name) => ({ name, label: labels[name] ?? name, reason: reasonOf(name) })),
			summary: text,
			undo: isReloading ? null : undoOf(change),
			isPageOld: isPageOld && !isReloading,
		};
	};

function whyLeft(stopped: ApiFailure | null): string {
	const reason = stopped
		? failureText(stopped)
		: __('Something else is being saved. Try again in a moment.', 'site-dashboard');
	/* translators: %s: why not, a sentence */
	return sprintf(__('Not tried. %s', 'site-dashboard'), reason);
}

/** How many settings were taken, how many failed, and how many were not even tried. */
function summary(taken: number, failed: number, left: number): string {
	const counts = [
		[
			taken,
			/* translators: %s: number of settings */
			_n('%s setting was imported.', '%s settings were imported.', taken, 'site-dashboard'),
		],
		/* translators: %s: number of settings, after a sentence that says how many were imported */
		[failed, _n('%s failed.', '%s failed.', failed, 'site-dashboard')],
		/* translators: %s: number of settings, after a sentence that says how many were imported */
		[left, _n('%s was not tried.', '%s were not tried.', left, 'site-dashboard')],
	] as const;
	return counts
		.filter(([count], index) => index === 0 || count > 0)
		.map(([count, text]) => sprintf(text, formatNumber(count)))
		.join(' ');
}
