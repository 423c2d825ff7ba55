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
						'%1$s knows this site under another address than %2$s. Until an administrator decides in the notice above how it goes on, nothing is shown or changed here.',
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
