import { __, sprintf } from '@wordpress/i18n';
import { CardBoundary } from '../../components/ui/card-boundary';
import { ScreenHeading } from '../../components/ui/screen-heading';
import { GroupCard } from './group-card';
import styles from './settings.module.css';
import { useSettings } from './use-settings';

/** The settings: the cards of the tab, or those that a search found. */
export function Screen() {
	const { term, groups } = useSettings();
	return (
		<div className={styles.cards}>
			<ScreenHeading>
				{term ? __('Search results', 'site-dashboard') : __('Security', 'site-dashboard')}
			</ScreenHeading>
			{groups.map((group) => (
				<CardBoundary key={group.id} title={group.title()}>
					<GroupCard group={group} />
				</CardBoundary>
			))}
			<p role="status">
				{term && groups.length === 0
					? /* translators: %s: what was searched for */
						sprintf(__('No search results found for %s', 'site-dashboard'), term)
					: ''}
			</p>
		</div>
	);
}
