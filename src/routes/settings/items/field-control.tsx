import { RadioGroup } from '../../../components/ui/radio-group';
import { SelectField } from '../../../components/ui/select-field';
import { TextArea } from '../../../components/ui/text-area';
import { TextField } from '../../../components/ui/text-field';
import { Quiet } from '../../../components/ui/text';
import type { ChoiceItem, FieldItem, LinesItem, TextItem } from '../groups/group';
import { isChoice, useField, type FieldView } from './use-field';

/** A field that waits for the card's Save, with what the host refused beside it. */
export function FieldControl({ item }: { item: FieldItem }) {
	const view = useField(item);
	return isChoice(item) ? <Choice item={item} view={view} /> : <Text item={item} view={view} />;
}

function texts(item: FieldItem, { failure, reason, isSaving }: FieldView) {
	return {
		label: item.label(),
		help: item.help?.(),
		error: failure || undefined,
		disabledReason: reason || undefined,
		isBusy: isSaving,
	};
}

function Choice({ item, view }: { item: ChoiceItem; view: FieldView }) {
	const Control = item.kind === 'select' ? SelectField : RadioGroup;
	return (
		<Control {...texts(item, view)} value={view.value} options={view.choices} onChange={view.onChange} />
	);
}

function Text({ item, view }: { item: TextItem | LinesItem; view: FieldView }) {
	const hint = item.hint?.(view.value);
	const shared = { ...texts(item, view), value: view.value, onChange: view.onChange };
	return (
		<>
			{item.kind === 'lines' ? (
				<TextArea
					{...shared}
					attributes={{
						rows: item.rows ?? 4,
						spellCheck: item.isCode ? false : undefined,
						dir: item.isCode ? 'ltr' : undefined,
					}}
				/>
			) : (
				<TextField
					{...shared}
					attributes={{
						type: item.type ?? 'text',
						placeholder: item.placeholder?.(),
						dir: item.type === 'url' ? 'ltr' : undefined,
						onBlur: view.onBlur,
					}}
				/>
			)}
			<div role="status">{hint && <Quiet>{hint}</Quiet>}</div>
		</>
	);
}
