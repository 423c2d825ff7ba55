import { __ } from '@wordpress/i18n';
import { IntroNote } from '../../components/price/intro-note';
import { LinkButton } from '../../components/ui/action';
import { CheckList } from '../../components/ui/check-list';
import type { ResourceStep } from '../../state/recommendations/steps';
import styles from './recommendations.module.css';
import { resourceText } from './resource-texts';
import { SideCard } from './side-card';
import { StepFrame } from './step-frame';
import { hrefOf } from './targets';
import { useResourceStep } from './use-resource-step';
import { useSideCard } from './use-side-card';

/** Something to read, to look after or to buy (REC-011 to REC-013). */
export function ResourceStepScreen({ step }: { step: ResourceStep }) {
	const text = resourceText(step);
	const resource = useResourceStep(step);
	const side = useSideCard(step);
	const { href, nextHref } = resource;
	return (
		<StepFrame
			view={resource.view}
			title={text.title}
			image={text.image}
			side={side && <SideCard view={side} />}
		>
			<p>{text.text}</p>
			{text.points && <CheckList items={text.points} />}
			<div className={styles.actions}>
				<LinkButton
					kind="primary"
					label={resource.isTrial ? resource.trial : text.action}
					href={href ?? nextHref}
					isExternal={href !== undefined}
					onClick={resource.onRead}
				/>
				{href && (
					<LinkButton
						kind="quiet"
						label={resource.isNews ? __('Next', 'site-dashboard') : __('Not now', 'site-dashboard')}
						href={nextHref}
						onClick={resource.onSkip}
					/>
				)}
			</div>
			{resource.renewal && (
				<IntroNote>
					{resource.renewal} {__('per month, paid yearly', 'site-dashboard')}
				</IntroNote>
			)}
			{resource.hasSummary && (
				<p>
					<a href={hrefOf('summary')} onClick={resource.onSummary}>
						{__('Back to the summary', 'site-dashboard')}
					</a>
				</p>
			)}
		</StepFrame>
	);
}
