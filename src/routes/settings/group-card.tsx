import { __ } from '@wordpress/i18n';
import { useId } from 'react';
import { ConnectLink } from '../../components/connect-button/connect-link';
import { ModuleToggle } from '../../components/module-toggle/module-toggle';
import { ToggleReason } from '../../components/module-toggle/toggle-reason';
import { Button } from '../../components/ui/button';
import { Card } from '../../components/ui/card';
import { Failure, Quiet } from '../../components/ui/text';
import type { SettingsGroup } from './groups/group';
import { OptionControl } from './option-control';
import styles from './settings.module.css';
import { useGroup } from './use-group';

/** One card of the settings, drawn from its description. */
export function GroupCard({ group }: { group: SettingsGroup }) {
	const { toggle, needsConnection, isDirty, isSaving, onSave } = useGroup(group);
	const reasonId = useId();
	const hasForm = group.options.some(({ kind }) => kind === 'lines');
	return (
		<Card title={group.title()} level={2}>
			<Quiet>{group.description()}</Quiet>
			<ModuleToggle
				label={group.toggleLabel()}
				view={toggle}
				describedBy={toggle.reason ? reasonId : undefined}
			/>
			<ToggleReason view={toggle} id={reasonId} />
			{toggle.failure && <Failure text={toggle.failure} />}
			{needsConnection && group.connectPrompt && (
				<>
					<p>{group.connectPrompt()}</p>
					<ConnectLink label={__('Connect', 'site-dashboard')} feature={group.title()} />
				</>
			)}
			{group.options.length > 0 && (
				<form className={styles.options} onSubmit={onSave}>
					{group.Extra && <group.Extra />}
					{group.options.map((option) => (
						<OptionControl key={option.name} group={group} option={option} />
					))}
					{hasForm && (
						<Button type="submit" kind="primary" isDisabled={!isDirty} isBusy={isSaving}>
							{isSaving ? __('Saving…', 'site-dashboard') : __('Save settings', 'site-dashboard')}
						</Button>
					)}
				</form>
			)}
		</Card>
	);
}
