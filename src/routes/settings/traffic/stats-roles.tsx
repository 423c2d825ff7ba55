import { __ } from '@wordpress/i18n';
import { useId } from 'react';
import { Toggle } from '../../../components/ui/toggle';
import { Failure, Quiet } from '../../../components/ui/text';
import styles from './traffic.module.css';
import { useStatsRoles, type RolesOption } from './use-stats-roles';

/** Whose own page views are counted (TRAF-045). */
export function CountedRoles() {
	return <Roles option="count_roles" title={__('Count the page views of logged-in', 'site-dashboard')} />;
}

/** Who may see the statistics; administrators always do (TRAF-046, TRAF-051). */
export function ViewingRoles() {
	return <Roles option="roles" title={__('Let these see the statistics', 'site-dashboard')} />;
}

function Roles({ option, title }: { option: RolesOption; title: string }) {
	const id = useId();
	const { roles, isDisabled, groupReasonId, reason, failure, onToggle } = useStatsRoles(option);
	const described = [groupReasonId, reason && `${id}-reason`].filter(Boolean).join(' ');
	return (
		<div role="group" className={styles.stack} aria-labelledby={`${id}-title`}>
			<strong id={`${id}-title`}>{title}</strong>
			{roles.map(({ slug, name, isOn, isFixed, isBusy }) => (
				<div key={slug}>
					<Toggle
						label={name}
						isOn={isOn}
						isBusy={isBusy}
						isDisabled={isDisabled || isFixed}
						describedBy={isFixed ? `${id}-fixed` : described || undefined}
						onToggle={(next) => onToggle(slug, next)}
					/>
					{isFixed && (
						<Quiet id={`${id}-fixed`}>
							{__('Administrators can always see them. Nobody can change that.', 'site-dashboard')}
						</Quiet>
					)}
				</div>
			))}
			{reason && <Quiet id={`${id}-reason`}>{reason}</Quiet>}
			{failure && <Failure text={failure} />}
		</div>
	);
}
