import * as v from 'valibot';

const text = v.string();
const texts = v.array(text);
const words = v.optional(text, '');
const off = v.optional(v.boolean(), false);
const on = v.optional(v.boolean(), true);

const planClass = v.picklist(['free', 'personal', 'premium', 'security', 'business', 'complete']);

/** A module as `data/modules.json` has it; the order there is that of the module list (host-contract 5.2). */
const moduleRow = v.strictObject({
	name: text,
	sort: v.number(),
	recommendationOrder: v.optional(v.number(), 20),
	/** Version that brought the module, and the one that last changed it in a way users notice. */
	introduced: text,
	changed: words,
	isDeactivable: on,
	isFree: on,
	requiresConnection: off,
	requiresUserConnection: off,
	/** `Public`: only on a site that search engines may see. */
	autoActivate: v.optional(v.picklist(['Yes', 'No', 'Public']), 'No'),
	tags: texts,
	feature: texts,
	planClasses: v.optional(v.array(planClass), ['free']),
	/** Name of a redirect, or a whole URL, or nothing. */
	help: words,
	/** Admin page with its settings; the dashboard's settings, unless said otherwise. */
	configurePage: v.optional(text),
	description: text,
	details: text,
	/** They feed the feature search. */
	keywords: text,
});

const rule = v.picklist([
	...(['boolean', 'choice', 'count', 'text', 'alphanumeric', 'verification', 'roles', 'places'] as const),
	...(['sharing-services', 'custom-service', 'title-formats', 'social-name', 'onboarding'] as const),
	...(['language', 'categories', 'texts', 'reply-to', 'subscription-texts', 'crawlers', 'map'] as const),
]);

/** An option besides the module switches (host-contract 6): the order is that of the answer. */
const settingRow = v.strictObject({
	/** Module that the option belongs to; null for options of the site. */
	module: v.optional(v.nullable(text), null),
	rule,
	/** As the module list prints it; booleans are 0 and 1 there. */
	default: v.unknown(),
	/** Read before the first write, if it isn't the default. */
	unwritten: v.optional(v.unknown()),
	description: text,
	/** Values and their labels, of a choice. */
	choices: v.optional(v.record(text, text)),
	/** On before the first write, and then deaf to a first `false` (host-contract 6). */
	ignoresFirstFalse: v.optional(v.boolean()),
});

/** A generation of the plugin: the host reads it instead of branching. */
export const versionSchema = v.strictObject({
	/** Version of WordPress that this generation was recorded on. */
	wordpress: text,
	modules: v.record(text, moduleRow),
	settings: v.record(text, settingRow),
	/** Of the share buttons; `icon` is a code in the icon font themes use (host-contract 6). */
	sharingServices: v.record(text, v.strictObject({ icon: text, shortUrlLength: v.optional(v.number()) })),
	/** Members of the settings that nobody can change. */
	constants: v.optional(v.record(text, v.unknown()), {}),
	/** Changes of answers, by their names. */
	answers: v.optional(v.record(text, v.unknown())),
	/** Admin pages that it has for parts of itself, by slug. */
	pages: v.optional(texts, []),
	/** Calls that this generation has and others lack. */
	calls: v.optional(texts, []),
	/** Registering requires the nonce that the page printed. */
	checksRegistration: off,
	/** The answer to an update names the switches that it moved. */
	answersSwitches: off,
	/** The settings of the firewall and of brute force protection are read by administrators only. */
	hidesSecrets: off,
	/** Modules of one rank are listed by name, not as in the table. */
	sortsByName: off,
	/** The firewall's own call prints flags as true and false. */
	hasPlainFlags: off,
});

export type PlanClass = v.InferOutput<typeof planClass>;
export type SettingRule = v.InferOutput<typeof rule>;
export type ModuleDefinition = { slug: string } & v.InferOutput<typeof moduleRow>;
export type SettingDefinition = { key: string } & v.InferOutput<typeof settingRow>;
export type Version = v.InferOutput<typeof versionSchema>;
