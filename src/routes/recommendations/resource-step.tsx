import { __ } from '@wordpress/i18n';
import { Navigate, useNavigate } from 'react-router-dom';
import { TRIAL_PRODUCT, trialRenewal, trialText } from '../../components/price/trial-text';
import { useOffers } from '../../components/price/use-offers';
import { LinkButton } from '../../components/ui/action';
import { CheckList } from '../../components/ui/check-list';
import { MutedText } from '../../components/ui/text';
import { selectMayBuy } from '../../state/connection/slice';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { selectArePricesKnown } from '../../state/purchases/offer';
import { noteCheckout } from '../../state/purchases/thunks/checkout';
import { isActivated, isWelcome, type ResourceStep } from '../../state/recommendations/steps';
import { chooseStep, skipStep } from '../../state/recommendations/thunks';
import styles from './recommendations.module.css';
import { resourceText } from './resource-texts';
import { SideCard } from './side-card';
import { StepFrame } from './step-frame';
import { hrefOf, isTrial, selectResourceHref } from './targets';
import { useSideCard } from './use-side-card';
import { useHasSummary, useNextHref, useStep, useStepEvent } from './use-step';

/** Something to read, to look after or to buy (REC-011 to REC-013). */
export function ResourceStepScreen({ step }: { step: ResourceStep }) {
	const text = resourceText(step);
	const resource = useResourceStep(step);
	const side = useSideCard(step);
	const { href, nextHref } = resource;
	const mayBuy = useAppSelector(selectMayBuy);
	if (isTrial(step) && !mayBuy) {
		return <Navigate to={nextHref.slice(1)} replace />;
	}
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
					label={resource.label}
					href={href ?? nextHref}
					isExternal={resource.isBeside}
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
			{resource.renewal && <MutedText>{resource.renewal}</MutedText>}
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
	const resourceHref = useAppSelector((state) => selectResourceHref(state, step));
	const { name, action } = resourceText(step);
	const trial = useTrial(name);
	const { label, href } = isTrial(step) ? trial.way : { label: action, href: resourceHref };
	/** Otherwise it's the way on, or an account comes first. */
	const isBeside = href !== undefined && !href.startsWith('#');
	return {
		view: useStep(step),
		label,
		/** Undefined: its button is the way on. */
		href,
		nextHref,
		isBeside,
		renewal: isTrial(step) && isBeside ? trial.renewal : '',
		/** Nothing is decided in it. */
		isNews: isWelcome(step) || isActivated(step),
		hasSummary: useHasSummary(),
		onSummary: () => record('back_to_summary'),
		onRead: () => {
			record('read');
			if (isTrial(step) && isBeside) {
				dispatch(noteCheckout());
			}
			if (isBeside || !href) {
				void dispatch(chooseStep(step));
			}
			if (isBeside) {
				void navigate(nextHref.slice(1));
			}
		},
		onSkip: () => {
			record('skip');
			void dispatch(skipStep(step));
		},
	};
}

/** The way to try something, and what a month costs after the first term; empty where that's no more. */
function useTrial(name: string) {
	const { offerOf, wayTo } = useOffers('recommendations-product');
	const offer = useAppSelector(selectArePricesKnown) ? offerOf(TRIAL_PRODUCT) : undefined;
	const coupon = offer?.coupon ?? '';
	return {
		way: wayTo({ slug: TRIAL_PRODUCT, name, coupon, label: trialText(offer) }),
		renewal: trialRenewal(offer),
	};
}
