import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';

/** A comment as written in the file; `//` lines below each other are one. */
export interface Comment {
	text: string;
	/** Where it begins, counted from 0. */
	start: number;
}

const FOLDERS = ['src', 'host', 'tests', 'scripts', 'wordpress'];

/** Records of what was asked and answered: they quote documents that aren't here. */
const RECORDS = ['docs/requirements.md', 'docs/review-2026-11.md'];

/** A comment of a file, or a whole document. */
export interface Prose extends Comment {
	file: string;
	/** The text of the whole file. */
	source: string;
}

/** Every comment and every document, in a stable order. */
export function readProse(root: string): Prose[] {
	const read = (file: string) => readFileSync(join(root, file), 'utf8');
	const comments = FOLDERS.flatMap((folder) => filesBelow(root, folder))
		.filter((file) => /\.([cm]?js|tsx?|php|css)$/.test(file))
		.flatMap((file) => {
			const source = read(file);
			return commentsOf(file, source).map((comment) => ({ file, source, ...comment }));
		});
	const documents = [...filesBelow(root, 'docs'), 'README.md', 'CONTRIBUTING.md']
		.filter((file) => file.endsWith('.md') && !RECORDS.includes(file) && existsSync(join(root, file)))
		.map((file) => ({ file, source: read(file), text: read(file), start: 0 }));
	return [...comments, ...documents];
}

/** `file:line` of a place in it. */
export const placeOf = ({ file, source, start }: Prose, index: number): string =>
	`${file}:${source.slice(0, start + index).split('\n').length}`;

/** The text without its line breaks and what begins a line of a comment; every offset stays the same. */
export const oneLine = (text: string): string =>
	text.replace(/\n[ \t]*(?:\*(?!\/)|\/\/)?/g, (end) => ' '.repeat(end.length));

/** Files below a folder; none where there's no such folder. */
export function filesBelow(root: string, folder: string): string[] {
	try {
		return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
			.filter((entry) => entry.isFile())
			.map((entry) => relative(root, join(entry.parentPath, entry.name)))
			.sort();
	} catch {
		return [];
	}
}

/** The comments of a file in the order of the file; its name tells the language. */
export function commentsOf(file: string, source: string): Comment[] {
	const ranges = /\.(php|css)$/.test(file) ? styleRanges(source) : scriptRanges(file, source);
	return ranges
		.toSorted((one, other) => one.pos - other.pos)
		.reduce<Range[]>((joined, range) => {
			const last = joined.at(-1);
			const isNextLine =
				last &&
				isLine(source, last) &&
				isLine(source, range) &&
				/^\n[ \t]*$/.test(source.slice(last.end, range.pos));
			return isNextLine ? [...joined.slice(0, -1), { pos: last.pos, end: range.end }] : [...joined, range];
		}, [])
		.map(({ pos, end }) => ({ text: source.slice(pos, end), start: pos }));
}

interface Range {
	pos: number;
	end: number;
}

const isLine = (source: string, { pos }: Range) => source.startsWith('//', pos);

const styleRanges = (source: string): Range[] =>
	[...source.matchAll(/\/\*[^]*?\*\/|(?<=^|\s)\/\/.*/g)].map(({ index, 0: { length } }) => ({
		pos: index,
		end: index + length,
	}));

/** Comments are before and after tokens, so the file is parsed: `//` in a text is none. */
function scriptRanges(file: string, source: string): Range[] {
	const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
	const found = new Map<number, Range>();
	const visit = (node: ts.Node) => {
		const children = node.getChildren(tree).filter((child) => !ts.isJSDoc(child));
		children.forEach(visit);
		if (children.length === 0 && node.kind !== ts.SyntaxKind.JsxText) {
			const before = ts.getLeadingCommentRanges(source, node.pos) ?? [];
			const after = isBeforeJsxText(node) ? [] : (ts.getTrailingCommentRanges(source, node.end) ?? []);
			[...before, ...after].forEach((range) => found.set(range.pos, range));
		}
	};
	visit(tree);
	return [...found.values()];
}

/** After a tag comes text, in which `//` is no comment. */
const isBeforeJsxText = ({ kind, parent }: ts.Node) =>
	kind === ts.SyntaxKind.GreaterThanToken &&
	(ts.isJsxOpeningElement(parent) || ts.isJsxClosingElement(parent) || ts.isJsxSelfClosingElement(parent));
