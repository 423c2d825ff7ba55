import { __ } from '@wordpress/i18n';
import { useId } from 'react';
import { ExternalLink, Failure, HiddenText, Quiet } from '../../../components/ui/text';
import { Toggle } from '../../../components/ui/toggle';
import { useGroupFacts } from '../group-context';
import type { ModuleItem, ToggleItem } from '../groups/group';
import { useSwitch } from './use-switch';

/** The switch of a module or an option, with what it does, why it cannot be moved, and why a change failed. */
export function SwitchControl({ item }: { item: ModuleItem | ToggleItem }) {
	const id = useId();
	const { reason: groupReason, reasonId } = useGroupFacts();
	const view = useSwitch(item);
	const help = item.help?.();
	const described = [
		help && `${id}-help`,
		groupReason && reasonId,
		view.reason && `${id}-reason`,
		view.isWaiting && `${id}-waiting`,
	].filter(Boolean);
	return (
		<>
			<Toggle
				label={item.label()}
				isOn={view.isOn}
				isBusy={view.isBusy}
				isDisabled={view.isDisabled}
				describedBy={described.join(' ') || undefined}
				onToggle={view.onToggle}
			/>
			{help && <Quiet id={`${id}-help`}>{help}</Quiet>}
			{view.reason && (
				<Quiet id={`${id}-reason`}>
					{view.reason}{' '}
					{view.reasonUrl && (
						<ExternalLink href={view.reasonUrl}>{__('Learn more.', 'site-dashboard')}</ExternalLink>
					)}
				</Quiet>
			)}
			{view.isWaiting && (
				<HiddenText>
					<span id={`${id}-waiting`}>{__('Saving…', 'site-dashboard')}</span>
				</HiddenText>
			)}
			{view.failure && <Failure text={view.failure} />}
		</>
	);
}
