import { __, sprintf } from '@wordpress/i18n';
import { useId } from 'react';
import { LinkButton } from '../../components/ui/action';
import { Button } from '../../components/ui/button';
import { CheckList } from '../../components/ui/check-list';
import { ExternalLink, Failure, Quiet } from '../../components/ui/text';
import type { Feature } from '../../state/recommendations/steps';
import { featureText, type FeatureText } from './feature-texts';
import styles from './recommendations.module.css';
import { SideCard } from './side-card';
import { StepFrame } from './step-frame';
import { hrefOf } from './targets';
import { useFeatureStep } from './use-feature-step';
import { useFollowFocus } from './use-follow-focus';
import { useSideCard } from './use-side-card';

/** A feature to switch on or to install (REC-010). */
export function FeatureStepScreen({ feature }: { feature: Feature }) {
	const text = featureText(feature);
	const step = useFeatureStep(feature, text.learnMore);
	const side = useSideCard(feature);
	return (
		<StepFrame view={step.view} title={text.title} image={text.image} side={side && <SideCard view={side} />}>
			<p>{text.text}</p>
			{text.points && <CheckList items={text.points} />}
			<p>
				<ExternalLink href={step.learnMore} onClick={step.onLearnMore}>
					{
						/* translators: %s: name of a feature */
						sprintf(__('Learn more about %s', 'site-dashboard'), text.name)
					}
				</ExternalLink>
			</p>
			<Actions step={step} text={text} />
			{step.hasSummary && (
				<p>
					<a href={hrefOf('summary')} onClick={step.onSummary}>
						{__('Back to the summary', 'site-dashboard')}
					</a>
				</p>
			)}
		</StepFrame>
	);
}

interface ActionsProps {
	step: ReturnType<typeof useFeatureStep>;
	text: FeatureText;
}

/** Enable, then wait, then configure (REC-015 to REC-017). What happens is said where it happens. */
function Actions({ step, text }: ActionsProps) {
	const { state } = step;
	const said = useFollowFocus(state === 'active');
	const reason = useId();
	return (
		<>
			<p role="status" tabIndex={-1} ref={said} className={styles.status}>
				{state === 'active' && __('Feature Enabled', 'site-dashboard')}
				{state === 'installing' &&
					__('This can take a minute. You can leave this page; the work goes on.', 'site-dashboard')}
			</p>
			{step.failure && state === 'off' && (
				<div role="alert">
					<Failure
						text={sprintf(
							/* translators: 1: name of a feature, 2: why it failed, a sentence */
							__('%1$s could not be enabled. %2$s', 'site-dashboard'),
							text.name,
							step.failure,
						)}
					/>
				</div>
			)}
			<div className={styles.actions}>
				{state === 'active' ? (
					<>
						<LinkButton
							/* translators: %s: name of a feature */
							label={sprintf(__('Configure %s', 'site-dashboard'), text.name)}
							{...step.configure}
						/>
						<LinkButton kind="primary" label={__('Next', 'site-dashboard')} href={step.nextHref} />
					</>
				) : (
					<Button
						kind="primary"
						isBusy={state === 'installing'}
						isDisabled={step.block !== ''}
						describedBy={step.block ? reason : undefined}
						onClick={step.onEnable}
					>
						{text.enable}
					</Button>
				)}
				{state === 'off' && (
					<LinkButton
						kind="quiet"
						label={__('Not now', 'site-dashboard')}
						href={step.nextHref}
						onClick={step.onSkip}
					/>
				)}
			</div>
			{step.block && state === 'off' && <Quiet id={reason}>{step.block}</Quiet>}
		</>
	);
}
