import { __ } from '@wordpress/i18n';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { useTrackedView } from '../../components/tracking/use-tracked-view';
import { LinkButton } from '../../components/ui/action';
import { ScreenHeading } from '../../components/ui/screen-heading';
import { Sentence } from '../../components/ui/sentence';
import { ExternalLink, MutedText } from '../../components/ui/text';
import { licenseFamilyOf } from '../../lib/catalog/licenses';
import { paths } from '../../lib/paths';
import { PROVIDER_CLOUD } from '../../lib/product';
import { useAppSelector } from '../../state/hooks';
import { selectPage, selectSite } from '../../state/page/slice';
import { selectDashboardUrl, selectRedirect } from '../../state/page/urls';
import type { RootState } from '../../state/root-state';
import { KeyForm } from './key-form';
import styles from './license.module.css';
import { successTexts } from './success-texts';
import { useLicense } from './use-license';

export { prefetch } from './use-license';

const NO_PROPERTIES = {};

/** Activates a license for this site (LIC-001 to LIC-046). */
export function Screen() {
	const view = useLicense();
	useTrackedView('jetpack_wpa_license_key_activation_view', NO_PROPERTIES);
	return (
		<div className={styles.page}>
			<Link to={paths.myPlan.path}>{__('Back to My Plan', 'site-dashboard')}</Link>
			<div className={styles.screen}>
				{view.state === 'activated' ? (
					<Success productId={view.productId} />
				) : (
					<>
						<ScreenHeading>{__('Activate a license', 'site-dashboard')}</ScreenHeading>
						<p>
							{__(
								'Apply a purchase to this site. You’ll find the key in your purchase email.',
								'site-dashboard',
							)}
						</p>
						<KeyForm view={view} />
						<MutedText>
							<Sentence
								text={__('Having trouble? <help>Learn how licenses work</help>.', 'site-dashboard')}
								marks={{ help: (words) => <ExternalLink href={view.supportUrl}>{words}</ExternalLink> }}
							/>
						</MutedText>
					</>
				)}
			</div>
		</div>
	);
}

const PARTY = '\u{1F389}';

/**
 * The license's contents, and where to go next. Replaces the form and takes the focus (LIC-013 to LIC-019).
 */
function Success({ productId }: { productId: number }) {
	const { title, text, cloudUrl, action, next } = useSuccess(productId);
	const content = useRef<HTMLDivElement>(null);
	useEffect(() => content.current?.querySelector<HTMLElement>('[data-screen-heading]')?.focus(), []);
	return (
		<div className={styles.form} ref={content}>
			<ScreenHeading>{`${title} ${PARTY}`}</ScreenHeading>
			<p>{text}</p>
			<ExternalLink href={cloudUrl}>{__('Go to your cloud dashboard', 'site-dashboard')}</ExternalLink>
			<div className={styles.action}>
				{action && <LinkButton kind="primary" isExternal {...action} />}
				<LinkButton kind={action ? 'secondary' : 'primary'} {...next} />
			</div>
		</div>
	);
}

/** Recommendations that were never started come first, then the plans (LIC-018, LIC-019). */
const selectIsToConfigure = (state: RootState) =>
	selectSite(state).showRecommendations &&
	(state.recommendations?.step ?? selectPage(state).recommendationsStep) === 'not-started';

function useSuccess(productId: number) {
	const { action, ...texts } = successTexts(licenseFamilyOf(productId));
	const actionUrl = useAppSelector((state) => (action ? selectRedirect(state, action.redirect) : ''));
	const isToConfigure = useAppSelector(selectIsToConfigure);
	const configureUrl = useAppSelector((state) => selectDashboardUrl(state, paths.recommendations.href()));
	const plansUrl = useAppSelector((state) => selectRedirect(state, 'license-activation-view-my-plans'));
	const { rawUrl } = useAppSelector(selectPage);
	return {
		...texts,
		/** The provider's page for this site (LIC-014). */
		cloudUrl: `${PROVIDER_CLOUD}landing/${encodeURIComponent(rawUrl)}`,
		action: action ? { label: action.label, href: actionUrl } : undefined,
		next: isToConfigure
			? { label: __('Configure my site', 'site-dashboard'), href: configureUrl }
			: { label: __('View my plans', 'site-dashboard'), href: plansUrl },
	};
}
