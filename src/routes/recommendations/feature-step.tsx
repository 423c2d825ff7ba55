import { __, sprintf } from '@wordpress/i18n';
import { type RefObject, useEffect, useId, useRef } from 'react';
import { LinkButton } from '../../components/ui/action';
import { Button } from '../../components/ui/button';
import { CheckList } from '../../components/ui/check-list';
import { Icon } from '../../components/ui/icon';
import { ExternalLink, ErrorMessage, MutedText } from '../../components/ui/text';
import type { Feature } from '../../state/recommendations/steps';
import { type FeatureText, featureText } from './feature-texts';
import styles from './recommendations.module.css';
import { SideCard } from './side-card';
import { StepFrame } from './step-frame';
import { hrefOf } from './targets';
import { useFeatureStep } from './use-feature-step';
import { useSideCard } from './use-side-card';

/** A feature to turn on or to install (REC-010). */
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

/** Enable, then wait, then configure (REC-015 to REC-017). Outcomes show where they happen. */
function Actions({ step, text }: ActionsProps) {
	const { state } = step;
	const said = useFollowFocus(state === 'active');
	const reason = useId();
	return (
		<>
			{step.failure && state === 'off' && (
				<div role="alert">
					<ErrorMessage
						text={sprintf(
							/* translators: 1: name of a feature, 2: why it failed, a sentence */
							__('We couldn’t set up %1$s. %2$s', 'site-dashboard'),
							text.name,
							step.failure,
						)}
					/>
				</div>
			)}
			<div className={styles.outcome}>
				<Outcome state={state} place={said} />
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
							kind="tertiary"
							label={__('Not now', 'site-dashboard')}
							href={step.nextHref}
							onClick={step.onSkip}
						/>
					)}
				</div>
			</div>
			{step.block && state === 'off' && <MutedText id={reason}>{step.block}</MutedText>}
		</>
	);
}

/**
 * The element that gets the focus once `isDone`, if the focused control is gone: keyboard users stay in
 * place.
 */
function useFollowFocus(isDone: boolean): RefObject<HTMLParagraphElement | null> {
	const element = useRef<HTMLParagraphElement>(null);
	const wasDone = useRef(isDone);
	useEffect(() => {
		const isLost = document.activeElement === null || document.activeElement === document.body;
		if (isDone && !wasDone.current && isLost) {
			element.current?.focus({ preventScroll: true });
		}
		wasDone.current = isDone;
	}, [isDone]);
	return element;
}

interface OutcomeProps {
	state: ActionsProps['step']['state'];
	place: RefObject<HTMLParagraphElement | null>;
}

/** The result, or the progress. */
function Outcome({ state, place }: OutcomeProps) {
	return (
		<p role="status" tabIndex={-1} ref={place} className={styles.status}>
			{state === 'active' && (
				<>
					<Icon name="check" size={20} />
					<span>{__('Feature Enabled', 'site-dashboard')}</span>
				</>
			)}
			{state === 'installing' && (
				<span>
					{__('This can take a minute. You can leave this page in the meantime.', 'site-dashboard')}
				</span>
			)}
		</p>
	);
}
