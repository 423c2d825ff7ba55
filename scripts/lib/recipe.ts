/** Writes what a recipe makes: new files, and additions to those that list them. Nothing is overwritten. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { CommandError, ROOT } from './run.ts';
import { nodesOf } from './syntax.ts';

/** A name in each form that code has it in: link-checker, linkChecker, LinkChecker, … */
export interface Names {
	kebab: string;
	camel: string;
	pascal: string;
	snake: string;
	constant: string;
	/** As a person reads it. */
	title: string;
}

/** Something that goes into a file that's there. */
export type Addition = { file: string } & (
	| { import: string }
	/** At the end of an array or object: `DOMAINS`, or `TAB.groups` for one within another. */
	| { list: string; entry: string }
	/** Within a declaration, before the last such text. */
	| { within: string; before: string; text: string }
	/** After everything else. */
	| { end: string }
);

export interface Recipe {
	files: Record<string, string>;
	additions: readonly Addition[];
	/** What's left to do, beside what the test asks for. */
	next: readonly string[];
}

/** Reads a name such as `link-checker`. */
export function namesOf(name: string): Names {
	if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(name)) {
		throw new CommandError(
			`"${name}" is no name: use small letters and digits, with hyphens between words, like link-checker.`,
		);
	}
	const words = name.split('-');
	const pascal = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
	return {
		kebab: name,
		camel: pascal.charAt(0).toLowerCase() + pascal.slice(1),
		pascal,
		snake: words.join('_'),
		constant: words.join('_').toUpperCase(),
		title: name.charAt(0).toUpperCase() + words.join(' ').slice(1),
	};
}

/** The line of a generated test that throws: it fails until you've checked what the new part does. */
export const unfinished = ({ title }: Names, what: string): string =>
	`throw new Error('${title}: replace this line with a check of what ${what}.');`;

/** Writes a recipe's files, or none of them; returns the paths of all that are new or changed. */
export function write({ files, additions }: Recipe): string[] {
	const taken = Object.keys(files).find((file) => existsSync(join(ROOT, file)));
	if (taken) {
		throw new CommandError(`${taken} is there already: choose another name.`);
	}
	const texts = new Map(Object.entries(files));
	for (const addition of additions) {
		const { file } = addition;
		texts.set(file, add(texts.get(file) ?? readFileSync(join(ROOT, file), 'utf8'), addition));
	}
	for (const [file, text] of texts) {
		mkdirSync(dirname(join(ROOT, file)), { recursive: true });
		writeFileSync(join(ROOT, file), text);
	}
	return [...texts.keys()];
}

function add(text: string, addition: Addition): string {
	const file = ts.createSourceFile(addition.file, text, ts.ScriptTarget.Latest, true);
	const [at, added] = placeOf(file, addition);
	return text.slice(0, at) + added + text.slice(at);
}

/** Where the addition goes, and how it reads there. Prettier puts it into shape. */
function placeOf(file: ts.SourceFile, addition: Addition): [at: number, added: string] {
	if ('import' in addition) {
		const last = file.statements.findLast((node) => ts.isImportDeclaration(node));
		return [last?.getEnd() ?? 0, `\n${addition.import}`];
	}
	if ('end' in addition) {
		return [file.getEnd(), `\n${addition.end}`];
	}
	if ('list' in addition) {
		return endOf(listIn(file, addition.list), addition.entry);
	}
	const declaration = declarationIn(file, addition.within);
	const at = declaration.getText().lastIndexOf(addition.before);
	if (at < 0) {
		throw lost(file, `"${addition.before}" in ${addition.within}`);
	}
	return [declaration.getStart() + at, addition.text];
}

type List = ts.ArrayLiteralExpression | ts.ObjectLiteralExpression;

function endOf(list: List, entry: string): [at: number, added: string] {
	const entries = ts.isArrayLiteralExpression(list) ? list.elements : list.properties;
	const separator = entries.length && !entries.hasTrailingComma ? ',' : '';
	// Behind the last entry, so that a comment there stays with it.
	return [entries.length ? entries.end : list.getEnd() - 1, `${separator}\n${entry}`];
}

/** The array or object of that name: the value of a variable, or of a property of one. */
function listIn(file: ts.SourceFile, path: string): List {
	const [name = '', ...properties] = path.split('.');
	let found = valueOf(declarationIn(file, name));
	for (const property of properties) {
		const assignment = [...(found ? nodesOf(found) : [])].find(
			(node) => ts.isPropertyAssignment(node) && node.name.getText() === property,
		);
		found = assignment && valueOf(assignment);
	}
	if (!found) {
		throw lost(file, path);
	}
	return found;
}

/** The outermost array or object of a declaration, behind `as const` and the like. */
const valueOf = (node: ts.Node): List | undefined =>
	[...nodesOf(node)].find((part) => ts.isArrayLiteralExpression(part) || ts.isObjectLiteralExpression(part));

function declarationIn(file: ts.SourceFile, name: string): ts.Node {
	const found = [...nodesOf(file)].find(
		(node) =>
			(ts.isVariableDeclaration(node) || ts.isFunctionDeclaration(node) || ts.isInterfaceDeclaration(node)) &&
			node.name?.getText() === name,
	);
	if (!found) {
		throw lost(file, name);
	}
	return found;
}

const lost = (file: ts.SourceFile, what: string) =>
	new CommandError(`${file.fileName} has no ${what} any more: correct scripts/recipes. Nothing was written.`);
