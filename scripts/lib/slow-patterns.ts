/**
 * Regular expressions whose time grows faster than their text: `/<[^>]*>/` on 60,000 `<` takes seconds.
 * Each literal of the product is analysed by recheck; one that's made at run time, or that can't be analysed,
 * is named in known-patterns.ts with a reason.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { check } from 'recheck';
import ts from 'typescript';
import { nodesOf } from './syntax.ts';

/** Milliseconds that the analysis of one pattern may take. */
const PATIENCE = 10_000;
const FOLDERS = ['src', 'host', 'scripts'];

const isProduct = (path: string): boolean => !/\.test\.tsx?$|\.d\.ts$|\/host\/testing[^/]*$/.test(path);

const isMade = (node: ts.Node): node is ts.NewExpression | ts.CallExpression =>
	(ts.isNewExpression(node) || ts.isCallExpression(node)) && node.expression.getText() === 'RegExp';

/**
 * `/source/flags` of a literal, or of `RegExp` on texts that are there to read; else the code that makes it.
 */
function patternOf(node: ts.RegularExpressionLiteral | ts.NewExpression | ts.CallExpression): string {
	if (ts.isRegularExpressionLiteral(node)) {
		return node.text;
	}
	const [source, flags] = node.arguments ?? [];
	return source && ts.isStringLiteralLike(source) && (!flags || ts.isStringLiteralLike(flags))
		? String(new RegExp(source.text, flags?.text))
		: node.getText();
}

/** Where each pattern is: pattern → `file:line`. */
function patternsIn(root: string): Map<string, string[]> {
	const places = new Map<string, string[]>();
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
async function verdictOf(pattern: string): Promise<string> {
	const [, source, flags] = /^\/(.*)\/([a-z]*)$/s.exec(pattern) ?? [];
	if (source === undefined) {
		return 'is made at run time';
	}
	const found = await check(source, flags ?? '', { timeout: PATIENCE, randomSeed: 1 });
	switch (found.status) {
		case 'safe':
			return '';
		case 'vulnerable':
			return `is ${found.complexity.type}`;
		case 'unknown':
			return `cannot be analysed (${found.error.kind})`;
	}
}

/** Verdicts of earlier runs are kept in the file `cache`; only those that can't change. */
async function verdictsOf(patterns: readonly string[], cache: string): Promise<Record<string, string>> {
	const known = existsSync(cache) ? (JSON.parse(readFileSync(cache, 'utf8')) as Record<string, string>) : {};
	const verdicts: Record<string, string> = {};
	for (const pattern of patterns) {
		verdicts[pattern] = known[pattern] ?? (await verdictOf(pattern));
	}
	mkdirSync(dirname(cache), { recursive: true });
	const certain = Object.entries(verdicts).filter(([, verdict]) => !verdict.startsWith('cannot'));
	writeFileSync(cache, JSON.stringify(Object.fromEntries(certain)));
	return verdicts;
}

/**
 * One line for each pattern that may be slow and isn't among the known ones, and for each of those that's
 * gone.
 */
export async function findSlowPatterns(
	root: string,
	known: Readonly<Record<string, string>>,
	cache: string,
): Promise<string[]> {
	const places = patternsIn(root);
	const unknown = [...places.keys()].filter((pattern) => !Object.hasOwn(known, pattern));
	const verdicts = await verdictsOf(unknown, cache);
	return [
		...unknown
			.filter((pattern) => verdicts[pattern] !== '')
			.map((pattern) => `${places.get(pattern)?.join(', ')}: ${pattern} ${verdicts[pattern]}.`),
		...Object.keys(known)
			.filter((pattern) => !places.has(pattern))
			.map((pattern) => `known-patterns.ts: ${pattern} is nowhere any more.`),
	];
}
