import { __ } from '@wordpress/i18n';
import { useEffect } from 'react';
import { afterPaint } from '../../lib/after-paint';
import { isRecord } from '../../rest-api/contract/primitives';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { noticeShown } from '../../state/notices/slice';
import { keptUndoKey } from '../../state/settings/kept-undo';
import { NOTICE_ID } from '../../state/settings/save';
import type { Undo } from '../../state/settings/undoable';

/** Milliseconds for which it is offered: the page is new, and has to be found one's way in first. */
const DURATION = 10_000;
/** Milliseconds after which nobody remembers what was changed. */
const LIFETIME = 60_000;

/** The button comes in a chunk of its own; here somebody will soon want it. */
const fetchButton = () =>
	void import(/* webpackChunkName: "undo" */ '../../components/undo/undo-button').catch(() => {});

/** Offers to take back the change that the page was just loaded anew for. */
export function useKeptUndo(): void {
	const dispatch = useAppDispatch();
	const key = useAppSelector(keptUndoKey);
	useEffect(() => {
		const undo = take(key);
		if (undo) {
			const text = __('The page shows the changed setting now.', 'site-dashboard');
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

/** What was kept before the page was loaded, once; what is kept for a reload that is still to come stays. */
function take(key: string): Undo | null {
	try {
		const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
		if (!isRecord(kept) || Number(kept.time) >= performance.timeOrigin) {
			return null;
		}
		sessionStorage.removeItem(key);
		const isDue = Date.now() - Number(kept.time) < LIFETIME;
		return isDue && isRecord(kept.before) && isRecord(kept.saved)
			? { before: kept.before, saved: kept.saved }
			: null;
	} catch {
		// Without storage, or with something foreign in it, there is nothing to offer.
		return null;
	}
}
