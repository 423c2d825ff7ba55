import { __, sprintf } from '@wordpress/i18n';
import { Link } from 'react-router-dom';
import type { SettingsTab } from '../tab-modules';
import { Checkbox } from '../../../components/ui/checkbox';
import { ExternalLink, ErrorMessage, MutedText } from '../../../components/ui/text';
import { paths } from '../../../lib/paths';
import { PRODUCT_NAME } from '../../../lib/product';
import type { AppDispatch } from '../../../state/app-thunk';
import { failureText } from '../../../state/failure-text';
import { useAppDispatch, useAppSelector, useLoad } from '../../../state/hooks';
import { selectRedirect } from '../../../state/page/urls';
import { saveTracking } from '../../../state/tracking/thunks/save';
import { loadTracking, trackClick } from '../../../state/tracking/thunks/track';
import styles from '../settings.module.css';

/** The privacy settings, which no tab leads to (SHELL-082). */
export const TAB: SettingsTab = {
	id: 'privacy',
	title: () => __('Privacy settings', 'site-dashboard'),
	groups: [
		{
			id: 'privacy',
			title: () => __('Usage data', 'site-dashboard'),
			// SET-043.
			keywords: () => __('privacy, tracks, data, gdpr, tos, terms of service, cookies', 'site-dashboard'),
			items: [
				{ kind: 'view', id: 'usage-tracking', View: PrivacyChoice },
				{ kind: 'view', id: 'tools-link', View: ToolsLink },
			],
		},
	],
};

/** Asks if this app may record how it's used, with a link to the explanation (PRIV-001 to PRIV-006). */
function PrivacyChoice() {
	const view = usePrivacy();
	return (
		<>
			<MutedText>
				{sprintf(
					/* translators: %s: product name */
					__(
						'Help improve %s by sharing which features you use. Your site’s content is never sent.',
						'site-dashboard',
					),
					PRODUCT_NAME,
				)}
			</MutedText>
			{view.failure ? (
				<ErrorMessage text={view.failure} onRetry={view.onRetry} />
			) : (
				<Checkbox
					label={__('Send usage data', 'site-dashboard')}
					isChecked={view.isChecked}
					disabledReason={view.isBusy ? __('One moment…', 'site-dashboard') : undefined}
					onChange={view.onToggle}
				/>
			)}
			<p className={styles.links}>
				{view.links.map(({ target, href, label }) => (
					<span key={target} onClickCapture={() => view.onLink(target)}>
						<ExternalLink href={href}>{label}</ExternalLink>
					</span>
				))}
			</p>
		</>
	);
}

const load = (dispatch: AppDispatch) => dispatch(loadTracking());

/** The choice about usage tracking: checked is the opposite of "opted out" (PRIV-001). */
function usePrivacy() {
	const dispatch = useAppDispatch();
	const { optOut, isUpdating } = useAppSelector((state) => state.tracking);
	const policy = useAppSelector((state) => selectRedirect(state, 'a8c-privacy'));
	const cookies = useAppSelector((state) => selectRedirect(state, 'a8c-cookies'));
	const center = useAppSelector((state) => selectRedirect(state, 'jetpack-support-privacy'));
	useLoad(load, true);
	return {
		links: [
			{ target: 'privacy-policy', href: policy, label: __('Privacy policy', 'site-dashboard') },
			{ target: 'cookie-policy', href: cookies, label: __('Cookie policy', 'site-dashboard') },
			{ target: 'privacy-center', href: center, label: __('Privacy center', 'site-dashboard') },
		],
		isChecked: optOut.status === 'ready' && !optOut.data,
		isBusy: isUpdating || optOut.status === 'loading' || optOut.status === 'idle',
		failure: optOut.status === 'failed' ? failureText(optOut.failure) : '',
		onRetry: () => void load(dispatch),
		onToggle: (isOn: boolean) => void dispatch(saveTracking(!isOn)),
		onLink: (target: string) => dispatch(trackClick({ target, feature: 'privacy' })),
	};
}

/** Export and import were on this tab once. */
function ToolsLink() {
	return <Link to={paths.tools.path}>{__('Export or import your settings', 'site-dashboard')}</Link>;
}
