import { randomBytes } from 'node:crypto';
import type { Permissions } from './permissions';
import type { User } from '../auth/users';
import type { Edition } from '../catalog/edition';
import { isRecord, replaceTags, stripTags } from '../php';
import { isAntiSpamKey } from '../provider/keys';
import { inTransaction } from '../store/database';
import { writeUserOption } from '../store/options';
import type { Database } from '../store/tables';
import { writeFacts } from './facts';
import { isIpEntry, SHARED_ALLOW_LIST } from './ip-list';
import { switchModule, type SwitchRefusal } from './modules';
import { isSettingOn, settingValue, writeSetting } from './setting-values';
import { isLinked, isPluginActive, readSite, type Site } from './site';

/** Outcome of an update: unknown keys, and keys that couldn't be stored, with the reason or `''`. */
export interface UpdateResult {
	unknown: string[];
	refused: Array<{ key: string; reason: string }>;
	/** Switches that were moved, where the generation answers them. */
	moved: Record<string, boolean>;
	/** Address for posts by email, when one was made. */
	postByEmailAddress?: string;
	/** The language was asked to become what it is; the protocol answers that in its own way. */
	isSameLanguage?: true;
}

interface Change {
	db: Database;
	site: Site;
	user: User;
	value: unknown;
	result: UpdateResult;
}

interface Update {
	/** Values as sent by key; only used to see which keys were sent. */
	sent: Readonly<Record<string, unknown>>;
	/** Checked values by key. */
	values: Readonly<Record<string, unknown>>;
	user: User;
	permissions: Permissions;
	/** When given, only options of this module are taken. */
	onlyModule?: string;
}

/** Words of the protocol for a refused switch (host-contract 5.2). */
export const SWITCH_REFUSALS: Record<SwitchRefusal, string> = {
	not_found: 'The requested Jetpack module was not found.',
	not_supported: 'The requested Jetpack module is not supported by your plan.',
	activation_failed: 'The requested Jetpack module could not be activated.',
	already_inactive: 'The requested Jetpack module was already inactive.',
};

/**
 * Stores what it can, in the order sent, and reports the rest. One transaction: a crash leaves everything or
 * nothing.
 * @param noPermission words for a switch or an option that the user may not change
 */
export function updateSettings(db: Database, update: Update, noPermission: string): Promise<UpdateResult> {
	return inTransaction(db, async (trx) => {
		const keys = Object.keys(update.sent);
		let site = await readSite(trx);
		const { edition } = site;
		const known = keys.filter((key) => isOffered(edition, key, update.onlyModule));
		const unknown = keys.filter((key) => !known.includes(key));
		const result: UpdateResult = { unknown, refused: [], moved: {} };
		let isStale = false;
		for (const key of known) {
			// An earlier key may have unlocked this one, as the search product does; plain options depend on
			// nothing.
			if (isStale && !isPlain(edition, key)) {
				site = await readSite(trx);
			}
			const change: Change = { db: trx, site, user: update.user, value: update.values[key], result };
			const reason = await applyKey(change, key, update.permissions, noPermission);
			isStale ||= reason === null;
			if (reason !== null) {
				result.refused.push({ key, reason });
			}
		}
		return result;
	});
}

/** Keys of one update at most: all that exist fit, and no request keeps the lock for writing for long. */
export const MAX_KEYS = 200;

/** True if storing the key depends on nothing but its stored value. */
const isPlain = (edition: Edition, key: string): boolean =>
	!edition.module(key) && !Object.hasOwn(WRITERS, key);

/** The option that users who write posts may change: it's their own email address. */
export const OWN_OPTION = 'post_by_email_address';

function isOffered(edition: Edition, key: string, onlyModule: string | undefined): boolean {
	const module = edition.setting(key)?.module;
	return onlyModule === undefined
		? module !== undefined || edition.module(key) !== undefined
		: module === onlyModule;
}

/** Null when stored, otherwise the reason why not, possibly empty. */
async function applyKey(
	change: Change,
	key: string,
	permissions: Permissions,
	noPermission: string,
): Promise<string | null> {
	if (!permissions.manage_modules && key !== OWN_OPTION) {
		return noPermission;
	}
	const { edition } = change.site;
	if (edition.module(key)) {
		return applySwitch(change, key);
	}
	const module = edition.setting(key)?.module ?? null;
	if (module !== null && !edition.module(module)) {
		return SWITCH_REFUSALS.not_found;
	}
	const write = WRITERS[key];
	return write ? write(change) : writePlain(change, key);
}

async function applySwitch({ db, site, value, result }: Change, slug: string): Promise<string | null> {
	const outcome = await switchModule(db, site, slug, value === true);
	if (outcome !== 'done' && outcome !== 'already_inactive') {
		return SWITCH_REFUSALS[outcome];
	}
	if (site.edition.answersSwitches) {
		result.moved[slug] = value === true;
	}
	return null;
}

async function writePlain({ db, site, value }: Change, key: string): Promise<null> {
	const isDeaf = site.edition.setting(key)?.ignoresFirstFalse && !site.settings.has(key) && value === false;
	if (!isDeaf) {
		await writeSetting(db, key, value);
	}
	return null;
}

type Writer = (change: Change) => Promise<string | null>;

const withoutTags =
	(key: string): Writer =>
	async ({ db, value }) => {
		await writeSetting(db, key, stripTags(String(value)));
		return null;
	};

