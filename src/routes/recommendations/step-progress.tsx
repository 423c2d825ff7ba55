import { __, sprintf } from '@wordpress/i18n';
import { ProgressBar } from '../../components/ui/progress-bar';
import { StepBar } from '../../components/ui/step-bar';
import { formatNumber } from '../../lib/locale';
import type { Progress } from './use-step';

/** How far the flow is: a share of the default one, or the place in an onboarding (REC-101, REC-109). */
export function StepProgress({ progress }: { progress: Progress }) {
	switch (progress.kind) {
		case 'none':
			return null;
		case 'value':
			return (
				<ProgressBar
					label={__('Progress', 'site-dashboard')}
					value={progress.value}
					/* translators: %s: a number from 0 to 100 */
					valueText={sprintf(__('%s%%', 'site-dashboard'), formatNumber(progress.value))}
				/>
			);
		case 'place': {
			// The bar counts the steps of a list: theirs stand for the steps of the onboarding.
			const flow = Array.from({ length: progress.total }, (_, index) => String(index + 1));
			return <StepBar flow={flow} step={String(progress.number)} />;
		}
	}
}
