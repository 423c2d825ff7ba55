import { useCallback, useEffect, useMemo } from 'react';
import { useAppDispatch } from '../../state/hooks';
import { keepUndo } from '../../state/settings/kept-undo';
import { undoChange } from '../../state/settings/undo';
import { undoOf, type SettingsChange } from '../../state/settings/undoable';

export interface UndoProps {
	change: SettingsChange;
	/** Takes the notice away that offers it. */
	onStart: () => void;
}

/** What is typed has an undo of its own. */
const TYPED = 'input, textarea, select, [contenteditable]';

const isUndoKey = ({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent) =>
	key.toLowerCase() === 'z' && ctrlKey !== metaKey && !shiftKey && !altKey;

/** Takes a change back, by a click, or by the keys that everybody knows: two seconds are short for a way by Tab. */
export function useUndo({ change, onStart }: UndoProps): { undo: (() => void) | null } {
	const dispatch = useAppDispatch();
	const undoable = useMemo(() => undoOf(change), [change]);
	const isOffered = undoable !== null && !change.isReloading;
	const undo = useCallback(() => {
		if (undoable) {
			leaveNotice(Object.keys(undoable.before));
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

/** The button goes with its notice: the focus moves on to the switch that was changed, else to the screen's heading. */
function leaveNotice(names: readonly string[]): void {
	if (!document.activeElement?.closest('[data-tone]')) {
		return;
	}
	const switches = [...document.querySelectorAll<HTMLElement>('[data-setting] [role="switch"]')];
	const changed = switches.find((each) =>
		names.includes(each.closest<HTMLElement>('[data-setting]')?.dataset.setting ?? ''),
	);
	const place = changed ?? document.querySelector<HTMLElement>('[data-screen-heading]');
	place?.focus({ preventScroll: true });
}
