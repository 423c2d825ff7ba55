import { __ } from '@wordpress/i18n';
import { lazyPart } from '../ui/lazy-part';
import { UpgradeBanner } from '../upgrade-banner/upgrade-banner';
import { useBackupsOffer } from './use-backups-offer';

// Few sites ever have one.
const CouponBanner = lazyPart(
	() => import(/* webpackChunkName: "coupon" */ './coupon-banner').then((chunk) => chunk.CouponBanner),
	{ height: 44 },
);

// Only sites with many posts have it.
const Contents = lazyPart(
	() => import(/* webpackChunkName: "site-contents" */ './site-contents').then((chunk) => chunk.SiteContents),
	{ height: 76, isOptional: true },
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
				name={__('Backups', 'site-dashboard')}
				title={__('Never lose a word of your site', 'site-dashboard')}
			>
				{__('Copies of everything, kept elsewhere, brought back with one click.', 'site-dashboard')}
			</UpgradeBanner>
		</>
	);
}
