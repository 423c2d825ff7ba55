/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createI18n, type LocaleData } from '@wordpress/i18n';
import { toJed, toScript } from '../../scripts/languages/compile.ts';
import { extractPhp } from '../../scripts/languages/extract-php.ts';
import { extractScript } from '../../scripts/languages/extract-script.ts';
import { keyOf } from '../../scripts/languages/message.ts';
import { type CatalogEntry, readCatalog, updateCatalog, writeTemplate } from '../../scripts/languages/po.ts';

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

const script = (source: string) => extractScript(source, 'src/a.tsx');
const php = (source: string) => extractPhp(`<?php\n${source}`, 'wordpress/a.php');

describe('script texts', () => {
	it('are extracted in every form, with context, plural and translator note', () => {
		const found = script(`
			const a = () => <p title={__('One', 'site-dashboard')}>{__(\`Two\`, 'site-dashboard')}</p>;
			const b = __('Long ' + 'text', 'site-dashboard') as string;
			_x('Post', 'verb', 'site-dashboard');
			sprintf(
				/* translators: %s: a number */
				_n('%s plugin', '%s plugins', count, 'site-dashboard'),
				count,
			);
			/* translators: %s: a name */
			const c = sprintf(_nx('%s', '%ss', 2, 'noun', 'site-dashboard'), name);
		`);
		expect(found.map(({ id, plural, context, note }) => [id, plural, context, note])).toEqual([
			['One', undefined, undefined, undefined],
			['Two', undefined, undefined, undefined],
			['Long text', undefined, undefined, undefined],
			['Post', undefined, 'verb', undefined],
			['%s plugin', '%s plugins', undefined, 'translators: %s: a number'],
			['%s', '%ss', 'noun', 'translators: %s: a name'],
		]);
	});

	it('don’t pick up a translator note from further up', () => {
		const [found] = script("/* translators: of something else */\n\n\n\n__('One', 'site-dashboard');");
		expect(found?.note).toBeUndefined();
	});
});

describe('plugin texts', () => {
	it('are extracted in every form, with context, plural and translator note', () => {
		const found = php(`
			esc_html_e( 'It\\'s here', "site-dashboard" );
			printf(
				/* translators: %s: a version */
				esc_html__( 'Version %s', 'site-dashboard' ),
				esc_html( $version )
			);
			echo _n( '%d plugin', '%d plugins', count( $plugins ), 'site-dashboard' );
			_x( 'Post', 'verb', 'site-dashboard' );
			$object->__( 'not a text' );
		`);
		expect(found.map(({ id, plural, context, note }) => [id, plural, context, note])).toEqual([
			["It's here", undefined, undefined, undefined],
			['Version %s', undefined, undefined, 'translators: %s: a version'],
			['%d plugin', '%d plugins', undefined, undefined],
			['Post', undefined, 'verb', undefined],
		]);
	});

	it('include the plugin’s name and description', () => {
		const found = php('/**\n * Plugin Name:       Site dashboard\n * Description:       One page.\n */');
		expect(found.map(({ id }) => id)).toEqual(['Site dashboard', 'One page.']);
	});
});

const UNREADABLE = 'the id of a message must be written as a plain string';
const WRONG_DOMAIN = "the text domain must be 'site-dashboard'";
it.each([
	["__(name, 'site-dashboard')", UNREADABLE],
	["__(`Hello ${name}`, 'site-dashboard')", UNREADABLE],
	["_n('one', many, 2, 'site-dashboard')", 'the plural of a message must be written as a plain string'],
	["__('One')", WRONG_DOMAIN],
	["__('One', 'other')", WRONG_DOMAIN],
	["__( $text, 'site-dashboard' )", UNREADABLE, 'php'],
	['__( "Hello $name", \'site-dashboard\' )', UNREADABLE, 'php'],
	["__( 'One', 'other' )", WRONG_DOMAIN, 'php'],
])(
	'texts that can’t be extracted are rejected with file and line: %s',
	(source, fault, language = 'script') => {
		const extract = language === 'php' ? () => php(source) : () => script(`\n${source}`);
		expect(extract).toThrow(`${language === 'php' ? 'wordpress/a.php' : 'src/a.tsx'}:2: ${fault}`);
	},
);

describe('catalog update', () => {
	const message = (id: string, more: object = {}) => ({
		id,
		notes: [],
		files: ['src/a.tsx'],
		...more,
	});
	const translated = [
		'msgid ""',
		'msgstr ""',
		String.raw`"Plural-Forms: nplurals=3; plural=(n%3);\n"`,
		'',
		'msgid "Kept"',
		'msgstr "Behalten"',
		'',
		'msgid "Gone"',
		'msgstr "Weg"',
		'',
		'msgid "%s kept"',
		'msgid_plural "%s kept"',
		'msgstr[0] "a"',
		'msgstr[1] "b"',
		'msgstr[2] "c"',
		'',
	].join('\n');
	const messages = [message('New'), message('Kept'), message('%s kept', { plural: '%s kept' })];

	it('keeps translations, adds new texts empty, and drops removed ones', () => {
		const { entries, headers } = readCatalog(updateCatalog(translated, messages));
		expect(entries.map(({ id, texts }) => [id, texts])).toEqual([
			['New', ['']],
			['Kept', ['Behalten']],
			['%s kept', ['a', 'b', 'c']],
		]);
		expect(headers['Plural-Forms']).toBe('nplurals=3; plural=(n%3);');
	});

	it('keeps translators’ comments and fuzzy marks, and ships no fuzzy texts', () => {
		const unsure = [
			'# Germans who like short words',
			translated,
			'# Is this "stay" or "keep"?',
			'#, c-format, fuzzy',
			'#| msgid "Kept by %s"',
			'msgid "%s stays"',
			'msgstr "%s bleibt"',
			'',
		].join('\n');
		const today = [...messages, message('%s stays')];
		const updated = updateCatalog(unsure, today);
		expect(updated).toContain('# Germans who like short words\nmsgid ""');
		expect(updated).toContain(
			'# Is this "stay" or "keep"?\n#: src/a.tsx\n#, fuzzy, c-format\n#| msgid "Kept by %s"\nmsgid "%s stays"\nmsgstr "%s bleibt"',
		);
		expect(updateCatalog(updated, today)).toBe(updated);
		const shipped = toJed(updated, 'de_DE').locale_data['site-dashboard'];
		expect(shipped).toHaveProperty('Kept', ['Behalten']);
		expect(shipped).not.toHaveProperty('%s stays');

		const sure = updateCatalog(updated.replace('fuzzy, ', ''), today);
		expect(toJed(sure, 'de_DE').locale_data['site-dashboard']).toHaveProperty('%s stays', ['%s bleibt']);
	});

	it('clears the fuzzy mark of a text that gains a plural, but keeps its comment', () => {
		const unsure = translated.replace('msgid "Kept"', '# Why?\n#, fuzzy\nmsgid "Kept"');
		const updated = updateCatalog(unsure, [message('Kept', { plural: 'Keeps' })]);
		expect(readCatalog(updated).entries).toEqual([
			expect.objectContaining({ texts: ['', '', ''], isFuzzy: false, remarks: 'Why?' }),
		]);
	});

	it('is idempotent, and the template has no dates or line numbers', () => {
		const once = updateCatalog(translated, messages);
		expect(updateCatalog(once, messages)).toBe(once);
		expect(writeTemplate(messages)).not.toMatch(/\d{4}-\d\d-\d\d|a\.tsx:\d/);
	});
});
