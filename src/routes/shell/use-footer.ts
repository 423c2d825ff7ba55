import { __, sprintf } from '@wordpress/i18n';
import { shallowEqual } from 'react-redux';
import { PRODUCT_NAME } from '../../lib/product';
import { selectSiteConnectionStatus } from '../../state/connection/selectors';
import { useAppSelector } from '../../state/hooks';
import { selectAdminUrl, selectPage, selectRedirect } from '../../state/page/selectors';
import type { RootState } from '../../state/store';
import { selectCan } from '../../state/user/selectors';

export interface FooterLink {
	id: 'version' | 'about' | 'terms' | 'modules' | 'debug';
	label: string;
	href: string;
	opensTab: boolean;
}

/** An offline site counts as connected here (SHELL-108). */
function selectFooterFacts(state: RootState) {
	return {
		version: selectPage(state).version,
		isAtomic: selectPage(state).site.isAtomicSite,
		isConnected: selectSiteConnectionStatus(state) !== false,
		canManageOptions: selectCan(state, 'manage_options'),
		productUrl: selectRedirect(state, 'jetpack'),
		termsUrl: selectRedirect(state, 'wpcom-tos'),
		adminPage: selectAdminUrl(state, 'admin.php?page='),
	};
}

export function useFooter(): FooterLink[] {
	const facts = useAppSelector(selectFooterFacts, shallowEqual);
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
