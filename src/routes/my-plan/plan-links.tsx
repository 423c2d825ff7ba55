import { __ } from '@wordpress/i18n';
import { useEffect } from 'react';
import { TrackedLink } from '../../components/tracking/tracked-link';
import { MutedText } from '../../components/ui/text';
import { paths } from '../../lib/paths';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { selectCanActivateLicenses, selectDetachedCount } from '../../state/licensing/slice';
import { loadCounts } from '../../state/licensing/thunks';
import { selectSite } from '../../state/page/slice';
import { selectRedirect } from '../../state/page/urls';
import styles from './plan-card.module.css';
import { selectActivePurchases } from './use-plan-card';

const PAGE = { page: 'my-plan' };

/**
 * Links of the plan: licenses, purchases and recommendations (PLAN-004, PLAN-074, PLAN-075). `isManaged`: the
 * card leads to the purchases already.
 */
export function PlanLinks({ isManaged }: { isManaged: boolean }) {
	const { isShown, canActivate, hasPurchases, hasRecommendations, purchasesUrl } = usePlanLinks();
	return isShown ? (
		<ul className={styles.links} role="list">
			<li>
				{canActivate ? (
					<TrackedLink
						href={paths.licenseActivation.href()}
						click={{ ...PAGE, target: 'licensing_activation_button', path: 'licensing/activation' }}
					>
						{__('Activate a license', 'site-dashboard')}
					</TrackedLink>
				) : (
					<MutedText>{__('Only the connection owner can activate licenses.', 'site-dashboard')}</MutedText>
				)}
			</li>
			{hasPurchases && !isManaged && (
				<li>
					<TrackedLink href={purchasesUrl} isExternal click={{ ...PAGE, target: 'calypso_purchases_link' }}>
						{__('View all purchases', 'site-dashboard')}
					</TrackedLink>
				</li>
			)}
			{/* The place stays: unused licenses are known late, and the link may have a line of its own. */}
			<li style={hasRecommendations ? undefined : { visibility: 'hidden' }}>
				<TrackedLink
					href={paths.recommendations.href()}
					click={{ ...PAGE, target: 'recommendations-button' }}
				>
					{__('Recommendations', 'site-dashboard')}
				</TrackedLink>
			</li>
		</ul>
	) : null;
}

function usePlanLinks() {
	const dispatch = useAppDispatch();
	useEffect(() => dispatch(loadCounts()), [dispatch]);
	const isShown = useAppSelector((state) => selectSite(state).showRecommendations);
	const hasUnused = useAppSelector(selectDetachedCount) > 0;
	return {
		isShown,
		canActivate: useAppSelector(selectCanActivateLicenses),
		hasPurchases: useAppSelector(selectActivePurchases).length > 0,
		/** Unused licenses come first. */
		hasRecommendations: !hasUnused,
		purchasesUrl: useAppSelector((state) => selectRedirect(state, 'calypso-purchases')),
	};
}
