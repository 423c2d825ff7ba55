import { __ } from '@wordpress/i18n';
import { useState } from 'react';
import { usePurchaseRefresh } from '../../components/purchase-refresh/use-purchase-refresh';
import { Guarantee } from '../../components/guarantee/guarantee';
import { LicenseKeyForm } from './license-key-form/license-key-form';
import { useFreshBadge } from '../../components/recommendations-badge/use-fresh-badge';
import { RelatedPluginsSection } from '../../components/plugin-card/related-plugins';
import { ScreenHeading } from '../../components/ui/screen-heading';
import { VisuallyHidden } from '../../components/ui/text';
import { useElapsed } from '../../components/ui/use-elapsed';
import { selectIsOffline, selectIsSiteConnected } from '../../state/connection/slice';
import { useAppSelector, useLoad } from '../../state/hooks';
import { selectShowsLicenseKeyForm } from '../../state/licensing/slice';
import { selectPlanSlug } from '../../state/site/slice';
import { selectCan } from '../../state/user/slice';
import { ComparisonSection } from './comparison/section';
import { CouponBanner } from './coupon-banner';
import { FeatureGrid } from './feature-grid';
import { loadInstalled, loadOfProvider, selectIsLoading, selectIsPending } from './loads';
import styles from './my-plan.module.css';
import { LapsedPurchases, MyProducts, OtherPurchases } from './my-products';
import { Placeholders } from './placeholders';
import { PlanCard } from './plan-card';
import { SourceNote } from './source-note';

export { prefetch } from './loads';

/** The site's plan, its products, and what comes with them (PLAN-001, PLAN-074). */
export function Screen() {
	const view = useMyPlan();
	usePurchaseRefresh(
		useAppSelector((state) => !selectIsOffline(state) && !selectIsPending(state, 'purchases')),
	);
	useFreshBadge(true);
	return (
		<div className={styles.page} data-late={view.isIncomplete || undefined}>
			<ScreenHeading>{__('My Plan', 'site-dashboard')}</ScreenHeading>
			<CouponBanner />
			{view.isShown ? (
				<Content view={view} />
			) : (
				<div className={styles.loading} aria-busy="true" data-loading>
					<VisuallyHidden>{__('Loading…', 'site-dashboard')}</VisuallyHidden>
					<Placeholders count={1} height={PLAN} />
					<Placeholders count={3} />
				</div>
			)}
		</div>
	);
}

function Content({ view }: { view: MyPlanView }) {
	const plan = useAppSelector(selectPlanSlug);
	const purchases = (
		<>
			<SourceNote of="purchases" />
			<LapsedPurchases />
			<MyProducts />
			<OtherPurchases />
		</>
	);
	const [arePurchasesLate] = useState(useAppSelector((state) => selectIsPending(state, 'purchases')));
	return (
		<>
			<PlanCard />
			{!arePurchasesLate && purchases}
			{view.hasLicenseKeyForm && <LicenseKeyForm />}
			<FeatureGrid key={plan} />
			{/* Nobody knows how many: above, they'd push down what has come. */}
			{arePurchasesLate && purchases}
			<ComparisonSection />
			<div className={styles.page} data-below>
				<Guarantee />
				<RelatedPluginsSection title={__('Works well with your plan', 'site-dashboard')} />
			</div>
		</>
	);
}

interface MyPlanView {
	/** Everything has come or couldn't be read; once that's so it stays so. */
	isComplete: boolean;
	/** Placeholders until then (PLAN-007), but not for long: each part shows what's known (PLAN-080). */
	isShown: boolean;
	/** It was shown without some of it: what's missing has its place (PLAN-080). */
	isIncomplete: boolean;
	hasLicenseKeyForm: boolean;
}

/** Height of the plan's card in px, until it is there. */
const PLAN = 148;

/** The parts wait this long for one another, in ms, so that a fast provider's page comes as a whole. */
const PATIENCE = 1_000;

/** The page's parts, and the loads that they need. */
function useMyPlan(): MyPlanView {
	useLoad(loadOfProvider, useAppSelector(selectIsSiteConnected));
	useLoad(
		loadInstalled,
		useAppSelector((state) => selectCan(state, 'manage_plugins')),
	);
	const isLoading = useAppSelector(selectIsLoading);
	const [isComplete, setIsComplete] = useState(!isLoading);
	if (!isLoading && !isComplete) {
		setIsComplete(true);
	}
	const isLate = useElapsed(PATIENCE);
	const [isIncomplete, setIsIncomplete] = useState(false);
	if (isLate && !isComplete && !isIncomplete) {
		setIsIncomplete(true);
	}
	return {
		isComplete,
		isShown: isComplete || isLate,
		isIncomplete,
		hasLicenseKeyForm: useAppSelector(selectShowsLicenseKeyForm),
	};
}
