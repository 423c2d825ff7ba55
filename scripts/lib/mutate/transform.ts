/**
 * babel-jest, which puts the mutant of MUTATE_MUTANT into its file, or, with MUTATE_REACH, counts what the
 * tests reach. A file keeps its place in Jest's cache as long as its text is the same, so that a mutant costs
 * one compilation.
 */
import { createTransformer } from 'babel-jest';
import { ROOT } from '../run.ts';
import type { FullMutant } from './discover.ts';
import { filesToMutate } from './files.ts';

const inner = createTransformer() as Awaited<ReturnType<typeof createTransformer>>;
const mutant = JSON.parse(process.env.MUTATE_MUTANT ?? 'null') as FullMutant | null;
const counted = new Set(process.env.MUTATE_REACH ? filesToMutate() : []);

type Options = Parameters<typeof inner.process>[2];

const nameOf = (path: string): string => path.slice(ROOT.length + 1);

const mutated = (source: string, path: string): string =>
	mutant && nameOf(path) === mutant.file
		? source.slice(0, mutant.from) + mutant.replacement + source.slice(mutant.to)
		: source;

const withCount = (path: string, options: Options): Options => ({
	...options,
	instrument: counted.has(nameOf(path)),
});

export default {
	canInstrument: true,
	getCacheKey: (source: string, path: string, options: Options) =>
		inner.getCacheKey?.(mutated(source, path), path, withCount(path, options)),
	process: (source: string, path: string, options: Options) =>
		inner.process(mutated(source, path), path, withCount(path, options)),
};
