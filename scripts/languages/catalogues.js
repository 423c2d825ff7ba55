import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../lib/run.js';
import { DOMAIN } from './message.js';

const FILE = new RegExp(`^${DOMAIN}-(\\w+)\\.po$`);

/** Where template and catalogues stand. */
export const FOLDER = join(ROOT, 'languages');

/** The catalogues that translators write: `{ locale, file, source }`, the locale as WordPress names it (`de_DE`, `ar`). */
export function readCatalogues(folder = FOLDER) {
	return readdirSync(folder)
		.map((name) => ({ locale: FILE.exec(name)?.[1], file: join(folder, name) }))
		.filter(({ locale }) => locale)
		.map(({ locale, file }) => ({ locale, file, source: readFileSync(file) }));
}
