import { __ } from '@wordpress/i18n';
import { BACKUP_VIDEO } from '../../lib/product';
import { useAppDispatch } from '../../state/hooks';
import { saveSettings } from '../../state/settings/thunks/save';
import { track } from '../../state/tracking/thunks/track';
import { Banner } from '../ui/banner';

/** A short video on what backups do, until dismissed (DASH-049, DASH-104, DASH-105). */
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
			{__('A short tour of how backups and restores work.', 'site-dashboard')}
		</Banner>
	);
}

const POSITION = { position: 'at_a_glance' };

function useGettingStarted() {
	const dispatch = useAppDispatch();
	return {
		onWatch: () => dispatch(track('jetpack_backup_getting_started_video_click', POSITION)),
		onDismiss: () => {
			dispatch(track('jetpack_backup_getting_started_video_dismiss', POSITION));
			void dispatch(saveSettings({ dismiss_dash_backup_getting_started: true }));
		},
	};
}
