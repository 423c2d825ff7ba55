import { __, sprintf } from '@wordpress/i18n';
import { blockReason, selectHasModule, selectModuleBlock } from '../../../state/modules/slice';
import { Notice } from '../../../components/ui/notice';
import { isFlagOn } from '../../../lib/flags';
import type { Settings } from '../../../rest-api/settings';
import { useAppSelector } from '../../../state/hooks';
import { selectPage } from '../../../state/page/slice';
import { selectAdminUrl } from '../../../state/page/urls';
import { selectDraft } from '../../../state/settings/slice';
import type { RootState } from '../../../state/root-state';
import { goneNote } from '../removed-settings';
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

const hasSupport = (state: RootState) => selectPage(state).themeData.support[MODULE];
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
		read: (state) => readMode((name) => selectDraft(state, name)),
		write: writeMode,
		options: [MODULE, OPTION],
		label: () => __('Infinite scroll', 'site-dashboard'),
		support: 'jetpack-support-infinite-scroll',
		isShown: canChoose,
		choices: [
			{
				value: 'infinite_default',
				label: () => __('Default theme behavior', 'site-dashboard'),
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

/** Additions to the theme (WRITE-024 to WRITE-031). */
export const THEME: SettingsGroup = {
	id: 'theme-enhancements',
	title: () => __('Theme enhancements', 'site-dashboard'),
	description: () => __('Adds features your theme may not include.', 'site-dashboard'),
	keywords: () => __('appearance, stylesheet, older posts', 'site-dashboard'),
	modules: [MODULE, 'custom-css'],
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
			label: () => __('Edit CSS in the Customizer', 'site-dashboard'),
			href: (state) => selectAdminUrl(state, 'customize.php?autofocus[section]=custom_css'),
			click: { target: 'visit-customizer', feature: 'custom-css', extra: 'custom-css-section' },
			isShown: (state) => selectHasModule(state, 'custom-css'),
		},
		goneNote('custom-css'),
	],
};

/** In place of the choice while somebody else decides (WRITE-029). */
function InfiniteScrollNotice() {
	return <Notice tone="is-info">{useInfiniteScrollNotice()}</Notice>;
}

/** Says who decides about infinite scroll instead of the user (SET-028, SET-030). */
function useInfiniteScrollNotice(): string {
	const block = useAppSelector((state) => selectModuleBlock(state, 'infinite-scroll'));
	if (block && block !== 'override-inactive') {
		return blockReason(block);
	}
	return sprintf(
		/* translators: %s: name of a feature */
		__('%s has been disabled by a site administrator.', 'site-dashboard'),
		__('Infinite scroll', 'site-dashboard'),
	);
}
