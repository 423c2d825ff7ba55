import { __, sprintf } from '@wordpress/i18n';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { NavItem } from '../../components/ui/collapsing-nav';
import { PRODUCT_NAME } from '../../lib/product';
import { selectIsOffline } from '../../state/connection/slice';
import { shallowEqual, useAppSelector } from '../../state/hooks';
import { selectSite } from '../../state/page/slice';
import { selectAdminUrl, selectPlansUrl } from '../../state/page/urls';
import type { RootState } from '../../state/root-state';
import { selectCanManageModules, selectUser } from '../../state/user/slice';
import { paths } from '../../lib/paths';
import { routeNameAt, routeOf } from '../table';
import { isCurrentTab, selectSettingsItems } from './settings-items';

/** The tabs of the dashboard, or of the settings; what has no screen here has no tab. */
export function useNavigation(isSettings: boolean, path: string) {
	const [params] = useSearchParams();
	const navigation = useAppSelector(selectNavigation, shallowEqual);
	const tabs = useAppSelector(selectSettingsItems, shallowEqual);
	const items = useMemo(
		() =>
			isSettings
				? tabs.map((id) => ({
						id,
						label: routeOf(id).title(),
						href: paths[id].href(),
						isCurrent: isCurrentTab(id, path, navigation.isManager),
					}))
				: dashboardItems(navigation, path),
		[navigation, isSettings, path, tabs],
	);
	const badge = isSettings ? 0 : newRecommendations(navigation, path);
	return {
		items,
		badge,
		hasSearch: navigation.isManager && isSettings,
		searchTerm: params.get('term') ?? '',
	};
}

/** The badge's count; 0: no badge (SHELL-050, SHELL-051). */
const newRecommendations = (navigation: NavigationState, path: string) =>
	path.startsWith(paths.recommendations.path) ? 0 : navigation.newRecommendations;

type NavigationState = ReturnType<typeof selectNavigation>;

function dashboardItems(navigation: NavigationState, path: string): NavItem[] {
	const items: Array<NavItem | false> = [
		screenItem('dashboard', paths.dashboard.path, __('At a Glance', 'site-dashboard'), path),
		navigation.isManager &&
			navigation.isLinked &&
			!navigation.isOffline &&
			screenItem('my-plan', paths.myPlan.path, __('My Plan', 'site-dashboard'), path),
		navigation.isManager &&
			!navigation.isOffline && {
				id: 'plans',
				label: __('Plans', 'site-dashboard'),
				href: navigation.plansUrl,
			},
		navigation.isManager &&
			navigation.showsRecommendations &&
			screenItem(
				'recommendations',
				paths.recommendations.path,
				__('Recommendations', 'site-dashboard'),
				path,
			),
		navigation.isManager &&
			navigation.showsMyJetpack && {
				id: 'my-jetpack',
				/* translators: %s: product name */
				label: sprintf(__('My %s', 'site-dashboard'), PRODUCT_NAME),
				href: navigation.myJetpackUrl,
			},
	];
	return items.filter((item) => item !== false);
}

/** A tab that leads to a screen of the app; false while there is no such screen. */
function screenItem(id: string, to: string, label: string, path: string): NavItem | false {
	const name = routeNameAt(to);
	return name ? { id, label, href: `#${to}`, isCurrent: routeOf(name).paths.includes(path) } : false;
}

/** SHELL-044 to SHELL-049, SHELL-052, SHELL-053. */
function selectNavigation(state: RootState) {
	return {
		isManager: selectCanManageModules(state),
		isLinked: selectUser(state).isConnected,
		isOffline: selectIsOffline(state),
		plansUrl: selectPlansUrl(state),
		newRecommendations: state.page.newRecommendationsCount,
		showsRecommendations: selectSite(state).showRecommendations,
		showsMyJetpack: selectSite(state).showMyJetpack,
		myJetpackUrl: selectAdminUrl(state, 'admin.php?page=my-jetpack'),
	};
}
