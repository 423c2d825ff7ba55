import { decodeEntities } from './entities';
import { visibleText } from './identifiers';

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
 * What to send for a typed text: the code of this service, wherever it stands in what was pasted. A code, a
 * tag that hosts read, and anything without a code stay.
 */
export function completeCode(service: VerificationService, typed: string): string {
	const text = visibleText(typed);
	return isCode(text) || PLAIN_TAG.test(text) ? text : (codeIn(service, text) ?? typed);
}

function codeIn(service: VerificationService, text: string): string | undefined {
	// In a document of its own, nothing runs and nothing loads; the sign ends a tag that was cut off.
	const markup = `${decodeEntities(text)
		.replace(/[“”„«»]/g, '"')
		.replace(/[‘’‚]/g, "'")}>`;
	const tags = [...new DOMParser().parseFromString(markup, 'text/html').querySelectorAll('meta')];
	const nameOf = (tag: Element) => (tag.getAttribute('name') ?? tag.getAttribute('property'))?.trim();
	const own =
		tags.find((tag) => nameOf(tag)?.toLowerCase() === META_NAMES[service]) ??
		tags.find((tag) => nameOf(tag) === undefined && tag.hasAttribute('content'));
	const found = own
		? own.getAttribute('content')?.trim()
		: tags.length === 0
			? ELSEWHERE.map((pattern) => pattern.exec(markup.slice(0, -1))?.[1]).find(Boolean)
			: undefined;
	return found && isCode(found) ? found : undefined;
}

/** The same tag in any of the ways to write it. */
const squeezed = (tag: string) =>
	tag
		.replace(/'/g, '"')
		.replace(/\s+/g, ' ')
		.trim()
		.replace(/ ?\/?>$/, '>');
