import { __ } from '@wordpress/i18n';
import { useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { Deferred } from '../../components/ui/lazy';
import { ScreenHeading } from '../../components/ui/screen-heading';
import { Section } from '../../components/ui/section';
import { Skeleton } from '../../components/ui/skeleton';
import { ErrorMessage, MutedText } from '../../components/ui/text';
import { type Prefetch, useAppSelector, useAppStore } from '../../state/hooks';
import { selectCanManageModules } from '../../state/user/slice';
import { AllTabsContext } from './contexts';
import { cardsOf, isSameParts, type TabCards } from './found';
import { GroupCard } from './group-card';
import type { SettingsGroup } from './groups/group';
import { IndexedCards } from './page-index';
import { ModuleBanners, useModuleBanners, SearchStatus } from './search-results';
import { CARD_HEIGHT, ModulesUnread, useModulesUnread } from './modules-unread';
import { SettingsForm } from './settings-form';
import styles from './settings.module.css';
import { loadAllTabs } from './tab-chunks';
import type { SettingsTab } from './tab-modules';
import { INITIAL_COUNT, useFrame } from './use-frame';

const isSameCards = (one: TabCards, other: TabCards) => isSameParts([one], [other]);

/** The screen of one tab, or that of all settings, where the tab's cards come first. */
export const settingsScreen = (tab: SettingsTab, isAll = false) => ({
	Screen: () => <Frame tab={tab} isAll={isAll} />,
	/** Loads what the tab's cards show first. */
	prefetch: ((dispatch, state) =>
		cardsOf(state, tab).groups.forEach(
			({ load }) => load && (load.when?.(state) ?? true) && load.run(dispatch),
		)) satisfies Prefetch,
});

interface FrameProps {
	tab: SettingsTab;
	isAll: boolean;
}

/** The settings: the cards of a tab or of all of them, or what a search found. */
function Frame({ tab, isAll }: FrameProps) {
	const view = useFrame(tab, isAll);
	const unread = useModulesUnread();
	const isParts = isAll || view.isSearch;
	return (
		<AllTabsContext value={loadAllTabs}>
			<SettingsForm groups={view.groups}>
				<MovedSetting tab={tab} />
				<div className={styles.cards}>
					<ScreenHeading>{isParts ? partsTitle(view.isSearch) : <TabTitle tab={tab} />}</ScreenHeading>
					<Results view={view} />
					{isParts ? (
						<PartsView view={view} isUnread={unread !== null} />
					) : (
						<TabView tab={tab} isUnread={unread !== null} />
					)}
					{unread && <ModulesUnread unread={unread} />}
					{view.onRetry && (
						<ErrorMessage
							text={__('We couldn’t load some settings.', 'site-dashboard')}
							onRetry={view.onRetry}
						/>
					)}
				</div>
			</SettingsForm>
		</AllTabsContext>
	);
}

const partsTitle = (isSearch: boolean) =>
	isSearch ? __('Search results', 'site-dashboard') : __('All settings', 'site-dashboard');

const TabTitle = ({ tab: { title, slogan } }: { tab: SettingsTab }) => (
	<>
		<span>{title()}</span> {slogan && <span className={styles.slogan}>{slogan()}</span>}
	</>
);

/** Leads on to the tab that has what `?at=` names on this host, as old links name the tab of other hosts. */
function MovedSetting({ tab: { movedTo } }: { tab: SettingsTab }) {
	const [params] = useSearchParams();
	const at = params.get('at');
	const to = useAppSelector((state) => at && movedTo?.(state, at));
	return to ? <Navigate to={to} replace /> : null;
}

/** The result of a search in words, and what isn't a setting: screens and actions, or where to go on. */
function Results({ view: { isSearch, term, count, isLoading, onRetry, more, lines } }: { view: View }) {
	const banners = useModuleBanners(term);
	const { getState } = useAppStore();
	const { code, places, removed } = more;
	const total = count + banners.length + places.length + removed.length;
	// A tab that couldn't be searched may have what wasn't found.
	const state = isLoading ? 'loading' : total === 0 && onRetry ? 'failed' : 'done';
	return (
		<>
			<SearchStatus isSearch={isSearch} term={term} count={total} state={state} />
			{code && places.length > 0 && !isLoading && <code.GoTo places={places} term={term} />}
			{code && removed.length > 0 && !isLoading && <code.RemovedList settings={removed} />}
			{code && term && total === 0 && state === 'done' && (
				<code.NothingFound term={term} lines={[...lines(), ...code.placeLines(getState())]} />
			)}
		</>
	);
}

type View = ReturnType<typeof useFrame>;

/** So many cards that the page begins with an index of them. */
const MANY = 10;

interface TabViewProps {
	tab: SettingsTab;
	/** Nothing shows because nothing was read; the text below says so. */
	isUnread: boolean;
}

function TabView({ tab, isUnread }: TabViewProps) {
	const { groups } = useAppSelector((state) => cardsOf(state, tab), isSameCards);
	// Then nobody else has to turn something on first (WRITE-006).
	const canManage = useAppSelector(selectCanManageModules);
	const cards = groups.map((group) => <GroupCard key={group.id} group={group} level={2} />);
	return (
		<>
			<IndexedCards parts={tab.groups.length >= MANY ? [{ tab, groups }] : []}>
				{cards.slice(0, INITIAL_COUNT)}
				<Deferred>{cards.slice(INITIAL_COUNT)}</Deferred>
			</IndexedCards>
			{groups.length === 0 && !isUnread && (
				<MutedText>{(!canManage && tab.emptyText?.()) || nothingToSet()}</MutedText>
			)}
		</>
	);
}

const nothingToSet = () => __('This site has no settings to show here.', 'site-dashboard');

/** Cards of several tabs: all there are, or those that were found. */
function PartsView({ view, isUnread }: { view: View; isUnread: boolean }) {
	const { isSearch, term, parts, mounted, isLoading } = view;
	return (
		<div
			className={styles.cards}
			data-search-results={isSearch ? term : undefined}
			// Results that come one after the other would move.
			hidden={term !== '' && isLoading}
		>
			<IndexedCards parts={isSearch ? [] : parts} isTitled>
				<PartList {...view} />
			</IndexedCards>
			{isSearch && <ModuleBanners term={term} />}
			{/* A new one below what came: the old one would be seen to move. */}
			{!isSearch && isLoading && <Skeleton key={`${parts.length} ${mounted}`} height={CARD_HEIGHT} />}
			{!isSearch && !isLoading && !isUnread && parts.length === 0 && <MutedText>{nothingToSet()}</MutedText>}
		</div>
	);
}

/** Each tab is a part under its own heading. */
function PartList({ parts, shown, mounted }: Pick<View, 'parts' | 'shown' | 'mounted'>) {
	const first = new Set(parts.flatMap(({ groups }) => groups).slice(0, mounted));
	const isShown = (group: SettingsGroup) => shown?.has(group) ?? true;
	const isDue = (group: SettingsGroup) => first.has(group) || (shown?.has(group) ?? false);
	return parts.map(({ tab, groups }) => (
		<div key={tab.id} hidden={!groups.some((group) => isShown(group) && isDue(group))}>
			<Section title={tab.title()} isHeadingOnly>
				<div className={styles.cards}>
					{groups.map((group) => (
						<CardSlot key={group.id} group={group} isDue={isDue(group)} isHidden={!isShown(group)} />
					))}
				</div>
			</Section>
		</div>
	));
}

interface CardSlotProps {
	group: SettingsGroup;
	isDue: boolean;
	isHidden: boolean;
}

/** The slot of one card. Once mounted it stays, so that a search only shows and hides. */
function CardSlot({ group, isDue, isHidden }: CardSlotProps) {
	const [isMounted, setIsMounted] = useState(isDue);
	if (isDue && !isMounted) {
		setIsMounted(true);
	}
	return (
		isMounted && (
			<div hidden={isHidden}>
				<GroupCard group={group} level={3} />
			</div>
		)
	);
}
