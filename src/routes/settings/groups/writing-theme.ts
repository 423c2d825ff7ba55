import { __ } from '@wordpress/i18n';
import type { Settings } from '../../../rest-api/contract/settings';
import { selectHasModule, selectModuleBlock } from '../../../state/modules/selectors';
import { selectAdminUrl, selectPage } from '../../../state/page/selectors';
import { isFlagOn } from '../../../state/settings/selectors';
import type { RootState } from '../../../state/store';
import { InfiniteScrollNotice } from '../writing/infinite-scroll-notice';
import type { SettingsGroup, SettingsItem } from './group';

const MODULE = 'infinite-scroll';
const OPTION = 'infinite_scroll';

type Mode = 'infinite_default' | 'infinite_button' | 'infinite_scroll';

/** The mode that a switch and an option make up (WRITE-025). */
export function readMode(get: (name: string) => unknown): Mode {
	if (!isFlagOn(get(MODULE))) {
		return 'infinite_default';
	}
	return isFlagOn(get(OPTION)) ? 'infinite_scroll' : 'infinite_button';
}

/** The other way round (WRITE-026, WRITE-027). */
export const writeMode = (mode: string): Settings =>
	mode === 'infinite_default'
		? { [MODULE]: false }
		: { [MODULE]: true, [OPTION]: mode === 'infinite_scroll' };

const hasSupport = (state: RootState) => selectPage(state).themeSupport[MODULE];
const isTakenAway = (state: RootState) =>
	['override-inactive', 'override-managed'].includes(selectModuleBlock(state, MODULE) ?? '');
const isThere = (state: RootState) => selectHasModule(state, MODULE);
const canChoose = (state: RootState) => isThere(state) && hasSupport(state) && !isTakenAway(state);
const lacksSupport = (state: RootState) => isThere(state) && !hasSupport(state) && !isTakenAway(state);

const INFINITE_SCROLL: readonly SettingsItem[] = [
	{
		kind: 'heading',
		id: 'infinite-scroll-heading',
		label: () => __('Infinite scroll', 'site-dashboard'),
		isShown: (state) => isThere(state) && !canChoose(state),
	},
	{
		kind: 'view',
		id: 'infinite-scroll-notice',
		View: InfiniteScrollNotice,
		isShown: (state) => isThere(state) && isTakenAway(state),
	},
	{
		kind: 'note',
		id: 'infinite-scroll-unsupported',
		text: () => __('Theme support required.', 'site-dashboard'),
		isShown: lacksSupport,
	},
	{
		kind: 'link',
		id: 'infinite-scroll-support',
		label: () => __('Learn more', 'site-dashboard'),
		redirect: 'jetpack-support-infinite-scroll',
		click: { target: 'learn-more', feature: MODULE, extra: 'not-supported-link' },
		isShown: lacksSupport,
	},
	{
		kind: 'radio',
		module: MODULE,
		option: OPTION,
		read: readMode,
		write: writeMode,
		covers: [MODULE, OPTION],
		label: () => __('Infinite scroll', 'site-dashboard'),
		support: 'jetpack-support-infinite-scroll',
		isShown: canChoose,
		choices: [
			{
				value: 'infinite_default',
				label: () => __('Default theme behavior', 'site-dashboard'),
				// Forced on, it cannot be left to the theme (SET-024).
				isOffered: (state) => selectModuleBlock(state, MODULE) !== 'override-active',
			},
			{
				value: 'infinite_button',
				label: () => __('Load more posts in page with a button', 'site-dashboard'),
			},
			{
				value: 'infinite_scroll',
				label: () => __('Load more as the reader scrolls', 'site-dashboard'),
			},
		],
	},
];

/** What is added to the theme (WRITE-024 to WRITE-031). */
export const THEME: SettingsGroup = {
	id: 'theme-enhancements',
	title: () => __('Theme enhancements', 'site-dashboard'),
	description: () => __('Things that your theme may not do by itself.', 'site-dashboard'),
	words: () => __('appearance, stylesheet, older posts', 'site-dashboard'),
	modules: [MODULE, 'custom-css'],
	hasSave: canChoose,
	items: [
		...INFINITE_SCROLL,
		{
			kind: 'module',
			module: 'custom-css',
			label: () => __('Enhance CSS customization panel', 'site-dashboard'),
			support: 'jetpack-support-custom-css',
		},
		{
			kind: 'link',
			id: 'customize-css',
			label: () => __('Write your CSS in the Customizer', 'site-dashboard'),
			href: (state) => selectAdminUrl(state, 'customize.php?autofocus[section]=custom_css'),
			click: { target: 'visit-customizer', feature: 'custom-css', extra: 'custom-css-section' },
			isShown: (state) => selectHasModule(state, 'custom-css'),
		},
	],
};
