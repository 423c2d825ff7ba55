/** @jest-environment node */
import { toJed } from '../../scripts/languages/compile.ts';
import { extractPhp } from '../../scripts/languages/extract-php.ts';
import { extractScript } from '../../scripts/languages/extract-script.ts';
import { readCatalog, updateCatalog, writeTemplate } from '../../scripts/languages/po.ts';

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

	it.each([
		["__(name, 'site-dashboard')", 'the id of a message must be written as a plain string'],
		["__(`Hello ${name}`, 'site-dashboard')", 'the id of a message must be written as a plain string'],
		["_n('one', many, 2, 'site-dashboard')", 'the plural of a message must be written as a plain string'],
		["__('One')", "the text domain must be 'site-dashboard'"],
		["__('One', 'other')", "the text domain must be 'site-dashboard'"],
	])('are rejected with file and line: %s', (source, fault) => {
		expect(() => script(`\n${source}`)).toThrow(`src/a.tsx:2: ${fault}`);
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

	it.each([
		["__( $text, 'site-dashboard' )", 'the id of a message must be written as a plain string'],
		['__( "Hello $name", \'site-dashboard\' )', 'the id of a message must be written as a plain string'],
		["__( 'One', 'other' )", "the text domain must be 'site-dashboard'"],
	])('are rejected with file and line: %s', (source, fault) => {
		expect(() => php(source)).toThrow(`wordpress/a.php:2: ${fault}`);
	});
});

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
