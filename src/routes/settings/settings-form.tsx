import { __ } from '@wordpress/i18n';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { Button } from '../../components/ui/button';
import { Icon } from '../../components/ui/icon';
import type { SettingsGroup } from './groups/group';
import styles from './settings-form.module.css';
import { usePersistedDrafts, usePersistedUndo } from './use-persisted';
import { useSaveBar } from './use-save-bar';

interface SettingsFormProps {
	/** Every card that is known, shown or not: an edit outlasts the search that led to it. */
	groups: readonly SettingsGroup[];
	children: ReactNode;
}

/**
 * All cards in one form, with one Save for what was edited (SET-039, SET-040). A reload loses neither edits
 * nor what can be undone.
 */
export function SettingsForm({ groups, children }: SettingsFormProps) {
	const bar = useRef<HTMLDivElement>(null);
	const { onSave, ...view } = useSaveBar(groups, bar);
	usePersistedDrafts();
	usePersistedUndo();
	return (
		// The browser's own check would keep every field from being saved, and say so where nobody looks.
		<form noValidate className={styles.form} onSubmit={onSave}>
			{children}
			<SaveBar bar={bar} view={view} />
		</form>
	);
}

interface SaveBarProps {
	bar: RefObject<HTMLDivElement | null>;
	view: Omit<ReturnType<typeof useSaveBar>, 'onSave'>;
}

/**
 * At the bottom of the window while something is edited, and for a moment after it was saved. Empty, it stays
 * for screen readers, which say what comes.
 */
function SaveBar({ bar, view: { isDirty, isSaving, isSaved, canSave, reason, onDiscard } }: SaveBarProps) {
	useClearView(bar, isDirty);
	return (
		<div ref={bar} className={isDirty || isSaved ? styles.bar : undefined} data-save-bar>
			<div role="status" className={styles.state}>
				{isDirty && <p>{__('Unsaved changes', 'site-dashboard')}</p>}
				{reason && <p className={styles.reason}>{reason}</p>}
			</div>
			{isSaved && (
				<p className={styles.saved}>
					<Icon name="check" size={20} />
					{__('Saved', 'site-dashboard')}
				</p>
			)}
			{isDirty && (
				<div className={styles.actions}>
					{!isSaving && <Button onClick={onDiscard}>{__('Discard', 'site-dashboard')}</Button>}
					{canSave && (
						<Button type="submit" kind="primary" isBusy={isSaving}>
							{isSaving ? __('Saving…', 'site-dashboard') : __('Save settings', 'site-dashboard')}
						</Button>
					)}
				</div>
			)}
		</div>
	);
}

/** Nothing that has the focus, or gets it, is behind the bar (WCAG 2.4.11). */
function useClearView(bar: RefObject<HTMLElement | null>, isShown: boolean): void {
	useEffect(() => {
		if (!isShown) {
			return;
		}
		const { style } = document.documentElement;
		const clear = () => {
			style.scrollPaddingBlockEnd = `${bar.current?.offsetHeight ?? 0}px`;
			const { activeElement } = document;
			const isBehind =
				activeElement &&
				bar.current &&
				!bar.current.contains(activeElement) &&
				activeElement.getBoundingClientRect().bottom > bar.current.getBoundingClientRect().top;
			if (isBehind) {
				activeElement.scrollIntoView({ block: 'nearest' });
			}
		};
		// Of a field with several lines, browsers bring no more than the caret into view.
		const afterFocus = () => requestAnimationFrame(clear);
		clear();
		window.addEventListener('resize', clear);
		document.addEventListener('focusin', afterFocus);
		return () => {
			window.removeEventListener('resize', clear);
			document.removeEventListener('focusin', afterFocus);
			style.scrollPaddingBlockEnd = '';
		};
	}, [bar, isShown]);
}
