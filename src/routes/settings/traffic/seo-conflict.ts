import { __, sprintf } from '@wordpress/i18n';
import { selectIsOffline } from '../../../state/connection/slice';
import { selectIsModuleActive } from '../../../state/modules/slice';
import { selectPlugins } from '../../../state/plugins/slice';
import type { RootState } from '../../../state/root-state';
import { selectCan } from '../../../state/user/slice';

/** Plugins that do the same, by file; names of plugins are theirs, not words to translate (TRAF-021). */
const CONFLICTS: ReadonlyArray<readonly [file: string, name: string]> = [
	['wordpress-seo/wp-seo.php', 'Yoast SEO'],
	['wordpress-seo-premium/wp-seo-premium.php', 'Yoast SEO Premium'],
	['all-in-one-seo-pack/all_in_one_seo_pack.php', 'All In One SEO Pack'],
	['all-in-one-seo-pack-pro/all_in_one_seo_pack.php', 'All In One SEO Pack Pro'],
	['wp-seopress/seopress.php', 'SEOPress'],
	['wp-seopress-pro/seopress-pro.php', 'SEOPress Pro'],
	['seo-key/seo-key.php', 'SEOKEY'],
	['seo-key-pro/seo-key.php', 'SEOKEY Pro'],
];

/** The first active one of that order (TRAF-074); empty without one, and while the list is not known. */
function selectConflict(state: RootState): string {
	const plugins = selectPlugins(state);
	if (plugins.status !== 'ready') {
		return '';
	}
	return CONFLICTS.find(([file]) => plugins.data[file]?.active)?.[1] ?? '';
}

/** The reason why search engine optimization isn't available here; empty when it is (TRAF-019, TRAF-020). */
export function seoConflictText(state: RootState): string {
	const name = selectConflict(state);
	/* translators: %s: name of a plugin */
	const text = __('Your SEO settings are managed by the following plugin: %s', 'site-dashboard');
	return name && sprintf(text, name);
}

/** Those who may not see the list of plugins get the settings without it. */
const selectIsListDue = (state: RootState) =>
	selectCan(state, 'manage_plugins') && selectPlugins(state).status !== 'ready';

const selectIsOn = (state: RootState) => selectIsModuleActive(state, 'seo-tools') && !selectIsOffline(state);

/** It is not known yet whether another plugin does the same, or cannot be known. */
export const selectIsPluginListMissing = (state: RootState) => selectIsOn(state) && selectIsListDue(state);

/** This user may not see the list of plugins, so that no conflict shows to them. */
export const selectIsPluginListHidden = (state: RootState) =>
	selectIsOn(state) && !selectCan(state, 'manage_plugins');

/** The details are for sites that are online, with the module on and no other plugin for it (TRAF-022). */
export const selectHasSeoDetails = (state: RootState) =>
	selectIsOn(state) && !selectIsListDue(state) && seoConflictText(state) === '';
