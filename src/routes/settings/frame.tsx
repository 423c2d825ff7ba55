import { __ } from '@wordpress/i18n';
import { type ComponentType, memo, useState } from 'react';
import { Deferred } from '../../components/ui/lazy';
import { ScreenHeading } from '../../components/ui/screen-heading';
import { Section } from '../../components/ui/section';
import { Skeleton } from '../../components/ui/skeleton';
import { ErrorMessage, MutedText } from '../../components/ui/text';
import type { Prefetch } from '../../state/hooks';
import { AllTabsContext } from './contexts';
import { makeSelectTab, type TabCards } from './found';
import { GroupCard } from './group-card';
import type { SettingsGroup } from './groups/group';
import { IndexedCards } from './page-index';
import { ModuleBanners, useModuleBanners, SearchStatus } from './search-results';
import { CARD_HEIGHT, ModulesUnread, useModulesUnread } from './modules-unread';
import { SettingsForm } from './settings-form';
import styles from './settings.module.css';
import { loadAllTabs } from './tab-chunks';
import type { SettingsTab } from './tab-modules';
import { INITIAL_COUNT, type FrameView, useFrame } from './use-frame';

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

/** Loads what the tab's cards show first. */
export const prefetchTab =
	(tab: SettingsTab): Prefetch =>
	(dispatch, state) =>
		makeSelectTab(tab)(state).groups.forEach(
			({ load }) => load && (load.when?.(state) ?? true) && load.run(dispatch),
		);

/** The settings: the cards of a tab or of all of them, or what a search found. */
function Frame({ tab, isAll = false }: { tab: SettingsTab; isAll?: boolean }) {
	const view = useFrame({ own: tab, isAll });
	const unread = useModulesUnread();
	const isSearch = view.state === 'search' || view.state === 'blank-search';
	const shown = { view, isUnread: unread !== null };
	return (
		<AllTabsContext value={loadAllTabs}>
			<SettingsForm groups={view.groups}>
				<div className={styles.cards}>
					<FrameHeading view={view} isSearch={isSearch} />
					<Results view={view} isSearch={isSearch} />
					{view.state === 'tab' ? <TabView {...shown} /> : <PartsView {...shown} isSearch={isSearch} />}
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

function FrameHeading({ view: { state, tab }, isSearch }: { view: FrameView; isSearch: boolean }) {
	const { title, slogan } = tab.tab;
	if (state === 'tab') {
		return (
			<ScreenHeading>
				<span>{title()}</span> {slogan && <span className={styles.slogan}>{slogan()}</span>}
			</ScreenHeading>
		);
	}
	return (
		<ScreenHeading>
			{isSearch ? __('Search results', 'site-dashboard') : __('All settings', 'site-dashboard')}
		</ScreenHeading>
	);
}

/** The result of a search in words, and what isn't a setting: screens and actions, or where to go on. */
function Results({ view, isSearch }: { view: FrameView; isSearch: boolean }) {
	const { term, count, isLoading, onRetry, more, linesHere } = view;
	const banners = useModuleBanners(term);
	const { code, places, removed } = more;
	const total = count + banners.length + places.length + removed.length;
	// A tab that couldn't be searched may have what wasn't found.
	const state = isLoading ? 'loading' : total === 0 && onRetry ? 'failed' : 'done';
	return (
		<>
			<SearchStatus isSearch={isSearch} term={term} count={total} state={state} />
			{code && places.length > 0 && !isLoading && <code.GoTo places={places} term={term} />}
			{code && removed.length > 0 && !isLoading && <code.RemovedList settings={removed} />}
			{code && isSearch && term && total === 0 && state === 'done' && (
				<code.NothingFound term={term} lines={linesHere()} />
			)}
		</>
	);
}

interface ShownProps {
	view: FrameView;
	/** Nothing shows because nothing was read; the text below says so. */
	isUnread: boolean;
}

/** So many cards that the page begins with an index of them. */
const MANY = 10;

function TabView({ view: { tab, canManage }, isUnread }: ShownProps) {
	return (
		<>
			<IndexedCards parts={tab.tab.groups.length >= MANY ? [tab] : []}>
				<Groups cards={tab} />
			</IndexedCards>
			{tab.groups.length === 0 && !isUnread && (
				<MutedText>{(!canManage && tab.tab.emptyText?.()) || nothingToSet()}</MutedText>
			)}
		</>
	);
}

const nothingToSet = () => __('This site has no settings to show here.', 'site-dashboard');

/** Cards of several tabs: all there are, or those that were found. */
function PartsView({ view, isUnread, isSearch }: ShownProps & { isSearch: boolean }) {
	const { term, parts, shown, mounted, isLoading } = view;
	return (
		<div
			className={styles.cards}
			data-search-results={isSearch ? term : undefined}
			// Results that come one after the other would move.
			hidden={term !== '' && isLoading}
		>
			<IndexedCards parts={isSearch ? [] : parts} isTitled>
				<Parts parts={parts} shown={shown} mounted={mounted} />
			</IndexedCards>
			{isSearch && <ModuleBanners term={term} />}
			{/* A new one below what came: the old one would be seen to move. */}
			{!isSearch && isLoading && <Skeleton key={`${parts.length} ${mounted}`} height={CARD_HEIGHT} />}
			{!isSearch && !isLoading && !isUnread && parts.length === 0 && <MutedText>{nothingToSet()}</MutedText>}
		</div>
	);
}

function Groups({ cards }: { cards: TabCards }) {
	const card = (group: TabCards['groups'][number]) => <GroupCard key={group.id} group={group} level={2} />;
	return (
		<>
			{cards.groups.slice(0, INITIAL_COUNT).map(card)}
			<Deferred>{cards.groups.slice(INITIAL_COUNT).map(card)}</Deferred>
		</>
	);
}

interface PartsProps {
	parts: readonly TabCards[];
	/** The cards that show; null: all of them. The others stay as they are, out of sight. */
	shown: ReadonlySet<SettingsGroup> | null;
	/** Cards mounted by now, from the top; those in the window are mounted in any case. */
	mounted: number;
}

/** Cards of several tabs, each tab a part under its own heading. */
function Parts({ parts, shown, mounted }: PartsProps) {
	return parts.map((part, index) => {
		const above = parts.slice(0, index).reduce((sum, { groups }) => sum + groups.length, 0);
		return <Part key={part.tab.id} part={part} shown={shown} mounted={Math.max(0, mounted - above)} />;
	});
}

interface PartProps extends Omit<PartsProps, 'parts'> {
	part: TabCards;
}

function Part({ part: { tab, groups }, shown, mounted }: PartProps) {
	const isHidden = shown ? !groups.some((group) => shown.has(group)) : mounted === 0;
	return (
		<div hidden={isHidden}>
			<Section title={tab.title()} isHeadingOnly>
				<div className={styles.cards}>
					{groups.map((group, index) => {
						const isShown = shown?.has(group) ?? true;
						return (
							<CardSlot
								key={group.id}
								group={group}
								isDue={index < mounted || (shown !== null && isShown)}
								isHidden={!isShown}
							/>
						);
					})}
				</div>
			</Section>
		</div>
	);
}

interface CardSlotProps {
	group: SettingsGroup;
	isDue: boolean;
	isHidden: boolean;
}

/** The slot of one card. Once mounted it stays, so that a search only shows and hides. */
const CardSlot = memo(function CardSlot({ group, isDue, isHidden }: CardSlotProps) {
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
});
