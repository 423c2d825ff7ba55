import { __ } from '@wordpress/i18n';
import { useEffect } from 'react';
import { afterPaint } from '../../lib/after-paint';
import { readJson, remove } from '../../lib/storage';
import { isRecord } from '../../rest-api/primitives';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { noticeShown, type Undo } from '../../state/notices/slice';
import { persistedUndoKey } from '../../state/settings/thunks/drafts';
import { NOTICE_ID } from '../../state/settings/thunks/save';

/** Milliseconds for which it is offered: the page is new, and has to be found one's way in first. */
const DURATION = 10_000;
/** Milliseconds after which nobody remembers what was changed. */
const LIFETIME = 60_000;

/** The button comes in a chunk of its own; here somebody will soon want it. */
const fetchButton = () =>
	void import(/* webpackChunkName: "undo" */ '../../components/undo/notice-undo').catch(() => {});

/** Offers to undo the change the page has just reloaded for. */
export function usePersistedUndo(): void {
	const dispatch = useAppDispatch();
	const key = useAppSelector(persistedUndoKey);
	useEffect(() => {
		const undo = take(key);
		if (undo) {
			const text = __('The page reloaded to show your change.', 'site-dashboard');
			dispatch(
				noticeShown({
					noticeId: NOTICE_ID,
					status: 'is-info',
					text,
					duration: DURATION,
					change: { names: Object.keys(undo.before), ...undo },
				}),
			);
		}
	}, [dispatch, key]);
	useEffect(() => afterPaint(fetchButton), []);
}

/** The undo from before the page was loaded, once; one for a reload that is still to come stays. */
function take(key: string): Undo | null {
	const kept = readJson('session', key);
	if (!isRecord(kept) || Number(kept.time) >= performance.timeOrigin) {
		return null;
	}
	remove('session', key);
	const isDue = Date.now() - Number(kept.time) < LIFETIME;
	return isDue && isRecord(kept.before) && isRecord(kept.saved)
		? { before: kept.before, saved: kept.saved }
		: null;
}
