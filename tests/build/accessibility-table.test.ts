/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { accessibilityFaults, CRITERIA, TABLE } from '../../scripts/lib/accessibility.ts';

const root = mkdtempSync(join(tmpdir(), 'accessibility-'));
afterAll(() => rmSync(root, { recursive: true }));

const TEST = `
	it('has a name', () => {});
	test.describe('a group', () => {
		test.each([1])(\`is \${size} px high\`, () => {});
	});
	const other = read('is no test');`;

/** The faults of a table that is whole but for what one criterion says. */
function faultsWith(applies: string, heldBy: string): string[] {
	['docs', 'tests'].forEach((folder) => mkdirSync(join(root, folder), { recursive: true }));
	const rows = Object.entries(CRITERIA).flatMap(([level, criteria]) =>
		criteria.map((criterion) =>
			criterion === '1.1.1'
				? `| 1.1.1 Non-text Content | A | ${applies} | ${heldBy} |`
				: `| ${criterion} Some name | ${level} | No: there is nothing of the kind | |`,
		),
	);
	writeFileSync(join(root, TABLE), rows.join('\n'));
	writeFileSync(join(root, 'tests/name.test.ts'), TEST);
	return accessibilityFaults(root);
}

describe('accessibility criteria table', () => {
	it('has 31 criteria of level A and 24 of level AA', () => {
		expect([CRITERIA.A.length, CRITERIA.AA.length]).toEqual([31, 24]);
		expect(new Set(Object.values(CRITERIA).flat()).size).toBe(55);
	});

	it.each([
		['a test', '`tests/name.test.ts` “has a name”'],
		['two tests', '`tests/name.test.ts` “has a name”, “a group”'],
		['a title made from parts', '`tests/name.test.ts` “is ${size} px high”'],
		['a dated check', 'Manual check 2026-11-23: read all alternative texts in Chromium'],
		['what is missing', '**Open:** nobody has looked at the shop'],
	])('accepts %s', (_what, heldBy) => {
		expect(faultsWith('Yes', heldBy)).toEqual([]);
	});

	it.each([
		['Yes', '', 'names no test'],
		['Yes', 'looked at', 'names no test'],
		['Yes', '`tests/gone.test.ts` “has a name”', "which isn't there"],
		['Yes', '`tests/name.test.ts`', 'without the title'],
		['Yes', '`tests/name.test.ts` “has a”', "doesn't have"],
		['Yes', '`tests/name.test.ts` “is no test”', "doesn't have"],
		['Yes', '`tests/name.test.ts` “has a name”, “is ${width} px high”', "doesn't have"],
		['Yes', 'Manual check: read all alternative texts', 'without its date'],
		['Yes', 'Manual check 2026-13-45: read all alternative texts', 'without its date'],
		['Yes', 'Manual check 2026-11-23:', 'without its date'],
		['Yes', '**Open:**', "doesn't say what's missing"],
		['No', '', 'neither'],
		['', '`tests/name.test.ts` “has a name”', 'neither'],
	])('fails with %j and %j', (applies, heldBy, fault) => {
		expect(faultsWith(applies, heldBy)).toEqual([expect.stringContaining(fault)]);
	});

	it('fails if a criterion is missing, duplicated or at the wrong level', () => {
		const table = join(root, TABLE);
		writeFileSync(table, '| 1.1.1 Non-text Content | A | No: there is nothing of the kind | |\n'.repeat(2));
		expect(accessibilityFaults(root)).toHaveLength(55);
		writeFileSync(table, '| 1.1.1 Non-text Content | AA | No: there is nothing of the kind | |\n');
		expect(accessibilityFaults(root)).toHaveLength(55);
		writeFileSync(table, '| 1.1.1 Non-text Content | A | No: there is nothing of the kind | |\n');
		expect(accessibilityFaults(root)).toHaveLength(54);
		rmSync(table);
		expect(accessibilityFaults(root)).toHaveLength(55);
	});
});
