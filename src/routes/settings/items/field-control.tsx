import { __ } from '@wordpress/i18n';
import { useMemo } from 'react';
import { RadioGroup } from '../../../components/ui/radio-group';
import { SelectField } from '../../../components/ui/select-field';
import { TextArea } from '../../../components/ui/text-area';
import { TextField } from '../../../components/ui/text-field';
import {
	type ChoiceItem,
	type FieldItem,
	type LinesItem,
	type TextItem,
	selectIsCardSaving,
	type SettingsGroup,
} from '../groups/group';
import { shallowEqual, useAppDispatch, useAppSelector } from '../../../state/hooks';
import { selectModule } from '../../../state/modules/slice';
import {
	draftsDropped,
	selectDraft,
	selectFieldText,
	selectIsDirty,
	selectListText,
	selectSetting,
	selectSettingFailure,
	settingEdited,
} from '../../../state/settings/slice';
import type { RootState } from '../../../state/root-state';
import { useOwnGroup } from '../contexts';
import { optionFailureText } from '../../../state/failure-text';

interface FieldControlProps {
	item: FieldItem;
	/** Id of the text that says why it can't be changed; without it, it can. */
	disabledBy?: string;
}

/** A field that waits for Save, with what the host refused beside it. */
export function FieldControl({ item, disabledBy }: FieldControlProps) {
	const view = { ...useField(item), disabledBy };
	return isChoice(item) ? <Choice item={item} view={view} /> : <Text item={item} view={view} />;
}

type View = FieldView & Pick<FieldControlProps, 'disabledBy'>;

function texts(item: FieldItem, { failure, disabledBy, isSaving }: View) {
	return {
		disabledBy,
		label: item.label(),
		help: item.help?.(),
		error: failure || undefined,
		isBusy: isSaving,
	};
}

function Choice({ item, view }: { item: ChoiceItem; view: View }) {
	const Control = item.kind === 'select' ? SelectField : RadioGroup;
	return (
		<Control {...texts(item, view)} value={view.value} options={view.choices} onChange={view.onChange} />
	);
}

function Text({ item, view }: { item: TextItem | LinesItem; view: View }) {
	const shared = {
		...texts(item, view),
		hint: item.hint?.(view.value) || undefined,
		value: view.value,
		onChange: view.onChange,
	};
	return item.kind === 'lines' ? (
		<TextArea
			{...shared}
			attributes={{
				rows: item.rows ?? 4,
				spellCheck: item.isCode ? false : undefined,
				dir: item.isCode ? 'ltr' : undefined,
				onBlur: view.onBlur,
			}}
		/>
	) : (
		<TextField
			{...shared}
			attributes={{
				type: item.type === 'url' ? 'url' : 'text',
				inputMode: item.type === 'number' ? 'numeric' : undefined,
				placeholder: item.placeholder?.(),
				// URLs, code and numbers read from left to right in every language.
				dir: item.type && 'ltr',
				onBlur: view.onBlur,
			}}
		/>
	);
}

interface FieldView {
	value: string;
	choices: Array<{ value: string; label: string; help?: string }>;
	/** Something on the card is being saved: it's locked. */
	isSaving: boolean;
	/** Empty if the host took it. */
	failure: string;
	onChange: (value: string) => void;
	/** Somebody leaves the field. */
	onBlur: () => void;
}

const isChoice = (item: FieldItem): item is ChoiceItem => item.kind === 'select' || item.kind === 'radio';

function selectField(state: RootState, group: SettingsGroup, item: FieldItem) {
	const read = isChoice(item) ? item.read : undefined;
	return {
		value: read ? read((name) => selectDraft(state, name)) : selectShownText(state, item),
		stored: selectSetting(state, item.option),
		isDirty: selectIsDirty(state, item.option),
		problem: selectSettingFailure(state, item.option),
		isSaving: selectIsCardSaving(state, group),
		/** Values that cannot be chosen now, as one text. */
		withheld: withheldChoices(state, item),
		offered: item.module ? selectModule(state, item.module)?.options[item.option]?.enum_labels : undefined,
	};
}

