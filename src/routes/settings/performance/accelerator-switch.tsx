import { __ } from '@wordpress/i18n';
import { useId } from 'react';
import { Failure, Quiet } from '../../../components/ui/text';
import { Toggle } from '../../../components/ui/toggle';
import { useAccelerator } from './use-accelerator';

/** One switch over images and static files (PERF-003, PERF-022). */
export function AcceleratorSwitch() {
	const { isOn, isHidden, reason, isBusy, failure, onToggle } = useAccelerator();
	const reasonId = useId();
	if (isHidden) {
		return null;
	}
	return (
		<>
			<Toggle
				label={__('Enable site accelerator', 'site-dashboard')}
				isOn={isOn}
				isBusy={isBusy}
				isDisabled={reason !== ''}
				describedBy={reason ? reasonId : undefined}
				onToggle={onToggle}
			/>
			{reason && <Quiet id={reasonId}>{reason}</Quiet>}
			{failure && <Failure text={failure} />}
		</>
	);
}
