import { __, sprintf } from '@wordpress/i18n';
import { useId, useState } from 'react';
import { createSelector } from 'reselect';
import { TrackedLink } from '../../components/tracking/tracked-link';
import { Button } from '../../components/ui/button';
import { Card, CardGrid } from '../../components/ui/card';
import { CardBoundary } from '../../components/ui/card-boundary';
import { Section } from '../../components/ui/section';
import { ErrorMessage, MutedText } from '../../components/ui/text';
import { selectIsVaultPressActive } from '../../state/vaultpress/slice';
import { planClassOf } from '../../lib/catalog/plan-class';
import { selectIsOffline } from '../../state/connection/slice';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import {
	blockReason,
	selectHasModule,
	selectIsModuleActive,
	selectIsOverriddenInactive,
	selectModule,
	selectModuleBlock,
} from '../../state/modules/slice';
import { selectSite as selectSiteFacts } from '../../state/page/slice';
import { selectHasFeature, selectPlanSlug, selectVideoStorageUsed } from '../../state/site/slice';
import { selectPluginState } from '../../state/plugins/slice';
import { selectRewindState } from '../../state/rewind/slice';
import type { RootState } from '../../state/root-state';
import { failureText } from '../../state/failure-text';
import { activateModule } from '../../state/settings/thunks/modules';
import {
	isScreenUrl,
	selectActivityUrl,
	selectAdminUrl,
	selectManageUrl,
	selectRedirect,
} from '../../state/page/urls';
import { saveSettings } from '../../state/settings/thunks/save';
import { selectIsSettingSaving, selectSettingFailure } from '../../state/settings/slice';
import { trackClick } from '../../state/tracking/thunks/track';
import { type GridEntry, gridOf, hasServices, isAwaited, placeOf, type TileId } from './grid';
import { Placeholder, Placeholders, selectIsPending, selectSource, type Source, SourceNote } from './sources';
import { TILES } from './tiles';
import { storageUsed } from './plan-texts';

/** The plan's features, a card each (PLAN-006, PLAN-067 to PLAN-073). */
export function FeatureGrid() {
	const { tiles: due, sources } = useFeatureGrid();
	const entries = useStablePlaces(due);
	return (
		<Section title={__('What’s in your plan', 'site-dashboard')}>
			{entries ? (
				<CardGrid>
					{entries.map((id) =>
						isAwaited(id) ? (
							<Placeholder key={id} isEmpty={!due?.includes(id)} />
						) : (
							<CardBoundary key={id} title={TILES[id].title()}>
								<FeatureTile id={id} />
							</CardBoundary>
						),
					)}
				</CardGrid>
			) : (
				<>
					<MutedText>{__('Nothing to set up.', 'site-dashboard')}</MutedText>
					<Placeholders count={3} />
				</>
			)}
			{sources.map((source) => (
				<SourceNote key={source} of={source} />
			))}
		</Section>
	);
}

const AKISMET = 'akismet/akismet.php';
const MODULES = ['videopress', 'wordads', 'google-analytics', 'publicize'];

const selectPlanClass = (state: RootState) =>
	selectIsOffline(state) ? 'offline' : planClassOf(selectPlanSlug(state));

/** Joined, so that the same modules are the same value. */
const selectHiddenModules = (state: RootState) =>
	MODULES.filter((slug) => !selectHasModule(state, slug) || selectIsOverriddenInactive(state, slug)).join(
		' ',
	);

/** It may still come: it's pending, or can be tried again. */
const selectIsAwaited = (state: RootState, source: Source) =>
	selectIsPending(state, source) || selectSource(state, source).status === 'failed';

const selectGrid = createSelector(
	[
		selectPlanClass,
		(state: RootState) => !selectIsOffline(state) && selectHasFeature(state, 'instant-search'),
		(state: RootState) => (selectIsAwaited(state, 'rewind') ? 'waiting' : selectRewindState(state)),
		(state: RootState) => selectSiteFacts(state).showBackups,
		selectIsVaultPressActive,
		(state: RootState) => selectPluginState(state, [AKISMET]) === 'active',
		selectHiddenModules,
		(state: RootState) => selectIsAwaited(state, 'plugins'),
	],
	(
		planClass,
		hasInstantSearch,
		rewind,
		showsBackups,
		isVaultPressActive,
		isSpamPluginActive,
		hidden,
		arePluginsAwaited,
	) =>
		gridOf({
			planClass,
			hasInstantSearch,
			rewind,
			showsBackups,
			isVaultPressActive,
			isSpamPluginActive,
			hiddenModules: hidden.split(' '),
			arePluginsAwaited,
		}),
);

/** Sources of the cards: those that differ with backups and plugins, and those that don't. */
const OF_EVERY_PLAN: readonly Source[] = ['features'];
const OF_PAID_PLANS: readonly Source[] = ['features', 'rewind', 'plugins'];

/** The cards of this site's plan, in order; null where there are only placeholders. */
const useFeatureGrid = () => ({
	tiles: useAppSelector(selectGrid),
	sources: useAppSelector((state) => (hasServices(selectPlanClass(state)) ? OF_PAID_PLANS : OF_EVERY_PLAN)),
});

