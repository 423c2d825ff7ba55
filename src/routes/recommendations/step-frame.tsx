import { __, sprintf } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { Badge } from '../../components/ui/badge';
import { Image } from '../../components/ui/image';
import { ProgressBar } from '../../components/ui/progress-bar';
import { ScreenHeading } from '../../components/ui/screen-heading';
import { StepBar } from '../../components/ui/step-bar';
import { Failure } from '../../components/ui/text';
import { formatNumber } from '../../lib/locale';
import styles from './recommendations.module.css';
import { useStepImage, type Progress, type StepView } from './use-step';

interface StepFrameProps {
	view: Pick<StepView, 'progress' | 'isNew' | 'failure' | 'onRetry'>;
	title: string;
	/** Name of the picture below images/recommendations. */
	image: string;
	/** A card beside it, in place of the picture. */
	side?: ReactNode;
	children: ReactNode;
}

/** A step: how far it is, what it is about, what can be done, and beside it a picture or a card. */
export function StepFrame({ view, title, image, side, children }: StepFrameProps) {
	return (
		<div className={styles.step}>
			<div className={styles.main}>
				<StepProgress progress={view.progress} />
				{view.isNew && (
					<p>
						<Badge tone="good">{__('New', 'site-dashboard')}</Badge>
					</p>
				)}
				<ScreenHeading>{title}</ScreenHeading>
				{children}
				{view.failure && <NotSaved reason={view.failure} onRetry={view.onRetry} />}
			</div>
			<div className={styles.side}>{side ?? <Picture name={image} />}</div>
		</div>
	);
}

/** What was decided is not lost: it goes with the next decision, or when it is tried again. */
export function NotSaved({ reason, onRetry }: { reason: string; onRetry: () => void }) {
	return (
		<div role="alert">
			<Failure
				/* translators: %s: why it failed, a sentence */
				text={sprintf(__('Your progress could not be saved. %s', 'site-dashboard'), reason)}
				onRetry={onRetry}
			/>
		</div>
	);
}

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

function Picture({ name }: { name: string }) {
	const src = useStepImage(name);
	return src ? <Image src={src} alt="" width={320} height={240} /> : null;
}
