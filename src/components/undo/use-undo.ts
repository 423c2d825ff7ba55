import { useCallback, useEffect, useMemo } from 'react';
import { useAppDispatch } from '../../state/hooks';
import { keepUndo } from '../../state/settings/kept-undo';
import { undoChange } from '../../state/settings/undo';
import { undoOf, type SettingsChange } from '../../state/settings/undoable';
import { leaveNotice } from '../ui/leave-notice';

export interface UndoProps {
	change: SettingsChange;
	/** Takes the notice away that offers it. */
	onStart: () => void;
}

/** What is typed has an undo of its own; a box that was ticked keeps the focus, and has none. */
const TYPED =
	'input:not([type="checkbox"]):not([type="radio"]):not([type="file"]), textarea, select, [contenteditable]';

/** A letter of another script, as keyboards for Greek, Russian or Arabic have it where others have the Z. */
const OTHER_SCRIPT = /^[^\p{Script=Latin}\p{Script=Common}]$/u;

const isUndoKey = ({ key, code, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent) =>
	(key.toLowerCase() === 'z' || (code === 'KeyZ' && OTHER_SCRIPT.test(key))) &&
	ctrlKey !== metaKey &&
	!shiftKey &&
	!altKey;

/** Takes a change back, by a click, or by the keys that everybody knows: two seconds are short for a way by Tab. */
export function useUndo({ change, onStart }: UndoProps): { undo: (() => void) | null } {
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
			dispatch(keepUndo(undoable));
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

/** The switch of the first of these settings that has one here: the focus moves on to it, as the button goes. */
const switchOf = (names: readonly string[]) =>
	[...document.querySelectorAll<HTMLElement>('[data-setting] [role="switch"]')].find((each) =>
		names.includes(each.closest<HTMLElement>('[data-setting]')?.dataset.setting ?? ''),
	);
