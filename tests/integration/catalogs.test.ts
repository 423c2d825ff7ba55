import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createI18n, type LocaleData } from '@wordpress/i18n';
import { toJed, toScript } from '../../scripts/languages/compile.ts';
import { keyOf } from '../../scripts/languages/message.ts';
import { readCatalog, type CatalogEntry } from '../../scripts/languages/po.ts';

const FOLDER = join(__dirname, '../../languages');
const read = (name: string) => readCatalog(readFileSync(join(FOLDER, name)));
const template = read('site-dashboard.pot').entries;
const locales = readdirSync(FOLDER).flatMap((name) => /^site-dashboard-(\w+)\.po$/.exec(name)?.[1] ?? []);

/** What is put into a text: `%s` is the first one, as `%1$s`. */
const holders = (text: string): string[] =>
	[...text.matchAll(/%(?:(\d+)\$)?([sdf])/g)].map(([, place = '1', kind]) => `${place}${kind}`).sort();

/** Tags that a text marks its parts with. */
const marks = (text: string): string[] => [...text.matchAll(/<\/?\w+>/g)].map(([mark]) => mark).sort();

/** How many numbers have this form, of those from 0 to 200, as the dashboard finds it. */
function numbersOf(form: number, plural: string): number {
	const forms = Array.from({ length: 10 }, (_, index) => String(index));
	const { _n } = createI18n({ '': { plural_forms: plural }, one: forms } as LocaleData);
	return Array.from({ length: 201 }, (_, n) => _n('one', 'many', n)).filter((found) => found === String(form))
		.length;
}

it('catalogs exist for German and Arabic', () => {
	expect(locales).toEqual(expect.arrayContaining(['ar', 'de_DE']));
});

describe.each(locales)('the %s catalog', (locale) => {
	const { headers, forms, entries } = read(`site-dashboard-${locale}.po`);
	const plural = headers['Plural-Forms'] ?? '';
	/** Texts of a message with what goes wrong in one, for people. */
	const faults = (isWrong: (text: string, entry: CatalogEntry, form: number) => boolean) =>
		entries.flatMap((entry) =>
			entry.texts
				.filter((text, form) => text && isWrong(text, entry, form))
				.map((text) => `${entry.files[0]}: "${entry.id}" became "${text}"`),
		);

	it('has exactly the messages of the template, each translated and none fuzzy', () => {
		expect(entries.map(keyOf)).toEqual(template.map(keyOf));
		const unfinished = entries.filter(({ texts, isFuzzy }) => isFuzzy || !texts.every(Boolean));
		expect(unfinished.map(({ id, files }) => `${files[0]}: ${id}`)).toEqual([]);
	});

	it('has as many plural forms per message as the language', () => {
		const rules = new Intl.PluralRules(locale.replace('_', '-')).resolvedOptions().pluralCategories;
		expect(forms).toBe(rules.length);
		const wrong = entries.filter(({ plural: many, texts }) => texts.length !== (many ? forms : 1));
		expect(wrong.map(({ id }) => id)).toEqual([]);
	});

	it('keeps the placeholders and tags of each text', () => {
		const isWrong = (text: string, { id, plural: many }: CatalogEntry, form: number) => {
			const wanted = holders(many ?? id).join();
			// A form for one number alone can name it in words.
			const isForOne = Boolean(many) && numbersOf(form, plural) === 1;
			const isKept = holders(text).join() === wanted || (isForOne && holders(text).length < wanted.length);
			return !isKept || marks(text).join() !== marks(id).join();
		};
		expect(faults(isWrong)).toEqual([]);
	});

	it('keeps leading and trailing spaces, and has no stray percent signs', () => {
		const edges = (text: string) => [/^\s/.test(text), /\s$/.test(text)].join();
		const rest = (text: string) => text.replaceAll(/%%|%(?:\d+\$)?[sdf]/g, '');
		expect(faults((text, { id }) => edges(text) !== edges(id) || rest(text).includes('%'))).toEqual([]);
	});

	it('compiles to a script with only the dashboard’s texts', () => {
		const source = readFileSync(join(FOLDER, `site-dashboard-${locale}.po`));
		const [, data = ''] =
			/^window\["site-dashboard-translations"\]=(.*);$/.exec(toScript(source, locale).trim()) ?? [];
		expect(JSON.parse(data)).toEqual(toJed(source, locale));
		const texts = toJed(source, locale).locale_data['site-dashboard'] ?? {};
		expect(texts['']).toEqual({ domain: 'site-dashboard', lang: locale, plural_forms: plural });
		expect(texts['At A Glance']).toHaveLength(1);
		expect(texts['%s view']).toHaveLength(forms);
		expect(texts).not.toHaveProperty(['View plugins']);
	});
});
