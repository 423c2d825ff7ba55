/** Blanks, line breaks and signs without width, which mails and editors put into a copied key. */
const STRAY = /[\s\p{Cc}\p{Cf}]/gu;

/** A license key as it was issued; empty when nothing was typed. */
export const cleanKey = (typed: string): string => typed.replace(STRAY, '');

/** Without signs that nobody sees, and what surrounds a quotation. */
export const visibleText = (typed: string): string =>
	typed.replace(/\p{Cf}/gu, '').replace(/^[\s"'`“”„‘’‚«»]+|(?<![\s"'`“”„‘’‚«»])[\s"'`“”„‘’‚«»]+$/g, '');

const PROFILE =
	/(?:^|[^\w.-])(?:[\w-]+\.)*(?:twitter|x)\.com\/(?:#!\/)?(?:intent\/\w+\?(?:\S*&)?screen_name=)?(?:@|%40)?(\w{1,15})(?!\w)/i;
/** Pages of X that are nobody's. */
const PAGES =
	/^(i|home|intent|share|search|hashtag|explore|settings|login|signup|compose|messages|tos|privacy)$/i;

/** The account that a name, a mention or a URL of X stands for; anything else without what surrounds it. */
export function xAccount(typed: string): string {
	const text = visibleText(typed).replace(/＠/g, '@');
	const found = PROFILE.exec(text)?.[1] ?? /(?:^|[\s(])@\s*(\w{1,15})(?![\w.@-])/.exec(text)?.[1];
	return found && !PAGES.test(found) ? found : text.replace(/^@\s*/, '');
}

/** The ID of Google Analytics in a tag, a URL or a sentence; anything else without what surrounds it. */
export function measurementId(typed: string): string {
	const text = visibleText(typed);
	return /(?:^|[^\w-])(G-[A-Z\d]+|UA-\d+-\d+)(?![\w-])/i.exec(text)?.[1]?.toUpperCase() ?? text;
}
