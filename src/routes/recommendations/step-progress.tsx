import { __, sprintf } from '@wordpress/i18n';
import { ProgressBar } from '../../components/ui/progress-bar';
import { StepBar } from '../../components/ui/step-bar';
import { formatNumber } from '../../lib/locale';
import type { Progress } from './use-step';

/**
 * The flow's progress: a share of the default one, with the number of the step (REC-007, REC-019, REC-100),
 * or the place in an onboarding (REC-101, REC-109).
 */
export function StepProgress({ progress }: { progress: Progress }) {
	switch (progress.kind) {
		case 'none':
			return null;
		case 'value':
			return <ProgressBar label={labelOf(progress)} value={progress.value} />;
		case 'position': {
			// The bar counts the steps of a list: theirs stand for the steps of the onboarding.
			const flow = Array.from({ length: progress.total }, (_, index) => String(index + 1));
			return <StepBar flow={flow} step={String(progress.number)} />;
		}
	}
}

const labelOf = ({ number, total }: Extract<Progress, { kind: 'value' }>): string =>
	number && total
		? sprintf(
				/* translators: 1: number of the step, 2: how many steps there are */
				__('Step %1$s of %2$s', 'site-dashboard'),
				formatNumber(number),
				formatNumber(total),
			)
		: __('Progress', 'site-dashboard');
