import { __ } from '@wordpress/i18n';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useAppDispatch } from '../../../state/hooks';
import { type Notice, noticeRemoved, type SettingsChange } from '../../../state/notices/slice';
import { undoOf } from '../../../state/settings/changes';
import { persistUndo } from '../../../state/settings/thunks/drafts';
import { undoChange } from '../../../state/settings/thunks/undo';
import { AutoDismiss } from '../../../components/ui/auto-dismiss';
import { Button } from '../../../components/ui/button';
import { leaveNotice } from '../../../components/ui/leave-notice';

/** Milliseconds, from the notice on, for which a change can be undone (NOTICE-089). */
const LIFETIME = 60_000;

/**
 * "Undo" of a notice: beside its words, then alone until its time is over; the pointer and the focus keep it
 * there.
 */
export function NoticeUndo({ notice: { serial, shownAt, change, isSpent } }: { notice: Notice }) {
	const dispatch = useAppDispatch();
	const [left] = useState(() => Math.max(0, shownAt + LIFETIME - Date.now()));
	const remove = useCallback(() => void dispatch(noticeRemoved(serial)), [dispatch, serial]);
	const button = change && <UndoButton change={change} onStart={remove} />;
	return isSpent ? (
		<AutoDismiss duration={left} onEnd={remove}>
			<span data-undo>{button}</span>
		</AutoDismiss>
	) : (
		button
	);
}

/**
 * Undoes a saved change of settings, as does Ctrl+Z (⌘Z) while it shows. Renders nothing if nothing can be
 * undone.
 */
function UndoButton(props: UndoProps) {
	const { undo } = useUndo(props);
	return (
		undo && (
			<span title={__('Ctrl+Z', 'site-dashboard')}>
				<Button kind="tertiary" onClick={undo}>
					{__('Undo', 'site-dashboard')}
				</Button>
			</span>
		)
	);
}

interface UndoProps {
	change: SettingsChange;
	/** Takes the notice away that offers it. */
	onStart: () => void;
}

/** Typed text has an undo of its own; a checkbox keeps the focus, and has none. */
const TYPED =
	'input:not([type="checkbox"]):not([type="radio"]):not([type="file"]), textarea, select, [contenteditable]';

/** A letter of another script, as keyboards for Greek, Russian or Arabic have it where others have the Z. */
const OTHER_SCRIPT = /^[^\p{Script=Latin}\p{Script=Common}]$/u;

const isUndoKey = ({ key, code, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent) =>
	(key.toLowerCase() === 'z' || (code === 'KeyZ' && OTHER_SCRIPT.test(key))) &&
	ctrlKey !== metaKey &&
	!shiftKey &&
	!altKey;

/** Undoes a change by click or by the usual keys. */
function useUndo({ change, onStart }: UndoProps): { undo: (() => void) | null } {
	const dispatch = useAppDispatch();
	const undoable = useMemo(() => undoOf(change), [change]);
	const isOffered = undoable !== null && !change.isReloading;
	const undo = useCallback(() => {
		if (undoable) {
			leaveNotice(switchOf(Object.keys(undoable.before)));
			onStart();
			void dispatch(undoChange(undoable));
		}
	}, [dispatch, undoable, onStart]);

	useEffect(() => {
		if (undoable && change.isReloading) {
			dispatch(persistUndo(undoable));
		}
	}, [dispatch, undoable, change]);

	useEffect(() => {
		if (!isOffered) {
			return undefined;
		}
		const handleKey = (event: KeyboardEvent) => {
			const isTyping = event.target instanceof Element && event.target.matches(TYPED);
			if (isUndoKey(event) && !isTyping && !event.defaultPrevented) {
				event.preventDefault();
				undo();
			}
		};
		document.addEventListener('keydown', handleKey);
		return () => document.removeEventListener('keydown', handleKey);
	}, [isOffered, undo]);

	return { undo: isOffered ? undo : null };
}

/** The first switch on the page for one of these settings gets the focus, as the button goes away. */
const switchOf = (names: readonly string[]) =>
	[...document.querySelectorAll<HTMLElement>('[data-setting] [role="switch"]')].find((each) =>
		names.includes(each.closest<HTMLElement>('[data-setting]')?.dataset.setting ?? ''),
	);