/** Options that are not simply stored (host-contract 6, "written and read forms differ"). */
const WRITERS: Record<string, Writer> = {
	highlander_comment_form_prompt: withoutTags('highlander_comment_form_prompt'),
	advanced_seo_front_page_description: withoutTags('advanced_seo_front_page_description'),
	sharing_label: withoutTags('sharing_label'),
	jetpack_subscriptions_from_name: withoutTags('jetpack_subscriptions_from_name'),
	wpcom_newsletter_categories: writeCategories,
	subscription_options: writeSubscriptionTexts,
	jetpack_protect_global_whitelist: writeProtectList,
	post_by_email_address: writePostByEmail,
	wordpress_api_key: writeAntiSpamKey,
	roles: async ({ db, value }) => {
		const roles = Array.isArray(value) ? value : [];
		await writeSetting(db, 'roles', roles.length > 0 ? roles : ['administrator']);
		return null;
	},
	// Saving what is already saved is refused, without a reason (quirk 24).
	enable_odyssey_stats: async (change) =>
		isSettingOn(change.site, 'enable_odyssey_stats') === change.value
			? ''
			: writePlain(change, 'enable_odyssey_stats'),
	// An action, not a value: there is nothing to read back.
	search_auto_config: () => Promise.resolve(null),
	blog_id: () => Promise.resolve(null),
	lang_id: writeLanguage,
	onboarding: writeOnboarding,
	custom: writeCustomService,
	sharing_delete_service: deleteCustomService,
};

/** One entry that is no address, and nothing at all is saved, without a word about it (host-contract 6). */
async function writeProtectList({ db, value }: Change): Promise<null> {
	const entries = String(value)
		.split(/[\n\r,]+/)
		.map((entry) => entry.replace(/\s+/g, ''))
		.filter(Boolean);
	if (entries.every(isIpEntry)) {
		await writeSetting(db, SHARED_ALLOW_LIST, entries.join(' '));
	}
	return null;
}

/** Without any category there's nothing to send: an empty list changes nothing, and says so to nobody. */
async function writeCategories(change: Change): Promise<null> {
	const isEmpty = Array.isArray(change.value) && change.value.length === 0;
	return isEmpty ? null : writePlain(change, 'wpcom_newsletter_categories');
}

/** Markup that texts to subscribers may have. */
const MARKUP = ['ul', 'ol', 'li', 'p', 'strong', 'em', 'a'];

/** Of a tag, what may stay: of its attributes, only where a link leads, on the Web or to an address. */
function allowedTag(tag: string): string {
	const [, slash = '', name = ''] = /^<(\/?)([a-z0-9]+)/i.exec(tag) ?? [];
	const [href = ''] =
		(slash === '' && name === 'a' && / href="(https?:|mailto:|[/#])[^"]*"/i.exec(tag)) || [];
	return MARKUP.includes(name) ? `<${slash}${name}${href}>` : '';
}

/** Texts that aren't sent stay as they are. */
async function writeSubscriptionTexts({ db, site, value }: Change): Promise<null> {
	const sent = isRecord(value) ? value : {};
	const texts = Object.entries(sent).map(([key, text]) => {
		if (key === 'hide_free_tier') {
			return [key, ![false, 0, '', '0', 'false'].includes(text as string)];
		}
		const clean =
			key === 'free_tier_description'
				? stripTags(String(text)).slice(0, 500)
				: replaceTags(String(text), allowedTag);
		return [key, key === 'subscribe_modal_heading' ? clean.trim() : clean];
	});
	const stored = settingValue(site, 'subscription_options');
	await writeSetting(db, 'subscription_options', {
		...(isRecord(stored) ? stored : {}),
		...(Object.fromEntries(texts) as object),
	});
	return null;
}

async function writePostByEmail({ db, site, user, value, result }: Change): Promise<string | null> {
	if (value === 'noop') {
		return '';
	}
	if (!isLinked(site, user)) {
		return `Unable to ${String(value)} the Post by Email address. Please try again later.`;
	}
	if (value === 'delete') {
		await writeUserOption(db, user.id, 'post_by_email_address', '1');
		return null;
	}
	const email = `${randomBytes(16).toString('hex')}@post.example.com`;
	await writeUserOption(db, user.id, 'post_by_email_address', email);
	result.postByEmailAddress = email;
	return null;
}

async function writeAntiSpamKey({ db, site, value }: Change): Promise<string | null> {
	const key = String(value);
	if (!isPluginActive(site, 'akismet/akismet.php')) {
		return 'Akismet is not active.';
	}
	if (key !== '' && (site.facts.providerFault || !(await isAntiSpamKey(db, key)))) {
		return 'Invalid Akismet key';
	}
	await writeSetting(db, 'wordpress_api_key', key);
	return null;
}

async function writeLanguage({ db, site, value, result }: Change): Promise<null> {
	if (value === site.facts.language) {
		result.isSameLanguage = true;
	} else {
		await writeFacts(db, { language: String(value) });
	}
	return null;
}

async function writeOnboarding({ db, site, value }: Change): Promise<null> {
	const { siteTitle, siteDescription, ...answers } = isRecord(value) ? value : {};
	await writeFacts(db, {
		onboarding: { ...site.facts.onboarding, ...answers },
		...(typeof siteTitle === 'string' ? { title: siteTitle } : {}),
		...(typeof siteDescription === 'string' ? { description: siteDescription } : {}),
	});
	return null;
}

async function writeCustomService({ db, site, value }: Change): Promise<null> {
	const { name, url, icon } = value as { name: string; url: string; icon: string };
	const id = `custom-${randomBytes(4).toString('hex')}`;
	await writeFacts(db, { customServices: { ...site.facts.customServices, [id]: { name, url, icon } } });
	return null;
}

async function deleteCustomService({ db, site, value }: Change): Promise<string | null> {
	const id = String(value);
	if (!Object.hasOwn(site.facts.customServices, id)) {
		return id === '' ? null : 'There is no such service.';
	}
	const others = Object.entries(site.facts.customServices).filter(([each]) => each !== id);
	await writeFacts(db, { customServices: Object.fromEntries(others) });
	return null;
}
