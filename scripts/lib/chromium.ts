import { existsSync } from 'node:fs';
import { CommandError, run, runTool } from './run.ts';

/** Chromium without a window: tests in it take a quarter less time. */
const SHELL = '/usr/bin/chromium-headless-shell';

/** Browsers that have a window. */
const WINDOWED = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The browser that the tests drive: CHROMIUM_PATH, else the first of these that's installed. */
export const findChromium = (): string | undefined =>
	[process.env.CHROMIUM_PATH, SHELL, ...WINDOWED].find((file) => file && existsSync(file));

/** Whether that's a Chromium that draws letters differently from the one with a window. */
export const isShell = (file = ''): boolean => file.endsWith('headless-shell');

/** The browser for pictures, which were taken in Chromium itself: CHROMIUM_PATH, unless that's the shell. */
export const findPictureChromium = (): string | undefined =>
	isShell(process.env.CHROMIUM_PATH)
		? (WINDOWED.find((file) => existsSync(file)) ?? process.env.CHROMIUM_PATH)
		: process.env.CHROMIUM_PATH;

/**
 * Makes sure that there is a Chromium: CHROMIUM_PATH, else Debian's headless shell, which is installed with
 * Chromium itself where this user may install packages, else any that's installed, else the one Playwright
 * downloads. Resolves to the environment that tells the tests where it is.
 */
export async function ensureChromium(): Promise<NodeJS.ProcessEnv> {
	const isMissing =
		!process.env.CHROMIUM_PATH && !(existsSync(SHELL) && WINDOWED.some((file) => existsSync(file)));
	if (isMissing && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
		console.log('Installing Chromium …');
		await run('apt-get', ['update', '-qq'], { quiet: true });
		await install('chromium-headless-shell', 'chromium', 'fonts-noto-core');
		if (!findChromium()) {
			// An older Debian doesn't have the shell.
			await install('chromium', 'fonts-noto-core');
		}
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

/** Whether it worked is seen by what's there. */
const install = (...packages: string[]) =>
	run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], {
		env: { DEBIAN_FRONTEND: 'noninteractive' },
		quiet: true,
	});
