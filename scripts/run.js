// @ts-check
/**
 * node scripts/run.js NAME [arguments]: runs NAME.ts beside it, the command behind `npm run NAME`.
 *
 * It's what a fresh clone can run: plain JavaScript that uses Node's own modules, until the packages of
 * package-lock.json are there. Unless exactly these are, it installs them, and nothing else: where the lock
 * file isn't complete, npm says what's missing and nothing starts (decision 0001). Decision 0020 says why the
 * rest is TypeScript.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const ROOT = join(import.meta.dirname, '..');
const STAMP = join(ROOT, 'node_modules/.installed-lock');
const NODE_MINIMUM = [20, 19];

/**
 * What keeps the commands from running; undefined when nothing does.
 *
 * @returns {string | undefined}
 */
function obstacle() {
	const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
	const [leastMajor = 0, leastMinor = 0] = NODE_MINIMUM;
	if (major < leastMajor || (major === leastMajor && minor < leastMinor)) {
		return `Node ${NODE_MINIMUM.join('.')} or newer is needed; this is ${process.version}.`;
	}
	const wanted = createHash('sha256')
		.update(readFileSync(join(ROOT, 'package-lock.json')))
		.digest('hex');
	if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) {
		return undefined;
	}
	// Standard output belongs to the command.
	console.error('Installing the packages of package-lock.json …');
	const { status } = spawnSync('npm', ['ci', '--loglevel', 'error'], {
		cwd: ROOT,
		stdio: ['ignore', 2, 2],
	});
	if (status !== 0) {
		return 'The packages could not be installed: see the lines above.';
	}
	writeFileSync(STAMP, wanted);
	return undefined;
}

const [name] = process.argv.splice(2, 1);
const script = join(import.meta.dirname, `${name}.ts`);
const message = existsSync(script) ? obstacle() : `There is no scripts/${name}.ts.`;
if (message) {
	console.error(message);
	process.exitCode = 1;
} else {
	const { register } = await import('tsx/esm/api');
	register();
	await import(pathToFileURL(script).href);
}
