/** Words that we don't use, in comments and documents: those in bold type in docs/glossary.md. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { oneLine, placeOf, readProse } from './comments.ts';

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
	return readProse(root)
		.filter(({ file }) => file !== GLOSSARY && file !== VOICE)
		.flatMap((prose) =>
			[...withoutCode(oneLine(prose.text)).matchAll(pattern)].map(
				({ 0: word, index }) =>
					`${placeOf(prose, index)}: "${word.replace(/ +/g, ' ')}" is a word that we don't use`,
			),
		);
}

const withoutCode = (text: string): string => text.replace(/`[^`]*`/g, (code) => ' '.repeat(code.length));
