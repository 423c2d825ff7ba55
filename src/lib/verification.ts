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

/** The same tag in any of the ways to write it. */
const squeezed = (tag: string) =>
	tag
		.replace(/'/g, '"')
		.replace(/\s+/g, ' ')
		.trim()
		.replace(/ ?\/?>$/, '>');
