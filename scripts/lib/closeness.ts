/**
 * Which tests are close to a file of `src`, closest first. It follows from who imports whom, and from the
 * tests' names.
 */
import { basename, dirname, join } from 'node:path';

/** Text of files by their path. */
type Sources = ReadonlyMap<string, string>;

/** Tests of a file, closest first. */
export interface Closest {
	beside: string[];
	integration: string[];
}

const IMPORT = /^(?:import|export)\s(?!type\s)[^'";]*?from '(\.[^']+)'/;
const LAZY_IMPORT = /\bimport\('(\.[^']+)'\)/g;
const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file);

/** For each file of `sources` (path to text) the files that import it. */
function importersOf(sources: Sources): Map<string, string[]> {
	const importers = new Map<string, string[]>([...sources.keys()].map((file) => [file, []]));
	for (const [file, text] of sources) {
		for (const place of importsOf(text)) {
			const target = join(dirname(file), place);
			const found = [target, `${target}.ts`, `${target}.tsx`].find((path) => importers.has(path));
			if (found) {
				importers.get(found)?.push(file);
			}
		}
	}
	return importers;
}

const importsOf = (text: string): string[] => [
	...text.split(/\n(?=import|export)/).flatMap((statement) => IMPORT.exec(statement)?.[1] ?? []),
	...[...text.matchAll(LAZY_IMPORT)].map(([, place = '']) => place),
];

/**
 * `my-plan/use-plan-card.ts` → my, plan, use, plan, card; without plurals, and without the area, as tests
 * have neither.
 */
const wordsOf = (file: string): string[] =>
	file
		.replace(/^(src|tests)\/[^/]+\/|(\.test)?\.tsx?$/g, '')
		.split(/[^a-z0-9]+/i)
		.filter((word) => word.length > 2)
		.map((word) => word.toLowerCase().replace(/(?<=...)s$/, ''));

/** Files from which `file` is reached, with the number of steps. */
function reachedFrom(file: string, importers: Map<string, string[]>, most: number): Map<string, number> {
	const steps = new Map([[file, 0]]);
	for (const [current, step] of steps) {
		for (const importer of step < most ? (importers.get(current) ?? []) : []) {
			if (!steps.has(importer)) {
				steps.set(importer, step + 1);
			}
		}
	}
	return steps;
}

/**
 * How much each word says about the file: those of its own path most, those of who uses it less with every
 * step.
 */
function wordsAround(steps: Map<string, number>): Map<string, number> {
	const words = new Map<string, number>();
	for (const [file, step] of steps) {
		for (const word of isTest(file) ? [] : new Set(wordsOf(file))) {
			words.set(word, Math.max(words.get(word) ?? 0, 1 / 2 ** step));
		}
	}
	return words;
}

/**
 * Makes a function from a file to its tests: `beside` import it themselves, or import what does;
 * `integration` are all tests of whole screens, those that share the rarest words with it first.
 */
export function closenessIn(sources: Sources): (file: string) => Closest {
	const importers = importersOf(sources);
	const integration = [...sources.keys()].filter((file) => isTest(file) && file.startsWith('tests/'));
	const spread = new Map<string, number>();
	for (const word of integration.flatMap((file) => [...new Set(wordsOf(file))])) {
		spread.set(word, (spread.get(word) ?? 0) + 1);
	}
	return (file) => {
		const steps = reachedFrom(file, importers, 3);
		const around = wordsAround(steps);
		const isNamesake = (test: string) => basename(test).split('.')[0] === basename(file).split('.')[0];
		const stepsTo = (test: string) => steps.get(test) ?? Infinity;
		const distance = (test: string) => stepsTo(test) + (isNamesake(test) ? 0 : 0.5);
		const beside = [...steps.keys()]
			.filter((test) => isTest(test) && stepsTo(test) <= (test.startsWith('src/') ? 2 : 1))
			.sort((a, b) => distance(a) - distance(b) || (a < b ? -1 : 1));
		const score = (test: string) =>
			[...new Set(wordsOf(test))].reduce(
				(sum, word) => sum + (around.get(word) ?? 0) / (spread.get(word) ?? 1),
				0,
			);
		const scores = new Map(integration.map((test) => [test, score(test)]));
		return {
			beside,
			integration: integration
				.filter((test) => !beside.includes(test))
				.sort((a, b) => (scores.get(b) ?? 0) - (scores.get(a) ?? 0) || (a < b ? -1 : 1)),
		};
	};
}
