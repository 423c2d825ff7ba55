import { __, sprintf } from '@wordpress/i18n';
import { PROVIDER_NAME, PRODUCT_NAME } from '../../../lib/product';
import { selectHasModule, selectIsModuleActive } from '../../../state/modules/slice';
import { selectSite } from '../../../state/page/slice';
import { selectAdminUrl } from '../../../state/page/urls';
import { type SettingsTab, TAB_MODULES } from '../tab-modules';
import type { SettingsGroup, ModuleItem, SettingsItem } from './group';
import { CONTENT_TYPES } from './writing-content-types';
import { POST_BY_EMAIL } from './writing-post-by-email';
import { THEME } from './writing-theme';
import type { RootState } from '../../../state/root-state';
import { pageLink, selectFormsPage } from './host-page';
import { selectIsStoredHere } from '../../../state/settings/forms';
import { selectSettingFlag } from '../../../state/settings/slice';
import { selectCanEditPosts, selectCanManageModules } from '../../../state/user/slice';

/** More widgets, and where they appear (WRITE-032, WRITE-033). */
const WIDGETS: SettingsGroup = {
	id: 'widgets',
	title: () => __('Widgets', 'site-dashboard'),
	description: () => __('Adds extra widgets to your sidebar and footer.', 'site-dashboard'),
	keywords: () => __('sidebar, footer, subscribe, Twitter, cookie banner', 'site-dashboard'),
	modules: ['widgets', 'widget-visibility'],
	items: [
		{
			kind: 'module',
			module: 'widgets',
			label: () =>
				// eslint-disable-next-line texts/voice -- Quoted (WRITE-032).
				__('Make extra widgets available, such as subscription forms and Twitter streams', 'site-dashboard'),
			support: 'jetpack-support-extra-sidebar-widgets',
		},
		{
			kind: 'module',
			module: 'widget-visibility',
			label: () => __('Choose where widgets appear', 'site-dashboard'),
			keywords: () => __('widget visibility', 'site-dashboard'),
			support: 'jetpack-support-widget-visibility',
		},
	],
};

/** The provider's toolbar; sites that it hosts always have it (WRITE-047 to WRITE-051). */
const TOOLBAR: SettingsGroup = {
	id: 'toolbar',
	/* translators: %s: provider name */
	title: () => sprintf(__('%s toolbar', 'site-dashboard'), PROVIDER_NAME),
	description: () =>
		sprintf(
			/* translators: %s: provider name */
			__(
				'Replaces the admin bar with one that links to your %s sites, notifications and profile.',
				'site-dashboard',
			),
			PROVIDER_NAME,
		),
	keywords: () => __('admin bar, masterbar, navigation', 'site-dashboard'),
	module: 'masterbar',
	isHere: (state) => {
		const { isAtomicSite, isWoASite, isAtomicPlatform } = selectSite(state);
		return selectHasModule(state, 'masterbar') && !isAtomicSite && !isWoASite && !isAtomicPlatform;
	},
	requires: 'account',
	connect: {
		needs: 'account',
		text: () =>
			/* translators: %s: provider name */
			sprintf(__('Connect to enable the %s toolbar.', 'site-dashboard'), PROVIDER_NAME),
	},
	support: 'jetpack-support-masterbar',
	items: [
		{
			kind: 'module',
			module: 'masterbar',
			label: () =>
				/* translators: %s: provider name */
				sprintf(__('Enable the %s toolbar', 'site-dashboard'), PROVIDER_NAME),
			help: () => __('Changing this reloads the page.', 'site-dashboard'),
		},
	],
};

/** Images in full-screen galleries (WRITE-007 to WRITE-011). */
const MEDIA: SettingsGroup = {
	id: 'writing-media',
	title: () => __('Media', 'site-dashboard'),
	description: () => __('Opens images in a full-screen slideshow.', 'site-dashboard'),
	keywords: () => __('pictures, photos, slideshow, lightbox', 'site-dashboard'),
	module: 'carousel',
	support: 'jetpack-support-carousel',
	items: [
		{
			kind: 'module',
			module: 'carousel',
			label: () => __('Display images in a full-screen carousel gallery', 'site-dashboard'),
		},
		{
			kind: 'toggle',
			module: 'carousel',
			option: 'carousel_display_exif',
			needsModule: true,
			label: () => __('Show photo Exif metadata in carousel (when available)', 'site-dashboard'),
		},
		{
			kind: 'toggle',
			module: 'carousel',
			option: 'carousel_display_comments',
			needsModule: true,
			label: () => __('Show comments area in carousel', 'site-dashboard'),
		},
		{
			kind: 'select',
			module: 'carousel',
			option: 'carousel_background_color',
			label: () => __('Color scheme', 'site-dashboard'),
		},
	],
};

