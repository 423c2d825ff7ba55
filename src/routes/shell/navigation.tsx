import { __, _n, sprintf } from '@wordpress/i18n';
import { useEffect } from 'react';
import { Link, useLinkClickHandler } from 'react-router-dom';
import { Badge } from '../../components/ui/badge';
import { CollapsingNav, type NavItem, type NavLinkProps } from '../../components/ui/collapsing-nav';
import { lazyPart } from '../../components/ui/lazy';
import { VisuallyHidden } from '../../components/ui/text';
import { formatNumber } from '../../lib/locale';
import { paths } from '../../lib/paths';
import { useAppDispatch } from '../../state/hooks';
import { track, trackClick } from '../../state/tracking/thunks/track';
import styles from './navigation.module.css';
import { useNavigation } from './use-navigation';

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
