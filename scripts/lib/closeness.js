/** Which tests are close to a file of `src`, closest first. It follows from who imports whom, and from the tests' names. */
import { basename, dirname, join } from 'node:path';

const IMPORT = /^(?:import|export)\s(?!type\s)[^'";]*?from '(\.[^']+)'/;
const LAZY_IMPORT = /\bimport\('(\.[^']+)'\)/g;
const isTest = (file) => /\.test\.tsx?$/.test(file);

/** For each file of `sources` (path to text) the files that import it. */
export function importersOf(sources) {
	const importers = new Map([...sources.keys()].map((file) => [file, []]));
	for (const [file, text] of sources) {
		for (const place of importsOf(text)) {
			const target = join(dirname(file), place);
			const found = [target, `${target}.ts`, `${target}.tsx`].find((path) => importers.has(path));
			if (found) {
				importers.get(found).push(file);
			}
		}
	}
	return importers;
}

const importsOf = (text) => [
	...text.split(/\n(?=import|export)/).flatMap((statement) => IMPORT.exec(statement)?.[1] ?? []),
	...[...text.matchAll(LAZY_IMPORT)].map(([, place]) => place),
];

/** `my-plan/use-plan-card.ts` → my, plan, use, plan, card; without plurals, and without the area, as tests have neither. */
const wordsOf = (file) =>
	file
		.replace(/^(src|tests)\/[^/]+\/|(\.test)?\.tsx?$/g, '')
		.split(/[^a-z0-9]+/i)
		.filter((word) => word.length > 2)
		.map((word) => word.toLowerCase().replace(/(?<=...)s$/, ''));

/** Files from which `file` is reached, with the number of steps. */
function reachedFrom(file, importers, most) {
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

/** How much each word says about the file: those of its own path most, those of who uses it less with every step. */
function wordsAround(steps) {
	const words = new Map();
	for (const [file, step] of steps) {
		for (const word of isTest(file) ? [] : new Set(wordsOf(file))) {
			words.set(word, Math.max(words.get(word) ?? 0, 1 / 2 ** step));
		}
	}
	return words;
}

/**
 * Makes a function from a file to its tests: `beside` import it themselves, or import what does; `integration` are all tests
 * of whole screens, those that share the rarest words with it first.
 */
export function closenessIn(sources) {
	const importers = importersOf(sources);
	const integration = [...sources.keys()].filter((file) => isTest(file) && file.startsWith('tests/'));
	const spread = new Map();
	for (const word of integration.flatMap((file) => [...new Set(wordsOf(file))])) {
		spread.set(word, (spread.get(word) ?? 0) + 1);
	}
	return (file) => {
		const steps = reachedFrom(file, importers, 3);
		const around = wordsAround(steps);
		const isNamesake = (test) => basename(test).split('.')[0] === basename(file).split('.')[0];
		const distance = (test) => steps.get(test) + (isNamesake(test) ? 0 : 0.5);
		const beside = [...steps.keys()]
			.filter((test) => isTest(test) && steps.get(test) <= (test.startsWith('src/') ? 2 : 1))
			.sort((a, b) => distance(a) - distance(b) || (a < b ? -1 : 1));
		const score = (test) =>
			[...new Set(wordsOf(test))].reduce((sum, word) => sum + (around.get(word) ?? 0) / spread.get(word), 0);
		const scores = new Map(integration.map((test) => [test, score(test)]));
		return {
			beside,
			integration: integration
				.filter((test) => !beside.includes(test))
				.sort((a, b) => scores.get(b) - scores.get(a) || (a < b ? -1 : 1)),
		};
	};
}
