import { __, sprintf } from '@wordpress/i18n';
import { ScreenHeading } from '../../components/ui/screen-heading';
import { ExternalLink } from '../../components/ui/text';
import { PROVIDER_NAME } from '../../lib/product';
import { useSafeMode } from './use-safe-mode';

/** In place of every screen while it isn't decided what has become of the site (SHELL-109). */
export function Screen() {
	const { address, helpUrl } = useSafeMode();
	return (
		<>
			<ScreenHeading>{__('The connection is in safe mode', 'site-dashboard')}</ScreenHeading>
			<p>
				{sprintf(
					/* translators: 1: provider name, 2: address of the site */
					__(
						'%1$s knows this site by a URL other than %2$s. Nothing shows or changes here until an administrator resolves this in the notice above.',
						'site-dashboard',
					),
					PROVIDER_NAME,
					address,
				)}{' '}
				<ExternalLink href={helpUrl}>{__('More about safe mode', 'site-dashboard')}</ExternalLink>
			</p>
		</>
	);
}
