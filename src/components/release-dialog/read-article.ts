import { safeUrl } from '../../lib/links';

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
 * The text of an article the host sends as markup: no markup is shown, and only safe links. Parsing runs and
 * fetches nothing.
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

interface MarkupPolicy {
	createHTML: (markup: string) => string;
}

/** What browsers with Trusted Types offer; TypeScript doesn't know it. */
interface PolicyFactory {
	createPolicy: (name: string, rules: MarkupPolicy) => MarkupPolicy;
}

const PLAIN: MarkupPolicy = { createHTML: (markup) => markup };

let policy: MarkupPolicy | undefined;

/**
 * Markup for DOMParser, which runs nothing of it. If the page doesn't allow our Trusted Types policy, it's
 * the markup as it is: only a page that enforces Trusted Types without naming us refuses that.
 */
function trustedMarkup(markup: string): string {
	// A page allows one policy of a name.
	policy ??= createPolicy();
	return policy.createHTML(markup);
}

function createPolicy(): MarkupPolicy {
	const { trustedTypes } = window as { trustedTypes?: PolicyFactory };
	try {
		return trustedTypes?.createPolicy('site-dashboard-article', PLAIN) ?? PLAIN;
	} catch {
		return PLAIN;
	}
}
