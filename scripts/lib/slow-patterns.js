/**
 * Regular expressions whose time grows faster than their text: `/<[^>]*>/` on 60,000 `<` takes seconds. Each literal of
 * the product is analysed by recheck; one that's made at run time, or that can't be analysed, is named in
 * known-patterns.js with a reason.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { check } from 'recheck';
import ts from 'typescript';
import { nodesOf } from './syntax.js';

/** Milliseconds that the analysis of one pattern may take. */
const PATIENCE = 10_000;
const FOLDERS = ['src', 'host', 'scripts'];

const isProduct = (path) => !/\.test\.tsx?$|\.d\.ts$|\/host\/testing[^/]*$/.test(path);

const isMade = (node) =>
	(ts.isNewExpression(node) || ts.isCallExpression(node)) && node.expression.getText() === 'RegExp';

/** `/source/flags` of a literal, or of `RegExp` on texts that are there to read; else the code that makes it. */
function patternOf(node) {
	if (ts.isRegularExpressionLiteral(node)) {
		return node.text;
	}
	const [source, flags] = node.arguments ?? [];
	const isPlain = [source, flags].every((part) => !part || ts.isStringLiteralLike(part));
	return source && isPlain ? String(new RegExp(source.text, flags?.text)) : node.getText();
}

/** Where each pattern stands: pattern → `file:line`. */
function patternsIn(root) {
	const places = new Map();
	const files = FOLDERS.flatMap((folder) =>
		ts.sys.readDirectory(join(root, folder), ['.ts', '.tsx', '.js']).filter(isProduct),
	);
	for (const path of files) {
		const file = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
		for (const node of nodesOf(file)) {
			if (ts.isRegularExpressionLiteral(node) || isMade(node)) {
				const { line } = file.getLineAndCharacterOfPosition(node.getStart());
				const pattern = patternOf(node);
				places.set(pattern, [...(places.get(pattern) ?? []), `${relative(root, path)}:${line + 1}`]);
			}
		}
	}
	return places;
}

/** What is wrong with a pattern; empty when its time grows as its text does. */
async function verdictOf(pattern) {
	const [, source, flags] = /^\/(.*)\/([a-z]*)$/s.exec(pattern) ?? [];
	if (source === undefined) {
		return 'is made at run time';
	}
	const { status, complexity, error } = await check(source, flags, { timeout: PATIENCE, randomSeed: 1 });
	const wrong = {
		safe: '',
		vulnerable: `is ${complexity?.type}`,
		unknown: `cannot be analysed (${error?.kind})`,
	};
	return wrong[status];
}

/** Verdicts of earlier runs are kept in the file `cache`; only those that can't change. */
async function verdictsOf(patterns, cache) {
	const known = existsSync(cache) ? JSON.parse(readFileSync(cache, 'utf8')) : {};
	const verdicts = {};
	for (const pattern of patterns) {
		verdicts[pattern] = known[pattern] ?? (await verdictOf(pattern));
	}
	mkdirSync(dirname(cache), { recursive: true });
	const certain = Object.entries(verdicts).filter(([, verdict]) => !verdict.startsWith('cannot'));
	writeFileSync(cache, JSON.stringify(Object.fromEntries(certain)));
	return verdicts;
}

/** One line for each pattern that may be slow and isn't among the known ones, and for each of those that's gone. */
export async function findSlowPatterns(root, known, cache) {
	const places = patternsIn(root);
	const unknown = [...places.keys()].filter((pattern) => !Object.hasOwn(known, pattern));
	const verdicts = await verdictsOf(unknown, cache);
	return [
		...unknown
			.filter((pattern) => verdicts[pattern] !== '')
			.map((pattern) => `${places.get(pattern).join(', ')}: ${pattern} ${verdicts[pattern]}.`),
		...Object.keys(known)
			.filter((pattern) => !places.has(pattern))
			.map((pattern) => `known-patterns.js: ${pattern} is nowhere any more.`),
	];
}
