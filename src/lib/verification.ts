import { decodeEntities } from './entities';
import { visibleText } from './identifiers';
import { withoutHidden } from './text';

/** Codes and tags by which services know that a site is somebody's (TRAF-055 to TRAF-057, TRAF-085). */

export const SERVICES = ['google', 'bing', 'pinterest', 'yandex', 'facebook'] as const;
export type VerificationService = (typeof SERVICES)[number];

const META_NAMES: Record<VerificationService, string> = {
	google: 'google-site-verification',
	bing: 'msvalidate.01',
	pinterest: 'p:domain_verify',
	yandex: 'yandex-verification',
	facebook: 'facebook-domain-verification',
};

export const metaTag = (service: VerificationService, code: string) =>
	`<meta name="${META_NAMES[service]}" content="${code}" />`;

const isCode = (text: string) => /^[\w-]+$/.test(text);

/** A stored value as its field shows it: a bare code as the site's meta tag, anything else unchanged. */
export const shownValue = (service: VerificationService, stored: string): string =>
	isCode(stored) ? metaTag(service, stored) : stored;

/** The value that a typed text stands for: the stored code if it's the tag of just that. */
export function meantValue(service: VerificationService, typed: string, stored: string): string {
	const isTagOfStored = isCode(stored) && squeezed(typed) === squeezed(metaTag(service, stored));
	return isTagOfStored ? stored : typed;
}

/** A tag that every host reads as it stands. */
const PLAIN_TAG = /^<meta(?=\s)[^<>]*\scontent=(["'])[\w-]+\1[^<>]*>$/i;

/** Records, attributes and files in which services hand out the same code as in their tags. */
const ELSEWHERE = [
	/(?:verification|msvalidate\.01|domain_verify|content)["']?\s*[=:]\s*["']?([\w-]+)(?![.\w-])/i,
	/yandex_(\w+)\.html/i,
	/<user>\s*([\w-]+)\s*<\/user>/i,
	/^(?:https?:\/\/\S+\/)?([a-z\d]{20,})\.html$/i,
];

/**
 * What to send for a typed text: the code of this service, from anywhere in what was pasted. A code, a
 * tag that hosts read, and anything without a code stay.
 */
export function completeCode(service: VerificationService, typed: string): string {
	const text = visibleText(typed);
	return isCode(text) || PLAIN_TAG.test(text) ? text : (codeIn(service, text) ?? typed);
}

function codeIn(service: VerificationService, text: string): string | undefined {
	const markup = decodeEntities(text)
		.replace(/[“”„«»]/g, '"')
		.replace(/[‘’‚]/g, "'");
	const tags = metaTagsIn(markup);
	const nameOf = (tag: Attributes) => (tag.get('name') ?? tag.get('property'))?.trim();
	const own =
		tags.find((tag) => nameOf(tag)?.toLowerCase() === META_NAMES[service]) ??
		tags.find((tag) => nameOf(tag) === undefined && tag.has('content'));
	const found = own
		? own.get('content')?.trim()
		: tags.length === 0
			? ELSEWHERE.map((pattern) => pattern.exec(markup)?.[1]).find(Boolean)
			: undefined;
	return found && isCode(found) ? found : undefined;
}

/** Values by name in lower case. */
type Attributes = ReadonlyMap<string, string>;

const ATTRIBUTE = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)|'([^']*)|([^\s"'<>]+)))?/g;

/** The attributes of each meta tag, also of one that was cut off; of two equal names the first counts. */
const metaTagsIn = (markup: string): Attributes[] =>
	withoutHidden(markup)
		.split(/<meta(?=[\s/])/i)
		.slice(1)
		.map((rest) => {
			const [inside = ''] = /^(?:[^"'>]|"[^"]*(?:"|$)|'[^']*(?:'|$))*/.exec(rest) ?? [];
			const attributes = [...inside.matchAll(ATTRIBUTE)].map(
				([, name = '', ...values]) => [name.toLowerCase(), values.find(Boolean) ?? ''] as const,
			);
			return new Map(attributes.reverse());
		});

/** The same tag in any of the ways to write it. */
const squeezed = (tag: string) =>
	tag
		.replace(/'/g, '"')
		.replace(/\s+/g, ' ')
		.trim()
		.replace(/ ?\/?>$/, '>');
