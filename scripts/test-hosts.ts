/**
 * npm run test:hosts [-- --quick] [-- --wordpress FILE --jetpack FILE] [-- tests …]: drives the plugin on
 * real WordPress sites, with a stand-in for Jetpack and with Jetpack itself. All tests run on the newest of
 * the builds (tests/reference/support/builds.ts says where they are), those tagged `@version` on the oldest,
 * too; `--quick` runs those tagged `@quick`.
 *
 * `--jetpack` names another build, on which all tests with Jetpack run; `--wordpress debian`, the default, is
 * the WordPress that Debian packs. The last line is `N passed, N failed`.
 */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { BUILDS, referencePairs } from '../tests/reference/support/builds.ts';
import { ensureChromium } from './lib/chromium.ts';
import { command, CommandError, runScript, runTool } from './lib/run.ts';
import { startStages } from './lib/stages.ts';

await command(async () => {
	const { values, positionals } = parseArgs({
		options: {
			quick: { type: 'boolean', default: false },
			wordpress: { type: 'string', default: 'debian' },
			jetpack: { type: 'string' },
		},
		allowPositionals: true,
	});
	if (values.jetpack) {
		process.env.REFERENCE_WORDPRESS = archive(values.wordpress);
		process.env.REFERENCE_JETPACK = archive(values.jetpack);
	}
	const { check, tests, leaveOut, end } = startStages(
		`npm run test:hosts${values.quick ? ' -- --quick' : ''}`,
	);
	const hasPairs = referencePairs().length > 0;
	if (!hasPairs) {
		leaveOut(`Jetpack itself: there are no builds in ${BUILDS}. REFERENCE_BUILDS can name another folder.`);
	}
	const chromium = await ensureChromium();
	if (await check('build', ({ log }) => runScript('build', ['--if-needed'], { log }))) {
		await tests('hosts', ({ log, report }) =>
			runTool(
				'playwright',
				[
					...['test', '--output', 'artifacts/hosts'],
					...(values.jetpack ? [] : ['--project=wordpress']),
					// Each pair has one worker, which often waits for its host: there's room for another.
					...(hasPairs ? ['--project=reference*', '--workers=3'] : []),
					...(values.quick ? ['--grep', '@quick'] : []),
					...positionals,
				],
				{ log, env: { ...chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: report } },
			),
		);
	}
	return end();
});

function archive(file: string): string {
	if (file !== 'debian' && !existsSync(file)) {
		throw new CommandError(`There’s no ${file}.`);
	}
	return file === 'debian' ? file : resolve(file);
}
