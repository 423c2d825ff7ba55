import { __, sprintf } from '@wordpress/i18n';
import { AppPitch, deviceOf } from '../../components/apps-card/app-pitch';
import { useTrackedView } from '../../components/tracking/use-tracked-view';
import { LinkButton } from '../../components/ui/action';
import { Card } from '../../components/ui/card';
import { PRODUCT_NAME } from '../../lib/product';
import type { SummarySide } from './summary-side';
import { useSideEvent, useSideLink } from './use-summary-side';

/** The app's benefits, by what this site has (facts 17.5). */
function pitch(side: SummarySide): string {
	switch (side) {
		case 'download-app':
			return __('Your site is in good shape. Manage it from your phone.', 'site-dashboard');
		case 'one-click-restores':
			return __('Restore your site from the app.', 'site-dashboard');
		case 'manage-security':
			return __('Check your backups and threats from your phone.', 'site-dashboard');
		default:
			return __('Publish, reply to comments, and manage your site from your phone.', 'site-dashboard');
	}
}

/** The site on the phone, below or beside the other card (DASH-033, REC-041, REC-042, REC-114). */
export function MobileAppCard({ side }: { side: SummarySide }) {
	const href = useSideLink('app');
	useTrackedView('jetpack_recommendations_summary_sidebar_display', { type: 'mobile_app', slug: side });
	const record = useSideEvent();
	const device = deviceOf(navigator.userAgent);
	return (
		<Card
			level={2}
			/* translators: %s: product name */
			title={sprintf(__('%s mobile app', 'site-dashboard'), PRODUCT_NAME)}
		>
			<AppPitch iconSize={35} device={device} text={pitch(side)}>
				<LinkButton
					label={label(device)}
					href={href}
					isExternal
					onClick={() =>
						record(
							device === 'other' ? { type: 'mobile_app_jpcom' } : { type: 'mobile_app_badge', store: device },
						)
					}
				/>
			</AppPitch>
		</Card>
	);
}

function label(device: ReturnType<typeof deviceOf>): string {
	switch (device) {
		case 'ios':
			return __('Download on the App Store', 'site-dashboard');
		case 'android':
			return __('Get it on Google Play', 'site-dashboard');
		default:
			return __('Get the app', 'site-dashboard');
	}
}
