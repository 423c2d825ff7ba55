/** Everything a fresh clone lacks. Uses Node's own modules only: it runs before anything is installed. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CommandError, ROOT, run, runTool } from './run.js';

const STAMP = join(ROOT, 'node_modules/.installed-lock');
const NODE_MINIMUM = [20, 19];

/**
 * Installs the packages of package-lock.json, unless exactly these are installed already. Nothing else is installed: where the
 * lock file isn't complete, npm says what's missing and nothing starts (decision 0001).
 */
export async function ensureDependencies() {
	const [major, minor] = process.versions.node.split('.').map(Number);
	if (major < NODE_MINIMUM[0] || (major === NODE_MINIMUM[0] && minor < NODE_MINIMUM[1])) {
		throw new CommandError(`Node ${NODE_MINIMUM.join('.')} or newer is needed; this is ${process.version}.`);
	}
	const wanted = createHash('sha256')
		.update(readFileSync(join(ROOT, 'package-lock.json')))
		.digest('hex');
	if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) {
		return;
	}
	console.log('Installing the packages of package-lock.json …');
	if ((await run('npm', ['ci', '--loglevel', 'error'])) !== 0) {
		throw new CommandError('The packages could not be installed: see the lines above.');
	}
	writeFileSync(STAMP, wanted);
}

const CHROMIUM_NAMES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The browser that the tests drive: CHROMIUM_PATH, else an installed one; null when there is none. */
export function findChromium() {
	const candidates = [process.env.CHROMIUM_PATH, ...CHROMIUM_NAMES].filter(Boolean);
	return candidates.find((file) => existsSync(file)) ?? null;
}

/**
 * Makes sure that there is a Chromium: an installed one, else Debian's package where this user may
 * install packages, else the one Playwright downloads. Resolves to its path, or null for Playwright's own.
 */
export async function ensureChromium() {
	const installed = findChromium();
	if (installed) {
		return installed;
	}
	if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
		console.log('Installing Chromium …');
		await run('apt-get', ['update', '-qq'], { quiet: true });
		await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-noto-core'], {
			env: { DEBIAN_FRONTEND: 'noninteractive' },
			quiet: true,
		});
		if (findChromium()) {
			return findChromium();
		}
	}
	if ((await runTool('playwright', ['install', 'chromium'])) !== 0) {
		throw new CommandError('No Chromium could be installed. Install one, or name it in CHROMIUM_PATH.');
	}
	return null;
}
