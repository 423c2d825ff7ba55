import { RadioGroup } from '../../../components/ui/radio-group';
import { SelectField } from '../../../components/ui/select-field';
import { TextArea } from '../../../components/ui/text-area';
import { TextField } from '../../../components/ui/text-field';
import type { ChoiceItem, FieldItem, LinesItem, TextItem } from '../groups/group';
import { isChoice, useField, type FieldView } from './use-field';

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
