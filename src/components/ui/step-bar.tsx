import { __, sprintf } from '@wordpress/i18n';
import { formatNumber } from '../../lib/locale';
import { ProgressBar } from './progress-bar';

interface StepBarProps {
	/** The steps of the flow, in order. */
	flow: readonly string[];
	step: string;
}

/**
 * Progress of a flow, counted from 1: "Step 2 of 5" (UI-023, REC-007). The bar is at index/(total − 1)
 * (REC-101) and goes back with the user. Shows nothing for a step outside the flow.
 */
export function StepBar({ flow, step }: StepBarProps) {
	const index = flow.indexOf(step);
	if (index === -1) {
		return null;
	}
	const label = sprintf(
		/* translators: 1: number of the step, 2: how many steps there are */
		__('Step %1$s of %2$s', 'site-dashboard'),
		formatNumber(index + 1),
		formatNumber(flow.length),
	);
	return <ProgressBar label={label} value={index} total={flow.length - 1} canGoBack />;
}
