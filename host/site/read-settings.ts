import { type User, hasCapability } from '../auth/users';
import type { SettingDefinition } from '../catalog/schema';
import { isRecord, orEmptyList } from '../php';
import type { OptionMap } from '../store/options';
import { readableIpList, SHARED_ALLOW_LIST } from './ip-list';
import { isSwitchedOn } from './modules';
import { settingValue } from './setting-values';
import { isOffline, isPluginActive, type Site } from './site';

/** Some answers depend on who reads. */
export interface Reader {
	user: User;
	userOptions: OptionMap;
}

/** GET settings: every option and every switch in one flat map (host-contract 6). */
export function readSettings(site: Site, reader: Reader): Record<string, unknown> {
	const answer: Record<string, unknown> = {};
	for (const slug of site.edition.slugs) {
		for (const definition of readableSettings(site, slug, reader)) {
			answer[definition.key] = readSetting(site, definition, reader);
		}
		answer[slug] = isSwitchedOn(site, slug);
	}
	for (const definition of readableSettings(site, null, reader)) {
		answer[definition.key] = readSetting(site, definition, reader);
	}
	answer.akismet = isPluginActive(site, 'akismet/akismet.php');
	return { ...answer, ...site.edition.constants };
}

const SECRETS = /^jetpack_(waf_|protect_(key|global_whitelist)$)/;

/** The options of one module, or of none, that this user may read. */
export function readableSettings({ edition }: Site, module: string | null, { user }: Reader) {
	return !edition.hidesSecrets || hasCapability(user.role, 'manage_options')
		? edition.settingsOf(module)
		: edition.settingsOf(module).filter(({ key }) => !SECRETS.test(key));
}

/** One option in the form that the answer has. */
export function readSetting(site: Site, definition: SettingDefinition, reader: Reader): unknown {
	const read = READERS[definition.key];
	return read ? read(site, reader) : settingValue(site, definition.key);
}

/** Options whose read form is not what is stored (host-contract 6, "written and read forms differ"). */
const READERS: Record<string, (site: Site, reader: Reader) => unknown> = {
	jetpack_protect_global_whitelist: (site) => ({
		local: readableIpList(String(settingValue(site, SHARED_ALLOW_LIST))),
	}),
	// Null before the first address, the text '1' after it was deleted (quirk 9).
	post_by_email_address: (_site, { userOptions }) => userOptions.get('post_by_email_address') ?? null,
	monitor_receive_notifications: (site) =>
		(site.facts.isRegistered || isOffline(site)) &&
		settingValue(site, 'monitor_receive_notifications') === true,
	sharing_services: readSharingServices,
	custom: (site) =>
		orEmptyList(
			Object.fromEntries(Object.entries(site.facts.customServices).map(([id, { name }]) => [id, name])),
		),
	jetpack_seo_ai_crawler_overrides: (site) =>
		orEmptyList(settingValue(site, 'jetpack_seo_ai_crawler_overrides') as Record<string, unknown>),
	blog_id: (site) => site.facts.isRegistered,
	lang_id: (site, { user }) =>
		hasCapability(user.role, 'manage_options') ? site.facts.language : 'error_cap',
	onboarding: readOnboarding,
};

function readSharingServices(site: Site): unknown {
	const stored = settingValue(site, 'sharing_services');
	const visible = namesIn(stored, 'visible');
	const hidden = namesIn(stored, 'hidden');
	const describe = (names: string[]) =>
		orEmptyList(Object.fromEntries(names.map((name) => [name, describeService(site, name)])));
	return {
		visible: describe(visible),
		hidden: describe(hidden),
		all: orEmptyList(Object.fromEntries([...visible, ...hidden].map((name, index) => [name, index]))),
	};
}

function namesIn(lists: unknown, member: 'visible' | 'hidden'): string[] {
	const list = isRecord(lists) ? lists[member] : undefined;
	return Array.isArray(list) ? list.map(String) : [];
}

function describeService(site: Site, shortname: string): Record<string, unknown> {
	const service = site.edition.sharingServices[shortname];
	const custom = site.facts.customServices[shortname];
	return {
		button_style: settingValue(site, 'button_style'),
		smart: settingValue(site, 'button_style') === 'official',
		shortname,
		icon: service?.icon ?? custom?.icon ?? '',
		...(service?.shortUrlLength ? { short_url_length: service.shortUrlLength } : {}),
		...(custom ? { name: custom.name, url: custom.url } : {}),
	};
}

function readOnboarding(site: Site): unknown {
	const { title, description, onboarding } = site.facts;
	return {
		siteTitle: title,
		siteDescription: description,
		siteType: onboarding.siteType ?? false,
		homepageFormat: onboarding.homepageFormat ?? false,
		addContactForm: onboarding.addContactForm ?? 0,
		businessAddress: onboarding.businessAddress ?? false,
		installWooCommerce: isPluginActive(site, 'woocommerce/woocommerce.php'),
		stats: isSwitchedOn(site, 'stats') && site.facts.isRegistered,
	};
}
