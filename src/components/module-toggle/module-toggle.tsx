import { Toggle } from '../ui/toggle';
import type { ModuleToggleView } from './use-module-toggle';

interface ModuleToggleProps {
	label: string;
	view: ModuleToggleView;
	/** Id of a text elsewhere that says why it cannot be switched. */
	describedBy?: string;
	isLabelHidden?: boolean;
}

/** The switch of a module, for cards and settings alike. */
export function ModuleToggle({ label, view, describedBy, isLabelHidden }: ModuleToggleProps) {
	const { isOn, isBusy, block, onToggle } = view;
	return (
		<Toggle
			label={label}
			isOn={isOn}
			isBusy={isBusy}
			isDisabled={block !== null}
			onToggle={onToggle}
			describedBy={describedBy}
			isLabelHidden={isLabelHidden}
		/>
	);
}
