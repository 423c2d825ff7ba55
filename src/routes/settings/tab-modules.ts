import type { Settings } from '../../rest-api/settings';

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
