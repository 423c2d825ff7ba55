import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT } from '../lib/run.ts';
import { FOLDER, readCatalog, readCatalogs, updateCatalog, writeTemplate } from './po.ts';
import { DOMAIN, type Message } from './message.ts';
import { readMessages } from './messages.ts';

const TEMPLATE = join(FOLDER, `${DOMAIN}.pot`);

/** Writes template and translations, or only compares them (`isCheck`); returns the exit code. */
export function updateLanguages({ isCheck = false } = {}): number {
	const messages = readMessages();
	const files: Array<[file: string, text: string]> = [
		[TEMPLATE, writeTemplate(messages)],
		...readCatalogs().map(({ file, source }): [string, string] => [file, updateCatalog(source, messages)]),
	];
	const stale = files.filter(([file, text]) => !existsSync(file) || readFileSync(file, 'utf8') !== text);
	if (isCheck) {
		stale.forEach(([file]) => console.error(`${relative(ROOT, file)} is not current: run npm run pot.`));
		return stale.length ? 1 : 0;
	}
	stale.forEach(([file, text]) => writeFileSync(file, text));
	report(messages);
	return 0;
}

function report(messages: readonly Message[]): void {
	console.log(`${messages.length} messages.`);
	for (const { locale, source } of readCatalogs()) {
		const { entries } = readCatalog(source);
		const open = entries.filter(({ texts, isFuzzy }) => isFuzzy || !texts.every(Boolean));
		console.log(`${locale}: ${open.length ? `${open.length} to translate or to look at` : 'complete'}.`);
		open.forEach(({ id, files, isFuzzy }) => console.log(`  ${files[0]}: ${id}${isFuzzy ? ' (fuzzy)' : ''}`));
	}
}
