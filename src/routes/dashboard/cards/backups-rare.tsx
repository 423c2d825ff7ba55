import { __, sprintf } from '@wordpress/i18n';
import { useTrackedView } from '../../../components/tracking/use-tracked-view';
import type { Action } from '../../../components/ui/action';
import { Banner } from '../../../components/ui/banner';
import { IconButton } from '../../../components/ui/icon-button';
import { RecordMeter } from '../../../components/ui/record-meter';
import { VisuallyHidden } from '../../../components/ui/text';
import { paths } from '../../../lib/paths';
import { BACKUP_VIDEO } from '../../../lib/product';
import { selectCoupon, selectCouponStep } from '../../../state/connection/slice';
import { redeemCoupon } from '../../../state/coupon/thunks';
import { useAppDispatch, useAppSelector } from '../../../state/hooks';
import { saveSettings } from '../../../state/settings/thunks/save';
import { track } from '../../../state/tracking/thunks/track';
import type { SiteCounts } from './backups';
import styles from './cards.module.css';

/** A partner's coupon that pays for daily backups, in place of what is sold (DASH-058, COUPON-021). */
export function CouponBanner() {
	const { product, partner, action } = useCouponBanner();
	return (
		<Banner
			/* translators: %s: name of a product */
			title={sprintf(__('One free year of %s', 'site-dashboard'), product)}
			action={action}
			isQuiet
		>
			{
				/* translators: %s: name of a partner */
				sprintf(__('You have a coupon from %s.', 'site-dashboard'), partner)
			}
		</Banner>
	);
}

/** Redeeming needs a connection owner (COUPON-015); without one, an account is connected first. */
function useCouponBanner(): { product: string; partner: string; action: Action } {
	const dispatch = useAppDispatch();
	const coupon = useAppSelector(selectCoupon);
	const canRedeem = useAppSelector(selectCouponStep) === 'redeem';
	useTrackedView('jetpack_wpa_aag_redeem_partner_coupon_button_view', {
		feature: 'backups',
		coupon_preset: coupon?.preset ?? '',
	});
	return {
		product: coupon?.product.title ?? '',
		partner: coupon?.partner.name ?? '',
		action: canRedeem
			? { label: __('Redeem', 'site-dashboard'), onClick: () => dispatch(redeemCoupon()) }
			: { label: __('Connect', 'site-dashboard'), href: paths.connectUser.href() },
	};
}

/** A short video on what backups do, until dismissed (DASH-049, DASH-104, DASH-105). */
export function GettingStarted() {
	const { onWatch, onDismiss } = useGettingStarted();
	return (
		<Banner
			title={__('Getting started with backups', 'site-dashboard')}
			icon="info"
			action={{
				label: __('Watch the video', 'site-dashboard'),
				href: BACKUP_VIDEO,
				isExternal: true,
				onClick: onWatch,
			}}
			onDismiss={onDismiss}
		>
			{__('A short tour of how backups and restores work.', 'site-dashboard')}
		</Banner>
	);
}

const POSITION = { position: 'at_a_glance' };

function useGettingStarted() {
	const dispatch = useAppDispatch();
	return {
		onWatch: () => dispatch(track('jetpack_backup_getting_started_video_click', POSITION)),
		onDismiss: () => {
			dispatch(track('jetpack_backup_getting_started_video_dismiss', POSITION));
			void dispatch(saveSettings({ dismiss_dash_backup_getting_started: true }));
		},
	};
}

/** The site's contents in numbers: posts, plugins and comments (DASH-106, DASH-109). */
export function SiteContents({ counts, onClose }: { counts: SiteCounts; onClose: () => void }) {
	return (
		<div className={styles.contents}>
			<VisuallyHidden>{__('What’s on your site', 'site-dashboard')}</VisuallyHidden>
			<RecordMeter
				items={[
					meterItem('success', counts.posts, __('Posts', 'site-dashboard')),
					meterItem('info', counts.plugins, __('Plugins', 'site-dashboard')),
					meterItem('warning', counts.comments, __('Comments', 'site-dashboard')),
				]}
			/>
			<IconButton
				icon="close"
				label={__('Close site overview', 'site-dashboard')}
				isSmall
				onClick={onClose}
			/>
		</div>
	);
}

const meterItem = (tone: string, count: number, label: string) => ({
	count,
	label,
	backgroundColor: `var(--jpd-${tone}-border)`,
});
