import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { zipSync, type ZipOptions } from 'fflate';
import { readCatalogs } from '../languages/po.ts';
import { toMo } from '../languages/compile.ts';
import { DOMAIN } from '../languages/message.ts';
import { CommandError, ROOT } from './run.ts';

interface Entry {
	name: string;
	content: Uint8Array;
}

/** The plugin for WordPress, as it is installed. */
export const WORDPRESS_ZIP = join(ROOT, 'dist/wordpress/site-dashboard.zip');

const UNIX = 3;
/** A file that its owner may write and everybody read, as Unix says it. */
const READABLE = (0o100644 << 16) >>> 0;

/**
 * Any date will do, as long as it's the same one; fflate reads it in the time zone in which it's made here.
 */
const SAME_EVERYWHERE: ZipOptions = { level: 9, mtime: new Date(1980, 0, 1), os: UNIX, attrs: READABLE };

/** The folder that the archive holds: WordPress names the plugin after it. */
const FOLDER = 'site-dashboard';

/**
 * Packs the plugin of the project in `root`: its own files and their translations, the built dashboard,
 * images and the license. Needs a build; returns the archive, which depends only on the files' content.
 */
export function packWordPress(root = ROOT): Uint8Array {
	const dashboard = join(root, 'dist/dashboard');
	if (!existsSync(join(dashboard, 'manifest.json'))) {
		throw new CommandError('There is no build to pack: run npm run build.');
	}
	const entries = [
		...filesIn(join(root, 'wordpress'), ''),
		...translations(join(root, 'languages')),
		...filesIn(dashboard, 'build/').filter(({ name }) => isShipped(name)),
		...filesIn(join(root, 'images'), 'images/'),
		{ name: 'LICENSE', content: readFileSync(join(root, 'LICENSE')) },
	];
	const files = entries
		.map(({ name, content }): [string, Uint8Array] => [`${FOLDER}/${name}`, content])
		.sort(([a], [b]) => (a < b ? -1 : 1));
	return zipSync(Object.fromEntries(files), SAME_EVERYWHERE);
}

/** Packs the plugin into dist/wordpress; returns its size in bytes. */
export function writeWordPressZip(): number {
	const archive = packWordPress();
	mkdirSync(dirname(WORDPRESS_ZIP), { recursive: true });
	writeFileSync(WORDPRESS_ZIP, archive);
	return archive.length;
}

/** What the plugin says in PHP; the texts of the dashboard are scripts of the build. */
const translations = (folder: string): Entry[] =>
	readCatalogs(folder).map(({ locale, source }) => ({
		name: `languages/${DOMAIN}-${locale}.mo`,
		content: toMo(source),
	}));

/**
 * WordPress leaves compression to its server and doesn't need the gallery. The texts are packages' licenses.
 */
const isShipped = (name: string): boolean =>
	/\.(js|css|json|svg|LICENSE\.txt)$/.test(name) && !/\/gallery\./.test(name);

/** Without hidden files, which desktops and editors leave behind. */
function filesIn(folder: string, prefix: string): Entry[] {
	return readdirSync(folder, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
		.map((entry) => join(entry.parentPath, entry.name))
		.map((file) => ({
			name: prefix + relative(folder, file).replaceAll('\\', '/'),
			content: readFileSync(file),
		}));
}
