import { __, sprintf } from '@wordpress/i18n';
import { PRODUCT_NAME } from '../../../lib/product';
import { selectHasModule } from '../../../state/modules/slice';
import { selectAdminUrl } from '../../../state/page/slice';
import { selectIsStoredHere } from '../../../state/settings/forms';
import { selectSettingFlag } from '../../../state/settings/slice';
import type { RootState } from '../../../state/root-state';
import { selectCanEditPosts, selectCanManageModules } from '../../../state/user/slice';
import type { ModuleItem, SettingsGroup, SettingsItem } from './group';

const hasBlocks = (state: RootState) =>
	selectHasModule(state, 'blocks') || selectIsStoredHere(state, 'jetpack_blocks_disabled');
const BLOCKS: Pick<ModuleItem, 'label' | 'support'> = {
	label: () =>
		/* translators: %s: product name */
		sprintf(__('Add %s blocks to the editor', 'site-dashboard'), PRODUCT_NAME),
	support: 'jetpack-support-blocks',
};

/** Users who can't change a switch don't get it: five dead ones help nobody to write. */
const forManagers = (item: SettingsItem): SettingsItem => ({
	...item,
	isShown: (state) => selectCanManageModules(state) && (item.isShown?.(state) ?? true),
});

const SWITCHES: readonly SettingsItem[] = [
	{
		kind: 'module',
		module: 'copy-post',
		label: () => __('Copy posts and pages', 'site-dashboard'),
		help: () =>
			__('Start a new draft from an existing post, with its text, tags and settings.', 'site-dashboard'),
		support: 'jetpack-support-copy-post',
	},
	{
		kind: 'toggle',
		module: 'markdown',
		option: 'wpcom_publish_posts_with_markdown',
		// SET-042: nobody would be left to use it.
		alsoOff: (state) => !selectSettingFlag(state, 'wpcom_publish_comments_with_markdown'),
		isShown: (state) => selectHasModule(state, 'markdown'),
		label: () => __('Write posts and pages in Markdown', 'site-dashboard'),
		help: () => __('Format links, lists and headings in plain text.', 'site-dashboard'),
		support: 'jetpack-support-markdown',
	},
	{
		kind: 'module',
		module: 'latex',
		label: () => __('Write formulas in LaTeX', 'site-dashboard'),
		support: 'jetpack-support-beautiful-math-with-latex',
	},
	{
		kind: 'module',
		module: 'shortcodes',
		label: () => __('Embed media from other services with shortcodes', 'site-dashboard'),
		support: 'jetpack-support-shortcode-embeds',
	},
	// One of the two: a host has blocks as a module, or an option that turns them off.
	{ ...BLOCKS, kind: 'module', module: 'blocks', isHere: (state) => selectIsStoredHere(state, 'blocks') },
	{ ...BLOCKS, kind: 'toggle', option: 'jetpack_blocks_disabled', isInverted: true },
];

/** Writing aids; authors get a link to a new post, managers the switches (WRITE-012 to WRITE-017). */
export const COMPOSING: SettingsGroup = {
	id: 'composing',
	title: () => __('Composing', 'site-dashboard'),
	description: () => __('Tools for writing posts and pages.', 'site-dashboard'),
	keywords: () => __('editor, Gutenberg, formulas, equations, mathematics, embeds, videos', 'site-dashboard'),
	modules: ['copy-post', 'markdown', 'latex', 'shortcodes', 'blocks'],
	allow: (state) => selectCanManageModules(state) || (selectCanEditPosts(state) && hasBlocks(state)),
	items: [
		...SWITCHES.map(forManagers),
		{
			kind: 'link',
			id: 'new-post',
			label: () => __('Write a post in the block editor', 'site-dashboard'),
			href: (state) => selectAdminUrl(state, 'post-new.php'),
			click: { target: 'new-post', feature: 'composing' },
			isShown: hasBlocks,
		},
	],
};
