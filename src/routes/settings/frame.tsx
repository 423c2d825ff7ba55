import { __, sprintf } from '@wordpress/i18n';
import type { ComponentType } from 'react';
import { Later } from '../../components/ui/later';
import { ScreenHeading } from '../../components/ui/screen-heading';
import { Section } from '../../components/ui/section';
import { Failure, Quiet } from '../../components/ui/text';
import type { TabCards } from './found';
import { GroupCard } from './group-card';
import type { SettingsTab } from './groups/group';
import { ModuleBanners } from './module-banners';
import styles from './settings.module.css';
import { useFrame, type FrameView } from './use-frame';

/** The screen of one tab. */
export function tabScreen(tab: SettingsTab): ComponentType {
	return function Screen() {
		return <Frame tab={tab} />;
	};
}

/** The settings: the cards of a tab, or what a search found in all of them. */
function Frame({ tab }: { tab: SettingsTab }) {
	const view = useFrame(tab);
	return (
		<div className={styles.cards} data-search-results={view.state === 'search' || undefined}>
			{view.state === 'tab' ? <TabView view={view} /> : <SearchView view={view} />}
			{view.onRetry && (
				<Failure
					text={__('A part of the settings could not be loaded.', 'site-dashboard')}
					onRetry={view.onRetry}
				/>
			)}
		</div>
	);
}

function TabView({ view: { tab, canManage } }: { view: FrameView }) {
	return (
		<>
			<ScreenHeading>{(tab.tab.heading ?? tab.tab.title)()}</ScreenHeading>
			<Groups cards={tab} level={2} />
			{tab.groups.length === 0 && (
				<Quiet>
					{(!canManage && tab.tab.emptyText?.()) ||
						__('There is nothing to set here on this site.', 'site-dashboard')}
				</Quiet>
			)}
		</>
	);
}

function SearchView({ view }: { view: FrameView }) {
	const { term, found, isLoading } = view;
	return (
		<>
			<ScreenHeading>{__('Search results', 'site-dashboard')}</ScreenHeading>
			{found.map((cards) => (
				<Section key={cards.tab.id} title={cards.tab.title()}>
					<div className={styles.cards}>
						<Groups cards={cards} level={3} />
					</div>
				</Section>
			))}
			<ModuleBanners term={term}>
				{(count) => (
					<p role="status" className={styles.status}>
						{found.length + count > 0 ? '' : searchStatus(term, isLoading)}
					</p>
				)}
			</ModuleBanners>
		</>
	);
}

/** SET-003, SET-004. */
function searchStatus(term: string, isLoading: boolean): string {
	if (!term) {
		return __('Enter a search term to find settings, or close the search.', 'site-dashboard');
	}
	return isLoading
		? __('Searching…', 'site-dashboard')
		: /* translators: %s: what was searched for */
			sprintf(__('No search results found for %s', 'site-dashboard'), term);
}

/** Cards that fill the first view: the others may come one painting later. */
const AT_ONCE = 2;

function Groups({ cards, level }: { cards: TabCards; level: 2 | 3 }) {
	const card = (group: TabCards['groups'][number]) => (
		<GroupCard key={group.id} group={group} level={level} />
	);
	return (
		<>
			{cards.groups.slice(0, AT_ONCE).map(card)}
			<Later>{cards.groups.slice(AT_ONCE).map(card)}</Later>
		</>
	);
}
