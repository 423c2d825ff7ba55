import { __ } from '@wordpress/i18n';
import { Link } from 'react-router-dom';
import { ExternalLink } from '../../components/ui/text';
import type { RouteGroup } from '../table';
import { FeatureSearch } from './feature-search';
import styles from './navigation.module.css';
import { useNavigation, type NavigationItem } from './use-navigation';

/** The tabs of the group that the screen belongs to; managers search features beside the settings tabs. */
export function Navigation({ group, path }: { group: RouteGroup; path: string }) {
	const { items, hasSearch, onClick } = useNavigation(group);
	return (
		<div className={styles.bar}>
			<div className={styles.row}>
				<nav
					aria-label={
						group === 'settings' ? __('Settings', 'site-dashboard') : __('Dashboard', 'site-dashboard')
					}
				>
					<ul className={styles.list} role="list">
						{items.map((item) => (
							<li key={item.id} onClickCapture={() => onClick(item.id)}>
								<ItemLink item={item} path={path} />
							</li>
						))}
					</ul>
				</nav>
				{hasSearch && <FeatureSearch />}
			</div>
		</div>
	);
}

function ItemLink({ item, path }: { item: NavigationItem; path: string }) {
	if ('href' in item) {
		return (
			<span className={styles.link}>
				{item.opensTab ? (
					<ExternalLink href={item.href}>{item.label}</ExternalLink>
				) : (
					<a href={item.href}>{item.label}</a>
				)}
			</span>
		);
	}
	return (
		<Link
			className={styles.link}
			to={item.paths[0] ?? '/'}
			aria-current={item.paths.includes(path) ? 'page' : undefined}
			onPointerEnter={item.preload}
			onFocus={item.preload}
		>
			{item.label}
		</Link>
	);
}
