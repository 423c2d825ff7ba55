import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { readCatalogues } from '../languages/catalogues.js';
import { toMo } from '../languages/compile.js';
import { DOMAIN } from '../languages/message.js';
import { CommandError, ROOT } from './run.js';
import { zip } from './wordpress-zip.js';

/** The plugin for WordPress, as it is installed. */
export const WORDPRESS_ZIP = join(ROOT, 'dist/wordpress/site-dashboard.zip');

const DASHBOARD = join(ROOT, 'dist/dashboard');
/** The folder that the archive holds: WordPress names the plugin after it. */
const FOLDER = 'site-dashboard';

/**
 * Packs the plugin: its own files and their translations, the built dashboard, the pictures and the licence. Needs a build; returns the
 * archive as a Buffer.
 */
export function packWordPress() {
	if (!existsSync(join(DASHBOARD, 'manifest.json'))) {
		throw new CommandError('There is no build to pack: run npm run build.');
	}
	const entries = [
		...filesIn(join(ROOT, 'wordpress'), ''),
		...translations(),
		...filesIn(DASHBOARD, 'build/').filter(({ name }) => isShipped(name)),
		...filesIn(join(ROOT, 'images'), 'images/'),
		{ name: 'LICENSE', content: readFileSync(join(ROOT, 'LICENSE')) },
	];
	return zip(
		entries
			.map(({ name, content }) => ({ name: `${FOLDER}/${name}`, content }))
			.sort((a, b) => (a.name < b.name ? -1 : 1)),
	);
}

/** Packs the plugin into dist/wordpress; returns its size in bytes. */
export function writeWordPressZip() {
	const archive = packWordPress();
	mkdirSync(dirname(WORDPRESS_ZIP), { recursive: true });
	writeFileSync(WORDPRESS_ZIP, archive);
	return archive.length;
}

/** What the plugin says in PHP; the texts of the dashboard are scripts of the build. */
const translations = () =>
	readCatalogues().map(({ locale, source }) => ({
		name: `languages/${DOMAIN}-${locale}.mo`,
		content: toMo(source),
	}));

/** WordPress leaves compression to its server, and has no use for the gallery. */
const isShipped = (name) => /\.(js|css|json|svg)$/.test(name) && !/\/gallery\./.test(name);

function filesIn(folder, prefix) {
	return readdirSync(folder, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile())
		.map((entry) => join(entry.parentPath, entry.name))
		.map((file) => ({
			name: prefix + relative(folder, file).replaceAll('\\', '/'),
			content: readFileSync(file),
		}));
}
