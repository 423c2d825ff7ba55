import { __, sprintf } from '@wordpress/i18n';
import { Button } from '../../components/ui/button';
import { ExternalLink } from '../../components/ui/text';
import { paths } from '../../lib/paths';
import { PRODUCT_NAME } from '../../lib/product';
import { selectSiteConnectionStatus } from '../../state/connection/slice';
import { shallowEqual, useAppDispatch, useAppSelector } from '../../state/hooks';
import { runLazily } from '../../state/notices/thunks';
import { selectPage } from '../../state/page/slice';
import { selectAdminUrl, selectDashboardUrl, selectRedirect } from '../../state/page/urls';
import { devToolsToggled } from '../../state/preview/slice';
import type { RootState } from '../../state/root-state';
import { trackClick } from '../../state/tracking/thunks/track';
import { selectCan, selectCanManageModules } from '../../state/user/slice';
import styles from './footer.module.css';

/** Version and the links that belong to every screen (SHELL-076 to SHELL-089). */
export function Footer() {
	const { links, canReset, hasDevTools, onClick, onReset, onDevTools } = useFooter();
	return (
		<div className={styles.footer}>
			<ul className={styles.list} role="list">
				{links.map(({ id, label, href, opensTab }) => (
					<li key={id} onClickCapture={() => onClick(id)}>
						{opensTab ? <ExternalLink href={href}>{label}</ExternalLink> : <a href={href}>{label}</a>}
					</li>
				))}
				{canReset && (
					<li>
						<Button kind="tertiary" isDestructive onClick={onReset}>
							{__('Reset Options', 'site-dashboard')}
						</Button>
					</li>
				)}
				{hasDevTools && (
					<li>
						<Button kind="tertiary" onClick={onDevTools}>
							{__('Dev Tools', 'site-dashboard')}
						</Button>
					</li>
				)}
			</ul>
		</div>
	);
}

const loadReset = () =>
	import(/* webpackChunkName: "below" */ '../../state/connection/thunks').then(({ resetOptions }) =>
		resetOptions(),
	);

interface FooterLink {
	id: 'version' | 'about' | 'terms' | 'privacy' | 'modules' | 'debug';
	label: string;
	href: string;
	opensTab: boolean;
}

/** An offline site counts as connected here (SHELL-108). */
function selectFooter(state: RootState) {
	return {
		version: selectPage(state).currentVersion,
		isAtomic: selectPage(state).site.isAtomicSite,
		// SHELL-101: for others the URL leads back to the dashboard.
		hasPrivacy: selectCanManageModules(state),
		isConnected: selectSiteConnectionStatus(state) !== 'disconnected',
		canManageOptions: selectCan(state, 'manage_options'),
		isDevVersion: selectPage(state).isDevVersion,
		canReset: selectPage(state).isDevVersion && selectCan(state, 'manage_options'),
		productUrl: selectRedirect(state, 'jetpack'),
		termsUrl: selectRedirect(state, 'wpcom-tos'),
		privacyUrl: selectDashboardUrl(state, paths.privacy.href()),
		adminPage: selectAdminUrl(state, 'admin.php?page='),
	};
}

/** The footer's links, and what its clicks do. */
function useFooter() {
	const dispatch = useAppDispatch();
	const footer = useAppSelector(selectFooter, shallowEqual);
	return {
		links: footerLinks(footer),
		canReset: footer.canReset,
		hasDevTools: footer.isDevVersion,
		onClick(link: FooterLink['id']) {
			dispatch(trackClick({ target: 'footer_link', link }));
			if (link === 'privacy') {
				window.scrollTo(0, 0);
			}
		},
		onDevTools: () => dispatch(devToolsToggled()),
		onReset() {
			if (window.confirm(RESET_QUESTION())) {
				void dispatch(runLazily(loadReset));
			}
		},
	};
}

const RESET_QUESTION = () =>
	/* translators: %s: product name */
	sprintf(__('This will reset all %s options, are you sure?', 'site-dashboard'), PRODUCT_NAME);

function footerLinks(footer: ReturnType<typeof selectFooter>): FooterLink[] {
	const { adminPage, isConnected } = footer;
	const links: Array<FooterLink | false> = [
		!footer.isAtomic && {
			id: 'version',
			label: footer.version
				? /* translators: 1: product name, 2: version number */
					sprintf(__('%1$s version %2$s', 'site-dashboard'), PRODUCT_NAME, footer.version)
				: PRODUCT_NAME,
			href: footer.productUrl,
			opensTab: true,
		},
		{
			id: 'about',
			/* translators: %s: product name */
			label: sprintf(__('About %s', 'site-dashboard'), PRODUCT_NAME),
			href: `${adminPage}jetpack_about`,
			opensTab: !isConnected,
		},
		{ id: 'terms', label: __('Terms', 'site-dashboard'), href: footer.termsUrl, opensTab: true },
		footer.hasPrivacy && {
			id: 'privacy',
			label: __('Privacy', 'site-dashboard'),
			href: footer.privacyUrl,
			opensTab: !isConnected,
		},
		isConnected &&
			footer.canManageOptions && {
				id: 'modules',
				label: __('Modules', 'site-dashboard'),
				href: `${adminPage}jetpack_modules`,
				opensTab: false,
			},
		footer.canManageOptions && {
			id: 'debug',
			label: __('Debug', 'site-dashboard'),
			href: `${adminPage}jetpack-debugger`,
			opensTab: false,
		},
	];
	return links.filter((link) => link !== false);
}
