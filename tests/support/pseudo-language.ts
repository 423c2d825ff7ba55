import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { keyOf } from '../../scripts/languages/message.ts';
import { readCatalog } from '../../scripts/languages/po.ts';
import * as product from '../../src/lib/product';
import type { TestSite } from './test-site';

const TEMPLATE = join(__dirname, '../../languages/site-dashboard.pot');
const PLACEHOLDER = /%(?:\d+\$)?[sdf]|%%/g;

/** Letters, digits and marks no English text has, in brackets: what lacks them was never translated. */
const disguise = (text: string): string => {
	const wide = (part: string) =>
		part.replaceAll(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0));
	const holders = text.match(PLACEHOLDER) ?? [];
	const parts = text.split(PLACEHOLDER).map(wide);
	return `⟦${parts.map((part, index) => part + (holders[index] ?? '')).join('')}⟧`;
};

/** Translations of a language nobody speaks, made from the template, as the host would print them. */
export function pseudoCatalog() {
	const { entries } = readCatalog(readFileSync(TEMPLATE));
	const head = { domain: 'site-dashboard', lang: 'ar', plural_forms: 'nplurals=2; plural=(n != 1);' };
	const texts = entries.map((entry) => [
		keyOf(entry),
		[entry.id, ...(entry.plural ? [entry.plural] : [])].map(disguise),
	]);
	return { locale_data: { 'site-dashboard': { '': head, ...Object.fromEntries(texts) } } };
}

/** The same in every language: names of products and services, and symbols. */
const NAMES = [
	...Object.values(product),
	// Products and services.
	...'Creative Mail,VideoPress,VaultPress,Akismet,Google,Bing,Pinterest,Yandex,Facebook,Twitter'.split(','),
	// Joined by the browser.
	'Twitter وFacebook',
	// A shortcut, examples of what is typed, and the name of a setting of PHP.
	...'Ctrl+K 12.12.12.1 2001:db8::1 12.12.12.1-12.12.12.100 auto_prepend_file'.split(' '),
	'jetpack-backup_aBcD1234',
	...'google-site-verification msvalidate.01 p:domain_verify yandex-verification facebook-domain-verification'
		.split(' ')
		.map((name) => `meta name="${name}" content="1234"`),
];

const ARIA = ['label', 'description', 'valuetext', 'roledescription'].map((name) => `aria-${name}`);
const ATTRIBUTES = [...ARIA, 'title', 'placeholder', 'alt'];
/** What shows no text, or shows code; details of a failure are meant for the support. */
const SILENT = ['script', 'style', 'noscript', 'code', 'pre'];
/** A stretch of a text that the disguise has not touched. */
const UNTOUCHED = /[^\uff01-\uff5e⟦⟧]+/g;

/** Between the parts of the document's title. */
const SEPARATOR = '‹';

const trimmed = (text: string) =>
	text.replaceAll(/\s+/g, ' ').replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');

/** They may stand beside something else that is put into a text. */
const PRODUCTS = new RegExp([product.PROVIDER_NAME, product.PRODUCT_NAME].join('|'), 'g');

const RIGHT_AS_IT_IS = new Set(NAMES.map(trimmed));

/** Everything that a host has said: its texts are its own matter. */
export class HostTexts {
	private readonly texts = new Set<string>();

	private readonly seen = new Set<string>();
	/** Calls that wait for their answers. */
	private open = 0;

	/** Notes every answer of this site from now on. */
	listen(site: TestSite): void {
		const { fetch } = site;
		Object.assign(site, {
			fetch: async (...request: Parameters<typeof fetch>) => {
				this.open++;
				try {
					const response = await fetch(...request);
					const type = response.headers.get('Content-Type') ?? '';
					if (type.includes('json')) {
						this.note(await response.clone().json());
					}
					return response;
				} finally {
					this.open--;
				}
			},
		});
	}

	/** Resolves when nothing was requested for some moments. */
	async silence(): Promise<void> {
		for (let quiet = 0; quiet < 3; quiet = this.open ? 0 : quiet + 1) {
			await new Promise((resolve) => setTimeout(resolve, 10));
		}
	}

	/** Notes the data that came with the page. */
	notePage(): void {
		document
			.querySelectorAll('script[type="application/json"]')
			.forEach(({ textContent }) => this.note(JSON.parse(textContent)));
	}

	has(text: string): boolean {
		return this.texts.has(trimmed(text));
	}

	private note(value: unknown): void {
		if (typeof value === 'object' && value !== null) {
			Object.values(value).forEach((member) => this.note(member));
		} else if (typeof value === 'string' && !this.seen.has(value)) {
			this.seen.add(value);
			this.noteText(value);
		}
	}

	private noteText(text: string): void {
		this.texts.add(trimmed(text));
		if (/^\s*[[{]/.test(text)) {
			// Some answers of the provider are handed on as the text that they came as.
			this.note(JSON.parse(text));
		} else if (/[<&]/.test(text)) {
			const { body } = new DOMParser().parseFromString(text, 'text/html');
			this.texts.add(trimmed(body.textContent));
			// A text with marks in it is shown in pieces.
			for (const { childNodes } of body.getElementsByTagName('*')) {
				childNodes.forEach(({ textContent }) => this.texts.add(trimmed(textContent ?? '')));
			}
		}
	}
}

/** Texts on the page, including spoken ones, that neither were translated nor came from the host. */
export function untranslated(host: HostTexts): string[] {
	return visibleTexts()
		.filter(({ text }) =>
			[...text.matchAll(UNTOUCHED)].some(
				([part]) => !isFine(part, host) && !part.split(SEPARATOR).every((words) => isFine(words, host)),
			),
		)
		.map(({ text, place }) => `${place}: ${text}`);
}

function isFine(part: string, host: HostTexts): boolean {
	const words = trimmed(part);
	const others = trimmed(words.replaceAll(PRODUCTS, ''));
	return [words, others].some(
		(text) => !/[A-Za-z0-9]/.test(text) || RIGHT_AS_IT_IS.has(text) || host.has(text),
	);
}

function visibleTexts(): { text: string; place: string }[] {
	const app = document.getElementById('jp-plugin-container') as HTMLElement;
	const roots = [app, ...document.querySelectorAll('[role="dialog"]')];
	return [
		{ text: document.title, place: 'document title' },
		...roots.flatMap((root) => textsOf(root.children)),
	];
}

/** Texts of elements that can be seen, and of all within them. */
function textsOf(elements: HTMLCollection): { text: string; place: string }[] {
	return [...elements]
		.filter((element) => !SILENT.includes(element.localName) && !element.hasAttribute('hidden'))
		.flatMap((element) => {
			const place = element.localName;
			const own = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
			return [
				...own.map((node) => ({ text: node.textContent ?? '', place })),
				...ATTRIBUTES.map((name) => ({
					text: element.getAttribute(name) ?? '',
					place: `${place}[${name}]`,
				})),
				...textsOf(element.children),
			];
		});
}
