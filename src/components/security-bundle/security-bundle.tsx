import { __, sprintf } from '@wordpress/i18n';
import { PRODUCT_NAME } from '../../lib/product';
import { Banner } from '../ui/banner';
import { ExternalLink } from '../ui/text';
import { useSecurityBundle } from './use-security-bundle';

/** Sells the plan that brings all of security, to a site that has none (DASH-024, DASH-120). */
export function SecurityBundle() {
	const view = useSecurityBundle();
	if (view.state === 'hidden') {
		return null;
	}
	return (
		<Banner
			icon="lock"
			/* translators: %s: product name */
			title={sprintf(__('%s Security', 'site-dashboard'), PRODUCT_NAME)}
			action={{ label: __('Upgrade', 'site-dashboard'), href: view.href, onClick: view.onUpgrade }}
		>
			{__(
				'One plan against loss, attacks and spam: VaultPress Backup, Scan and Akismet Anti-spam.',
				'site-dashboard',
			)}{' '}
			<ExternalLink href={view.learnMoreUrl}>
				{__('Learn more about security', 'site-dashboard')}
			</ExternalLink>
		</Banner>
	);
}
