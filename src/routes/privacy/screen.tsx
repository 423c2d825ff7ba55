import { __, sprintf } from '@wordpress/i18n';
import { Card } from '../../components/ui/card';
import { Checkbox } from '../../components/ui/checkbox';
import { ScreenHeading } from '../../components/ui/screen-heading';
import { ExternalLink, Failure, Quiet } from '../../components/ui/text';
import { PRODUCT_NAME } from '../../lib/product';
import { usePrivacy } from './use-privacy';

/** What this app may record about its use (PRIV-001 to PRIV-006). */
export function Screen() {
	const view = usePrivacy();
	return (
		<>
			<ScreenHeading>{__('Privacy settings', 'site-dashboard')}</ScreenHeading>
			<Card title={__('Usage', 'site-dashboard')} level={2}>
				<Quiet>
					{sprintf(
						/* translators: %s: product name */
						__(
							'To learn what helps, %s can send which of its features you use. Your site’s content is never sent.',
							'site-dashboard',
						),
						PRODUCT_NAME,
					)}
				</Quiet>
				{view.failure ? (
					<Failure text={view.failure} onRetry={view.onRetry} />
				) : (
					<Checkbox
						label={__('Send information about how I use these features', 'site-dashboard')}
						isChecked={view.isChecked}
						disabledReason={view.isBusy ? __('One moment…', 'site-dashboard') : undefined}
						onChange={view.onToggle}
					/>
				)}
				<p>
					<ExternalLink href={view.policyUrl}>{__('Privacy policy', 'site-dashboard')}</ExternalLink>{' '}
					<ExternalLink href={view.cookiesUrl}>{__('Cookie policy', 'site-dashboard')}</ExternalLink>{' '}
					<ExternalLink href={view.centerUrl}>{__('Privacy center', 'site-dashboard')}</ExternalLink>
				</p>
			</Card>
		</>
	);
}