/**
 * In their order, with a place for what's awaited. What nobody expected goes to the end, as it would push
 * the others, and a place that stays empty is kept for the same reason (PLAN-082).
 */
function useStablePlaces(due: readonly GridEntry[] | null): readonly GridEntry[] | null {
	const [shown, setShown] = useState(due ?? NONE);
	const at = (place: string) => due?.find((id) => placeOf(id) === place);
	const kept = shown.flatMap((id) => at(placeOf(id)) ?? (isAwaited(id) ? id : []));
	const entries = [...kept, ...(due ?? NONE).filter((id) => !kept.includes(id))];
	if (entries.join() !== shown.join()) {
		setShown(entries);
	}
	return due && entries;
}

const NONE: readonly GridEntry[] = [];

/** A card of the feature grid: what the plan does here, and one way on. */
function FeatureTile({ id }: { id: TileId }) {
	const { title, text, storage, link, activation } = useTile(id);
	const reasonId = useId();
	return (
		<Card
			title={title}
			control={activation && <ActivateButton activation={activation} reasonId={reasonId} />}
		>
			<MutedText>
				<span>{text}</span>{' '}
				{!activation && (
					<TrackedLink href={link.href} isExternal={link.isExternal} click={link.click}>
						{link.label}
					</TrackedLink>
				)}
			</MutedText>
			{storage && (
				<MutedText>
					{
						/* translators: %s: an amount of storage, such as 250 MB */
						sprintf(__('Your videos use %s of storage.', 'site-dashboard'), storage)
					}
				</MutedText>
			)}
			{activation?.reason && <MutedText id={reasonId}>{activation.reason}</MutedText>}
			{activation?.failure && <ErrorMessage text={activation.failure} />}
		</Card>
	);
}

interface ActivateButtonProps {
	activation: NonNullable<TileView['activation']>;
	/** Of the text that says why it can't be used, if there is one. */
	reasonId: string;
}

function ActivateButton({ activation, reasonId }: ActivateButtonProps) {
	const { label, isBusy, reason, onActivate } = activation;
	return (
		<Button
			isBusy={isBusy}
			isDisabled={reason !== ''}
			describedBy={reason ? reasonId : undefined}
			onClick={onActivate}
		>
			{label}
		</Button>
	);
}

interface TileView {
	title: string;
	text: string;
	/** Room for videos that is in use; empty where nobody knows, and in every other card. */
	storage: string;
	link: { label: string; href: string; isExternal: boolean; click: Record<string, string> };
	/** Has to be activated first; null when it runs. */
	activation: {
		label: string;
		isBusy: boolean;
		reason: string;
		failure: string;
		onActivate: () => void;
	} | null;
}

type Link = (typeof TILES)[TileId]['link']['to'];

function selectUrl(state: RootState, to: Link): string {
	if ('screen' in to) {
		return to.screen;
	}
	if ('manage' in to) {
		return selectManageUrl(state, to.manage);
	}
	if ('activity' in to) {
		return selectActivityUrl(state);
	}
	return 'admin' in to
		? selectAdminUrl(state, to.admin)
		: selectRedirect(state, to.redirect, to.query ? { query: to.query } : {});
}

/** One card of the grid in its current state. */
function useTile(id: TileId): TileView {
	const { title, text, link } = TILES[id];
	const plan = useAppSelector(selectPlanSlug);
	const href = useAppSelector((state) => selectUrl(state, link.to));
	const used = useAppSelector(selectVideoStorageUsed);
	return {
		title: title(),
		text: text(),
		storage: id === 'videopress' ? storageUsed(used) : '',
		link: {
			label: link.label(),
			href,
			isExternal: !isScreenUrl(href) && !('admin' in link.to),
			click: { page: 'my-plan', target: link.target, plan },
		},
		activation: useTileActivation(id, plan),
	};
}

/** Button of a card that must be activated first; busy while anything activates it (PLAN-010, PLAN-079). */
function useTileActivation(id: TileId, plan: string): TileView['activation'] {
	const dispatch = useAppDispatch();
	const { activation } = TILES[id];
	const slug = activation?.module ?? '';
	const isBusy = useAppSelector((state) => selectIsSettingSaving(state, slug));
	const isOn = useAppSelector((state) => selectIsModuleActive(state, slug));
	const block = useAppSelector((state) =>
		selectModule(state, slug) ? selectModuleBlock(state, slug) : null,
	);
	const failure = useAppSelector((state) => selectSettingFailure(state, slug));
	if (!activation || (isOn && !isBusy)) {
		return null;
	}
	return {
		label: activation.label(),
		isBusy,
		reason: block ? blockReason(block) : '',
		failure: failure ? failureText(failure) : '',
		onActivate: () => {
			dispatch(trackClick({ page: 'my-plan', target: activation.target, plan }));
			if (activation.way === 'option') {
				void dispatch(saveSettings({ [slug]: true }));
			} else {
				void dispatch(activateModule(slug));
			}
		},
	};
}
