import { __, sprintf } from '@wordpress/i18n';
import { shallowEqual } from 'react-redux';
import { PRODUCT_NAME } from '../../lib/product';
import { selectSiteConnectionStatus } from '../../state/connection/selectors';
import { lazyCommand } from '../../state/lazy-command';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { selectAdminUrl, selectPage, selectRedirect } from '../../state/page/selectors';
import { devToolsToggled } from '../../state/preview/slice';
import type { RootState } from '../../state/store';
import { trackClick } from '../../state/tracking/thunks';
import { selectCan, selectCanManageModules } from '../../state/user/selectors';

const loadReset = () =>
	import(/* webpackChunkName: "connection-commands" */ '../../state/connection/commands').then(
		({ resetOptions }) => resetOptions(),
	);

export interface FooterLink {
	id: 'version' | 'about' | 'terms' | 'privacy' | 'modules' | 'debug';
	label: string;
	href: string;
	opensTab: boolean;
}

/** An offline site counts as connected here (SHELL-108). */
function selectFooterFacts(state: RootState) {
	return {
		version: selectPage(state).version,
		isAtomic: selectPage(state).site.isAtomicSite,
		// SHELL-101: for others the address leads back to the dashboard.
		hasPrivacy: selectCanManageModules(state),
		isConnected: selectSiteConnectionStatus(state) !== false,
		canManageOptions: selectCan(state, 'manage_options'),
		isDevVersion: selectPage(state).isDevVersion,
		canReset: selectPage(state).isDevVersion && selectCan(state, 'manage_options'),
		productUrl: selectRedirect(state, 'jetpack'),
		termsUrl: selectRedirect(state, 'wpcom-tos'),
		adminPage: selectAdminUrl(state, 'admin.php?page='),
	};
}

/** The footer's links, and what its clicks do. */
export function useFooter() {
	const dispatch = useAppDispatch();
	const facts = useAppSelector(selectFooterFacts, shallowEqual);
	return {
		links: footerLinks(facts),
		canReset: facts.canReset,
		hasDevTools: facts.isDevVersion,
		onClick(link: FooterLink['id']) {
			dispatch(trackClick({ target: 'footer_link', link }));
			if (link === 'privacy') {
				window.scrollTo(0, 0);
			}
		},
		onDevTools: () => dispatch(devToolsToggled()),
		onReset() {
			if (window.confirm(RESET_QUESTION())) {
				void dispatch(lazyCommand(loadReset));
			}
		},
	};
}

const RESET_QUESTION = () =>
	/* translators: %s: product name */
	sprintf(__('This will reset all %s options, are you sure?', 'site-dashboard'), PRODUCT_NAME);

function footerLinks(facts: ReturnType<typeof selectFooterFacts>): FooterLink[] {
	const { adminPage, isConnected } = facts;
	const links: Array<FooterLink | false> = [
		!facts.isAtomic && {
			id: 'version',
			label: facts.version
				? /* translators: 1: product name, 2: version number */
					sprintf(__('%1$s version %2$s', 'site-dashboard'), PRODUCT_NAME, facts.version)
				: PRODUCT_NAME,
			href: facts.productUrl,
			opensTab: true,
		},
		{
			id: 'about',
			/* translators: %s: product name */
			label: sprintf(__('About %s', 'site-dashboard'), PRODUCT_NAME),
			href: `${adminPage}jetpack_about`,
			opensTab: !isConnected,
		},
		{ id: 'terms', label: __('Terms', 'site-dashboard'), href: facts.termsUrl, opensTab: true },
		facts.hasPrivacy && {
			id: 'privacy',
			label: __('Privacy', 'site-dashboard'),
			href: `${adminPage}jetpack#/privacy`,
			opensTab: !isConnected,
		},
		isConnected &&
			facts.canManageOptions && {
				id: 'modules',
				label: __('Modules', 'site-dashboard'),
				href: `${adminPage}jetpack_modules`,
				opensTab: false,
			},
		facts.canManageOptions && {
			id: 'debug',
			label: __('Debug', 'site-dashboard'),
			href: `${adminPage}jetpack-debugger`,
			opensTab: false,
		},
	];
	return links.filter((link) => link !== false);
}
