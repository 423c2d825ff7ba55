const ELSEWHERE = 'The Customizer or the pages of the feature itself set it.';
const AT_PROVIDER = 'It is set at the provider.';
const MACHINE = 'The plugin keeps it for itself: no choice of a person.';
const NO_OPTIONS = 'Nothing to set but its switch, which the Features tab has.';
const UNUSED = 'The host stores it, but nothing reads it.';
const CARD_PUT_AWAY = 'Remembers that a card of the dashboard was put away.';

/** Settings of the host that the settings tabs do not change, each with the reason. */
export const WITHOUT_CONTROL: Readonly<Record<string, string>> = {
	'action-bar': NO_OPTIONS,
	'google-analytics': AT_PROVIDER,
	'google-fonts': NO_OPTIONS,
	'post-list': NO_OPTIONS,
	'woocommerce-analytics': NO_OPTIONS,
	akismet: 'A plugin: it is switched on its own page. Its key is set here.',
	vaultpress: 'A plugin: its card shows its status, and leads to its own page.',
	blog_id: MACHINE,
	collapse_nudges: MACHINE,
	custom: 'A command that adds a sharing service: the host’s own page has it.',
	dismiss_dash_agencies_learn_more: CARD_PUT_AWAY,
	dismiss_dash_backup_getting_started: CARD_PUT_AWAY,
	dismiss_empty_stats_card: CARD_PUT_AWAY,
	do_not_track: UNUSED,
	google_analytics_tracking_id: 'The host refuses the hyphen that each ID has: it is set at the provider.',
	gravatar_disable_hovercards: 'Follows the switch of its module.',
	has_jetpack_search_product: 'Told to the host when it refuses a search that was bought (PERF-012).',
	infinite_scroll_google_analytics:
		'It counted for a module that newer hosts no longer have: Google Analytics.',
	jetpack_protect_key: MACHINE,
	lang_id: 'The general settings of the site set it.',
	monitor_receive_notifications: 'Each user’s own choice at the provider: the card links the page.',
	onboarding: 'Answers that were given when the site was set up.',
	search_auto_config: 'A command, and no setting.',
	sharing_delete_service: 'A command, and no setting.',
	sharing_services: 'Shown, but its order is dragged on the host’s own page, which the card links.',
	social_notifications_subscribe: ELSEWHERE,
	version: MACHINE,
	wordads_approved: AT_PROVIDER,
	wpl_default: 'The host stores it, but its like buttons go by another option, set on its Sharing page.',
};
