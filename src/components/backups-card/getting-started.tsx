import { __ } from '@wordpress/i18n';
import { BACKUP_VIDEO } from '../../lib/product';
import { Banner } from '../ui/banner';
import { useGettingStarted } from './use-getting-started';

/** A short film on what backups do, until it is put away (DASH-049, DASH-104, DASH-105). */
export function GettingStarted() {
	const { onWatch, onDismiss } = useGettingStarted();
	return (
		<Banner
			title={__('Getting started with backups', 'site-dashboard')}
			icon="info"
			action={{
				label: __('Watch the video', 'site-dashboard'),
				href: BACKUP_VIDEO,
				isExternal: true,
				onClick: onWatch,
			}}
			onDismiss={onDismiss}
		>
			{__('See in a few minutes how a copy is made and brought back.', 'site-dashboard')}
		</Banner>
	);
}
