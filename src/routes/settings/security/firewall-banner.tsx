import { __, sprintf } from '@wordpress/i18n';
import { UpgradeBanner } from '../../../components/upgrade-banner/upgrade-banner';
import { PRODUCT_NAME } from '../../../lib/product';
import { useHasFirewallRules } from './use-firewall-rules';

/** Leads to Scan; worded by whether rules are there already (SEC-045). */
export function FirewallBanner() {
	const hasRules = useHasFirewallRules();
	return (
		<UpgradeBanner
			feature="waf"
			name={__('Firewall', 'site-dashboard')}
			place="settings"
			title={
				hasRules
					? __('Keep the firewall’s rules up to date', 'site-dashboard')
					: __('Let the firewall choose its rules', 'site-dashboard')
			}
		>
			{hasRules
				? sprintf(
						/* translators: %s: product name */
						__('Your site has a set of rules. With %s Scan it gets new ones by itself.', 'site-dashboard'),
						PRODUCT_NAME,
					)
				: sprintf(
						/* translators: %s: product name */
						__('With %s Scan it gets rules against new attacks by itself.', 'site-dashboard'),
						PRODUCT_NAME,
					)}
		</UpgradeBanner>
	);
}
