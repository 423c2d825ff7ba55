import { ROLES } from '../auth/users';
import { edition, type Edition } from '../catalog/edition';
import type { SettingDefinition, SettingRule } from '../catalog/schema';
import { isRecord } from '../php';
import {
	fault,
	parameter,
	switchParameter,
	textParameter,
	wrongType,
	type Parameter,
	type Parameters,
} from './parameters';

/** Refuses null and everything of another type, in the words of the REST layer. */
function typed<Value>(
	type: 'string' | 'integer' | 'array' | 'object',
	read: (value: unknown, name: string) => Value | { refused: string },
	schema = {},
): Parameter<Value> {
	return parameter({ type, ...schema }, (value, name) => {
		if (value === null) {
			return wrongType(name, type);
		}
		const result = read(value, name);
		return isRecord(result) && typeof result.refused === 'string'
			? fault(result.refused)
			: { value: result as Value };
	});
}

const alphanumeric = typed('string', (value, name) =>
	typeof value === 'string' && /^[A-Za-z0-9]*$/.test(value)
		? value
		: { refused: `${name} must be an alphanumeric string.` },
);

/** Characters of a code that the site keeps, and of the meta tag around it. */
const LONGEST_CODE = 100;
const LONGEST_TAG = 1000;

/** A code, or the whole meta tag that a service hands out; the code alone is kept. */
const verification = typed('string', (value, name) => {
	if (typeof value === 'string' && value.length > LONGEST_TAG) {
		return tooLong(name);
	}
	const code = typeof value === 'string' ? (codeInTag(value) ?? value) : null;
	if (code === null || !/^[\w-]*$/.test(code)) {
		return { refused: `${name} must be an alphanumeric string or a verification tag.` };
	}
	return code.length > LONGEST_CODE ? tooLong(name) : code;
});

