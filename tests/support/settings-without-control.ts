const ELSEWHERE = 'The Customizer or the pages of the feature itself set it.';
const AT_PROVIDER = 'It is set at the provider.';
const MACHINE = 'The plugin keeps it for itself: no choice of a person.';
const DEFAULT_ALONE = 'The original has no control for it either.';
const CARD_PUT_AWAY = 'Remembers that a card of the dashboard was put away.';

/** Settings of the host that the settings tabs do not change, each with the reason. */
export const WITHOUT_CONTROL: Readonly<Record<string, string>> = {
	'action-bar': DEFAULT_ALONE,
	'google-analytics': AT_PROVIDER,
	'google-fonts': DEFAULT_ALONE,
	'post-list': DEFAULT_ALONE,
	'woocommerce-analytics': DEFAULT_ALONE,
	akismet: 'A plugin: it is switched on its own page. Its key is set here.',
	vaultpress: 'A plugin: its card shows its status, and leads to its own page.',
	akismet_show_user_comments_approved: ELSEWHERE,
	blog_id: MACHINE,
	button_style: ELSEWHERE,
	collapse_nudges: MACHINE,
	custom: ELSEWHERE,
	dismiss_dash_agencies_learn_more: CARD_PUT_AWAY,
	dismiss_dash_backup_getting_started: CARD_PUT_AWAY,
	dismiss_empty_stats_card: CARD_PUT_AWAY,
	do_not_track: DEFAULT_ALONE,
	google_analytics_tracking_id: AT_PROVIDER,
	gravatar_disable_hovercards: 'Follows the switch of its module.',
	has_jetpack_search_product: 'Told to the host when it refuses a search that was bought (PERF-012).',
	infinite_scroll_google_analytics: DEFAULT_ALONE,
	jetpack_portfolio_posts_per_page: ELSEWHERE,
	jetpack_protect_key: MACHINE,
	jetpack_testimonial_posts_per_page: ELSEWHERE,
	'jetpack-twitter-cards-site-tag': ELSEWHERE,
	lang_id: 'The general settings of the site set it.',
	monitor_receive_notifications: AT_PROVIDER,
	onboarding: 'Answers that were given when the site was set up.',
	search_auto_config: 'A command, and no setting.',
	sharedaddy_disable_resources: ELSEWHERE,
	sharing_delete_service: 'A command, and no setting.',
	sharing_label: ELSEWHERE,
	sharing_services: ELSEWHERE,
	show: ELSEWHERE,
	social_notifications_like: ELSEWHERE,
	social_notifications_subscribe: ELSEWHERE,
	version: MACHINE,
	wordads_approved: AT_PROVIDER,
	wpl_default: ELSEWHERE,
};
