/** Formats of page titles: words, and tokens for what changes from page to page. */

export const PAGE_TYPES = ['front_page', 'posts', 'pages', 'groups', 'archives'] as const;
export type PageType = (typeof PAGE_TYPES)[number];

const TOKENS = [
	'site_name',
	'tagline',
	'post_title',
	'page_title',
	'group_title',
	'archive_title',
	'date',
] as const;
export type Token = (typeof TOKENS)[number];

/** A part of a title, as hosts store it. */
export type TitlePart = { type: 'token'; value: Token } | { type: 'string'; value: string };

/** Those that are offered (TRAF-029 to TRAF-031). */
const OFFERED: Record<PageType, readonly Token[]> = {
	front_page: ['site_name', 'tagline'],
	posts: ['site_name', 'tagline', 'post_title'],
	pages: ['site_name', 'tagline', 'page_title'],
	groups: ['site_name', 'tagline', 'group_title'],
	archives: ['site_name', 'tagline', 'archive_title'],
};

export const offeredTokens = (type: PageType): readonly Token[] => OFFERED[type];

/** Archives know their date, but it isn't offered (TRAF-032). */
const isKnown = (type: PageType, token: string): token is Token =>
	(OFFERED[type] as readonly string[]).includes(token) || (type === 'archives' && token === 'date');

const BRACKETED = new RegExp(`(\\[(?:${TOKENS.join('|')})\\])`);

/**
 * Parts of a title written as text. Only the names in brackets this page type knows, spelled exactly so, are
 * tokens (TRAF-033, TRAF-075). Empty parts are dropped.
 */
export function parseTitle(text: string, type: PageType): TitlePart[] {
	const parts = text.split(BRACKETED).map((piece): TitlePart => {
		const name = BRACKETED.test(piece) ? piece.slice(1, -1) : '';
		return isKnown(type, name) ? { type: 'token', value: name } : { type: 'string', value: piece };
	});
	return joined(parts);
}

/** Neighbouring texts as one, and no empty ones. */
export function joined(parts: readonly TitlePart[]): TitlePart[] {
	const result: TitlePart[] = [];
	for (const part of parts) {
		const last = result.at(-1);
		if (part.type === 'string' && last?.type === 'string') {
			result[result.length - 1] = { type: 'string', value: last.value + part.value };
		} else if (part.type === 'token' || part.value !== '') {
			result.push(part);
		}
	}
	return result;
}

/** Formats as the host gave them, possibly incomplete or broken; unknown tokens stay as text. */
export function readFormats(value: unknown): Record<PageType, TitlePart[]> {
	const formats = typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
	return Object.fromEntries(PAGE_TYPES.map((type) => [type, readParts(formats[type], type)])) as Record<
		PageType,
		TitlePart[]
	>;
}

/** The same of one type of page. */
export function readParts(value: unknown, type: PageType): TitlePart[] {
	const list: unknown[] = Array.isArray(value) ? value : [];
	const parts = list.flatMap((item): TitlePart[] => {
		const part = (typeof item === 'object' && item !== null ? item : {}) as Record<string, unknown>;
		if (typeof part.value !== 'string') {
			return [];
		}
		if (part.type === 'token') {
			return isKnown(type, part.value)
				? [{ type: 'token', value: part.value }]
				: [{ type: 'string', value: `[${part.value}]` }];
		}
		return part.type === 'string' ? [{ type: 'string', value: part.value }] : [];
	});
	const read = joined(parts);
	// The same list if nothing had to be repaired, so that nothing rerenders.
	return isSameList(read, list) ? (list as TitlePart[]) : read;
}

const isSameList = (read: readonly TitlePart[], list: readonly unknown[]) =>
	read.length === list.length &&
	read.every((part, index) => {
		const { type, value } = list[index] as TitlePart;
		return part.type === type && part.value === value;
	});

/** A title with its tokens replaced, every occurrence of each (TRAF-034, TRAF-076). */
export const fillTitle = (parts: readonly TitlePart[], samples: Record<Token, string>): string =>
	parts.map((part) => (part.type === 'token' ? samples[part.value] : part.value)).join('');
