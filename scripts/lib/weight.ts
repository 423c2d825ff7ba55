import { SourceMap, type SourceMapPayload } from 'node:module';
import { gzipSync } from 'node:zlib';

/** A file of a build, and where each part of it comes from. */
export interface MappedFile {
	code: string;
	map: SourceMapPayload;
}

export interface Weight {
	name: string;
	/** kB gzip that the files would lose without it. */
	gzip: number;
	/** kB minified. */
	minified: number;
}

/** What webpack writes around the modules. */
const AROUND = 'webpack';
const KILO = 1000;

/**
 * What each source weighs in some files, heaviest first. Text that compresses well beside the rest costs less
 * than its length says, so each weight is the difference that its absence makes; their sum is less than the
 * whole.
 */
export function weigh(files: readonly MappedFile[], nameOf = (source: string) => source): Weight[] {
	const split = files.map((file) => piecesOf(file, nameOf));
	const total = (without?: string) =>
		split.reduce((sum, pieces) => sum + gzipOf(pieces.filter(({ name }) => name !== without)), 0);
	const whole = total();
	const minified = new Map<string, number>();
	for (const { name, text } of split.flat()) {
		minified.set(name, (minified.get(name) ?? 0) + text.length);
	}
	return [...minified]
		.map(([name, length]) => ({ name, gzip: (whole - total(name)) / KILO, minified: length / KILO }))
		.sort((a, b) => b.gzip - a.gzip);
}

/** The package that a source belongs to; `ours` or `webpack` for what's from none. */
export function packageOf(source: string): string {
	const inside = source.split('node_modules/').at(-1) ?? source;
	const [name] = /^(?:@[^/]+\/)?[^/]+/.exec(inside) ?? [];
	return name && inside !== source ? name : source === AROUND ? AROUND : 'ours';
}

interface Piece {
	name: string;
	text: string;
}

/** A file cut where its source changes. */
function piecesOf({ code, map }: MappedFile, nameOf: (source: string) => string): Piece[] {
	const sources = new SourceMap(map);
	const pieces: Piece[] = [];
	for (const [line, text] of code.split(/(?<=\n)/).entries()) {
		for (let column = 0; column < text.length; column++) {
			const entry = sources.findEntry(line, column);
			const source = 'originalSource' in entry ? entry.originalSource : undefined;
			// Files have paths from the project's folder; all else is webpack's own.
			const name = nameOf(source?.startsWith('./') ? source.slice(2) : AROUND);
			const last = pieces.at(-1);
			if (last?.name === name) {
				last.text += text.charAt(column);
			} else {
				pieces.push({ name, text: text.charAt(column) });
			}
		}
	}
	return pieces;
}

const gzipOf = (pieces: readonly Piece[]): number =>
	gzipSync(pieces.map(({ text }) => text).join(''), { level: 9 }).length;
