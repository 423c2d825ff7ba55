import { __, sprintf } from '@wordpress/i18n';
import { selectHasConnectedOwner } from '../../../state/connection/selectors';
import { selectIsModuleActive } from '../../../state/modules/selectors';
import { PRODUCT_NAME } from '../../../lib/product';
import { selectAdminUrl, selectPage } from '../../../state/page/selectors';
import { selectSettingFlag } from '../../../state/settings/selectors';
import { selectHasFeature } from '../../../state/site/selectors';
import {
	loadSite,
	loadSiteFeatures,
	selectSite as selectSiteData,
	selectSiteFeatures,
	siteFeaturesSlice,
	siteSlice,
} from '../../../state/site/slice';
import type { AppDispatch, RootState } from '../../../state/store';
import { AcceleratorSwitch } from '../performance/accelerator-switch';
import { SearchBanner } from '../performance/search-banner';
import { SearchUnread } from '../performance/search-unread';
import { VideoBanner, VideoRoom } from '../performance/video-room';
import type { SettingsGroup, SettingsTab } from './group';

const isOnItsWay = ({ status }: { status: string }) => status === 'idle' || status === 'loading';

function loadVideo(dispatch: AppDispatch) {
	const calls = [dispatch(loadSite()), dispatch(loadSiteFeatures())];
	return { abort: () => calls.forEach((call) => call.abort()) };
}

/** Hosting of videos at the provider (PERF-015 to PERF-021). */
const MEDIA: SettingsGroup = {
	id: 'media',
	// A brand: never translated.
	title: () => 'VideoPress',
	description: () => __('Your videos are hosted on fast servers, without advertisements.', 'site-dashboard'),
	words: () => __('media, video, storage, streaming, player', 'site-dashboard'),
	module: 'videopress',
	needs: ['online'],
	connect: {
		needs: 'owner',
		text: () => __('Connect your account to host your videos.', 'site-dashboard'),
	},
	load: { run: loadVideo },
	gate: {
		// Without an owner nothing can be bought: the prompt to connect shows instead (PERF-017, PERF-018).
		hasFeature: (state) => selectHasFeature(state, 'videopress') || !selectHasConnectedOwner(state),
		isUnknown: (state) => isOnItsWay(selectSiteData(state)) || selectSiteFeatures(state).status !== 'ready',
		Banner: VideoBanner,
		keepsContent: true,
	},
	support: 'jetpack-support-videopress',
	items: [
		{
			kind: 'module',
			module: 'videopress',
			label: () => __('Enable VideoPress', 'site-dashboard'),
			isShown: selectHasConnectedOwner,
		},
		{
			kind: 'toggle',
			module: 'videopress',
			option: 'videopress_private_enabled_for_site',
			needsModule: true,
			label: () => __('Videos can be seen only by users of this site', 'site-dashboard'),
			words: () => __('private videos', 'site-dashboard'),
			isShown: selectHasConnectedOwner,
		},
		{ kind: 'view', id: 'video-storage', View: VideoRoom },
	],
};

const hasInstantSearch = (state: RootState) => selectHasFeature(state, 'instant-search');
const isFeatureListRead = (state: RootState) => selectSiteFeatures(state).status === 'ready';
const hasFeatureListFailed = (state: RootState) => selectSiteFeatures(state).status === 'failed';

/** Without the list of features the host judges; what is on can be turned off even while the list is on its way. */
function hasSearch(state: RootState): boolean {
	if (isFeatureListRead(state)) {
		return selectHasFeature(state, 'search', 'instant-search');
	}
	return hasFeatureListFailed(state) || selectIsModuleActive(state, 'search');
}
/** A host that does not know yet that the product was bought refuses; it is told, and asked again (PERF-012, PERF-013). */
const BOUGHT = { has_jetpack_search_product: true };
const rescueSearch = (state: RootState) => (hasInstantSearch(state) ? BOUGHT : null);
const showsInstantly = (state: RootState) =>
	selectIsModuleActive(state, 'search') && selectSettingFlag(state, 'instant_search_enabled');

