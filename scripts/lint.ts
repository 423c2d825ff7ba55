/** npm run lint: every check that reads the code without running it. `--fix` mends what can be mended. */
import { join } from 'node:path';
import { readMessages } from './languages/messages.ts';
import { updateLanguages } from './languages/update.ts';
import { accessibilityFaults } from './lib/accessibility.ts';
import { deadCitations } from './lib/citations.ts';
import { KNOWN_PATTERNS } from './lib/known-patterns.ts';
import { command, ROOT, runTool } from './lib/run.ts';
import { findSlowPatterns } from './lib/slow-patterns.ts';
import { findUnusedProps } from './lib/unused-props.ts';
import { voiceFaults } from './lib/voice.ts';
import { bannedWords } from './lib/words.ts';

const fix = process.argv.includes('--fix') ? ['--fix'] : [];

const ON_PAPER = 'only tests or the gallery use it: let a screen use it, or remove it with its tests';

const CHECKS: Array<[tool: string, args: string[], why?: string]> = [
	['prettier', [fix.length ? '--write' : '--check', '--log-level', 'warn', '.']],
	['eslint', ['--max-warnings', '0', '--cache', '--cache-location', '.cache/eslint', ...fix, '.']],
	['stylelint', [...fix, '{src,host}/**/*.css']],
	['depcruise', ['--output-type', 'err', 'src', 'host', 'tests']],
	['knip', []],
	['knip', ['--production', '--config', 'knip.production.json', '--include', 'files,exports'], ON_PAPER],
];

await command(async () => {
	let failed = 0;
	for (const [tool, args, why = 'see above'] of CHECKS) {
		if ((await runTool(tool, args)) !== 0) {
			console.error(`${tool} found something: ${why}.`);
			failed++;
		}
	}
	failed += lintProps();
	failed += await lintPatterns();
	failed += lintProse();
	failed += lintTexts();
	failed += lintAccessibility();
	failed += updateLanguages({ isCheck: fix.length === 0 });
	return failed ? 1 : 0;
});

function lintProps(): number {
	const unused = findUnusedProps(ROOT);
	for (const { file, line, component, prop } of unused) {
		console.error(`${file}:${line} ${component}: nothing in the product passes \`${prop}\`.`);
	}
	if (unused.length) {
		console.error(`Optional props: ${ON_PAPER}.`);
	}
	return unused.length ? 1 : 0;
}

async function lintPatterns(): Promise<number> {
	const slow = await findSlowPatterns(ROOT, KNOWN_PATTERNS, join(ROOT, '.cache/patterns.json'));
	slow.forEach((line) => console.error(line));
	if (slow.length) {
		console.error('Regular expressions: write those that take long in one pass (docs/decisions/0017).');
	}
	return slow.length ? 1 : 0;
}

function lintProse(): number {
	const faults = [...deadCitations(ROOT), ...bannedWords(ROOT)];
	faults.forEach((line) => console.error(line));
	if (faults.length) {
		console.error('Comments and documents: docs/glossary.md has the words to use.');
	}
	return faults.length ? 1 : 0;
}

function lintTexts(): number {
	const faults = voiceFaults(ROOT, readMessages());
	faults.forEach((line) => console.error(line));
	if (faults.length) {
		console.error('Texts: docs/voice.md has the rules.');
	}
	return faults.length ? 1 : 0;
}

function lintAccessibility(): number {
	const faults = accessibilityFaults(ROOT);
	faults.forEach((line) => console.error(line));
	return faults.length ? 1 : 0;
}
