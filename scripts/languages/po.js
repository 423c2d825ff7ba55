import gettext from 'gettext-parser';
import { DOMAIN, keyOf, PLACEHOLDER } from './message.js';

/** Long lines are not folded: a changed word then changes one line. */
const OPTIONS = { foldLength: 0 };

/** What there is of a translation that nobody has made. */
const NOTHING = { texts: [], isFuzzy: false, remarks: '', previous: '' };

/** The template for translators, as text. It names no dates or lines, so that it changes with the messages alone. */
export function writeTemplate(messages) {
	return compile({}, messages, { translate: () => NOTHING });
}

/**
 * A template or catalogue as `{ headers, forms, entries }`: `forms` is the number of plural forms, an entry is
 * `{ id, plural, context, texts: string[], files: string[], isFuzzy, remarks, previous }`: `remarks` is what translators wrote
 * about it, `previous` the text that an unsure translation (`isFuzzy`) was made for; both empty without one.
 */
export function readCatalogue(source) {
	const { headers, translations } = gettext.po.parse(source);
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
 * A catalogue brought up to the messages of today, as text: what is translated stays, and what translators wrote about it, with
 * the mark of an unsure translation until a person takes it away. What is new is empty, what is no message any more is gone.
 */
export function updateCatalogue(source, messages) {
	const { headers, forms, entries } = readCatalogue(source);
	const kept = new Map(entries.map((entry) => [keyOf(entry), entry]));
	const translate = (message) => {
		const translation = kept.get(keyOf(message)) ?? NOTHING;
		const isKept = translation.texts.length === (message.plural ? forms : 1);
		return isKept ? translation : { ...NOTHING, remarks: translation.remarks };
	};
	return compile(headers, messages, { translate, forms, remarks: remarksOnAll(source) });
}

/** What translators wrote above the headers. */
const remarksOnAll = (source) => gettext.po.parse(source).translations['']?.['']?.comments?.translator ?? '';

function compile(headers, messages, { translate, forms = 2, remarks = '' }) {
	const translations = { '': { '': { msgid: '', msgstr: [''], comments: { translator: remarks } } } };
	for (const message of messages) {
		const context = message.context ?? '';
		translations[context] ??= {};
		translations[context][message.id] = entry(message, translate(message), forms);
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
	return gettext.po.compile(table, OPTIONS).toString();
}

function entry({ id, plural, context, notes, files }, { texts, isFuzzy, remarks, previous }, forms) {
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