/** Search at the provider (PERF-010 to PERF-014, PERF-023, PERF-024). */
const SEARCH: SettingsGroup = {
	id: 'search',
	title: () => __('Search', 'site-dashboard'),
	description: () =>
		__('Visitors find what they look for, with filters, and quickly on large sites too.', 'site-dashboard'),
	words: () => __('find, results, filters, instant search', 'site-dashboard'),
	module: 'search',
	needs: ['online'],
	load: { run: (dispatch) => dispatch(loadSiteFeatures()) },
	gate: {
		hasFeature: hasInstantSearch,
		isUnknown: (state) => selectSiteFeatures(state).status !== 'ready',
		Banner: SearchBanner,
		keepsContent: true,
	},
	support: 'jetpack-support-search',
	items: [
		{
			kind: 'module',
			module: 'search',
			label: () => __('Enable search', 'site-dashboard'),
			isShown: hasSearch,
			values: (isOn) => (isOn ? { search: true } : { search: false, instant_search_enabled: false }),
			rescue: rescueSearch,
		},
		{
			kind: 'toggle',
			module: 'search',
			option: 'instant_search_enabled',
			label: () => __('Show results while the visitor types', 'site-dashboard'),
			words: () => __('instant search', 'site-dashboard'),
			isShown: hasSearch,
			rescue: rescueSearch,
			blockedBy: (state) =>
				hasInstantSearch(state) || !isFeatureListRead(state)
					? ''
					: sprintf(
							/* translators: %s: product name */
							__('This comes with %s Search.', 'site-dashboard'),
							PRODUCT_NAME,
						),
		},
		{ kind: 'view', id: 'search-unread', View: SearchUnread, isShown: hasFeatureListFailed },
		{
			kind: 'link',
			id: 'configure-search',
			label: () => __('Configure your search', 'site-dashboard'),
			href: (state) => selectAdminUrl(state, 'admin.php?page=jetpack-search-configure'),
			click: { target: 'configure-search', feature: 'search' },
			isShown: showsInstantly,
		},
		{
			kind: 'link',
			id: 'search-widget',
			label: () => __('Add a search widget', 'site-dashboard'),
			href: (state) => selectAdminUrl(state, 'customize.php?autofocus[panel]=widgets'),
			click: { target: 'search-widget', feature: 'search' },
			isShown: (state) =>
				selectIsModuleActive(state, 'search') &&
				!showsInstantly(state) &&
				selectPage(state).themeSupport.widgets,
		},
	],
};

/** Images and static files from servers near the visitor, and images that wait until they are seen (PERF-003 to PERF-009). */
const SPEED: SettingsGroup = {
	id: 'speed',
	title: () => __('Performance and speed', 'site-dashboard'),
	description: () => __('Images and static files come from servers near your visitors.', 'site-dashboard'),
	words: () => __('site accelerator, CDN, image, cache, photon, lazy loading', 'site-dashboard'),
	modules: ['photon', 'photon-cdn', 'tiled-gallery', 'lazy-images'],
	isHere: ({ modules }) => ['photon', 'photon-cdn', 'lazy-images'].some((slug) => slug in modules.bySlug),
	support: 'jetpack-support-site-accelerator',
	items: [
		{
			kind: 'view',
			id: 'site-accelerator',
			View: AcceleratorSwitch,
			label: () => __('Enable site accelerator', 'site-dashboard'),
		},
		{
			kind: 'module',
			module: 'photon',
			isNested: true,
			label: () => __('Speed up image load times', 'site-dashboard'),
		},
		{
			kind: 'module',
			module: 'photon-cdn',
			isNested: true,
			label: () => __('Speed up static file load times', 'site-dashboard'),
		},
		{
			kind: 'module',
			module: 'lazy-images',
			label: () => __('Load images when they come into view', 'site-dashboard'),
		},
	],
};

/** The Performance tab (PERF-001, PERF-002). */
export const TAB: SettingsTab = {
	id: 'performance',
	title: () => __('Performance', 'site-dashboard'),
	modules: ['photon', 'videopress', 'lazy-images', 'photon-cdn', 'search'],
	groups: [MEDIA, SEARCH, SPEED],
	slices: [siteFeaturesSlice, siteSlice],
};
