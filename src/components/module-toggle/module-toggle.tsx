import { __ } from '@wordpress/i18n';
import { ExternalLink, MutedText } from '../ui/text';
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

/** Says beside a switch why it can't be moved (SET-028). */
export function ToggleReason({
	view,
	id,
}: {
	view: Pick<ModuleToggleView, 'reason' | 'reasonUrl'>;
	id: string;
}) {
	if (!view.reason) {
		return null;
	}
	return (
		<MutedText id={id}>
			<span>{view.reason}</span>
			{view.reasonUrl && (
				<>
					{' '}
					<ExternalLink href={view.reasonUrl}>{__('Learn more.', 'site-dashboard')}</ExternalLink>
				</>
			)}
		</MutedText>
	);
}
