import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT } from '../lib/run.js';
import { FOLDER, readCatalogues } from './catalogues.js';
import { DOMAIN } from './message.js';
import { readMessages } from './messages.js';
import { readCatalogue, updateCatalogue, writeTemplate } from './po.js';

const TEMPLATE = join(FOLDER, `${DOMAIN}.pot`);

/** Writes template and catalogues, or only compares them (`isCheck`); resolves to the exit code. */
export function updateLanguages({ isCheck = false } = {}) {
	const messages = readMessages();
	const files = [
		[TEMPLATE, writeTemplate(messages)],
		...readCatalogues().map(({ file, source }) => [file, updateCatalogue(source, messages)]),
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

function report(messages) {
	console.log(`${messages.length} messages.`);
	for (const { locale, source } of readCatalogues()) {
		const { entries } = readCatalogue(source);
		const open = entries.filter(({ texts, isFuzzy }) => isFuzzy || !texts.every(Boolean));
		console.log(`${locale}: ${open.length ? `${open.length} to translate or to look at` : 'complete'}.`);
		open.forEach(({ id, files, isFuzzy }) => console.log(`  ${files[0]}: ${id}${isFuzzy ? ' (fuzzy)' : ''}`));
	}
}
