/**
 * Follows citations of documents in comments and in docs/: `host-contract 5.3`, `quirk 23`, `facts 6.8`,
 * `decision 0012`, `docs/settings.md`, `SHELL-007`.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow, oneLine, placeOf, readProse } from './comments.ts';
import { readLedger } from './coverage.ts';

const LEDGER = 'docs/requirements.md';
/** Names that look like a requirement's. */
const STANDARDS = ['SHA'];

/** Spellings that can't be followed, and what to write instead. */
const BLIND: ReadonlyArray<readonly [pattern: RegExp, instead: string]> = [
	[/\d§\d?|\bQ\d{2,3}\b/g, 'a requirement id'],
	[/\bhost +contract,? +(?:section +)?\d/gi, 'host-contract N.M'],
	[/\btraps? +\d/gi, 'quirk N'],
	[/\breference +facts?\b/gi, 'facts N.M'],
	[/\bthe +(?:spec|specification|review)\b|\breview +row\b/gi, 'a requirement id or a decision'],
	[/\.\.\/shared\//g, 'a document of this repository'],
];

const LIST = '(\\d+(?:\\.\\d+)?(?:(?:, +| +and +| +to +)\\d+(?:\\.\\d+)?)*)';

/** What a citation names, and where that's looked up. */
interface Documents {
	sections: ReadonlySet<string>;
	facts: ReadonlySet<string>;
	quirks: ReadonlySet<string>;
	decisions: ReadonlySet<string>;
	requirements: ReadonlySet<string>;
	hasPath: (path: string) => boolean;
}

/** A citation that leads nowhere. */
interface Dead {
	cited: string;
	index: number;
	why: string;
}

/** `file:line: what is wrong`, for each citation that leads nowhere. */
export function deadCitations(root: string): string[] {
	const documents = readDocuments(root);
	return readProse(root).flatMap((prose) =>
		deadIn(oneLine(prose.text), documents).map(
			({ cited, index, why }) => `${placeOf(prose, index)}: "${cited}" ${why}`,
		),
	);
}

function deadIn(text: string, documents: Documents): Dead[] {
	return [
		...BLIND.flatMap(([pattern, instead]) =>
			[...text.matchAll(pattern)].map((match) => dead(match, `leads nowhere: write ${instead}`)),
		),
		...numbers(text, 'host-contract', documents.sections, 'docs/host-contract.md'),
		...numbers(text, 'quirks?', documents.quirks, 'docs/host-quirks.md'),
		...numbers(text, 'facts', documents.facts, 'docs/host-quirks.md'),
		...missing(text, /\b[Dd]ecisions? +(?:records? +)?(\d{4})\b/g, (id) => documents.decisions.has(id)),
		...missing(
			text,
			/(?<![@\w./-])((?:docs|src|host|tests|scripts|wordpress)\/[\w./-]*\w)/g,
			documents.hasPath,
		),
		...missing(
			text,
			/\b([A-Z]{2,}-\d{3})\b/g,
			(id) => documents.requirements.has(id) || STANDARDS.includes(id.split('-')[0] ?? ''),
		),
	];
}

const dead = ({ 0: cited, index }: RegExpMatchArray, why: string): Dead => ({
	cited: cited.replace(/ +/g, ' '),
	index: index ?? 0,
	why,
});

const missing = (text: string, pattern: RegExp, isThere: (name: string) => boolean): Dead[] =>
	[...text.matchAll(pattern)]
		.filter(([, name = '']) => !isThere(name))
		.map((match) => dead(match, "leads nowhere: there's no such thing"));

function numbers(text: string, kind: string, known: ReadonlySet<string>, file: string): Dead[] {
	const pattern = new RegExp(`\\b${kind} +${LIST}`, 'g');
	return [...text.matchAll(pattern)]
		.filter(([, list = '']) => (list.match(/\d+(?:\.\d+)?/g) ?? []).some((number) => !known.has(number)))
		.map((match) => dead(match, `leads nowhere: ${file} has no such number`));
}

function readDocuments(root: string): Documents {
	const read = (file: string) => (existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : '');
	const [quirks = '', facts = ''] = read('docs/host-quirks.md').split(/^## Facts$/m);
	const found = (text: string, pattern: RegExp) =>
		new Set([...text.matchAll(pattern)].map(([, number = '']) => number));
	const decisions = filesBelow(root, 'docs/decisions').map((file) => file.replace(/^.*\//, '').slice(0, 4));
	return {
		sections: found(read('docs/host-contract.md'), /^#{2,3} (\d+(?:\.\d+)?)\.? /gm),
		quirks: found(quirks, /^(\d+)\. /gm),
		facts: found(facts, /^### (\d+(?:\.\d+)?) /gm),
		decisions: new Set(decisions),
		requirements: new Set(readLedger(join(root, LEDGER)).keys()),
		hasPath: (path) => {
			const [, decision] = /^docs\/decisions\/(\d{4})$/.exec(path) ?? [];
			return decision ? decisions.includes(decision) : existsSync(join(root, path));
		},
	};
}
