import { __, sprintf } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { Badge } from '../../components/ui/badge';
import { Image } from '../../components/ui/image';
import { ScreenHeading } from '../../components/ui/screen-heading';
import { Failure } from '../../components/ui/text';
import styles from './recommendations.module.css';
import { StepProgress } from './step-progress';
import { useStepImage, type StepView } from './use-step';

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

function Picture({ name }: { name: string }) {
	const src = useStepImage(name);
	return src ? <Image src={src} alt="" width={320} height={240} /> : null;
}
