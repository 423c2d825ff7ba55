import { useMemo } from 'react';
import { isFlagOn } from '../../../lib/flags';
import { decodeEntities } from '../../../lib/entities';
import { optionFailureText } from '../../../state/failure-text';
import { useAppSelector, useAppStore } from '../../../state/hooks';
import { selectModule } from '../../../state/modules/slice';
import type { RootState } from '../../../state/root-state';
import {
	selectDraft,
	selectIsSettingSaving,
	selectSetting,
	selectSettingFailure,
	settingEdited,
} from '../../../state/settings/slice';

type Map = Readonly<Record<string, unknown>>;

const mapOf = (value: unknown): Map =>
	typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Map) : {};

/** The option with the categories that subscribers can choose. */
export const CATEGORIES = 'wpcom_newsletter_categories';

interface Category {
	id: number;
	name: string;
	/** Name of the category above it; empty without one. */
	parent: string;
}

/** The site's own categories, as the host prints them beside its settings. */
function ownCategories(values: unknown): Category[] {
	const rows = (Array.isArray(values) ? values : []).map(mapOf);
	const nameOf = ({ name }: Map) => (typeof name === 'string' ? decodeEntities(name) : '');
	const names = new Map(rows.map((row) => [row.term_id, nameOf(row)]));
	return rows.flatMap((row) => {
		const { term_id: id, parent } = row;
		return typeof id === 'number' ? [{ id, name: nameOf(row), parent: names.get(parent) ?? '' }] : [];
	});
}

const chosenIds = (value: unknown): number[] =>
	Array.isArray(value) ? value.filter((id): id is number => typeof id === 'number') : [];

/** Hosts ignore an empty list and keep the one before, in silence. */
export function selectLacksCategory(state: RootState): boolean {
	const chosen = chosenIds(selectDraft(state, CATEGORIES));
	return !ownCategories(state.settings.values.categories).some(({ id }) => chosen.includes(id));
}

const selectFailure = (state: RootState, name: string) =>
	optionFailureText(selectSettingFailure(state, name), name);

/** The site's categories, and which of them subscribers can choose. */
export function useCategories() {
	const { dispatch, getState } = useAppStore();
	const values = useAppSelector((state) => state.settings.values.categories);
	const draft = useAppSelector((state) => selectDraft(state, CATEGORIES));
	const isSaving = useAppSelector((state) => selectIsSettingSaving(state, CATEGORIES));
	const categories = useMemo(() => ownCategories(values), [values]);
	return {
		categories,
		chosen: useMemo(() => chosenIds(draft), [draft]),
		isSaving,
		failure: useAppSelector((state) => selectFailure(state, CATEGORIES)),
		/** Those that were deleted since stay, and so does the order: unticked and ticked is no edit. */
		onChange(id: number, isChosen: boolean) {
			const state = getState();
			const stored = chosenIds(selectSetting(state, CATEGORIES));
			const others = chosenIds(selectDraft(state, CATEGORIES)).filter((one) => one !== id);
			const next = isChosen ? [...others, id] : others;
			const value = [
				...stored.filter((one) => next.includes(one)),
				...next.filter((one) => !stored.includes(one)).sort((one, other) => one - other),
			];
			if (!isSaving) {
				dispatch(settingEdited({ name: CATEGORIES, value }));
			}
		},
	};
}

/** The option with texts for subscribers: a map. */
export const MESSAGES = 'subscription_options';

/** As many characters as hosts keep of the free plan's description. */
export const LONGEST = 500;

const MESSAGE_KEYS = [
	'invitation',
	'welcome',
	'comment_follow',
	'subscribe_modal_heading',
	'free_tier_description',
	'hide_free_tier',
] as const;

/** The texts that we have a field for. */
export type MessageKey = (typeof MESSAGE_KEYS)[number];

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

type Messages = Partial<Record<MessageKey, string | boolean>>;

/** The members of a map that have a field: a host refuses all if one member is none of its own. */
function messagesOf(value: unknown, keys: readonly MessageKey[]): Messages {
	const map = mapOf(value);
	return Object.fromEntries(
		keys.map((key) => [key, key === 'hide_free_tier' ? isFlagOn(map[key]) : textOf(map[key])]),
	);
}

/** The members that the host knows: those it names, and those it holds. */
function selectMessageKeys(state: RootState): string {
	const named = selectModule(state, 'subscriptions')?.options[MESSAGES]?.default;
	const known = { ...mapOf(named), ...mapOf(selectSetting(state, MESSAGES)) };
	return MESSAGE_KEYS.filter((key) => key in known).join(' ');
}

const keysOf = (keys: string) => keys.split(' ').filter(Boolean) as MessageKey[];

export const selectIsTooLong = (state: RootState) =>
	textOf(mapOf(selectDraft(state, MESSAGES)).free_tier_description).length > LONGEST;

/** The texts that subscribers read, as they're edited. What we have no field for stays as it's stored. */
export function useMessages() {
	const { dispatch, getState } = useAppStore();
	const draft = useAppSelector((state) => selectDraft(state, MESSAGES));
	const isSaving = useAppSelector((state) => selectIsSettingSaving(state, MESSAGES));
	const known = useAppSelector(selectMessageKeys);
	const keys = useMemo(() => keysOf(known), [known]);
	return {
		keys,
		messages: useMemo(() => messagesOf(draft, keys), [draft, keys]),
		isSaving,
		failure: useAppSelector((state) => selectFailure(state, MESSAGES)),
		onChange(key: MessageKey, value: string | boolean) {
			const stored = selectSetting(getState(), MESSAGES);
			const next = { ...messagesOf(selectDraft(getState(), MESSAGES), keys), [key]: value };
			// Back to what is stored: nothing to save.
			const isStored = JSON.stringify(next) === JSON.stringify(messagesOf(stored, keys));
			if (!isSaving) {
				dispatch(settingEdited({ name: MESSAGES, value: isStored ? stored : next }));
			}
		},
	};
}
