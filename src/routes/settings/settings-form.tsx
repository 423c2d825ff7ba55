import { __, sprintf } from '@wordpress/i18n';
import { type ReactNode, type RefObject, useEffect, useRef, type FormEvent, useState } from 'react';
import { Button } from '../../components/ui/button';
import { Icon } from '../../components/ui/icon';
import type { SettingsGroup, SettingsItem } from './groups/group';
import styles from './settings.module.css';
import { usePersistedDrafts, usePersistedUndo } from './use-persisted';
import { ApiError, type ApiFailure, toFailure } from '../../rest-api/client/errors';
import type { AppDispatch } from '../../state/app-thunk';
import type { Settings } from '../../rest-api/settings';
import { optionFailureText } from '../../state/failure-text';
import { shallowEqual, useAppSelector, useAppStore } from '../../state/hooks';
import type { RootState } from '../../state/root-state';
import {
	selectFieldText,
	selectHasUnsavedSettings,
	selectIsDirty,
	selectIsSettingSaving,
	settingEdited,
	settingsRefused,
} from '../../state/settings/slice';
import { discardDrafts } from '../../state/settings/thunks/drafts';
import { saveForm } from '../../state/settings/thunks/form';
import { formOptions, itemId, itemOptions } from './described';

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
				{reason && <p className={styles.refusal}>{reason}</p>}
			</div>
			{isSaved && (
				<p className={styles.stored}>
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

/** Milliseconds that "Saved" stays. */
const SAVED_DURATION = 4000;

type Groups = readonly SettingsGroup[];

const namesOf = (state: RootState) => Object.keys(state.settings.drafts);

/** The edited cards, the edits that can be saved now, and why others can't yet; empty when all can. */
function selectEdits(state: RootState, groups: Groups) {
	const names = namesOf(state);
	const edited =
		names.length > 0 ? groups.filter((group) => formOptions(group).some((name) => names.includes(name))) : [];
	const blocked = edited.filter((group) => group.saveBlockedBy?.(state));
	const held = blocked.flatMap(formOptions);
	return {
		edited,
		savable: names.filter((name) => !held.includes(name)),
		reason: blocked.map((group) => group.saveBlockedBy?.(state)).join(' '),
	};
}

function selectSaveBar(state: RootState, groups: Groups) {
	const { savable, reason } = selectEdits(state, groups);
	return {
		isDirty: selectHasUnsavedSettings(state),
		isSaving: namesOf(state).some((name) => selectIsSettingSaving(state, name)),
		canSave: savable.length > 0,
		reason,
	};
}

/** The bar below the settings: one Save for the edits of all cards. */
function useSaveBar(groups: Groups, bar: RefObject<HTMLElement | null>) {
	const { dispatch, getState } = useAppStore();
	const view = useAppSelector((state) => selectSaveBar(state, groups), shallowEqual);
	const isSaved = useIsSaved(view);
	const save = async () => {
		const { savable: names, edited } = selectEdits(getState(), groups);
		const more = edited.map((group) => ({ group, ...group.onSave?.(dispatch, getState()) }));
		const also = Object.assign({}, ...more.map((one) => one.also)) as Settings;
		const failure = (reason: string, why: ApiFailure) => refusalText(getState(), edited, reason, why);
		await dispatch(saveForm(names, { failure, also }));
		const { edited: stillEdited } = selectEdits(getState(), groups);
		more.filter(({ group }) => !stillEdited.includes(group)).forEach(({ after }) => after?.());
		if (!selectHasUnsavedSettings(getState())) {
			focusCard(names, bar.current);
		}
	};
	return {
		...view,
		isSaved,
		onSave(event: FormEvent) {
			event.preventDefault();
			const items = selectEdits(getState(), groups).edited.flatMap((group) => group.items);
			completeEdits(items, getState(), dispatch);
			if (view.canSave && !view.isSaving && !refuseUnfit(items, getState(), dispatch)) {
				void save();
			}
		},
		onDiscard() {
			focusCard(namesOf(getState()), bar.current);
			dispatch(discardDrafts());
		},
	};
}

/** The last edits were saved a moment ago. */
function useIsSaved({ isDirty, isSaving }: { isDirty: boolean; isSaving: boolean }): boolean {
	const [seen, setSeen] = useState({ isDirty, isSaving, isSaved: false });
	if (seen.isDirty !== isDirty || seen.isSaving !== isSaving) {
		setSeen({ isDirty, isSaving, isSaved: seen.isSaving && !isDirty });
	}
	const { isSaved } = seen;
	useEffect(() => {
		const end = () => setSeen((now) => ({ ...now, isSaved: false }));
		const timer = isSaved ? setTimeout(end, SAVED_DURATION) : undefined;
		return () => clearTimeout(timer);
	}, [isSaved]);
	return isSaved;
}

/** The first control or card of these names. */
const settingPlace = (names: readonly string[]) =>
	[...document.querySelectorAll<HTMLElement>('[data-setting]')].find(({ dataset }) =>
		names.includes(dataset.setting ?? ''),
	);

/**
 * The bar's buttons go: the focus returns to the card that was edited. Not to its field, which would open a
 * phone's keyboard.
 */
function focusCard(names: readonly string[], bar: HTMLElement | null): void {
	const { activeElement } = document;
	if (activeElement !== document.body && !bar?.contains(activeElement)) {
		return;
	}
	const card =
		settingPlace(names)?.closest('section') ?? document.querySelector<HTMLElement>('[data-screen-heading]');
	if (card) {
		card.tabIndex = -1;
		card.focus({ preventScroll: true });
	}
}

/** The reason why edits weren't saved, as beside each field that was refused; else that for the whole. */
function refusalText(state: RootState, groups: Groups, reason: string, failure: ApiFailure): string {
	const reasons = groups
		.flatMap(({ items }) => items)
		.flatMap((item) => {
			const kept = (name: string) =>
				('keptText' in item && item.keptText?.(selectFieldText(state, name))) || '';
			const texts = itemOptions(item)
				.filter((name) => name in failure.params)
				.map((name) => optionFailureText(failure, name, () => kept(name)));
			return texts.length > 0 ? [item.label?.(), texts.join(' ')].filter(Boolean).join(': ') : [];
		});
	/* translators: %s: why it failed, a sentence */
	return sprintf(__('Error updating settings. %s', 'site-dashboard'), reasons.join(' ') || reason);
}

/** As on leaving the field, which a draft of an earlier visit never saw. */
function completeEdits(items: readonly SettingsItem[], state: RootState, dispatch: AppDispatch): void {
	for (const item of items) {
		for (const name of itemOptions(item)) {
			const draft = state.settings.drafts[name];
			if (item.complete && typeof draft === 'string') {
				dispatch(settingEdited({ name, value: item.complete(draft) }));
			}
		}
	}
}

/**
 * Refuses edits that no host would store: each field says why, and the first one gets the focus. True if
 * there were any: then nothing must be sent (SEC-030).
 */
function refuseUnfit(items: readonly SettingsItem[], state: RootState, dispatch: AppDispatch): boolean {
	const isUnfit = (item: SettingsItem) =>
		item.kind === 'text' &&
		selectIsDirty(state, item.option) &&
		item.isUnfit?.(selectFieldText(state, item.option));
	const names = items.filter(isUnfit).map(itemId);
	if (names.length === 0) {
		return false;
	}
	const failure = toFailure(new ApiError({ kind: 'unchanged', call: 'POST settings' }));
	dispatch(settingsRefused({ names, failure }));
	settingPlace(names)?.querySelector<HTMLElement>('input, textarea')?.focus();
	return true;
}
