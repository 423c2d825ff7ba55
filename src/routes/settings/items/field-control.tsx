import { __ } from '@wordpress/i18n';
import { useMemo } from 'react';
import { RadioGroup } from '../../../components/ui/radio-group';
import { SelectField } from '../../../components/ui/select-field';
import { TextArea, TextField } from '../../../components/ui/text-field';
import { optionFailureText } from '../../../state/failure-text';
import { shallowEqual, useAppSelector, useAppStore } from '../../../state/hooks';
import { selectModule } from '../../../state/modules/slice';
import type { RootState } from '../../../state/root-state';
import {
	draftsDropped,
	selectFieldText,
	selectIsDirty,
	selectListText,
	selectSetting,
	selectSettingFailure,
	settingEdited,
} from '../../../state/settings/slice';
import { useIsCardSaving } from '../contexts';
import { itemNames } from '../described';
import type { ChoiceItem, FieldItem, ItemViewProps } from '../groups/group';

/** A field that waits for Save, with what the host refused beside it. It's locked while it's being saved. */
export function FieldControl({ item, disabledBy }: ItemViewProps & { item: FieldItem }) {
	const { value, failure, isSaving, onChange, onBlur } = useField(item);
	const shared = {
		disabledBy,
		label: item.label(),
		help: item.help?.(),
		error: failure || undefined,
		isBusy: isSaving,
		value,
		onChange,
	};
	if (item.kind !== 'text') {
		return <Choice item={item} {...shared} />;
	}
	const { rows, type } = item;
	const text = { ...shared, hint: item.hint?.(value) || undefined };
	const dir = type && 'ltr';
	return rows ? (
		<TextArea {...text} attributes={{ rows, dir, spellCheck: type && false, onBlur }} />
	) : (
		<TextField
			{...text}
			attributes={{
				type: type === 'url' ? 'url' : 'text',
				inputMode: type === 'number' ? 'numeric' : undefined,
				placeholder: item.placeholder?.(),
				dir,
				onBlur,
			}}
		/>
	);
}

interface ChoiceProps extends ItemViewProps {
	item: ChoiceItem;
	label: string;
	value: string;
	onChange: (value: string) => void;
}

/** A list that doesn't offer the stored value says so. */
function Choice({ item, value, ...shared }: ChoiceProps) {
	const choices = useChoices(item);
	if (item.kind === 'radio') {
		return <RadioGroup {...shared} value={value} options={choices} />;
	}
	const isKnown = choices.some((choice) => choice.value === value);
	const none = { value: '', label: __('Choose one', 'site-dashboard') };
	return (
		<SelectField {...shared} value={isKnown ? value : ''} options={isKnown ? choices : [none, ...choices]} />
	);
}

/** The item's own choices, else the host's (SET-047). A module that's forced on can't go off (SET-024). */
function useChoices({ choices, module = '', option, write }: ChoiceItem) {
	const known = useAppSelector((state) => selectModule(state, module));
	const { getState } = useAppStore();
	return useMemo(() => {
		if (!choices) {
			const offered = Object.entries(known?.options[option]?.enum_labels ?? {});
			return offered.map(([value, label]) => ({ value, label }));
		}
		const isForced = known?.override === 'active';
		return choices
			.filter(({ value }) => !isForced || write?.(value, getState())[module] !== false)
			.map(({ value, label, help }) => ({ value, label: label(), help: help?.() }));
	}, [choices, known, module, option, write, getState]);
}

/** A text as it is typed; while nobody edits it, as the item shows what is stored. */
function selectValue(state: RootState, item: FieldItem): string {
	if (item.read && (item.kind !== 'text' || !selectIsDirty(state, item.option))) {
		return item.read(state);
	}
	return (item.storedAs === 'list' ? selectListText : selectFieldText)(state, item.option);
}

const isNumeric = (text: string) => text.trim() !== '' && Number.isFinite(Number(text));

/** The value to store for a typed text: one that's no number stays a text, which the host refuses. */
function storedValue({ storedAs }: FieldItem, text: string, stored: unknown): unknown {
	const asNumber = (entry: string) => (isNumeric(entry) ? Number(entry) : entry);
	switch (storedAs) {
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

function useField(item: FieldItem) {
	const { dispatch, getState } = useAppStore();
	const { option } = item;
	const isSaving = useIsCardSaving();
	const { value, problem } = useAppSelector(
		(state) => ({ value: selectValue(state, item), problem: selectSettingFailure(state, option) }),
		shallowEqual,
	);
	const onChange = (next: string) => {
		if (isSaving) {
			return;
		}
		const state = getState();
		const values = item.write?.(next, state) ?? {
			[option]: storedValue(item, next, selectSetting(state, option)),
		};
		if (item.options) {
			dispatch(draftsDropped(itemNames(item)));
		}
		Object.entries(values).forEach(([name, draft]) => dispatch(settingEdited({ name, value: draft })));
	};
	return {
		value,
		isSaving,
		/** Empty if the host took it. */
		failure: optionFailureText(problem, option, () => ('keptText' in item && item.keptText?.(value)) || ''),
		onChange,
		/** Somebody leaves the field. */
		onBlur() {
			const whole = item.kind === 'text' ? item.complete?.(value) : undefined;
			if (whole !== undefined && whole !== value && selectIsDirty(getState(), option)) {
				onChange(whole);
			}
		},
	};
}
