import { __, sprintf } from '@wordpress/i18n';
import type { ComponentType } from 'react';
import { Link } from 'react-router-dom';
import { Later } from '../../components/ui/later';
import { ScreenHeading } from '../../components/ui/screen-heading';
import { Skeleton } from '../../components/ui/skeleton';
import { Failure, Quiet } from '../../components/ui/text';
import { PATHS } from '../paths';
import { AllTabsContext } from './all-tabs-context';
import type { TabCards } from './found';
import { GroupCard } from './group-card';
import type { SettingsTab } from './groups/group';
import { ModuleBanners } from './module-banners';
import { Parts } from './parts';
import styles from './settings.module.css';
import { loadAllTabs } from './tab-chunks';
import { useFrame, type FrameView } from './use-frame';
import { useModulesUnread, type ModulesUnread } from './use-modules-unread';

/** About what a card takes, in px. */
const PLACE_HEIGHT = 320;

/** The screen of one tab. */
export function tabScreen(tab: SettingsTab): ComponentType {
	return function Screen() {
		return <Frame tab={tab} />;
	};
}

/** The screen of all settings; the cards of that tab come first. */
export function allScreen(first: SettingsTab): ComponentType {
	return function Screen() {
		return <Frame tab={first} isAll />;
	};
}

/** The settings: the cards of a tab or of all of them, or what a search found. */
function Frame({ tab, isAll = false }: { tab: SettingsTab; isAll?: boolean }) {
	const view = useFrame({ own: tab, isAll });
	const unread = useModulesUnread();
	const isSearch = view.state === 'search' || view.state === 'blank-search';
	const shown = { view, isUnread: unread !== null };
	return (
		<AllTabsContext value={loadAllTabs}>
			<div className={styles.cards} data-search-results={isSearch ? view.term : undefined}>
				{view.state === 'tab' ? <TabView {...shown} /> : <PartsView {...shown} isSearch={isSearch} />}
				{unread && <Unread unread={unread} />}
				{view.onRetry && (
					<Failure
						text={__('A part of the settings could not be loaded.', 'site-dashboard')}
						onRetry={view.onRetry}
					/>
				)}
			</div>
		</AllTabsContext>
	);
}

/** A tab without features isn't a site without features: they didn't arrive with the page. */
function Unread({ unread }: { unread: ModulesUnread }) {
	const text = __("Your site's features couldn't be read.", 'site-dashboard');
	return unread.isAsking ? (
		<Skeleton height={PLACE_HEIGHT} />
	) : (
		<Failure text={[text, unread.reason].filter(Boolean).join(' ')} onRetry={unread.onRetry} />
	);
}

interface ShownProps {
	view: FrameView;
	/** Nothing shows because nothing was read, which is said below. */
	isUnread: boolean;
}

function TabView({ view: { tab, canManage }, isUnread }: ShownProps) {
	return (
		<>
			<div className={styles.top}>
				<ScreenHeading>{(tab.tab.heading ?? tab.tab.title)()}</ScreenHeading>
				{canManage && <Link to={PATHS.allSettings}>{__('All settings', 'site-dashboard')}</Link>}
			</div>
			<Groups cards={tab} />
			{tab.groups.length === 0 && !isUnread && (
				<Quiet>{(!canManage && tab.tab.emptyText?.()) || nothingToSet()}</Quiet>
			)}
		</>
	);
}

const nothingToSet = () => __('There is nothing to set here on this site.', 'site-dashboard');

/** Cards of several tabs: all there are, or those that were found. */
function PartsView({ view, isUnread, isSearch }: ShownProps & { isSearch: boolean }) {
	const { parts, shown, made, isLoading } = view;
	return (
		<>
			<ScreenHeading>
				{isSearch ? __('Search results', 'site-dashboard') : __('All settings', 'site-dashboard')}
			</ScreenHeading>
			<Parts parts={parts} shown={shown} made={made} />
			{isSearch ? <AfterResults view={view} /> : isLoading && <Skeleton height={PLACE_HEIGHT} />}
			{!isSearch && !isLoading && !isUnread && parts.length === 0 && <Quiet>{nothingToSet()}</Quiet>}
		</>
	);
}

/** Modules without a card that were found too; and what to say when there is nothing. */
function AfterResults({ view: { term, count, isLoading } }: { view: FrameView }) {
	return (
		<ModuleBanners term={term}>
			{(banners) => (
				<p role="status" className={styles.status}>
					{count + banners > 0 ? '' : searchStatus(term, isLoading)}
				</p>
			)}
		</ModuleBanners>
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

function Groups({ cards }: { cards: TabCards }) {
	const card = (group: TabCards['groups'][number]) => <GroupCard key={group.id} group={group} level={2} />;
	return (
		<>
			{cards.groups.slice(0, AT_ONCE).map(card)}
			<Later>{cards.groups.slice(AT_ONCE).map(card)}</Later>
		</>
	);
}
