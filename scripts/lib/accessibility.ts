/**
 * Checks the table of docs/accessibility.md: every success criterion of WCAG 2.2 up to level AA has a row
 * that says what holds it, and every test that a row names is there.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { testTitles } from './test-titles.ts';

export const TABLE = 'docs/accessibility.md';

/** The criteria of WCAG 2.2 by level; 4.1.1 is obsolete there. */
export const CRITERIA = {
	A: [
		'1.1.1', '1.2.1', '1.2.2', '1.2.3', '1.3.1', '1.3.2', '1.3.3', '1.4.1', '1.4.2', '2.1.1', '2.1.2', '2.1.4', '2.2.1',
		'2.2.2', '2.3.1', '2.4.1', '2.4.2', '2.4.3', '2.4.4', '2.5.1', '2.5.2', '2.5.3', '2.5.4', '3.1.1', '3.2.1', '3.2.2',
		'3.2.6', '3.3.1', '3.3.2', '3.3.7', '4.1.2',
	],
	AA: [
		'1.2.4', '1.2.5', '1.3.4', '1.3.5', '1.4.3', '1.4.4', '1.4.5', '1.4.10', '1.4.11', '1.4.12', '1.4.13', '2.4.5',
		'2.4.6', '2.4.7', '2.4.11', '2.5.7', '2.5.8', '3.1.2', '3.2.3', '3.2.4', '3.3.3', '3.3.4', '3.3.8', '4.1.3',
	],
} as const; // prettier-ignore

/** What a test file is called in the table. */
const TESTS = /`((?:src|host|tests|scripts)\/[\w./-]+\.tsx?)`((?:,? “[^“”]+”)*)/g;
const MANUAL = 'Manual check';
const OPEN = '**Open:**';

interface Row {
	line: number;
	criterion: string;
	level: string;
	applies: string;
	heldBy: string;
}

/** `docs/accessibility.md:line: what is wrong`: each row that says too little, and each that's missing. */
export function accessibilityFaults(root: string): string[] {
	const file = join(root, TABLE);
	const rows = existsSync(file) ? rowsOf(readFileSync(file, 'utf8')) : [];
	const missing = Object.entries(CRITERIA).flatMap(([level, criteria]) =>
		criteria.flatMap((criterion) => {
			const found = rows.filter((row) => row.criterion === criterion);
			const isOnce = found.length === 1 && found[0]?.level === level;
			return isOnce ? [] : [`${TABLE}: ${criterion} (level ${level}) has to be there once, at that level`];
		}),
	);
	const titlesOf = titleReader(root);
	const wrong = rows.flatMap((row) =>
		faultsOf(row, titlesOf).map((fault) => `${TABLE}:${row.line}: ${row.criterion} ${fault}`),
	);
	return [...missing, ...wrong];
}

function rowsOf(text: string): Row[] {
	return text.split('\n').flatMap((source, index) => {
		const [name = '', level = '', applies = '', heldBy = ''] = source
			.split('|')
			.slice(1)
			.map((cell) => cell.trim());
		const [criterion = ''] = name.split(' ');
		return /^\d+\.\d+\.\d+$/.test(criterion) ? [{ line: index + 1, criterion, level, applies, heldBy }] : [];
	});
}

function faultsOf({ applies, heldBy }: Row, titlesOf: (file: string) => Set<string> | null): string[] {
	if (/^No: .{10}/.test(applies)) {
		return [];
	}
	if (applies !== 'Yes') {
		return ['says neither "Yes" nor "No: " and why'];
	}
	const tests = [...heldBy.matchAll(TESTS)];
	const checks = heldBy.split(MANUAL).slice(1);
	const open = heldBy.split(OPEN).slice(1);
	const faults = tests.flatMap(([, file = '', titles = '']) => faultsOfTest(file, titles, titlesOf(file)));
	if (checks.some((check) => !isDated(check))) {
		faults.push(`has a manual check without its date and what was done (${MANUAL} 2026-11-23: …)`);
	}
	if (open.some((what) => what.trim().length < 10)) {
		faults.push("is open, but doesn't say what's missing");
	}
	if (tests.length + checks.length + open.length === 0) {
		faults.push(`names no test, no manual check, and nothing that's open`);
	}
	return faults;
}

function faultsOfTest(file: string, titles: string, known: Set<string> | null): string[] {
	if (!known) {
		return [`names ${file}, which isn't there`];
	}
	const named = [...titles.matchAll(/“([^“”]+)”/g)].map(([, title = '']) => title);
	return named.length
		? named
				.filter((title) => !known.has(title))
				.map((title) => `names “${title}”, which ${file} doesn't have`)
		: [`names ${file} without the title of a test`];
}

function isDated(check: string): boolean {
	const [, date = ''] = /^ (\d{4}-\d{2}-\d{2}): .{10}/.exec(check) ?? [];
	return date !== '' && !Number.isNaN(Date.parse(date));
}

/** Reads the titles of a file's tests once; null for a file that isn't there. */
function titleReader(root: string): (file: string) => Set<string> | null {
	const read = new Map<string, Set<string> | null>();
	return (file) => {
		if (!read.has(file)) {
			const path = join(root, file);
			const titles = existsSync(path) ? testTitles(file, readFileSync(path, 'utf8')) : null;
			read.set(file, titles && new Set(titles.map(({ text }) => text)));
		}
		return read.get(file) ?? null;
	};
}
