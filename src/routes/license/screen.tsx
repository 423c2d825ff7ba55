import { __, _x, sprintf } from '@wordpress/i18n';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { useTrackedView } from '../../components/tracking/use-tracked-view';
import { LinkButton } from '../../components/ui/action';
import { ScreenHeading } from '../../components/ui/screen-heading';
import { Sentence } from '../../components/ui/sentence';
import { ExternalLink, MutedText } from '../../components/ui/text';
import { type LicenseFamily, licenseFamilyOf } from '../../lib/catalog/licenses';
import { PRODUCT_NAMES } from '../../lib/catalog/product-names';
import { paths } from '../../lib/paths';
import { PRODUCT_NAME, PROVIDER_CLOUD } from '../../lib/product';
import { useAppSelector } from '../../state/hooks';
import { selectPage, selectSite } from '../../state/page/slice';
import { selectDashboardUrl, selectRedirect } from '../../state/page/urls';
import type { RootState } from '../../state/root-state';
import { KeyForm } from './key-form';
import styles from './license.module.css';
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

interface SuccessTexts {
	title: string;
	text: string;
	/** The link to the product: its words, and its redirect. */
	action?: { label: string; redirect: string };
}

/* translators: %s: name of a product */
const isActive = (name: string) => sprintf(__('%s is active', 'site-dashboard'), name);

const isOursActive = (name: string) =>
	sprintf(
		/* translators: 1: product name, 2: name of one of its products, such as Backup */
		__('%1$s %2$s is active', 'site-dashboard'),
		PRODUCT_NAME,
		name,
	);

const latestBackup = () => ({
	label: __('View latest backup', 'site-dashboard'),
	redirect: 'jetpack-license-activation-success-backup',
});

const FAMILIES: Readonly<Record<LicenseFamily, () => SuccessTexts>> = {
	'anti-spam': () => ({
		title: isActive(PRODUCT_NAMES['anti-spam']),
		text: __('Spam protection is on. There’s nothing else to set up.', 'site-dashboard'),
	}),
	backup: () => ({
		title: isActive(PRODUCT_NAMES.backup),
		text: __(
			'Your backups are on your cloud dashboard. You can restore your site from there, even if it’s down.',
			'site-dashboard',
		),
		action: latestBackup(),
	}),
	complete: () => ({
		title: isOursActive(__('Complete', 'site-dashboard')),
		text: backupsAndScans(),
		action: latestBackup(),
	}),
	scan: () => ({
		title: isOursActive(__('Scan', 'site-dashboard')),
		text: __('Your scan results are on your cloud dashboard.', 'site-dashboard'),
		action: {
			label: __('View scan results', 'site-dashboard'),
			redirect: 'jetpack-license-activation-success-scan',
		},
	}),
	search: () => ({
		title: isOursActive(_x('Search', 'name of a product', 'site-dashboard')),
		text: __('Next, customize how search looks and works.', 'site-dashboard'),
		action: {
			label: __('Configure search', 'site-dashboard'),
			redirect: 'jetpack-license-activation-success-search',
		},
	}),
	security: () => ({
		title: isOursActive(_x('Security', 'name of a product', 'site-dashboard')),
		text: backupsAndScans(),
		action: latestBackup(),
	}),
	videopress: () => ({
		title: isOursActive(PRODUCT_NAMES.videopress),
		text: __('Your videos now play without ads.', 'site-dashboard'),
	}),
};

const backupsAndScans = () =>
	__(
		'Your backups and scan results are on your cloud dashboard. You can restore your site from there, too.',
		'site-dashboard',
	);

/** Texts for an activated license, by what it unlocks (LIC-013, LIC-042 to LIC-044). */
export const successTexts = (family: LicenseFamily | undefined): SuccessTexts =>
	family
		? FAMILIES[family]()
		: {
				title: __('Your product is active', 'site-dashboard'),
				text: __('Everything is set up and ready to use.', 'site-dashboard'),
			};
