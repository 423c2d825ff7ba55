import { __ } from '@wordpress/i18n';
import { Link } from 'react-router-dom';
import { CollapsingNav, type NavLinkProps } from '../../components/ui/collapsing-nav';
import { HiddenText } from '../../components/ui/text';
import { FeatureSearch } from './feature-search';
import styles from './navigation.module.css';
import { useNavigation } from './use-navigation';
import { useNavigationLink } from './use-navigation-link';

/** The tabs of the group that the screen belongs to; managers search features beside the settings tabs. */
export function Navigation({ isSettings, path }: { isSettings: boolean; path: string }) {
	const { items, hasSearch, searchTerm } = useNavigation(isSettings, path);
	if (items.length === 0 && !hasSearch) {
		return null;
	}
	return (
		<div className={styles.bar}>
			<div className={styles.row}>
				<div className={styles.tabs}>
					<CollapsingNav
						label={isSettings ? __('Settings', 'site-dashboard') : __('Dashboard', 'site-dashboard')}
						items={items}
						link={ItemLink}
						searchTerm={searchTerm}
					/>
				</div>
				{hasSearch && <FeatureSearch />}
			</div>
		</div>
	);
}

function ItemLink({ item, onClick, children, ...attributes }: NavLinkProps) {
	const { path, opensTab, preload, onFollow } = useNavigationLink(item.id, item.href);
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
			onClick={follow}
			{...(opensTab ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
			{...attributes}
		>
			{children}
			{opensTab && <HiddenText> {__('(opens in a new tab)', 'site-dashboard')}</HiddenText>}
		</a>
	);
}
