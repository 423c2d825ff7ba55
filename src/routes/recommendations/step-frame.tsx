import { __, sprintf } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { Badge } from '../../components/ui/badge';
import { Image } from '../../components/ui/image';
import { ScreenHeading } from '../../components/ui/screen-heading';
import { ErrorMessage } from '../../components/ui/text';
import styles from './recommendations.module.css';
import { StepProgress } from './step-progress';
import { useStepImage, type StepView } from './use-step';

interface StepFrameProps {
	view: Pick<StepView, 'progress' | 'isNew' | 'failure' | 'onRetry'>;
	title: string;
	/** Name of the image below images/recommendations. */
	image: string;
	/** A card beside it, in place of the image. */
	side?: ReactNode;
	children: ReactNode;
}

/** A step: its progress, its subject, its actions, and beside it an image or a card. */
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
				{/* eslint-disable-next-line house/bare-text -- Elements. */}
				{children}
				{view.failure && <NotSaved reason={view.failure} onRetry={view.onRetry} />}
			</div>
			<div className={styles.side}>{side ?? <StepImage name={image} />}</div>
		</div>
	);
}

/** The decision isn't lost: it goes with the next one, or when it's tried again. */
export function NotSaved({ reason, onRetry }: { reason: string; onRetry: () => void }) {
	return (
		<div role="alert">
			<ErrorMessage
				/* translators: %s: why it failed, a sentence */
				text={sprintf(__('We couldn’t save your progress. %s', 'site-dashboard'), reason)}
				onRetry={onRetry}
			/>
		</div>
	);
}

function StepImage({ name }: { name: string }) {
	const src = useStepImage(name);
	return src ? <Image src={src} alt="" width={320} height={240} isDrawing /> : null;
}
