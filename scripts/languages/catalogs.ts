import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../lib/run.ts';
import { DOMAIN } from './message.ts';

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
