import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findPictureChromium, isShell } from '../../scripts/lib/chromium';
import { ROOT } from './e2e';

const MADE_WITH = join(ROOT, 'tests/e2e/baselines/made-with.json');

/** Where screenshots come out the same to the pixel: one major version of Chromium on one system. */
interface Rig {
	chromium: string;
	system: string;
}

/**
 * Why screenshots taken here can't be compared with those in `baselines`, as one line; null if they can. A
 * run that takes new ones records what it takes them with.
 *
 * @param version The browser's version, such as `156.0.8078.73`.
 * @param update  Playwright's `updateSnapshots`.
 */
export function whyNotComparable(version: string, update: string): string | null {
	const here: Rig = { chromium: version.split('.')[0] ?? '', system: systemName() };
	if (update === 'all' || update === 'changed') {
		writeFileSync(MADE_WITH, `${JSON.stringify(here, null, '\t')}\n`);
		return null;
	}
	if (isShell(findPictureChromium())) {
		return 'Pictures not compared: they were taken with Chromium itself; this is its headless shell.';
	}
	const there = JSON.parse(readFileSync(MADE_WITH, 'utf8')) as Rig;
	return there.chromium === here.chromium && there.system === here.system
		? null
		: `Pictures not compared: they were taken with Chromium ${there.chromium} on ${there.system}; this is Chromium ${here.chromium} on ${here.system}.`;
}

/** The system and its version, such as `debian 12`; only the platform where the system doesn't say. */
function systemName(): string {
	try {
		const lines = readFileSync('/etc/os-release', 'utf8').split('\n');
		const value = (key: string) =>
			lines
				.find((line) => line.startsWith(`${key}=`))
				?.slice(key.length + 1)
				.replaceAll('"', '') ?? '';
		return `${value('ID')} ${value('VERSION_ID')}`.trim();
	} catch {
		return process.platform;
	}
}
