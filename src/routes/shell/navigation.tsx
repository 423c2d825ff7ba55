import { __, _n, sprintf } from '@wordpress/i18n';
import { Link } from 'react-router-dom';
import { Badge } from '../../components/ui/badge';
import { CollapsingNav, type NavItem, type NavLinkProps } from '../../components/ui/collapsing-nav';
import { lazyPart } from '../../components/ui/lazy-part';
import { HiddenText } from '../../components/ui/text';
import { formatNumber } from '../../lib/locale';
import styles from './navigation.module.css';
import { useBadgeView } from './use-badge-view';
import { useNavigation } from './use-navigation';
import { useNavigationLink } from './use-navigation-link';

// Only the settings have it.
const FeatureSearch = lazyPart(
	() =>
		import(/* webpackChunkName: "feature-search" */ './feature-search').then((chunk) => chunk.FeatureSearch),
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

/** How much is new behind a tab (SHELL-050); its view is recorded. */
function NewBadge({ count, path }: { count: number; path: string }) {
	useBadgeView(path);
	return (
		<>
			{' '}
			<Badge>
				<span aria-hidden="true">{formatNumber(count)}</span>
				<HiddenText>
					{
						/* translators: %s: a number */
						sprintf(_n('%s new', '%s new', count, 'site-dashboard'), formatNumber(count))
					}
				</HiddenText>
			</Badge>
		</>
	);
}

function ItemLink({ item, onClick, children, ...attributes }: NavLinkProps) {
	const { path, onLeave, preload, onFollow } = useNavigationLink(item);
	const follow = () => {
		onFollow();
		onClick?.();
	};
	if (path !== null) {
		return (
			<Link to={path} onPointerEnter={preload} onFocus={preload} onClick={follow} {...attributes}>
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
