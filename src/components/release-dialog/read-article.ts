import { safeUrl } from '../../lib/links';
import { trustedMarkup } from './trusted-markup';

/** A stretch of text, linked where it has an address. */
export interface Part {
	text: string;
	href?: string;
}

/** A block of an article; items stand in a list. */
export interface Block {
	kind: 'paragraph' | 'heading' | 'item';
	parts: Part[];
}

const KINDS: Record<string, Block['kind']> = {
	H1: 'heading',
	H2: 'heading',
	H3: 'heading',
	H4: 'heading',
	H5: 'heading',
	H6: 'heading',
	LI: 'item',
	P: 'paragraph',
	DIV: 'paragraph',
	BLOCKQUOTE: 'paragraph',
	BR: 'paragraph',
};

/** What they hold is no text. */
const SKIPPED = ['SCRIPT', 'STYLE', 'TEMPLATE', 'NOSCRIPT', 'IFRAME', 'SVG'];

/**
 * The words of an article that a host sends as markup: nothing of the markup itself is shown, and links only where they
 * may be followed. Parsing it runs nothing and fetches nothing.
 */
export function readArticle(markup: string): Block[] {
	const blocks: Block[] = [];
	let current: Block = { kind: 'paragraph', parts: [] };
	const start = (kind: Block['kind']) => {
		current = { kind, parts: [] };
		blocks.push(current);
	};
	start('paragraph');
	const walk = (node: Node, href?: string) => {
		for (const child of node.childNodes) {
			const text = child.nodeType === Node.TEXT_NODE ? (child.textContent ?? '').replace(/\s+/g, ' ') : '';
			if (text) {
				current.parts.push({ text, href });
			}
			if (!(child instanceof Element) || SKIPPED.includes(child.nodeName.toUpperCase())) {
				continue;
			}
			const kind = KINDS[child.nodeName];
			if (kind) {
				start(kind);
			}
			walk(child, child.nodeName === 'A' ? safeUrl(child.getAttribute('href')) : href);
			if (kind) {
				start('paragraph');
			}
		}
	};
	walk(new DOMParser().parseFromString(trustedMarkup(markup), 'text/html').body);
	return blocks.filter(({ parts }) => parts.some(({ text }) => text.trim()));
}
