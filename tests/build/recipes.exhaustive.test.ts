/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';

const ROOT = join(__dirname, '../..');
/** A copy of the project, always in the same place, so that Jest's cache knows its files. */
const COPY = join(ROOT, '.cache/recipes');
const PARTS = [
	...['src', 'host', 'scripts', 'tests/support', 'images', 'languages', 'package.json', 'tsconfig.json'],
	...['babel.config.json', 'jest.config.js', 'webpack.config.js', 'eslint.config.js'],
	...['.prettierrc.json', '.dependency-cruiser.cjs'],
];

/** What each recipe's test says when it fails, and where it is. */
const RECIPES = [
	['screen', 'link-checker', 'tests/integration/link-checker.test.tsx', 'what else the screen shows'],
	['card', 'link-checker', 'tests/integration/link-checker-card.test.tsx', 'what the card shows'],
	['setting', 'link-checker', 'tests/integration/setting-link-checker.test.tsx', 'what the setting changes'],
	['endpoint', 'link-checker', 'tests/integration/link-checker-call.test.ts', 'what the host answers'],
	['domain', 'link-report', 'tests/integration/link-report-state.test.ts', 'what the domain keeps'],
] as const;

const REFUSALS = [
	['card Link_Checker', '"Link_Checker" is no name: use small letters and digits, with hyphens'],
	['card ../card', '"../card" is no name'],
	['widget link-checker', 'usage: npm run new -- screen|card|setting|endpoint|domain NAME'],
	['card', 'usage: npm run new'],
	['card support', 'src/components/support-card/support-card.tsx is there already: choose another name.'],
	['domain settings', 'src/state/settings/slice.ts is there already'],
] as const;

/** Runs `npm run new` several times in one process, and prints what each run printed. */
const RUN_ALL = `
	const runs = [];
	let lines = [];
	console.log = console.error = (line) => lines.push(line);
	for (const command of process.argv.splice(1)) {
		process.argv = ['node', 'new.ts', ...command.split(' ')];
		await import('./scripts/new.ts?' + runs.length);
		runs.push({ status: process.exitCode, printed: lines.splice(0).join('\\n') });
	}
	process.exitCode = 0;
	process.stdout.write(JSON.stringify(runs));`;

interface Run {
	status: number;
	printed: string;
}

interface JestReport {
	testResults: Array<{ name: string; assertionResults: Array<{ failureMessages: string[] }> }>;
}

/** Runs a program in the copy; Node's own flags come first. */
const run = (...args: string[]) => spawnSync(process.execPath, args, { cwd: COPY, encoding: 'utf8' });
const tool = (name: string, ...args: string[]) => run(join('node_modules/.bin', name), ...args);
const make = (...commands: string[]) => {
	const { stdout } = run('--import', 'tsx', '--input-type', 'module', '--eval', RUN_ALL, ...commands);
	return JSON.parse(stdout) as Run[];
};

/** The text of every file of the copy. */
const snapshot = (): Map<string, string> =>
	new Map(
		ts.sys
			.readDirectory(COPY, ['.ts', '.tsx', '.cjs'], ['node_modules', '.cache'])
			.map((file) => [relative(COPY, file), readFileSync(file, 'utf8')]),
	);

/** What the compiler says about some files. To check the whole project would take a minute. */
function typeErrors(files: readonly string[]): string[] {
	const { config } = ts.readConfigFile(join(COPY, 'tsconfig.json'), ts.sys.readFile) as { config: object };
	const { options } = ts.parseJsonConfigFileContent({ ...config, files, include: [] }, ts.sys, COPY);
	const program = ts.createProgram(
		files.map((file) => join(COPY, file)),
		{ ...options, incremental: false, tsBuildInfoFile: undefined },
	);
	return files.flatMap((file) =>
		ts
			.getPreEmitDiagnostics(program, program.getSourceFile(join(COPY, file)))
			.map(({ messageText }) => `${file}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`),
	);
}

describe('npm run new', () => {
	let before: Map<string, string>;

	beforeAll(() => {
		mkdirSync(COPY, { recursive: true });
		const old = readdirSync(COPY).filter((name) => name !== '.cache');
		old.forEach((name) => rmSync(join(COPY, name), { recursive: true }));
		PARTS.forEach((part) => cpSync(join(ROOT, part), join(COPY, part), { recursive: true }));
		symlinkSync(join(ROOT, 'node_modules'), join(COPY, 'node_modules'));
		before = snapshot();
	});

	it('refuses an invalid name or kind, says why and writes nothing', () => {
		expect(make(...REFUSALS.map(([command]) => command))).toEqual(
			REFUSALS.map(([, message]) => ({ status: 1, printed: expect.stringContaining(message) })),
		);
		expect(snapshot()).toEqual(before);
	});

	describe('generated files', () => {
		let runs: Run[];
		let written: string[];

		beforeAll(() => {
			runs = make(...RECIPES.map(([kind, name]) => `${kind} ${name}`));
			written = [...snapshot()].filter(([file, text]) => before.get(file) !== text).map(([file]) => file);
		});

		it('are listed, along with the test to start with', () => {
			expect(runs).toEqual(
				RECIPES.map(([, , test]) => ({ status: 0, printed: expect.stringContaining(`new      ${test}`) })),
			);
			const named = runs.flatMap(({ printed }) => printed.match(/(?<=^(?:new|changed) +)\S+/gm) ?? []);
			expect([...new Set(named)].sort()).toEqual(written.sort());
		});

		it('have no type errors', () => {
			expect(typeErrors(written)).toEqual([]);
		});

		it('pass ESLint and Prettier', () => {
			expect(tool('eslint', '--max-warnings', '0', ...written)).toMatchObject({ status: 0, stdout: '' });
			expect(tool('prettier', '--list-different', ...written)).toMatchObject({ status: 0, stdout: '' });
		});

		it('include tests that fail until they’re written', () => {
			const tests = RECIPES.map(([, , test]) => test);
			const { stdout } = tool('jest', '--json', '--maxWorkers', '1', '--runTestsByPath', ...tests);
			const { testResults } = JSON.parse(stdout) as JestReport;
			const failures = testResults.map(({ name, assertionResults }) => [
				relative(COPY, name),
				...assertionResults.map(({ failureMessages }) => failureMessages.join().split('\n')[0]),
			]);
			const titleOf = (name: string) => name.replace('-', ' ').replace('l', 'L');
			expect(failures.sort()).toEqual(
				RECIPES.map(([, name, test, what]) => [
					test,
					`Error: ${titleOf(name)}: replace this line with a check of ${what}.`,
				]).sort(),
			);
		}, 600_000);
	});
});
