/**
 * npm run test:reference [-- --wordpress FILE --jetpack FILE]: drives the plugin on real hosts. Without
 * files: the oldest and the newest of the builds (tests/reference/support/builds.ts says where they are).
 * `debian` in place of the first file is the WordPress that Debian packs. What's left goes to Playwright.
 */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { START, referencePairs } from '../tests/reference/support/builds.ts';
import { build } from './lib/build.ts';
import { ensureChromium } from './lib/chromium.ts';
import { command, CommandError, runTool } from './lib/run.ts';

await command(async () => {
	const { values, positionals } = parseArgs({
		options: { wordpress: { type: 'string', default: 'debian' }, jetpack: { type: 'string' } },
		allowPositionals: true,
	});
	const files = values.jetpack
		? { REFERENCE_WORDPRESS: archive(values.wordpress), REFERENCE_JETPACK: archive(values.jetpack) }
		: {};
	Object.assign(process.env, files);
	if (!existsSync(START) || referencePairs().length === 0) {
		throw new CommandError(
			`${START} and its builds aren’t there. Name a folder of builds in REFERENCE_BUILDS.`,
		);
	}
	await build({ ifNeeded: true });
	return runTool('playwright', ['test', '--project=reference*', ...positionals], {
		env: await ensureChromium(),
	});
});

function archive(file: string): string {
	if (file !== 'debian' && !existsSync(file)) {
		throw new CommandError(`There’s no ${file}.`);
	}
	return file === 'debian' ? file : resolve(file);
}
