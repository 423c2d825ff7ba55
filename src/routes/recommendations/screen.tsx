import { __ } from '@wordpress/i18n';
import { Navigate } from 'react-router-dom';
import { ScreenHeading } from '../../components/ui/screen-heading';
import { ExternalLink, ErrorMessage } from '../../components/ui/text';
import { useAppSelector } from '../../state/hooks';
import { selectRedirect } from '../../state/page/urls';
import { isFeature, isResource, type Step } from '../../state/recommendations/steps';
import { FeatureStepScreen } from './feature-step';
import { Loading } from './loading';
import { ProductPurchased } from './product-purchased';
import { ProductSuggestions } from './product-suggestions';
import styles from './recommendations.module.css';
import { ResourceStepScreen } from './resource-step';
import { SiteTypeQuestion } from './site-type';
import { Summary } from './summary';
import { type RecommendationsView, useRecommendations } from './use-recommendations';

export { prefetch } from './use-recommendations';

/** The guided way: one thing at a time that fits this site, and in the end what came of it. */
export function Screen() {
	const view = useRecommendations();
	return (
		<div className={styles.page}>
			<Content view={view} />
			{/* Not before there's something above it, or it would move. */}
			{(view.state === 'step' || view.state === 'failed') && <RecommendationsFooter />}
		</div>
	);
}

function Content({ view }: { view: RecommendationsView }) {
	switch (view.state) {
		case 'redirect':
			return (
				<>
					<Navigate to={view.to} replace />
					<Loading />
				</>
			);
		case 'failed':
			return (
				<>
					<ScreenHeading>{__('Recommendations', 'site-dashboard')}</ScreenHeading>
					<ErrorMessage text={view.text} onRetry={view.onRetry} />
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

/** Links to help (REC-008). */
function RecommendationsFooter() {
	const { gettingStarted, support } = useFooterLinks();
	return (
		<ul className={styles.footer} role="list" data-below>
			<li>
				<ExternalLink href={gettingStarted}>{__('Getting started', 'site-dashboard')}</ExternalLink>
			</li>
			<li>
				<ExternalLink href={support}>{__('Search our support site', 'site-dashboard')}</ExternalLink>
			</li>
		</ul>
	);
}

const useFooterLinks = () => ({
	gettingStarted: useAppSelector((state) => selectRedirect(state, 'jetpack-support-getting-started')),
	support: useAppSelector((state) => selectRedirect(state, 'jetpack-support')),
});
