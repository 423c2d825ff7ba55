import { __, sprintf } from '@wordpress/i18n';
import { Checkbox } from '../../../components/ui/checkbox';
import { ExternalLink, Failure, Quiet } from '../../../components/ui/text';
import { PRODUCT_NAME } from '../../../lib/product';
import { usePrivacy } from './use-privacy';

/** Whether this app may record how it is used, and where that is explained (PRIV-001 to PRIV-006). */
export function PrivacyChoice() {
	const view = usePrivacy();
	return (
		<>
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
				{view.links.map(({ target, href, label }) => (
					<span key={target} onClickCapture={() => view.onLink(target)}>
						<ExternalLink href={href}>{label}</ExternalLink>{' '}
					</span>
				))}
			</p>
		</>
	);
}
