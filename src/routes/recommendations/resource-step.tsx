import { __ } from '@wordpress/i18n';
import { useNavigate } from 'react-router-dom';
import { IntroNote } from '../../components/price/price';
import { trialRenewal, trialText } from '../../components/price/trial-text';
import { LinkButton } from '../../components/ui/action';
import { CheckList } from '../../components/ui/check-list';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { noteCheckout } from '../../state/purchases/thunks/checkout';
import { selectSiteProducts } from '../../state/late-remotes';
import { isActivated, isWelcome, type ResourceStep } from '../../state/recommendations/steps';
import { selectStep, skipStep } from '../../state/recommendations/thunks';
import styles from './recommendations.module.css';
import { resourceText } from './resource-texts';
import { SideCard } from './side-card';
import { StepFrame } from './step-frame';
import { hrefOf, isToCheckout, selectResourceHref } from './targets';
import { useSideCard } from './use-side-card';
import { useHasSummary, useNextHref, useStep, useStepEvent } from './use-step';

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
						kind="tertiary"
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

/** A step that introduces something, and leads there; both ways lead on (REC-011 to REC-013). */
function useResourceStep(step: ResourceStep) {
	const dispatch = useAppDispatch();
	const navigate = useNavigate();
	const record = useStepEvent('resource', step);
	const nextHref = useNextHref(step);
	const href = useAppSelector((state) => selectResourceHref(state, step));
	const remote = useAppSelector(selectSiteProducts);
	const products = remote.status === 'ready' ? remote.data : undefined;
	const isTrial = step === 'vaultpress-backup' || step === 'vaultpress-for-woocommerce';
	return {
		view: useStep(step),
		/** Undefined: its button is the way on. */
		href,
		nextHref,
		isTrial,
		trial: trialText(products),
		/** What a month costs after the trial's first term; empty where that's no more. */
		renewal: isTrial ? trialRenewal(products) : '',
		/** Nothing is decided in it. */
		isNews: isWelcome(step) || isActivated(step),
		hasSummary: useHasSummary(),
		onSummary: () => record('back_to_summary'),
		onRead: () => {
			record('read');
			if (isToCheckout(step)) {
				dispatch(noteCheckout());
			}
			void dispatch(selectStep(step));
			if (href) {
				void navigate(nextHref.slice(1));
			}
		},
		onSkip: () => {
			record('skip');
			void dispatch(skipStep(step));
		},
	};
}
