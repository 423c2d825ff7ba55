import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '../..');

/** The text diagrams of the document, which are all that's in blocks of text. */
const DIAGRAMS = [
	...readFileSync(join(ROOT, 'docs/architecture.md'), 'utf8').matchAll(/^```text\n(.*?)^```/gms),
]
	.map(([, diagram = '']) => diagram)
	.join('\n');

const foldersOf = (place: string): string[] =>
	readdirSync(join(ROOT, place), { withFileTypes: true })
		.filter((entry) => entry.isDirectory())
		.map(({ name }) => `${place}/${name}`);

describe('diagrams in docs/architecture.md', () => {
	it.each(['src', 'host'])('show every folder of %s, and no others', (place) => {
		const shown = DIAGRAMS.match(new RegExp(`\\b${place}/[\\w-]+`, 'g')) ?? [];
		expect([...new Set(shown)].sort()).toEqual(foldersOf(place).sort());
	});
});
