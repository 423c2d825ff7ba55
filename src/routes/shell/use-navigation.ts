import { __, sprintf } from '@wordpress/i18n';
import { shallowEqual } from 'react-redux';
import { PRODUCT_NAME } from '../../lib/product';
import { selectHasConnectedOwner, selectIsOffline } from '../../state/connection/selectors';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { selectHasModule } from '../../state/modules/selectors';
import { selectAdminUrl, selectRedirect, selectSite } from '../../state/page/selectors';
import { selectSettingFlag } from '../../state/settings/selectors';
import type { RootState } from '../../state/store';
import { trackClick } from '../../state/tracking/thunks';
import { selectCanManageModules } from '../../state/user/selectors';
import { useScreens, type Screens } from '../screens';
import { ROUTES, type RouteGroup } from '../table';

/** An entry that leads to a screen, or out of the app. */
export type NavigationItem =
	| { id: string; label: string; paths: readonly string[]; preload: () => void }
	| { id: string; label: string; href: string; opensTab: boolean };

type Facts = ReturnType<typeof selectNavigationFacts>;

export function useNavigation(group: RouteGroup) {
	const dispatch = useAppDispatch();
	const screens = useScreens();
	const facts = useAppSelector(selectNavigationFacts, shallowEqual);
	const items = group === 'settings' ? settingsItems(facts, screens) : dashboardItems(facts, screens);
	return {
		items: items.filter((item) => item !== false),
		hasSearch: facts.isManager && group === 'settings',
		onClick: (path: string) => dispatch(trackClick({ target: 'nav_item', path })),
	};
}

function dashboardItems(facts: Facts, screens: Screens): Array<NavigationItem | false> {
	return [
		{
			id: 'dashboard',
			label: __('At a Glance', 'site-dashboard'),
			paths: ROUTES.dashboard.paths,
			preload: screens.dashboard.preload,
		},
		facts.isManager &&
			!facts.isOffline && {
				id: 'plans',
				label: __('Plans', 'site-dashboard'),
				href: facts.plansUrl,
				opensTab: true,
			},
		facts.isManager &&
			facts.showsMyJetpack && {
				id: 'my-jetpack',
				/* translators: %s: product name */
				label: sprintf(__('My %s', 'site-dashboard'), PRODUCT_NAME),
				href: facts.myJetpackUrl,
				opensTab: false,
			},
	];
}

function settingsItems(facts: Facts, screens: Screens): Array<NavigationItem | false> {
	return [
		facts.hasSecurity && {
			id: 'security',
			label: __('Security', 'site-dashboard'),
			paths: ROUTES.security.paths,
			preload: screens.security.preload,
		},
	];
}

/** SHELL-046 to SHELL-049, SHELL-053, SHELL-055. */
function selectNavigationFacts(state: RootState) {
	const { purchaseToken } = state.page;
	const plans = selectHasConnectedOwner(state) ? 'jetpack-plans' : 'jetpack-nav-site-only-plans';
	return {
		hasSecurity:
			selectCanManageModules(state) &&
			(['protect', 'sso', 'vaultpress'].some((slug) => selectHasModule(state, slug)) ||
				selectSettingFlag(state, 'akismet')),
		isManager: selectCanManageModules(state),
		isOffline: selectIsOffline(state),
		plansUrl: selectRedirect(state, plans, purchaseToken ? { query: `purchasetoken=${purchaseToken}` } : {}),
		showsMyJetpack: selectSite(state).showMyJetpack,
		myJetpackUrl: selectAdminUrl(state, 'admin.php?page=my-jetpack'),
	};
}
