import { __, sprintf } from '@wordpress/i18n';
import { useId } from 'react';
import { isPending } from '../../../state/remote';
import { blockReason, selectIsModuleActive } from '../../../state/modules/slice';
import { ErrorMessage, MutedText } from '../../../components/ui/text';
import { Toggle } from '../../../components/ui/toggle';
import { PRODUCT_NAME } from '../../../lib/product';
import type { AppDispatch } from '../../../state/app-thunk';
import { selectHasConnectedOwner } from '../../../state/connection/slice';
import { failureText } from '../../../state/failure-text';
import { shallowEqual, useAppDispatch, useAppSelector } from '../../../state/hooks';
import { selectPage } from '../../../state/page/slice';
import { selectAdminUrl } from '../../../state/page/urls';
import {
	loadSite,
	loadSiteFeatures,
	selectHasFeature,
	selectSite as selectSiteData,
	selectSiteFeatures,
} from '../../../state/site/slice';
import type { RootState } from '../../../state/root-state';
import { selectSettingFailure, selectSettingFlag } from '../../../state/settings/slice';
import { selectAccelerator } from '../../../state/settings/accelerator';
import { switchAccelerator } from '../../../state/settings/thunks/modules';
import { goneNote } from '../removed-settings';
import { upgradeTo } from '../upgrade-to';
import { VideoBanner, VideoStorageUsed } from '../performance/video-storage';
import { type SettingsTab, TAB_MODULES } from '../tab-modules';
import { useIsCardSaving } from '../contexts';
import type { SettingsGroup } from './group';
import { pageLink } from './host-page';

const loadVideo = (dispatch: AppDispatch) => [dispatch(loadSite()), dispatch(loadSiteFeatures())];

/** Hosting of videos at the provider (PERF-015 to PERF-021). */
const MEDIA: SettingsGroup = {
	id: 'media',
	// A brand: never translated.
	title: () => 'VideoPress',
	description: () => __('Ad-free video hosting on fast servers.', 'site-dashboard'),
	keywords: () => __('media, video, storage, streaming, player', 'site-dashboard'),
	module: 'videopress',
	connect: {
		needs: 'owner',
		text: () => __('Connect your account to host your videos.', 'site-dashboard'),
	},
	load: { run: loadVideo },
	upsell: {
		// Without an owner nothing can be bought: the prompt to connect shows instead (PERF-017, PERF-018).
		hasFeature: (state) => selectHasFeature(state, 'videopress') || !selectHasConnectedOwner(state),
		isUnknown: (state) => isPending(selectSiteData(state)),
		Banner: VideoBanner,
		keepsContent: true,
	},
	support: 'jetpack-support-videopress',
	items: [
		{
			kind: 'module',
			module: 'videopress',
			label: () => __('Host videos with VideoPress', 'site-dashboard'),
			isShown: selectHasConnectedOwner,
		},
		{
			kind: 'toggle',
			module: 'videopress',
			option: 'videopress_private_enabled_for_site',
			needsModule: true,
			label: () => __('Limit videos to logged-in users', 'site-dashboard'),
			keywords: () => __('private videos', 'site-dashboard'),
			isShown: selectHasConnectedOwner,
		},
		{ kind: 'view', id: 'video-storage', View: VideoStorageUsed },
		pageLink({
			id: 'manage-videos',
			module: 'videopress',
			slugs: ['jetpack-videopress'],
			label: () => __('Manage your videos', 'site-dashboard'),
		}),
	],
};

const hasInstantSearch = (state: RootState) => selectHasFeature(state, 'instant-search');
const isFeatureListRead = (state: RootState) => selectSiteFeatures(state).status === 'ready';
const hasFeatureListFailed = (state: RootState) => selectSiteFeatures(state).status === 'failed';

/** Without the list of features the host decides; while it loads, search can be turned off and on again. */
function hasSearch(state: RootState): boolean {
	if (isFeatureListRead(state)) {
		return selectHasFeature(state, 'search', 'instant-search');
	}
	return (
		hasFeatureListFailed(state) || selectIsModuleActive(state, 'search') || 'search' in state.settings.written
	);
}
const showsInstantly = (state: RootState) =>
	selectIsModuleActive(state, 'search') && selectSettingFlag(state, 'instant_search_enabled');

