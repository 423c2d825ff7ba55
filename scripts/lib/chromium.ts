import { existsSync } from 'node:fs';
import { CommandError, run, runTool } from './run.ts';

const NAMES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The browser that the tests drive: CHROMIUM_PATH, else an installed one. */
const findChromium = (): string | undefined =>
	[process.env.CHROMIUM_PATH, ...NAMES].find((file) => file && existsSync(file));

/**
 * Makes sure that there is a Chromium: an installed one, else Debian's package where this user may install
 * packages, else the one Playwright downloads. Resolves to the environment that tells the tests where it is.
 */
export async function ensureChromium(): Promise<NodeJS.ProcessEnv> {
	if (!findChromium() && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
		console.log('Installing Chromium …');
		await run('apt-get', ['update', '-qq'], { quiet: true });
		await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-noto-core'], {
			env: { DEBIAN_FRONTEND: 'noninteractive' },
			quiet: true,
		});
	}
	const chromium = findChromium();
	if (chromium) {
		return { CHROMIUM_PATH: chromium };
	}
	if ((await runTool('playwright', ['install', 'chromium'])) !== 0) {
		throw new CommandError('No Chromium could be installed. Install one, or name it in CHROMIUM_PATH.');
	}
	return {};
}
