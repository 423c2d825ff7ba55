import { __, sprintf } from '@wordpress/i18n';
import { useLocation } from 'react-router-dom';
import { AppsCard } from '../../../components/apps-card/apps-card';
import { useIsPromotionVisible } from '../../../components/promotion/promotion';
import { Banner } from '../../../components/ui/banner';
import { CardGrid } from '../../../components/ui/card';
import { ErrorBoundary } from '../../../components/ui/error-boundary';
import { ErrorMessage } from '../../../components/ui/text';
import { formatNumber } from '../../../lib/locale';
import { PRODUCT_NAME } from '../../../lib/product';
import { selectIsSiteConnected } from '../../../state/connection/slice';
import { failureText } from '../../../state/failure-text';
import { useAppDispatch, useAppSelector } from '../../../state/hooks';
import { selectSite } from '../../../state/page/slice';
import { selectRedirect } from '../../../state/page/urls';
import type { RootState } from '../../../state/root-state';
import { selectSettingFailure } from '../../../state/settings/slice';
import { saveSettings } from '../../../state/settings/thunks/save';
import { trackClick } from '../../../state/tracking/thunks/track';
import { selectCan, selectUser } from '../../../state/user/slice';
import styles from './extras.module.css';
import { SupportCard } from './support/support-card';

/** The discount for agencies, in percent (DASH-030). */
const AGENCY_DISCOUNT = 25;

/** In this order (SHELL-105). The fault of one leaves the others. */
export function Extras() {
	return (
		<div className={styles.extras}>
			<ErrorBoundary fallback={() => null}>
				<AgenciesCard discount={AGENCY_DISCOUNT} />
			</ErrorBoundary>
			<CardGrid>
				<ErrorBoundary fallback={() => null}>
					<SupportCard />
				</ErrorBoundary>
				<ErrorBoundary fallback={() => null}>
					<AppsCard />
				</ErrorBoundary>
			</CardGrid>
		</div>
	);
}

/**
 * For users with several sites: discounted plans for agencies (DASH-027 to DASH-031). `discount` in percent.
 */
function AgenciesCard({ discount }: { discount: number }) {
	const { isVisible, href, failure, onFollow, onDismiss } = useAgenciesCard();
	if (!isVisible) {
		return null;
	}
	return (
		<div>
			<Banner
				title={__('Do you manage sites for clients?', 'site-dashboard')}
				action={{ label: __('Learn more', 'site-dashboard'), href, isExternal: true, onClick: onFollow }}
				onDismiss={onDismiss}
			>
				{sprintf(
					/* translators: 1: product name, 2: a percentage, without the sign */
					__('%1$s agency partners get %2$s%% off their clients’ plans.', 'site-dashboard'),
					PRODUCT_NAME,
					formatNumber(discount),
				)}
			</Banner>
			{failure && <ErrorMessage text={failure} />}
		</div>
	);
}

/** The host's setting that remembers the dismissal (DASH-031). */
const DISMISSAL = 'dismiss_dash_agencies_learn_more';

/** As many sites as make an agency. */
const ENOUGH_SITES = 2;

/** DASH-027 to DASH-029. */
function selectIsForAgency(state: RootState): boolean {
	const { isAtomicSite, isWoASite } = selectSite(state);
	return (
		selectCan(state, 'connect') &&
		selectIsSiteConnected(state) &&
		(selectUser(state).wpcomUser.site_count ?? 0) >= ENOUGH_SITES &&
		!isAtomicSite &&
		!isWoASite
	);
}

function useAgenciesCard() {
	const dispatch = useAppDispatch();
	const { pathname: page } = useLocation();
	const isForAgency = useAppSelector(selectIsForAgency);
	const isVisible = useIsPromotionVisible({ dismissId: DISMISSAL });
	const failure = useAppSelector((state) => selectSettingFailure(state, DISMISSAL));
	const trackButton = (target: string) => dispatch(trackClick({ target, feature: 'agencies', page }));
	return {
		isVisible: isForAgency && isVisible,
		href: useAppSelector((state) => selectRedirect(state, 'jitm-jetpack_agencies_ad')),
		/** Empty if it was dismissed, or nobody tried. */
		failure: failure ? failureText(failure) : '',
		onFollow: () => trackButton('learn-more-click'),
		onDismiss: () => {
			trackButton('learn-more-dismiss');
			void dispatch(saveSettings({ [DISMISSAL]: true }));
		},
	};
}