/** A text as it is typed; while nobody edits it, as the item shows what is stored. */
function selectShownText(state: RootState, item: FieldItem): string {
	const select = item.storedAs === 'list' ? selectListText : selectFieldText;
	const text = select(state, item.option);
	return item.kind === 'text' && item.shown && !selectIsDirty(state, item.option) ? item.shown(text) : text;
}

/** Shown in a list that doesn't offer the stored value. */
const NOTHING_CHOSEN = () => ({ value: '', label: __('Choose one', 'site-dashboard') });

const withheldChoices = (state: RootState, item: FieldItem) =>
	isChoice(item)
		? (item.choices ?? [])
				.filter(({ isOffered }) => isOffered && !isOffered(state))
				.map(({ value }) => value)
				.join(' ')
		: '';

const meantValue = (item: FieldItem, typed: string, stored: unknown) =>
	item.kind === 'text' && item.meant ? item.meant(typed, typeof stored === 'string' ? stored : '') : typed;

const isNumeric = (text: string) => text.trim() !== '' && Number.isFinite(Number(text));

/** The value to store for a typed text: one that's no number stays a text, which the host refuses. */
function storedValue(item: FieldItem, typed: string, stored: unknown): unknown {
	const text = meantValue(item, typed, stored);
	if (typeof text !== 'string') {
		return text;
	}
	const asNumber = (entry: string) => (isNumeric(entry) ? Number(entry) : entry);
	switch (item.storedAs) {
		case 'number':
			return typeof stored === 'string' ? text : asNumber(text);
		case 'list': {
			const entries = text === '' ? [] : text.split('\n');
			const isOfNumbers = Array.isArray(stored) && stored.some((entry) => typeof entry === 'number');
			return isOfNumbers ? entries.map(asNumber) : entries;
		}
		default:
			return text;
	}
}

/** Locked while it's being saved. */
function useField(item: FieldItem): FieldView {
	const dispatch = useAppDispatch();
	const group = useOwnGroup();
	const { value, stored, problem, isSaving, offered, withheld, isDirty } = useAppSelector(
		(state) => selectField(state, group, item),
		shallowEqual,
	);
	const choices = useMemo(() => choicesOf(item, offered, withheld), [item, offered, withheld]);
	const isKnown = item.kind !== 'select' || choices.some((choice) => choice.value === value);
	const onChange = (next: string) => {
		if (isSaving) {
			return;
		}
		const values =
			isChoice(item) && item.write ? item.write(next) : { [item.option]: storedValue(item, next, stored) };
		if (isChoice(item) && item.covers) {
			dispatch(draftsDropped(item.covers));
		}
		for (const [name, draft] of Object.entries(values)) {
			dispatch(settingEdited({ name, value: draft }));
		}
	};
	return {
		value: isKnown ? value : '',
		choices: isKnown ? choices : [NOTHING_CHOSEN(), ...choices],
		isSaving,
		failure: optionFailureText(problem, item.option, () => item.keptText?.(value) ?? ''),
		onChange,
		onBlur() {
			const whole = 'complete' in item ? item.complete?.(value) : undefined;
			if (whole !== undefined && whole !== value && isDirty) {
				onChange(whole);
			}
		},
	};
}

/** The item's own choices, else what the host offers (SET-047). */
function choicesOf(
	item: FieldItem,
	offered: Record<string, string> = {},
	withheld: string,
): FieldView['choices'] {
	if (isChoice(item) && item.choices) {
		const chosen = item.choices.filter(({ value }) => !withheld.split(' ').includes(value));
		return chosen.map(({ value, label, help }) => ({ value, label: label(), help: help?.() }));
	}
	return Object.entries(offered).map(([value, label]) => ({ value, label }));
}
