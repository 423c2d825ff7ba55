import { __ } from '@wordpress/i18n';
import { selectHasModule } from '../../../state/modules/selectors';
import { selectAdminUrl } from '../../../state/page/selectors';
import { selectSettingFlag, selectSettingForm } from '../../../state/settings/selectors';
import type { RootState } from '../../../state/store';
import { selectCanEditPosts, selectCanManageModules } from '../../../state/user/selectors';
import type { SettingsGroup, SettingsItem } from './group';

const BLOCKS = 'jetpack_blocks_disabled';
const hasBlocks = (state: RootState) =>
	selectHasModule(state, 'blocks') || selectSettingForm(state, BLOCKS) !== 'missing';

/** Who can't change a switch doesn't get it: five dead ones help nobody to write. */
const forManagers = (item: SettingsItem): SettingsItem => ({
	...item,
	isShown: (state) => selectCanManageModules(state) && (item.isShown?.(state) ?? true),
});

const SWITCHES: readonly SettingsItem[] = [
	{
		kind: 'module',
		module: 'copy-post',
		label: () => __('Copy posts and pages', 'site-dashboard'),
		help: () => __('A new draft starts with text, tags and settings of another.', 'site-dashboard'),
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
		help: () => __('Links, lists and styles in plain text.', 'site-dashboard'),
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
		label: () => __('Embed media of other services with shortcodes', 'site-dashboard'),
		support: 'jetpack-support-shortcode-embeds',
	},
	{
		kind: 'toggle',
		option: BLOCKS,
		isInverted: true,
		isShown: hasBlocks,
		label: () => __('Offer more blocks in the editor', 'site-dashboard'),
		support: 'jetpack-support-blocks',
	},
];

/** What helps to write; authors have the way to a new post, and managers the switches (WRITE-012 to WRITE-017). */
export const COMPOSING: SettingsGroup = {
	id: 'composing',
	title: () => __('Composing', 'site-dashboard'),
	description: () => __('What you can write with.', 'site-dashboard'),
	words: () => __('editor, formulas, mathematics, embeds, videos', 'site-dashboard'),
	modules: ['copy-post', 'markdown', 'latex', 'shortcodes', 'blocks'],
	allow: (state) => selectCanManageModules(state) || (selectCanEditPosts(state) && hasBlocks(state)),
	// SET-040; the switches do not wait for it. Those who can change nothing have nothing to save either.
	hasSave: selectCanManageModules,
	saveBlockedBy: () => __('Nothing to save: these switches are saved at once.', 'site-dashboard'),
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
