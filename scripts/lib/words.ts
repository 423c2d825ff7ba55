/** Words that comments, documents and titles of tests don't use: those in bold type in docs/glossary.md. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow, oneLine, placeOf, type Prose, readProse } from './comments.ts';
import { testTitles } from './test-titles.ts';

const GLOSSARY = 'docs/glossary.md';
/** Has the words that texts don't use, as the glossary has those of code and documents. */
const VOICE = 'docs/voice.md';

/** `file:line: the word`, for each of them; what's in backticks is code. */
export function bannedWords(root: string): string[] {
	const glossary = existsSync(join(root, GLOSSARY)) ? readFileSync(join(root, GLOSSARY), 'utf8') : '';
	const words = [...glossary.matchAll(/\*\*([\w -]+)\*\*/g)].map(([, word = '']) =>
		word.replaceAll(' ', ' +'),
	);
	if (words.length === 0) {
		return [];
	}
	const pattern = new RegExp(`\\b(?:${words.join('|')})\\b`, 'gi');
	return [...readProse(root), ...readTitles(root)]
		.filter(({ file }) => file !== GLOSSARY && file !== VOICE)
		.flatMap((prose) =>
			[...withoutCode(oneLine(prose.text)).matchAll(pattern)].map(
				({ 0: word, index }) =>
					`${placeOf(prose, index)}: "${word.replace(/ +/g, ' ')}" is a word that we don't use`,
			),
		);
}

/** The titles of all tests. */
const readTitles = (root: string): Prose[] =>
	['src', 'host', 'tests']
		.flatMap((folder) => filesBelow(root, folder))
		.filter((file) => /\.(test|spec)\.tsx?$/.test(file))
		.flatMap((file) => {
			const source = readFileSync(join(root, file), 'utf8');
			return testTitles(file, source).map((title) => ({ file, source, ...title }));
		});

const withoutCode = (text: string): string => text.replace(/`[^`]*`/g, (code) => ' '.repeat(code.length));
