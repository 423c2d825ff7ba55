import { safeUrl } from '../../../lib/links';
import { decodeEntities } from '../../../lib/entities';
import { withoutHidden } from '../../../lib/text';

/** A piece of text, a link if it has a URL. */
export interface Part {
	text: string;
	href?: string;
}

/** A block of an article; items stand in a list. */
export interface Block {
	kind: 'paragraph' | 'heading' | 'item';
	parts: Part[];
}

/** Characters and blocks at most: an article of any length would stop the page. */
const LONGEST = 100_000;
const MOST = 200;

const TAG = /(<[/!]?[a-z-][^<>]*>)/i;
const BLOCK = /^<(\/)?(?:(h[1-6])|(li)|p|div|blockquote|br)\b/i;
const LINK = /^<(\/)?a\b(?:.*?\shref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/is;

/** The text of an article the host sends as markup. No browser parses it: some markup takes one minutes. */
export function readArticle(markup: string): Block[] {
	let block: Block = { kind: 'paragraph', parts: [] };
	const blocks = [block];
	let href: string | undefined;
	for (const [index, piece] of withoutHidden(markup.slice(0, LONGEST)).split(TAG).entries()) {
		const [start, end, heading, item] = BLOCK.exec(piece) ?? [];
		const link = LINK.exec(piece);
		if (index % 2 === 0) {
			append(block, { text: decodeEntities(piece).replace(/\s+/g, ' '), href });
		} else if (start) {
			block = { kind: (!end && ((heading && 'heading') || (item && 'item'))) || 'paragraph', parts: [] };
			blocks.push(block);
		} else if (link) {
			href = safeUrl(decodeEntities(link[2] ?? link[3] ?? link[4] ?? ''));
		}
	}
	return blocks.filter(({ parts }) => parts.some(({ text }) => text.trim())).slice(0, MOST);
}

function append({ parts }: Block, { text, href }: Part): void {
	const last = parts.at(-1);
	if (last?.href === href && last) {
		last.text += text;
	} else if (text) {
		parts.push({ text, href });
	}
}
