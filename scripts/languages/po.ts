import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type GetTextTranslation, type GetTextTranslations, po } from 'gettext-parser';
import { DOMAIN, keyOf, type Message, PLACEHOLDER } from './message.ts';
import { ROOT } from '../lib/run.ts';

/** Long lines are not wrapped: a changed word then changes one line. */
const OPTIONS = { foldLength: 0 };

/** One message of a file. */
interface Translation {
	/** One for each plural form; empty where there is none. */
	texts: string[];
	/** Marked by translators as unsure; it is not shipped. */
	isFuzzy: boolean;
	/** Remarks of translators. */
	remarks: string;
	/** The text that an unsure translation was made for. */
	previous: string;
}

/** One message of a template or a translation. */
export interface CatalogEntry extends Translation {
	id: string;
	plural?: string;
	context?: string;
	/** Files that have the text. */
	files: string[];
}

interface CatalogContent {
	headers: Record<string, string>;
	/** Number of plural forms. */
	forms: number;
	entries: CatalogEntry[];
}

/** A message without a translation. */
const NOTHING: Translation = { texts: [], isFuzzy: false, remarks: '', previous: '' };

/**
 * The template for translators, as text. It names no dates or lines, so that it changes with the messages
 * alone.
 */
export function writeTemplate(messages: readonly Message[]): string {
	return compile({}, messages, { translate: () => NOTHING });
}

/** Reads a template or a translation. */
export function readCatalog(source: string | Buffer): CatalogContent {
	const { headers, translations } = po.parse(source);
	const forms = Number(/nplurals\s*=\s*(\d+)/.exec(headers['Plural-Forms'] ?? '')?.[1] ?? 2);
	const entries = Object.values(translations)
		.flatMap((context) => Object.values(context))
		.filter(({ msgid }) => msgid)
		.map(({ msgid, msgid_plural: plural, msgctxt: context, msgstr, comments }) => ({
			id: msgid,
			plural,
			context,
			texts: msgstr,
			files: comments?.reference?.split('\n') ?? [],
			isFuzzy: /\bfuzzy\b/.test(comments?.flag ?? ''),
			remarks: comments?.translator ?? '',
			previous: comments?.previous ?? '',
		}));
	return { headers, forms, entries };
}

/**
 * A translation updated to today's messages, as text: translations stay, with translators' comments and fuzzy
 * marks until a person removes them. New messages are empty, old ones go.
 */
export function updateCatalog(source: string | Buffer, messages: readonly Message[]): string {
	const { headers, forms, entries } = readCatalog(source);
	const kept = new Map(entries.map((entry) => [keyOf(entry), entry]));
	const translate = (message: Message) => {
		const translation = kept.get(keyOf(message)) ?? NOTHING;
		const isKept = translation.texts.length === (message.plural ? forms : 1);
		return isKept ? translation : { ...NOTHING, remarks: translation.remarks };
	};
	return compile(headers, messages, { translate, forms, remarks: remarksOnAll(source) });
}

/** Remarks of translators above the headers. */
const remarksOnAll = (source: string | Buffer): string =>
	po.parse(source).translations['']?.['']?.comments?.translator ?? '';

function compile(
	headers: Record<string, string>,
	messages: readonly Message[],
	{
		translate,
		forms = 2,
		remarks = '',
	}: { translate: (message: Message) => Translation; forms?: number; remarks?: string },
): string {
	const translations: GetTextTranslations['translations'] = {
		'': { '': { msgid: '', msgstr: [''], comments: { translator: remarks } } },
	};
	for (const message of messages) {
		const context = message.context ?? '';
		(translations[context] ??= {})[message.id] = entry(message, translate(message), forms);
	}
	const table = {
		charset: 'utf-8',
		headers: {
			'Project-Id-Version': DOMAIN,
			'MIME-Version': '1.0',
			'Content-Type': 'text/plain; charset=utf-8',
			'Content-Transfer-Encoding': '8bit',
			...headers,
			'X-Domain': DOMAIN,
		},
		translations,
	};
	return po.compile(table, OPTIONS).toString();
}

function entry(
	{ id, plural, context, notes, files }: Message,
	{ texts, isFuzzy, remarks, previous }: Translation,
	forms: number,
): GetTextTranslation {
	return {
		msgid: id,
		...(plural ? { msgid_plural: plural } : {}),
		...(context ? { msgctxt: context } : {}),
		msgstr: texts.length ? texts : new Array(plural ? forms : 1).fill(''),
		comments: {
			translator: remarks,
			extracted: notes.join('\n'),
			reference: files.join('\n'),
			flag: [isFuzzy && 'fuzzy', PLACEHOLDER.test(id) && 'c-format'].filter(Boolean).join(', '),
			previous: isFuzzy ? previous : '',
		},
	};
}

const FILE = new RegExp(`^${DOMAIN}-(\\w+)\\.po$`);

/** Template and translations. */
export const FOLDER = join(ROOT, 'languages');

interface Catalog {
	/** As WordPress names it: `de_DE`, `ar`. */
	locale: string;
	file: string;
	source: Buffer;
}

/** The files translators write. */
export function readCatalogs(folder = FOLDER): Catalog[] {
	return readdirSync(folder).flatMap((name) => {
		const [, locale] = FILE.exec(name) ?? [];
		const file = join(folder, name);
		return locale ? [{ locale, file, source: readFileSync(file) }] : [];
	});
}
