import { __ } from '@wordpress/i18n';
import { LinkButton } from '../../components/ui/action';
import { TrackedLink } from '../../components/tracking/tracked-link';
import styles from './my-plan.module.css';
import { useLicensingActions } from './use-licensing-actions';

const PAGE = { page: 'my-plan' };

/** What to do with a license key, and where all purchases are (PLAN-074, PLAN-075). */
export function LicensingActions() {
	const { canActivate, hasPurchases, purchasesUrl, onActivate } = useLicensingActions();
	return (
		<div className={styles.actions}>
			<p>
				{canActivate
					? __('Do you have a license key? Activate it here.', 'site-dashboard')
					: __('License keys are activated by the person who connected this site first.', 'site-dashboard')}
			</p>
			{hasPurchases && (
				<TrackedLink href={purchasesUrl} isExternal click={{ ...PAGE, target: 'calypso_purchases_link' }}>
					{__('See all purchases', 'site-dashboard')}
				</TrackedLink>
			)}
			{canActivate && (
				<LinkButton
					label={__('Activate a license', 'site-dashboard')}
					href="#/license/activation"
					onClick={onActivate}
				/>
			)}
		</div>
	);
}

/** Leads on to the recommendations (PLAN-004, PLAN-075). */
export function FooterActions() {
	const { onRecommendations } = useLicensingActions();
	return (
		<div className={styles.actions}>
			<p>{__('See what else would do your site good, step by step.', 'site-dashboard')}</p>
			<LinkButton
				label={__('Recommendations', 'site-dashboard')}
				href="#/recommendations"
				onClick={onRecommendations}
			/>
		</div>
	);
}
