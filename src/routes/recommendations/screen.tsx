import { __ } from '@wordpress/i18n';
import { Navigate } from 'react-router-dom';
import { ScreenHeading } from '../../components/ui/screen-heading';
import { Failure } from '../../components/ui/text';
import { introOffersSlice, siteDiscountSlice, siteProductsSlice } from '../../state/offers/slice';
import { pluginsSlice } from '../../state/plugins/slice';
import { purchasesSlice } from '../../state/purchases/slice';
import { recommendationsSlice } from '../../state/recommendations/session';
import {
	conditionalRecommendationsSlice,
	productSuggestionsSlice,
	recommendationsDataSlice,
	upsellSlice,
} from '../../state/recommendations/slice';
import { isFeature, isResource, type Step } from '../../state/recommendations/steps';
import { rewindSlice } from '../../state/rewind/slice';
import { siteFeaturesSlice, siteSlice } from '../../state/site/slice';
import { FeatureStepScreen } from './feature-step';
import { RecommendationsFooter } from './footer';
import { Loading } from './loading';
import { ProductPurchased } from './product-purchased';
import { ProductSuggestions } from './product-suggestions';
import styles from './recommendations.module.css';
import { ResourceStepScreen } from './resource-step';
import { SiteTypeQuestion } from './site-type';
import { Summary } from './summary';
import { useRecommendations, type RecommendationsView } from './use-recommendations';

export const slices = [
	conditionalRecommendationsSlice,
	introOffersSlice,
	pluginsSlice,
	productSuggestionsSlice,
	purchasesSlice,
	recommendationsDataSlice,
	recommendationsSlice,
	rewindSlice,
	siteDiscountSlice,
	siteFeaturesSlice,
	siteProductsSlice,
	siteSlice,
	upsellSlice,
];

/** The guided way: one thing at a time that fits this site, and in the end what came of it. */
export function Screen() {
	const view = useRecommendations();
	return (
		<div className={styles.page}>
			<Content view={view} />
			<RecommendationsFooter />
		</div>
	);
}

function Content({ view }: { view: RecommendationsView }) {
	switch (view.state) {
		case 'redirect':
			return <Navigate to={view.to} replace />;
		case 'failed':
			return (
				<>
					<ScreenHeading>{__('Recommendations', 'site-dashboard')}</ScreenHeading>
					<Failure text={view.text} onRetry={view.onRetry} />
				</>
			);
		case 'loading':
			return <Loading />;
		case 'step':
			// A new one for each step: its heading is a new element, and is read out.
			return <StepScreen key={view.step} step={view.step} />;
	}
}

function StepScreen({ step }: { step: Step }) {
	if (isFeature(step)) {
		return <FeatureStepScreen feature={step} />;
	}
	if (isResource(step)) {
		return <ResourceStepScreen step={step} />;
	}
	switch (step) {
		case 'site-type-question':
			return <SiteTypeQuestion />;
		case 'product-suggestions':
			return <ProductSuggestions />;
		case 'product-purchased':
			return <ProductPurchased />;
		case 'summary':
			return <Summary />;
	}
}