/** Search at the provider (PERF-010 to PERF-014, PERF-023, PERF-024). */
const SEARCH: SettingsGroup = {
	id: 'search',
	title: () => __('Search', 'site-dashboard'),
	description: () =>
		__('Fast, relevant results with filters, and no extra load on your server.', 'site-dashboard'),
	keywords: () => __('find, results, filters, instant search', 'site-dashboard'),
	module: 'search',
	load: { run: (dispatch) => dispatch(loadSiteFeatures()) },
	upsell: {
		// A list that failed to load is said, whatever the last one had (PERF-010).
		hasFeature: (state) => hasInstantSearch(state) && !hasFeatureListFailed(state),
		Banner: upgradeTo('search'),
		keepsContent: true,
	},
	support: 'jetpack-support-search',
	items: [
		{
			kind: 'module',
			module: 'search',
			label: () =>
				/* translators: %s: product name */
				sprintf(__('Use %s Search', 'site-dashboard'), PRODUCT_NAME),
			isShown: hasSearch,
		},
		{
			kind: 'toggle',
			module: 'search',
			option: 'instant_search_enabled',
			label: () => __('Show results as visitors type', 'site-dashboard'),
			keywords: () => __('instant search', 'site-dashboard'),
			isShown: hasSearch,
			blockedBy: (state) =>
				hasInstantSearch(state) || !isFeatureListRead(state)
					? ''
					: sprintf(
							/* translators: %s: product name */
							__('Get %s Search to use instant search.', 'site-dashboard'),
							PRODUCT_NAME,
						),
		},
		{
			kind: 'link',
			id: 'configure-search',
			label: () => __('Configure your search', 'site-dashboard'),
			href: (state) => selectAdminUrl(state, 'admin.php?page=jetpack-search-configure'),
			click: { target: 'configure-search', feature: 'search' },
			isShown: showsInstantly,
		},
		pageLink({
			id: 'manage-search',
			module: 'search',
			slugs: ['jetpack-search'],
			label: () => __('View searches and plan usage', 'site-dashboard'),
		}),
		{
			kind: 'link',
			id: 'search-widget',
			label: () => __('Add a search widget', 'site-dashboard'),
			href: (state) => selectAdminUrl(state, 'customize.php?autofocus[panel]=widgets'),
			click: { target: 'search-widget', feature: 'search' },
			isShown: (state) =>
				selectIsModuleActive(state, 'search') &&
				!showsInstantly(state) &&
				selectPage(state).themeData.support.widgets,
		},
	],
};

/** Images and static files from nearby servers, and lazy-loaded images (PERF-003 to PERF-009). */
const SPEED: SettingsGroup = {
	id: 'speed',
	title: () => __('Performance and speed', 'site-dashboard'),
	description: () =>
		__('Serves images and static files from servers close to your visitors.', 'site-dashboard'),
	keywords: () =>
		__('site accelerator, image accelerator, CDN, image, cache, photon, lazy loading', 'site-dashboard'),
	modules: ['photon', 'photon-cdn', 'tiled-gallery', 'lazy-images'],
	isHere: ({ modules }) => ['photon', 'photon-cdn', 'lazy-images'].some((slug) => slug in modules.bySlug),
	support: 'jetpack-support-site-accelerator',
	items: [
		{
			kind: 'view',
			id: 'site-accelerator',
			View: AcceleratorSwitch,
			label: () => __('Site accelerator', 'site-dashboard'),
		},
		{
			kind: 'module',
			module: 'photon',
			isNested: true,
			label: () => __('Speed up images', 'site-dashboard'),
		},
		{
			kind: 'module',
			module: 'photon-cdn',
			isNested: true,
			label: () => __('Speed up static files', 'site-dashboard'),
		},
		{
			kind: 'module',
			module: 'lazy-images',
			label: () => __('Lazy-load images', 'site-dashboard'),
		},
		goneNote('lazy-images'),
	],
};

/** One switch over images and static files (PERF-003, PERF-022). */
function AcceleratorSwitch() {
	const { isOn, isHidden, reason, isBusy, failure, onToggle } = useAccelerator();
	const reasonId = useId();
	if (isHidden) {
		return null;
	}
	return (
		<>
			<Toggle
				label={__('Site accelerator', 'site-dashboard')}
				isOn={isOn}
				isBusy={isBusy}
				isDisabled={reason !== ''}
				describedBy={reason ? reasonId : undefined}
				onToggle={onToggle}
			/>
			{reason && <MutedText id={reasonId}>{reason}</MutedText>}
			{failure && <ErrorMessage text={failure} />}
		</>
	);
}

function useAccelerator() {
	const dispatch = useAppDispatch();
	const { block, ...view } = useAppSelector(selectAccelerator, shallowEqual);
	const isBusy = useIsCardSaving();
	// Parts with a switch of their own say why they failed.
	const failure = useAppSelector((state) => selectSettingFailure(state, 'tiled-gallery'));
	return {
		...view,
		/** Empty if it can be moved. */
		reason: block ? reasonOf(block) : '',
		isBusy,
		failure: failure ? failureText(failure) : '',
		onToggle: (isOn: boolean) => void dispatch(switchAccelerator(isOn)),
	};
}

const reasonOf = (block: 'incomplete' | 'forced') =>
	block === 'forced'
		? blockReason('override-active')
		: __('Some of these features aren’t available on this site.', 'site-dashboard');

/** The Performance tab (PERF-001, PERF-002). */
export const TAB: SettingsTab = {
	id: 'performance',
	title: () => __('Performance', 'site-dashboard'),
	modules: TAB_MODULES.performance.hasContent,
	groups: [MEDIA, SEARCH, SPEED],
};
