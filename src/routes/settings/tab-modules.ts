import type { Settings } from '../../rest-api/settings';
import type { RootState } from '../../state/root-state';
import type { SettingsGroup } from './groups/group';

const tab = (
	shared: readonly string[],
	{
		inNavigation = [],
		hasContent = [],
	}: { inNavigation?: readonly string[]; hasContent?: readonly string[] } = {},
) => ({ inNavigation: [...shared, ...inNavigation], hasContent: [...shared, ...hasContent] });

/**
 * The modules of which one brings a tab into the navigation, and one gives it content. The requirements list
 * them apart, on purpose: a tab that the navigation leaves out still opens by its link and in a search
 * (SHELL-055 to SHELL-060; PERF-001, DISC-001, TRAF-001).
 */
export const TAB_MODULES = {
	// Akismet's plugin and active backups count, too: see settings-items.ts and groups/security.ts.
	security: tab(['protect', 'sso', 'vaultpress'], { hasContent: ['monitor'] }),
	performance: tab(['photon', 'videopress', 'lazy-images', 'photon-cdn', 'search'], {
		inNavigation: ['carousel'],
	}),
	writing: tab(
		['masterbar', 'markdown', 'custom-content-types', 'post-by-email', 'infinite-scroll', 'copy-post'],
		{
			hasContent: [
				'carousel',
				'contact-form',
				'podcast',
				'custom-css',
				'latex',
				'shortcodes',
				'widgets',
				'widget-visibility',
				'blocks',
			],
		},
	),
	sharing: tab(['publicize', 'sharedaddy', 'likes']),
	discussion: tab(['comments', 'gravatar-hovercards', 'markdown', 'subscriptions'], {
		hasContent: ['comment-likes'],
	}),
	newsletter: tab(['subscriptions']),
	traffic: tab(
		['seo-tools', 'wordads', 'stats', 'related-posts', 'verification-tools', 'sitemaps', 'google-analytics'],
		{ hasContent: ['shortlinks', 'canonical-urls', 'wpcom-reader', 'blaze'] },
	),
};

/** Each host that has settings of a newsletter has these. */
export const hasNewsletter = (values: Settings): boolean =>
	'sm_enabled' in values || 'jetpack_subscriptions_from_name' in values;

export type TabId = keyof typeof TAB_MODULES | 'privacy' | 'tools';

/** One tab. Each is a chunk of its own, which exports it as `TAB`. */
export interface SettingsTab {
	id: TabId;
	/** Its name, as in the navigation; the heading of its part of the search results. */
	title: () => string;
	/** The second, quiet line of the screen's heading. */
	slogan?: () => string;
	/** The modules of which one has to be there. */
	modules?: readonly string[];
	/** In place of `modules`, where more decides. */
	isHere?: (state: RootState) => boolean;
	/** The new place of `?at=` if this host has that card or control on another tab. */
	movedTo?: (state: RootState, at: string) => string | undefined;
	/** Shown to users who manage no modules when none of its cards is for them. */
	emptyText?: () => string;
	groups: readonly SettingsGroup[];
}
