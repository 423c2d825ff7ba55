import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { readCatalogues } from '../languages/catalogues.js';
import { toMo } from '../languages/compile.js';
import { DOMAIN } from '../languages/message.js';
import { BUNDLED_PACKAGES } from './bundled-packages.js';
import { CommandError, ROOT } from './run.js';
import { sbom } from './sbom.js';
import { zip } from './wordpress-zip.js';

/** The plugin for WordPress, as it is installed. */
export const WORDPRESS_ZIP = join(ROOT, 'dist/wordpress/site-dashboard.zip');

/** The list of the packages in it, in CycloneDX. */
export const WORDPRESS_SBOM = join(ROOT, 'dist/wordpress/site-dashboard.cdx.json');

/** The folder that the archive holds: WordPress names the plugin after it. */
const FOLDER = 'site-dashboard';

/**
 * Packs the plugin of the project in `root`: its own files and their translations, the built dashboard, the pictures and the
 * licence. Needs a build; returns the archive as a Buffer, which depends on the content of the files alone.
 */
export function packWordPress(root = ROOT) {
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
	return zip(
		entries
			.map(({ name, content }) => ({ name: `${FOLDER}/${name}`, content }))
			.sort((a, b) => (a.name < b.name ? -1 : 1)),
	);
}

/** Packs the plugin into dist/wordpress, and lists its packages beside it; returns its size in bytes. */
export function writeWordPressZip() {
	const archive = packWordPress();
	const read = (file) => JSON.parse(readFileSync(join(ROOT, file), 'utf8'));
	const list = sbom({ bundled: read(BUNDLED_PACKAGES), lock: read('package-lock.json'), archive });
	mkdirSync(dirname(WORDPRESS_ZIP), { recursive: true });
	writeFileSync(WORDPRESS_ZIP, archive);
	writeFileSync(WORDPRESS_SBOM, `${JSON.stringify(list, null, '\t')}\n`);
	return archive.length;
}

/** What the plugin says in PHP; the texts of the dashboard are scripts of the build. */
const translations = (folder) =>
	readCatalogues(folder).map(({ locale, source }) => ({
		name: `languages/${DOMAIN}-${locale}.mo`,
		content: toMo(source),
	}));

/** WordPress leaves compression to its server, and has no use for the gallery. The texts are licences of packages. */
const isShipped = (name) => /\.(js|css|json|svg|LICENSE\.txt)$/.test(name) && !/\/gallery\./.test(name);

/** Without hidden files, which desktops and editors leave behind. */
function filesIn(folder, prefix) {
	return readdirSync(folder, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
		.map((entry) => join(entry.parentPath, entry.name))
		.map((file) => ({
			name: prefix + relative(folder, file).replaceAll('\\', '/'),
			content: readFileSync(file),
		}));
}
