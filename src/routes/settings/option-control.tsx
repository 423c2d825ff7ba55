import { useId } from 'react';
import { Failure, Quiet } from '../../components/ui/text';
import { Toggle } from '../../components/ui/toggle';
import type { SettingsGroup, SettingsOption } from './groups/group';
import styles from './settings.module.css';
import { useOption, type OptionView } from './use-group';

/** The control of one option, with its failure beside it. */
export function OptionControl({ group, option }: { group: SettingsGroup; option: SettingsOption }) {
	const view = useOption(group, option);
	if (option.kind === 'lines') {
		return <Lines option={option} view={view} />;
	}
	return (
		<div>
			<Toggle
				label={option.label()}
				isOn={view.isOn}
				isBusy={view.isBusy}
				isDisabled={view.isDisabled}
				onToggle={view.onToggle}
			/>
			{view.failure && <Failure text={view.failure} />}
		</div>
	);
}

function Lines({ option, view }: { option: Extract<SettingsOption, { kind: 'lines' }>; view: OptionView }) {
	const id = useId();
	return (
		<div className={styles.field}>
			<label className={styles.label} htmlFor={id}>
				{option.label()}
			</label>
			<Quiet id={`${id}-help`}>{option.help()}</Quiet>
			<textarea
				id={id}
				className={styles.lines}
				dir="ltr"
				rows={4}
				spellCheck={false}
				value={view.text}
				readOnly={view.isDisabled || view.isBusy}
				aria-describedby={`${id}-help ${id}-failure`}
				aria-invalid={view.failure !== '' || undefined}
				onChange={(event) => view.onEdit(event.target.value)}
			/>
			<div id={`${id}-failure`}>{view.failure && <Failure text={view.failure} />}</div>
		</div>
	);
}
