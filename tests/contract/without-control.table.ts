const SEO = 'Jetpack’s SEO page sets it.';
const MODULE_LIST = 'A module without options: Jetpack’s list of modules switches it.';
const READ_ONLY = 'Nobody sets it: the host says it.';

/** What today’s Jetpack has, 12.0 hadn’t, and no control of ours names, each with the reason. */
export const NEW_WITHOUT_CONTROL: Readonly<Record<string, string>> = {
	ai_seo_enhancer_enabled: SEO,
	blaze: MODULE_LIST,
	'canonical-urls': MODULE_LIST,
	categories: READ_ONLY,
	jetpack_seo_ai_crawler_overrides: SEO,
	jetpack_seo_llms_txt_enabled: SEO,
	jetpack_wga: 'It is set at the provider.',
	newsletter_has_active_plan: READ_ONLY,
	podcast: 'The podcast’s own page switches it.',
	wordads_cmp_enabled: 'Jetpack’s page about earning money sets it.',
	wordads_inline_enabled: 'Jetpack’s page about earning money sets it.',
	'wpcom-reader': MODULE_LIST,
	wpcom_reader_views_enabled: 'Jetpack’s settings of the Reader set it.',
};
