import { __, sprintf } from '@wordpress/i18n';
import { PRODUCT_NAME, PROVIDER_NAME } from '../../lib/product';
import { selectSite } from '../../state/page/slice';
import type { RootState } from '../../state/root-state';
import type { SettingsItem } from './groups/group';

/** A setting that later versions of the product removed. */
export interface RemovedSetting {
	/** Its module and options, as in `settings`. */
	names: readonly string[];
	label: () => string;
	/** People's words for it, separated by commas. */
	keywords: () => string;
	/** The first version without it, from the product's changelog. */
	since: string;
	/** The setting that does the same now. */
	instead?: () => string;
	/** Some sites have it all the same. */
	isHere?: (state: RootState) => boolean;
}

/** On newer hosts, only sites that the provider runs have Google Analytics: something is stored there. */
export const selectHasAnalyticsMap = ({ settings, page }: RootState): boolean =>
	'jetpack_wga' in settings.values &&
	(page.site.isWoASite || Object.keys(settings.values.jetpack_wga as object).length > 0);

/** Settings that a site loses with an update; `stored-forms.ts` has those that only changed their form. */
const REMOVED: readonly RemovedSetting[] = [
	{
		names: ['lazy-images'],
		label: () => __('Lazy image loading', 'site-dashboard'),
		keywords: () => __('lazy images, lazy load, loading images later', 'site-dashboard'),
		since: '12.8',
		instead: () => __('WordPress does this now.', 'site-dashboard'),
	},
	{
		names: ['action-bar'],
		label: () => __('Action bar', 'site-dashboard'),
		keywords: () => __('follow button, like button, bottom bar', 'site-dashboard'),
		since: '13.1',
	},
	{
		names: ['enhanced-distribution'],
		label: () => __('Enhanced distribution', 'site-dashboard'),
		keywords: () => __('firehose, search engines, share posts', 'site-dashboard'),
		since: '13.4',
	},
	{
		names: ['google-analytics', 'google_analytics_tracking_id'],
		label: () => __('Google Analytics', 'site-dashboard'),
		keywords: () => __('analytics, tracking ID, measurement ID, visitors', 'site-dashboard'),
		since: '13.7',
		instead: () => __('Add it with another plugin.', 'site-dashboard'),
		isHere: selectHasAnalyticsMap,
	},
	{
		names: ['masterbar'],
		/* translators: %s: provider name */
		label: () => sprintf(__('%s toolbar', 'site-dashboard'), PROVIDER_NAME),
		keywords: () => __('admin bar, masterbar, toolbar', 'site-dashboard'),
		since: '13.7',
		instead: () => __('The WordPress toolbar takes its place.', 'site-dashboard'),
	},
	{
		names: ['custom-css'],
		label: () => __('Custom CSS', 'site-dashboard'),
		keywords: () => __('CSS, styles, stylesheet, design', 'site-dashboard'),
		since: '13.8',
		instead: () => __('Add CSS in the Customizer, or in your block theme’s styles.', 'site-dashboard'),
	},
];

/** The removed setting that had this module or option, if there is one. */
export const removedSetting = (name: string): RemovedSetting | undefined =>
	REMOVED.find(({ names }) => names.includes(name));

/** Those that this site doesn't have; none before its settings are known. */
export function removedHere(state: RootState): readonly RemovedSetting[] {
	const { settings, modules } = state;
	const isHeld = (name: string) => Object.hasOwn(settings.values, name) || name in modules.bySlug;
	return Object.keys(settings.values).length > 0
		? REMOVED.filter(({ names, isHere }) => !names.some(isHeld) && !isHere?.(state))
		: [];
}

/** Since when it's gone, and what does the same now. */
export const removedText = ({ since, instead }: RemovedSetting): string =>
	[
		/* translators: 1: product name, 2: version number */
		sprintf(__('Removed in %1$s %2$s.', 'site-dashboard'), PRODUCT_NAME, since),
		instead?.(),
	]
		.filter(Boolean)
		.join(' ');

/**
 * In the place of a module's switch, for sites that had it on: since when it's gone, and what replaces it.
 */
export const goneNote = (slug: string): SettingsItem => ({
	kind: 'note',
	id: `gone-${slug}`,
	isShown: (state) => selectSite(state).goneModules.includes(slug) && removedHere(state).some(has(slug)),
	text: () => REMOVED.filter(has(slug)).map(goneText).join(' '),
});

const has =
	(name: string) =>
	({ names }: RemovedSetting) =>
		names.includes(name);

const goneText = ({ label, since, instead }: RemovedSetting): string =>
	[
		/* translators: 1: product name, 2: version number, 3: name of a feature */
		sprintf(__('“%3$s” was removed in %1$s %2$s.', 'site-dashboard'), PRODUCT_NAME, since, label()),
		instead?.(),
	]
		.filter(Boolean)
		.join(' ');
