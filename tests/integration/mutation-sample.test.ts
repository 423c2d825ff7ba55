/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeBaseline } from '../../scripts/lib/mutate/baseline.ts';
import { closenessIn } from '../../scripts/lib/closeness.ts';
import { draw } from '../../scripts/lib/mutate/draw.ts';
import { openOf, remembered } from '../../scripts/lib/mutate/memory.ts';
import { measure } from '../../scripts/lib/mutate/report.ts';
import { tryMutant, type Mutant, type Outcome, type Result } from '../../scripts/lib/mutate/trial.ts';

const FILE = 'src/lib/money.ts';
const mutantAt = (line: number): Mutant => ({ id: `${FILE}:${line}`, file: FILE, line, column: 3 });
const MANY = Array.from({ length: 500 }, (_, index) => mutantAt(index + 1));
const idsOf = (mutants: ReadonlyArray<{ id: string }>) => mutants.map(({ id }) => id);

describe('mutant draw', () => {
	it('is the same for the same seed, whatever the order of the mutants', () => {
		const drawn = idsOf(draw(MANY, 150, '2026-11-22'));
		expect(new Set(drawn).size).toBe(150);
		expect(idsOf(draw([...MANY].reverse(), 150, '2026-11-22'))).toEqual(drawn);
	});

	it('differs for another seed', () => {
		const first = new Set(idsOf(draw(MANY, 150, '2026-11-22')));
		const shared = idsOf(draw(MANY, 150, '2026-11-23')).filter((id) => first.has(id));
		expect(shared.length).toBeLessThan(90);
	});

	it('takes every mutant when there are fewer than requested', () => {
		expect(idsOf(draw(MANY.slice(0, 3), 150, 'a')).sort()).toEqual(idsOf(MANY.slice(0, 3)).sort());
	});
});

describe('interrupted run', () => {
	const folder = mkdtempSync(join(tmpdir(), 'mutation-'));
	afterAll(() => rmSync(folder, { recursive: true }));

	it('resumes with untested mutants, and retries survivors on request', () => {
		const file = join(folder, 'cache', 'seed.json');
		const initial = () => ({ drawn: MANY.slice(0, 3), results: {} as Record<string, Result> });
		const before = remembered(file, initial);
		before.value.results = { [MANY[0]!.id]: { isKilled: true }, [MANY[1]!.id]: { isKilled: false } };
		before.save();

		const after = remembered(file, () => ({ ...initial(), drawn: [] }));
		expect(idsOf(openOf(after.value))).toEqual([MANY[2]!.id]);
		expect(idsOf(openOf(after.value, true))).toEqual([MANY[1]!.id, MANY[2]!.id]);
	});
});

describe('closest tests', () => {
	const closestTo = closenessIn(
		new Map([
			[FILE, ''],
			['src/lib/money.test.ts', "import { money } from './money';"],
			['src/components/price/price.tsx', "import { money } from '../../lib/money';"],
			['src/components/price/price.test.tsx', "import { Price } from './price';"],
			['src/routes/my-plan/prices.tsx', "import { Price } from '../../components/price/price';"],
			['src/routes/scan/scan.tsx', "import type { Money } from '../../lib/money';"],
			['tests/integration/my-plan-prices.test.tsx', ''],
			['tests/integration/scan-card.test.tsx', ''],
		]),
	);

	it('are those beside the file, then those named after screens that use it', () => {
		expect(closestTo(FILE)).toEqual({
			beside: ['src/lib/money.test.ts', 'src/components/price/price.test.tsx'],
			integration: ['tests/integration/my-plan-prices.test.tsx', 'tests/integration/scan-card.test.tsx'],
		});
	});
});

describe('mutant', () => {
	const counted = {
		statementMap: { 0: { start: { line: 1, column: 0 }, end: { line: 9, column: 0 } } },
		branchMap: {},
		b: {},
		fnMap: {},
		f: {},
	};

	/** Tests that come by the mutant or not, and what each says to it. */
	function trial(tests: Record<string, { hits: number; says?: Outcome['outcome'] }>) {
		const tried: string[] = [];
		const runTests = async (files: readonly string[], { reach }: { reach?: boolean }): Promise<Outcome> => {
			const runs = files.map((file) => ({
				file,
				seconds: 1,
				failed: !reach && tests[file]!.says === 'failed' ? 'a test' : null,
				reached: { [`/root/${FILE}`]: { ...counted, s: { 0: tests[file]!.hits } } },
			}));
			if (reach) {
				return { outcome: 'passed', files: runs };
			}
			tried.push(...files);
			const failure = runs.find(({ failed }) => failed);
			return { outcome: tests[files[0]!]!.says ?? 'passed', files: runs, failure };
		};
		const baseline = makeBaseline({
			memory: { value: {}, save: () => {} },
			mutants: [MANY[4]!],
			root: '/root',
			runTests,
		});
		const [beside, ...integration] = Object.keys(tests);
		const closestTo = () => ({ beside: [beside!], integration });
		return { tried, result: tryMutant(MANY[4]!, { closestTo, baseline, runTests }) };
	}

	it('is killed by the test beside it, without trying a screen', async () => {
		const { tried, result } = trial({ unit: { hits: 1, says: 'failed' }, screen: { hits: 1 } });
		expect(await result).toMatchObject({ isKilled: true, by: 'unit', test: 'a test' });
		expect(tried).toEqual(['unit']);
	});

	it('is killed by a screen test that never ends', async () => {
		const { tried, result } = trial({ unit: { hits: 0 }, screen: { hits: 1, says: 'late' } });
		expect(await result).toMatchObject({ isKilled: true, status: 'killed by time' });
		expect(tried).toEqual(['screen']);
	});

	it('survives when no test fails, or when none reaches it', async () => {
		expect(await trial({ unit: { hits: 1 }, screen: { hits: 1 } }).result).toMatchObject({
			isKilled: false,
			status: 'survived',
			tests: ['unit', 'screen'],
		});
		const nowhere = trial({ unit: { hits: 0 }, screen: { hits: 0 } });
		expect(await nowhere.result).toMatchObject({ isKilled: false, status: 'not reached' });
		expect(nowhere.tried).toEqual([]);
	});
});

describe('mutation report', () => {
	it('gives percentages per area and in total, with their thresholds', () => {
		const drawn = ['src/rest-api/a.ts', 'src/state/settings/b.ts', 'src/state/site/c.ts', 'src/lib/d.ts'];
		const results = { 0: { isKilled: false }, 1: { isKilled: true }, 2: { isKilled: true } };
		expect(measure({ drawn: drawn.map((file, index) => ({ id: String(index), file })), results })).toEqual([
			{ area: 'rest-api', all: 1, killed: 0, percent: 0, least: 92 },
			{ area: 'state', all: 1, killed: 1, percent: 100, least: undefined },
			{ area: 'state/settings', all: 1, killed: 1, percent: 100, least: 92 },
			{ area: 'all', all: 3, killed: 2, percent: (100 * 2) / 3, least: 85 },
		]);
	});
});
