import { __, sprintf } from '@wordpress/i18n';
import { useMemo, useState } from 'react';
import { usePurchaseRefresh } from '../../components/purchase-refresh/use-purchase-refresh';
import { Guarantee } from '../../components/guarantee/guarantee';
import { useFreshBadge } from '../../components/recommendations-badge/use-fresh-badge';
import { RelatedPluginsSection } from '../../components/plugin-card/related-plugins';
import { ScreenHeading } from '../../components/ui/screen-heading';
import { VisuallyHidden } from '../../components/ui/text';
import { useElapsed } from '../../components/ui/use-elapsed';
import {
	selectCoupon,
	selectCouponStep,
	selectIsOffline,
	selectIsSiteConnected,
} from '../../state/connection/slice';
import { shallowEqual, useAppDispatch, useAppSelector, useLoad } from '../../state/hooks';
import { selectShowsLicenseKeyForm } from '../../state/licensing/slice';
import { selectPlanSlug } from '../../state/site/slice';
import { selectCan } from '../../state/user/slice';
import { useIsPromotionVisible } from '../../components/promotion/promotion';
import { lazyPart } from '../../components/ui/lazy';
import { Section } from '../../components/ui/section';
import { useTrackedView } from '../../components/tracking/use-tracked-view';
import { Banner } from '../../components/ui/banner';
import { paths } from '../../lib/paths';
import { selectCouponProperties } from '../../state/coupon/slice';
import { redeemCoupon } from '../../state/coupon/thunks';
import { trackClick } from '../../state/tracking/thunks/track';
import { LicenseKeyForm } from './license-key-form/license-key-form';
import { FeatureGrid } from './feature-grid';
import {
	loadInstalled,
	loadOfProvider,
	Placeholders,
	selectIsLoading,
	selectIsPending,
	SourceNote,
} from './sources';
import styles from './my-plan.module.css';
import { LapsedPurchases, MyProducts, OtherPurchases } from './my-products';
import { PlanCard } from './plan-card';

export { prefetch } from './sources';

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

const Comparison = lazyPart(
	'Comparison',
	() => import(/* webpackChunkName: "my-plan-below" */ './comparison/comparison'),
	{ height: 480, isFar: true },
);

const RULES = { isForSale: true };

/**
 * The next plan's additions; not for users who can't buy, or if promotions are off (NOTICE-013, NOTICE-014).
 */
export function ComparisonSection() {
	if (!useIsPromotionVisible(RULES)) {
		return null;
	}
	return (
		<Section title={__('Compare plans', 'site-dashboard')}>
			<Comparison />
		</Section>
	);
}

/** A partner's coupon, for any product (COUPON-014, COUPON-021). */
export function CouponBanner() {
	const dispatch = useAppDispatch();
	const coupon = useAppSelector(selectCoupon);
	const step = useAppSelector(selectCouponStep);
	const properties = useAppSelector(selectCouponProperties, shallowEqual);
	const code = step && coupon?.coupon_code;
	const shown = useMemo(() => (code ? { type: 'jetpack-partner-coupon', coupon: code } : undefined), [code]);
	useTrackedView('jetpack_my_plan_banner_view', shown);
	useTrackedView('jetpack_partner_coupon_redeem_view', step === 'redeem' ? properties : undefined);
	if (!coupon || !step) {
		return null;
	}
	const redeem = () => {
		dispatch(trackClick({ target: 'jetpack-partner-coupon', feature: 'my-plan-banner' }));
		dispatch(redeemCoupon());
	};
	return (
		<Banner
			/* translators: %s: name of a product */
			title={sprintf(__('Get %s free for one year!', 'site-dashboard'), coupon.product.title)}
			// Redeeming needs a connection owner (COUPON-015); without one, an account is connected first.
			action={
				step === 'redeem'
					? { label: __('Redeem', 'site-dashboard'), onClick: redeem }
					: { label: __('Connect', 'site-dashboard'), href: paths.connectUser.href() }
			}
		>
			{
				/* translators: %s: name of a partner */
				sprintf(__('Redeem your coupon from %s.', 'site-dashboard'), coupon.partner.name)
			}
		</Banner>
	);
}
