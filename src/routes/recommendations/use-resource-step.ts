import { useNavigate } from 'react-router-dom';
import { trialRenewal, trialText } from '../../components/price/trial-text';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { noteCheckout } from '../../state/my-plan/checkout';
import { selectSiteProducts } from '../../state/offers/slice';
import { isActivated, isWelcome, type ResourceStep } from '../../state/recommendations/steps';
import { selectStep, skipStep } from '../../state/recommendations/thunks';
import { isToCheckout, selectResourceHref } from './targets';
import { useHasSummary, useNextHref, useStep, useStepEvent } from './use-step';

/** A step that tells of something, and leads there; both ways lead on (REC-011 to REC-013). */
export function useResourceStep(step: ResourceStep) {
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
