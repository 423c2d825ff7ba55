import { __ } from '@wordpress/i18n';
import { RecordMeter } from '../ui/record-meter';
import { IconButton } from '../ui/icon-button';
import { lazyPart } from '../ui/lazy-part';
import { UpgradeBanner } from '../upgrade-banner/upgrade-banner';
import styles from './backups-offer.module.css';
import { useBackupsOffer, type SiteCounts } from './use-backups-offer';

// Few sites ever have one.
const CouponBanner = lazyPart(
	() => import(/* webpackChunkName: "coupon" */ './coupon-banner').then((chunk) => chunk.CouponBanner),
	{ height: 44 },
);

/** What backups would keep safe, and how to get them (DASH-057, DASH-106 to DASH-109). */
export function BackupsOffer() {
	const { counts, isPaidFor, onClose } = useBackupsOffer();
	if (isPaidFor) {
		return <CouponBanner />;
	}
	return (
		<>
			{counts && <Contents counts={counts} onClose={onClose} />}
			<UpgradeBanner
				feature="backups"
				product="backup"
				plan="jetpack_backup_t1_yearly"
				name={__('Backups', 'site-dashboard')}
				title={__('Never lose a word of your site', 'site-dashboard')}
			>
				{__('Copies of everything, kept elsewhere, brought back with one click.', 'site-dashboard')}
			</UpgradeBanner>
		</>
	);
}

function Contents({ counts, onClose }: { counts: SiteCounts; onClose: () => void }) {
	return (
		<div className={styles.contents}>
			<div className={styles.head}>
				<strong>{__('Your site so far', 'site-dashboard')}</strong>
				<IconButton
					icon="close"
					label={__('Close the overview of your site', 'site-dashboard')}
					isSmall
					onClick={onClose}
				/>
			</div>
			<RecordMeter
				items={[
					{
						count: counts.posts,
						label: __('Posts', 'site-dashboard'),
						backgroundColor: 'var(--jpd-success-border)',
					},
					{
						count: counts.plugins,
						label: __('Plugins', 'site-dashboard'),
						backgroundColor: 'var(--jpd-info-border)',
					},
					{
						count: counts.comments,
						label: __('Comments', 'site-dashboard'),
						backgroundColor: 'var(--jpd-warning-border)',
					},
				]}
			/>
		</div>
	);
}
