import { __, sprintf } from '@wordpress/i18n';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { shallowEqual } from 'react-redux';
import type { NavItem } from '../../components/ui/collapsing-nav';
import { PRODUCT_NAME } from '../../lib/product';
import { selectIsOffline } from '../../state/connection/selectors';
import { useAppSelector } from '../../state/hooks';
import { selectPlansUrl } from '../../state/page/plans-url';
import { selectAdminUrl, selectSite } from '../../state/page/selectors';
import type { RootState } from '../../state/store';
import { selectCanManageModules, selectUser } from '../../state/user/selectors';
import { PATHS } from '../paths';
import { routeNameAt, routeOf } from '../table';
import { isCurrentTab, selectSettingsItems } from './settings-items';

/** The tabs of the dashboard, or of the settings; what has no screen here has no tab. */
export function useNavigation(isSettings: boolean, path: string) {
	const [params] = useSearchParams();
	const facts = useAppSelector(selectNavigationFacts, shallowEqual);
	const tabs = useAppSelector(selectSettingsItems, shallowEqual);
	const items = useMemo(
		() =>
			isSettings
				? tabs
						.filter((tab) => routeNameAt(tab.path))
						.map((tab) => ({
							id: tab.id,
							label: tab.label(),
							href: `#${tab.path}`,
							isCurrent: isCurrentTab(tab.id, path, facts.isManager),
						}))
				: dashboardItems(facts, path),
		[facts, isSettings, path, tabs],
	);
	const badge = isSettings ? 0 : newRecommendations(facts, path);
	return { items, badge, hasSearch: facts.isManager && isSettings, searchTerm: params.get('term') ?? '' };
}

/** How many the badge counts; 0: no badge (SHELL-050, SHELL-051). */
const newRecommendations = (facts: Facts, path: string) =>
	path.startsWith(PATHS.recommendations) ? 0 : facts.newRecommendations;

type Facts = ReturnType<typeof selectNavigationFacts>;

function dashboardItems(facts: Facts, path: string): NavItem[] {
	const items: Array<NavItem | false> = [
		screenItem('dashboard', PATHS.dashboard, __('At a Glance', 'site-dashboard'), path),
		facts.isManager &&
			facts.isLinked &&
			!facts.isOffline &&
			screenItem('my-plan', PATHS.myPlan, __('My Plan', 'site-dashboard'), path),
		facts.isManager &&
			!facts.isOffline && {
				id: 'plans',
				label: __('Plans', 'site-dashboard'),
				href: facts.plansUrl,
			},
		facts.isManager &&
			facts.showsRecommendations &&
			screenItem('recommendations', PATHS.recommendations, __('Recommendations', 'site-dashboard'), path),
		facts.isManager &&
			facts.showsMyJetpack && {
				id: 'my-jetpack',
				/* translators: %s: product name */
				label: sprintf(__('My %s', 'site-dashboard'), PRODUCT_NAME),
				href: facts.myJetpackUrl,
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
function selectNavigationFacts(state: RootState) {
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
