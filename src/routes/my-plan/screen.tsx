import { __ } from '@wordpress/i18n';
import { useReturn } from '../../components/bought/use-return';
import { Guarantee } from '../../components/guarantee/guarantee';
import { LicenseBox } from '../../components/license-box/license-box';
import { RelatedPluginsSection } from '../../components/plugin-card/related-plugins';
import { ScreenHeading } from '../../components/ui/screen-heading';
import { HiddenText } from '../../components/ui/text';
import { licenseBoxSlice } from '../../state/licensing/box';
import { featureWorkSlice } from '../../state/my-plan/slice';
import { introOffersSlice, siteProductsSlice } from '../../state/offers/slice';
import { pluginsSlice } from '../../state/plugins/slice';
import { pluginWorkSlice } from '../../state/plugins/work-slice';
import { purchasesSlice } from '../../state/purchases/slice';
import { rewindSlice } from '../../state/rewind/slice';
import { scanSlice } from '../../state/scan/slice';
import { siteFeaturesSlice, siteSlice } from '../../state/site/slice';
import { ComparisonSection } from './comparison/section';
import { CouponBanner } from './coupon-banner';
import { FeatureGrid } from './feature-grid';
import { FooterActions, LicensingActions } from './licensing-actions';
import styles from './my-plan.module.css';
import { MyProducts, OtherPurchases } from './my-products';
import { Placeholders } from './placeholders';
import { PlanCard } from './plan-card';
import { SourceNote } from './source-note';
import { useMyPlan, type MyPlanView } from './use-my-plan';
import { useRecount } from './use-recount';

export const slices = [
	featureWorkSlice,
	introOffersSlice,
	licenseBoxSlice,
	pluginWorkSlice,
	pluginsSlice,
	purchasesSlice,
	rewindSlice,
	scanSlice,
	siteFeaturesSlice,
	siteProductsSlice,
	siteSlice,
];

/** What the site has: its plan, its products, and what comes with them (PLAN-001, PLAN-074). */
export function Screen() {
	const view = useMyPlan();
	useReturn(!view.isOffline && view.isComplete);
	useRecount(!view.isLoading);
	return (
		<div className={styles.page}>
			<ScreenHeading isHidden>{__('My Plan', 'site-dashboard')}</ScreenHeading>
			<CouponBanner />
			{view.isShown ? (
				<Content view={view} />
			) : (
				<>
					<HiddenText>{__('Loading…', 'site-dashboard')}</HiddenText>
					<Placeholders count={1} />
					<Placeholders count={3} />
				</>
			)}
		</div>
	);
}

function Content({ view }: { view: MyPlanView }) {
	return (
		<>
			{view.hasLicensingActions && <LicensingActions />}
			<PlanCard />
			<SourceNote of="purchases" />
			<MyProducts />
			<OtherPurchases />
			{view.hasFooterActions && <FooterActions />}
			{view.hasLicenseBox && <LicenseBox />}
			<FeatureGrid />
			<ComparisonSection />
			<RelatedPluginsSection title={__('Goes well with it', 'site-dashboard')} />
			<Guarantee />
		</>
	);
}
