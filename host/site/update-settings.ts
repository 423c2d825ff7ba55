import { randomBytes } from 'node:crypto';
import type { Permissions } from '../auth/permissions';
import type { User } from '../auth/users';
import { moduleDefinition } from '../catalogue/modules';
import { settingDefinition } from '../catalogue/settings';
import { isRecord, stripTags } from '../php';
import { isAntiSpamKey } from '../provider/keys';
import { inTransaction } from '../store/database';
import { writeUserOption } from '../store/options';
import type { Database } from '../store/tables';
import { writeFacts } from './facts';
import { isIpEntry, SHARED_ALLOW_LIST } from './ip-list';
import { switchModule, type SwitchRefusal } from './modules';
import { isSettingOn } from './setting-values';
import { isLinked, isPluginActive, readSite, type Site } from './site';
import { writeSetting } from './write-setting';

/** What became of an update: keys that do not exist, and keys that could not be stored, with the reason or `''`. */
export interface UpdateResult {
	unknown: string[];
	refused: Array<{ key: string; reason: string }>;
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

export interface Update {
	/** Values as sent by key; only used to see which keys were sent. */
	sent: Readonly<Record<string, unknown>>;
	/** Checked values by key. */
	values: Readonly<Record<string, unknown>>;
	user: User;
	permissions: Permissions;
	/** When given, only options of this module are taken. */
	onlyModule?: string;
}

/** Words of the protocol for a refused switch (host contract 5.2). */
export const SWITCH_REFUSALS: Record<SwitchRefusal, string> = {
	not_found: 'The requested Jetpack module was not found.',
	not_supported: 'The requested Jetpack module is not supported by your plan.',
	activation_failed: 'The requested Jetpack module could not be activated.',
	already_inactive: 'The requested Jetpack module was already inactive.',
};

/**
 * Stores what can be stored, in the order it was sent, and says what could not. All of it is one transaction: a crash
 * leaves everything or nothing.
 * @param noPermission words for a switch or an option that the user may not change
 */
export function updateSettings(db: Database, update: Update, noPermission: string): Promise<UpdateResult> {
	return inTransaction(db, async (trx) => {
		const keys = Object.keys(update.sent);
		const known = keys.filter((key) => isOffered(key, update.onlyModule));
		const result: UpdateResult = { unknown: keys.filter((key) => !known.includes(key)), refused: [] };
		let site = await readSite(trx);
		let isStale = false;
		for (const key of known) {
			// An earlier key may have unlocked this one, as the search product does; a plain one depends on nothing else.
			if (isStale && !isPlain(key)) {
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

/** Whether storing the key depends on nothing but what is stored under it. */
const isPlain = (key: string): boolean => !moduleDefinition(key) && !Object.hasOwn(WRITERS, key);

/** The option that users who write posts may change: it's their own address. */
export const OWN_OPTION = 'post_by_email_address';

function isOffered(key: string, onlyModule: string | undefined): boolean {
	const module = settingDefinition(key)?.module;
	return onlyModule === undefined
		? module !== undefined || moduleDefinition(key) !== undefined
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
	if (moduleDefinition(key)) {
		return applySwitch(change, key);
	}
	const write = WRITERS[key];
	return write ? write(change) : writePlain(change, key);
}

async function applySwitch({ db, site, value }: Change, slug: string): Promise<string | null> {
	const outcome = await switchModule(db, site, slug, value === true);
	return outcome === 'done' || outcome === 'already_inactive' ? null : SWITCH_REFUSALS[outcome];
}

async function writePlain({ db, site, value }: Change, key: string): Promise<null> {
	const isDeaf = settingDefinition(key)?.ignoresFirstFalse && !site.settings.has(key) && value === false;
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

/** Options that are not simply stored (host contract 6, "written and read forms differ"). */
const WRITERS: Record<string, Writer> = {
	highlander_comment_form_prompt: withoutTags('highlander_comment_form_prompt'),
	advanced_seo_front_page_description: withoutTags('advanced_seo_front_page_description'),
	sharing_label: withoutTags('sharing_label'),
	jetpack_protect_global_whitelist: writeProtectList,
	post_by_email_address: writePostByEmail,
	wordpress_api_key: writeAntiSpamKey,
	roles: async ({ db, value }) => {
		const roles = Array.isArray(value) ? value : [];
		await writeSetting(db, 'roles', roles.length > 0 ? roles : ['administrator']);
		return null;
	},
	// Saving what is already saved is refused, without a reason (trap 24).
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

/** One entry that is no address, and nothing at all is saved, without a word about it (host contract 6). */
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
	const address = `${randomBytes(16).toString('hex')}@post.example.com`;
	await writeUserOption(db, user.id, 'post_by_email_address', address);
	result.postByEmailAddress = address;
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
