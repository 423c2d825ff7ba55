import { __ } from '@wordpress/i18n';
import { ScreenHeading } from '../../components/ui/screen-heading';
import { ExternalLink } from '../../components/ui/text';
import { useAppSelector } from '../../state/hooks';
import { selectRedirect } from '../../state/page/urls';

/** In place of every screen while it isn't decided what has become of the site (SHELL-109). */
export function Screen() {
	const helpUrl = useAppSelector((state) => selectRedirect(state, 'jetpack-support-safe-mode'));
	return (
		<>
			<ScreenHeading>{__('Safe Mode is on', 'site-dashboard')}</ScreenHeading>
			<p>
				{__(
					'This dashboard is paused until an administrator resolves the URL change above.',
					'site-dashboard',
				)}{' '}
				<ExternalLink href={helpUrl}>{__('More about Safe Mode', 'site-dashboard')}</ExternalLink>
			</p>
		</>
	);
}