const hasFormsPage = (state: RootState) => selectFormsPage(state) !== '';

/** Forms in posts and pages, on hosts that have a page for them. */
const FORMS: SettingsGroup = {
	id: 'forms',
	title: () => __('Forms', 'site-dashboard'),
	description: () => __('Lets visitors contact you, sign up or answer questions.', 'site-dashboard'),
	keywords: () => __('contact form, feedback, survey, registration, responses', 'site-dashboard'),
	module: 'contact-form',
	isHere: (state) => selectHasModule(state, 'contact-form') && hasFormsPage(state),
	support: 'jetpack-support-contact-form',
	items: [
		{
			kind: 'module',
			module: 'contact-form',
			isHere: hasFormsPage,
			label: () => __('Add forms to your site', 'site-dashboard'),
			help: () => __('Turning this off hides the forms you’ve added.', 'site-dashboard'),
		},
		{
			kind: 'link',
			id: 'form-responses',
			label: () => __('View form responses', 'site-dashboard'),
			href: selectFormsPage,
			isShown: (state) => selectIsModuleActive(state, 'contact-form'),
			click: { target: 'form-responses', feature: 'contact-form' },
		},
	],
};

/** A podcast that the site publishes. */
const PODCAST: SettingsGroup = {
	id: 'podcast',
	title: () => __('Podcast', 'site-dashboard'),
	description: () => __('Publishes a podcast from this site.', 'site-dashboard'),
	keywords: () => __('audio, episodes, feed, Apple Podcasts, Spotify', 'site-dashboard'),
	module: 'podcast',
	items: [
		{
			kind: 'module',
			module: 'podcast',
			label: () => __('Publish episodes as posts', 'site-dashboard'),
			help: () => __('Adds a feed that people follow in their podcast app.', 'site-dashboard'),
		},
		pageLink({
			id: 'manage-podcast',
			module: 'podcast',
			slugs: ['jetpack-podcast'],
			label: () => __('Set up your podcast', 'site-dashboard'),
		}),
	],
};

const DISABLED = 'jetpack_blocks_disabled';
const hasBlocks = (state: RootState) =>
	selectHasModule(state, 'blocks') || selectIsStoredHere(state, DISABLED);
/** The host stores the opposite (WRITE-016). */
const areBlocksOn = (state: RootState) => !selectSettingFlag(state, DISABLED);
const BLOCKS: Pick<ModuleItem, 'label' | 'support'> = {
	label: () =>
		/* translators: %s: product name */
		sprintf(__('Add %s blocks', 'site-dashboard'), PRODUCT_NAME),
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
		label: () => __('Write in Markdown', 'site-dashboard'),
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
		label: () => __('Embed media with shortcodes', 'site-dashboard'),
		support: 'jetpack-support-shortcode-embeds',
	},
	// One of the two: a host has blocks as a module, or an option that turns them off.
	{ ...BLOCKS, kind: 'module', module: 'blocks', isHere: (state) => selectIsStoredHere(state, 'blocks') },
	{
		...BLOCKS,
		kind: 'toggle',
		option: DISABLED,
		read: areBlocksOn,
		write: (isOn) => ({ [DISABLED]: !isOn }),
	},
];

/** Writing aids; authors get a link to a new post, managers the switches (WRITE-012 to WRITE-017). */
const COMPOSING: SettingsGroup = {
	id: 'composing',
	title: () => __('Composing', 'site-dashboard'),
	description: () => __('Adds tools for writing posts and pages.', 'site-dashboard'),
	keywords: () => __('editor, Gutenberg, formulas, equations, mathematics, embeds, videos', 'site-dashboard'),
	modules: ['copy-post', 'markdown', 'latex', 'shortcodes', 'blocks'],
	allow: (state) => selectCanManageModules(state) || (selectCanEditPosts(state) && hasBlocks(state)),
	items: [
		...SWITCHES.map(forManagers),
		{
			kind: 'link',
			id: 'new-post',
			label: () => __('Write a new post', 'site-dashboard'),
			href: (state) => selectAdminUrl(state, 'post-new.php'),
			click: { target: 'new-post', feature: 'composing' },
			isShown: hasBlocks,
		},
	],
};

/** The Writing tab (WRITE-002, WRITE-005). */
export const TAB: SettingsTab = {
	id: 'writing',
	title: () => __('Writing', 'site-dashboard'),
	slogan: () =>
		__('Compose content the way you want to and streamline your publishing experience.', 'site-dashboard'),
	emptyText: () =>
		__(
			'Writing tools available to you will be shown here when an administrator enables them.',
			'site-dashboard',
		),
	modules: TAB_MODULES.writing.hasContent,
	groups: [MEDIA, COMPOSING, FORMS, PODCAST, CONTENT_TYPES, THEME, WIDGETS, POST_BY_EMAIL, TOOLBAR],
};
