import type { ModuleDefinition, SettingDefinition, SettingRule } from '../catalog/schema';
import { encodeEntities, orEmptyList } from '../php';
import { adminUrl, DASHBOARD_PAGE, rawUrl } from './urls';
import { moduleState } from './modules';
import { readableSettings, readSetting, type Reader } from './read-settings';
import { isOffline, type Site } from './site';

/** The REST API leaves entities in the longer texts, the bootstrap object doesn't. */
type TextEncoding = 'rest' | 'plain';

const TYPES: Partial<Record<SettingRule, string>> = {
	boolean: 'boolean',
	count: 'integer',
	roles: 'array',
	places: 'array',
	'sharing-services': 'object',
	'custom-service': 'object',
	'title-formats': 'object',
	onboarding: 'object',
	categories: 'array',
	texts: 'array',
	'subscription-texts': 'object',
	crawlers: 'object',
	map: 'object',
};

/** All modules as GET module/all answers them, by slug (host-contract 5.2). */
export function describeModules(
	site: Site,
	origin: string,
	reader: Reader,
	encoding: TextEncoding,
): Record<string, object> {
	return Object.fromEntries(
		site.edition.modules.map((definition) => [
			definition.slug,
			describeModule(site, definition, { origin, reader, encoding }),
		]),
	);
}

interface Frame {
	origin: string;
	reader: Reader;
	encoding: TextEncoding;
}

function describeModule(
	site: Site,
	definition: ModuleDefinition,
	{ origin, reader, encoding }: Frame,
): object {
	const { slug, description, details, keywords } = definition;
	const { isActivated, unavailableReason, override } = moduleState(site, definition);
	return {
		...singleModule(site, definition, reader),
		module: slug,
		activated: isActivated,
		available: unavailableReason === false,
		unavailable_reason: unavailableReason,
		short_description: description,
		configure_url: `${adminUrl(origin)}${definition.configurePage ?? `${DASHBOARD_PAGE}#/settings?term=${slug}`}`,
		override,
		learn_more_button: helpUrl(definition, origin),
		long_description: encoding === 'rest' ? encodeEntities(details) : details,
		search_terms: keywords,
		configurable: false,
		...(slug === 'sitemaps' ? { extra: sitemapUrls(site, origin) } : {}),
	};
}

/** One module as GET module/{slug} answers it: without most of what matters (quirk 28). */
export function describeSingleModule(site: Site, definition: ModuleDefinition, reader: Reader): object {
	return {
		...singleModule(site, definition, reader),
		short_description: definition.description,
		...(isOffline(site) && definition.requiresConnection ? { activated: false } : {}),
	};
}

function singleModule(site: Site, definition: ModuleDefinition, reader: Reader): object {
	const { description, keywords } = definition;
	return {
		name: definition.name,
		description,
		sort: definition.sort,
		recommendation_order: definition.recommendationOrder,
		introduced: definition.introduced,
		changed: definition.changed,
		deactivate: definition.isDeactivable,
		free: definition.isFree,
		requires_connection: definition.requiresConnection,
		requires_user_connection: definition.requiresUserConnection,
		auto_activate: definition.autoActivate,
		module_tags: definition.tags,
		feature: definition.feature,
		additional_search_queries: keywords,
		plan_classes: definition.planClasses,
		options: orEmptyList(
			Object.fromEntries(
				readableSettings(site, definition.slug, reader).map((setting) => [
					setting.key,
					describeOption(site, setting, reader),
				]),
			),
		),
	};
}

function describeOption(site: Site, definition: SettingDefinition, reader: Reader): object {
	const { module, rule, choices } = definition;
	const type = TYPES[rule] ?? 'string';
	return {
		description: /<a /.test(definition.description)
			? definition.description
			: encodeEntities(definition.description),
		type,
		...(type === 'array' ? { items: { type: 'string' } } : {}),
		default: definition.default,
		...(choices ? { enum: Object.keys(choices), enum_labels: choices } : {}),
		jp_group: module,
		current_value: readSetting(site, definition, reader),
	};
}

/** A URL as the protocol prints it: with an entity in it (quirk 15). */
function helpUrl({ help }: ModuleDefinition, origin: string): string {
	return help === '' || help.startsWith('https:')
		? help
		: `https://jetpack.com/redirect/?source=${help}&#038;site=${encodeURIComponent(rawUrl(origin))}`;
}

function sitemapUrls({ facts }: Site, origin: string): { sitemap_url: string; news_sitemap_url: string } {
	const root = facts.permalinks === 'plain' ? `${origin}/?jetpack-sitemap=` : `${origin}/`;
	return { sitemap_url: `${root}sitemap.xml`, news_sitemap_url: `${root}news-sitemap.xml` };
}
