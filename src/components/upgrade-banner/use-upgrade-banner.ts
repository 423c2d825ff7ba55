import { upgradePage, type UpgradeFeature } from '../../lib/catalogue/upgrades';
import { selectHasConnectedOwner } from '../../state/connection/selectors';
import { useAppSelector } from '../../state/hooks';
import { selectAdminUrl } from '../../state/page/selectors';

export type UpgradeBannerView =
	/** Somebody owns the connection, so the site can buy (DASH-042). */
	| { offer: 'upgrade'; href: string }
	/** An account has to be connected first (DASH-041). */
	| { offer: 'connect'; href: string };

/** What a place that sells can offer now. `name` is the feature's, as users know it. */
export function useUpgradeBanner(feature: UpgradeFeature, name: string): UpgradeBannerView {
	const hasOwner = useAppSelector(selectHasConnectedOwner);
	const adminUrl = useAppSelector((state) => selectAdminUrl(state));
	return hasOwner
		? { offer: 'upgrade', href: upgradePage(feature, adminUrl) }
		: { offer: 'connect', href: `#/connect-user?feature=${encodeURIComponent(name)}` };
}
