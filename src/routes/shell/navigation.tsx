import { __, _n, sprintf } from '@wordpress/i18n';
import { useEffect, useMemo } from 'react';
import { Link, useLinkClickHandler, useSearchParams } from 'react-router-dom';
import { Badge } from '../../components/ui/badge';
import { CollapsingNav, type NavItem, type NavLinkProps } from '../../components/ui/collapsing-nav';
import { lazyPart } from '../../components/ui/lazy';
import { VisuallyHidden } from '../../components/ui/text';
import { formatNumber } from '../../lib/locale';
import { paths } from '../../lib/paths';
import { PRODUCT_NAME } from '../../lib/product';
import { selectIsOffline } from '../../state/connection/slice';
import { shallowEqual, useAppDispatch, useAppSelector } from '../../state/hooks';
import { selectSite } from '../../state/page/slice';
import { selectAdminUrl, selectPlansUrl } from '../../state/page/urls';
import type { RootState } from '../../state/root-state';
import { track, trackClick } from '../../state/tracking/thunks/track';
import { selectCanManageModules, selectUser } from '../../state/user/slice';
import { routeNameAt, routeOf } from '../table';
import styles from './navigation.module.css';
import { isCurrentTab, selectSettingsItems } from './settings-items';

// Only the settings have it.
const FeatureSearch = lazyPart(
	'FeatureSearch',
	() => import(/* webpackChunkName: "below" */ './feature-search'),
	{ isOptional: true },
);

/** The tabs of the group that the screen belongs to; managers search features beside the settings tabs. */
export function Navigation({ isSettings, path }: { isSettings: boolean; path: string }) {
	const { items, badge, hasSearch, searchTerm } = useNavigation(isSettings, path);
	if (items.length === 0 && !hasSearch) {
		return null;
	}
	return (
		<div className={styles.bar}>
			<div className={styles.row}>
				<div className={styles.tabs}>
					<CollapsingNav
						label={isSettings ? __('Settings', 'site-dashboard') : __('Dashboard', 'site-dashboard')}
						items={items.map((item) =>
							hasBadge(item, badge) ? { ...item, badge: <NewBadge count={badge} path={path} /> } : item,
						)}
						link={ItemLink}
						searchTerm={searchTerm}
					/>
				</div>
				{hasSearch && (
					<div className={styles.search}>
						<FeatureSearch />
					</div>
				)}
			</div>
		</div>
	);
}

const hasBadge = (item: NavItem, badge: number) => item.id === 'recommendations' && badge > 0;

/** The number of new things behind a tab (SHELL-050); its view is recorded. */
function NewBadge({ count, path }: { count: number; path: string }) {
	useBadgeView(path);
	return (
		<>
			{' '}
			<Badge>
				<span aria-hidden="true">{formatNumber(count)}</span>
				<VisuallyHidden>
					{
						/* translators: %s: a number */
						sprintf(_n('%s new', '%s new', count, 'site-dashboard'), formatNumber(count))
					}
				</VisuallyHidden>
			</Badge>
		</>
	);
}

function ItemLink({ item, onClick, children, ...attributes }: NavLinkProps) {
	const { path, onLeave, onFollow } = useNavigationLink(item);
	const follow = () => {
		onFollow();
		onClick?.();
	};
	if (path !== null) {
		return (
			<Link to={path} onClick={follow} {...attributes}>
				{children}
			</Link>
		);
	}
	return (
		<a
			href={item.href}
			onClick={(event) => {
				follow();
				onLeave?.(event);
			}}
			{...attributes}
		>
			{children}
		</a>
	);
}

/** Records that the badge of new recommendations was there (EVT-027). */
function useBadgeView(path: string): void {
	const dispatch = useAppDispatch();
	useEffect(() => {
		dispatch(track('jetpack_recommendations_new_recommendation_bubble_visible', { path }));
	}, [dispatch, path]);
}

/** A tab's link: by its path inside the app, or out of it. */
function useNavigationLink({ id, href, badge }: NavItem) {
	const dispatch = useAppDispatch();
	const path = href.startsWith('#') ? href.slice(1) : null;
	const passByPlans = useLinkClickHandler<HTMLAnchorElement>(paths.plans.path);
	const bubble = id === 'recommendations' ? { is_new_recommendations_bubble_visible: Boolean(badge) } : {};
	return {
		path,
		/** The plans are elsewhere. The way there is by the screen that warns of paying twice (PLAN-021). */
		onLeave: id === 'plans' ? passByPlans : undefined,
		onFollow: () => dispatch(trackClick({ target: 'nav_item', path: id, ...bubble })),
	};
}

/** The tabs of the dashboard, or of the settings; what has no screen here has no tab. */
function useNavigation(isSettings: boolean, path: string) {
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
