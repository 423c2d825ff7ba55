/**
 * babel-jest, which puts the mutant of MUTATE_MUTANT into its file, or, with MUTATE_REACH, counts what the tests reach. A
 * file keeps its place in Jest's cache as long as its text is the same, so that a mutant costs one compilation.
 */
import babelJest from 'babel-jest';
import { ROOT } from '../run.js';
import { filesToMutate } from './files.js';

const inner = babelJest.createTransformer();
const mutant = JSON.parse(process.env.MUTATE_MUTANT ?? 'null');
const counted = new Set(process.env.MUTATE_REACH ? filesToMutate() : []);

const nameOf = (path) => path.slice(ROOT.length + 1);

const mutated = (source, path) =>
	mutant && nameOf(path) === mutant.file
		? source.slice(0, mutant.from) + mutant.replacement + source.slice(mutant.to)
		: source;

const withCount = (path, options) => ({ ...options, instrument: counted.has(nameOf(path)) });

export default {
	canInstrument: true,
	getCacheKey: (source, path, options) =>
		inner.getCacheKey(mutated(source, path), path, withCount(path, options)),
	process: (source, path, options) => inner.process(mutated(source, path), path, withCount(path, options)),
};