/** The code in a meta tag, whatever stands around that; undefined in anything else. */
const codeInTag = (text: string) =>
	/<meta\s(?:[^>]*[\s"'])?content\s*=\s*(?:["']\s*(?=[\w-]+\s*["']))?([\w-]+)[\s"'/>]/i.exec(text)?.[1];

const tooLong = (name: string) => ({ refused: `${name} must be at most ${LONGEST_CODE} characters long.` });

/** A whole number above 0, also as text. */
const count = typed('integer', (value, name) => {
	const number = typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value;
	return typeof number === 'number' && Number.isSafeInteger(number) && number > 0
		? number
		: { refused: `${name} must be a positive integer.` };
});

/** A list of which only the known words are kept; at least one has to be known. */
const wordList = (known: readonly string[], { mayBeEmpty }: { mayBeEmpty: boolean }): Parameter<string[]> =>
	typed('array', (value, name) => {
		const words = Array.isArray(value) ? known.filter((word) => value.includes(word)) : [];
		const isEmpty = Array.isArray(value) && value.length === 0;
		return words.length > 0 || (isEmpty && mayBeEmpty)
			? words
			: { refused: `${name} must be ${known.join(', ')}.` };
	});

const socialName = typed('string', (value, name) =>
	typeof value === 'string' && /^(@?\w{1,15})?$/.test(value)
		? value
		: { refused: `${name} must be a Twitter username.` },
);

const isListOfNames = (value: unknown): value is string[] =>
	Array.isArray(value) && value.every((name) => typeof name === 'string' && name.length < 100);

const sharingServices = (offered: Edition) =>
	typed('object', (value, name) => {
		if (!isRecord(value) || !isListOfNames(value.visible) || !isListOfNames(value.hidden)) {
			return { refused: `${name} must be an array with visible and hidden items.` };
		}
		const { visible, hidden } = value;
		const known = Object.keys(offered.sharingServices);
		const isKnown = (service: string) => known.includes(service) || service.startsWith('custom-');
		return [visible, hidden].every((list) => list.length === 0 || list.some(isKnown))
			? { visible: visible.filter(isKnown), hidden: hidden.filter(isKnown) }
			: { refused: `${name} visible and hidden items must be a list of ${known.join(', ')}.` };
	});

const customService = typed('object', (value, name) => {
	const [title, url, icon] = isRecord(value)
		? [value.sharing_name, value.sharing_url, value.sharing_icon]
		: [];
	return typeof title === 'string' &&
		title &&
		[url, icon].every((each) => typeof each === 'string' && isWebUrl(each))
		? { name: title.slice(0, 100), url: String(url), icon: String(icon) }
		: { refused: `${name} must be an array with sharing name, url and icon.` };
});

function isWebUrl(text: string): boolean {
	return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}

/** Page types of search titles, and the tokens that each may use (host-contract 6). */
const TITLE_TOKENS: Record<string, readonly string[]> = {
	front_page: ['site_name', 'tagline'],
	posts: ['site_name', 'tagline', 'post_title'],
	pages: ['site_name', 'tagline', 'page_title'],
	groups: ['site_name', 'tagline', 'group_title'],
	archives: ['site_name', 'tagline', 'archive_title', 'date'],
};

const titleFormats: Parameter = parameter({ type: 'object' }, (value) => {
	const isValid =
		isRecord(value) &&
		Object.entries(value).every(([page, segments]) => {
			const tokens = Object.hasOwn(TITLE_TOKENS, page) ? TITLE_TOKENS[page] : undefined;
			return (
				tokens && Array.isArray(segments) && segments.every((segment) => isTitleSegment(segment, tokens))
			);
		});
	// The one rule that the protocol reports without a detail.
	return isValid ? { value } : { message: 'Invalid parameter.', detail: null };
});

function isTitleSegment(segment: unknown, tokens: readonly string[]): boolean {
	if (!isRecord(segment) || typeof segment.value !== 'string' || Object.keys(segment).length !== 2) {
		return false;
	}
	return segment.type === 'string'
		? segment.value.length <= 1000
		: segment.type === 'token' && tokens.includes(segment.value);
}

const ONBOARDING_ANSWERS = [
	'siteTitle',
	'siteDescription',
	'siteType',
	'homepageFormat',
	'addContactForm',
	'businessAddress',
];

const onboarding = typed('object', (value, name) => {
	const isKnown = isRecord(value) && Object.keys(value).every((key) => ONBOARDING_ANSWERS.includes(key));
	return isKnown && JSON.stringify(value).length < 10_000
		? value
		: { refused: `${name} must be a map of answers.` };
});

/** Languages that the site can be set to. */
const LANGUAGES = ['en_US', 'ar', 'de_DE', 'es_ES', 'fr_FR', 'he_IL', 'ja', 'pt_BR'];

const language = typed('string', (value, name) =>
	typeof value === 'string' && LANGUAGES.includes(value)
		? value
		: { refused: `${name} must be one of ${LANGUAGES.join(', ')}.` },
);

const listedWord = (words: readonly string[]): Parameter<string> =>
	parameter({ type: 'string', enum: words }, (value, name) => {
		if (value === null) {
			return wrongType(name, 'string');
		}
		return typeof value === 'string' && words.includes(value)
			? { value }
			: fault(`${name} must be one of ${words.join(', ')}`, 'invalid_param_value');
	});

/** Numbers of categories, bare or each in a map: the first says which, and others of its kind are kept. */
const categories = typed('array', (value, name) => {
	if (!Array.isArray(value)) {
		return { refused: `${name} must be an object.` };
	}
	const isMap = isRecord(value[0]);
	return value
		.map((each: unknown) => (isRecord(each) ? Number(each.term_id) : isMap ? NaN : Number(each)))
		.filter((id) => Number.isSafeInteger(id) && id > 0);
});

const texts = typed('array', (value, name) =>
	isListOfNames(value) ? value : { refused: `${name} must be a list of texts.` },
);

const REPLIES = ['author', 'no-reply', 'comment'];

const replyTo = typed('string', (value, name) => {
	const word = value === '' ? 'comment' : value;
	return typeof word === 'string' && REPLIES.includes(word)
		? word
		: { refused: `${name} must be a valid type.` };
});

const SUBSCRIPTION_TEXTS = [
	'welcome',
	'invitation',
	'comment_follow',
	'subscribe_modal_heading',
	'free_tier_description',
	'hide_free_tier',
];

const subscriptionTexts = typed('object', (value, name) => {
	if (!isRecord(value)) {
		return { refused: `${name} must be an object.` };
	}
	const unknown = Object.keys(value).find((key) => !SUBSCRIPTION_TEXTS.includes(key));
	return unknown === undefined && JSON.stringify(value).length < 65_536
		? value
		: { refused: `${unknown ?? name} is not one of the allowed members of ${name}.` };
});

/** Kept as it is sent, as far as it can be kept: nothing about it is refused. */
const crawlers: Parameter = parameter({ type: 'object' }, (value) => ({
	value: isRecord(value)
		? Object.fromEntries(
				Object.entries(value)
					.slice(0, 200)
					.map(([name, isBlocked]) => [
						name
							.toLowerCase()
							.replace(/[^a-z0-9_-]/g, '')
							.slice(0, 100),
						Boolean(isBlocked),
					]),
			)
		: {},
}));

const map: Parameter = parameter({ type: 'object' }, (value, name) =>
	isRecord(value) && JSON.stringify(value).length < 10_000 ? { value } : wrongType(name, 'object'),
);

const RULES: Record<Exclude<SettingRule, 'choice' | 'roles' | 'sharing-services'>, Parameter> = {
	boolean: switchParameter,
	count,
	text: textParameter(),
	alphanumeric,
	verification,
	places: wordList(['index', 'post', 'page', 'attachment', 'jetpack-portfolio'], { mayBeEmpty: false }),
	'custom-service': customService,
	'title-formats': titleFormats,
	'social-name': socialName,
	onboarding,
	language,
	categories,
	texts,
	'reply-to': replyTo,
	'subscription-texts': subscriptionTexts,
	crawlers,
	map,
};

const roles = wordList(Object.keys(ROLES), { mayBeEmpty: true });

/** An option with what it says about itself. */
function parameterOf(definition: SettingDefinition, offered: Edition): Parameter {
	const { description, default: initial } = definition;
	const rule = ruleOf(definition, offered);
	return { ...rule, schema: { ...rule.schema, description, default: initial } };
}

function ruleOf({ rule, choices }: SettingDefinition, offered: Edition): Parameter {
	if (rule === 'choice') {
		return listedWord(Object.keys(choices ?? {}));
	}
	if (rule === 'sharing-services') {
		return sharingServices(offered);
	}
	return rule === 'roles' ? roles : RULES[rule];
}

const built = new WeakMap<Edition, Parameters>();

/** Every key that POST settings takes, with its check (host-contract 6). */
export function settingParameters(offered: Edition): Parameters {
	const parameters =
		built.get(offered) ??
		Object.fromEntries([
			...offered.modules.map(({ slug }) => [slug, switchParameter] as const),
			...offered.settings.map((definition) => [definition.key, parameterOf(definition, offered)] as const),
		]);
	built.set(offered, parameters);
	return parameters;
}

/** The same for a new site. */
export const SETTING_PARAMETERS = settingParameters(edition('jetpack-12'));
