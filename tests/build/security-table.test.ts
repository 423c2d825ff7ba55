/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '../..');
const TEXT = readFileSync(join(ROOT, 'docs/security.md'), 'utf8');
const ROWS = TEXT.split('\n').filter((line) => /^\| \d+\.\d+\.\d+/.test(line));

/** How many requirements of levels 1 and 2 each section has; they come before those of level 3 in it. */
const SECTIONS: Readonly<Record<string, number>> = {
	'1.1': 2, '1.2': 9, '1.3': 11, '1.4': 3, '1.5': 2, '2.1': 3, '2.2': 3, '2.3': 4, '2.4': 1, '3.2': 2, '3.3': 4,
	'3.4': 6, '3.5': 5, '3.7': 2, '4.1': 3, '4.2': 1, '4.3': 2, '4.4': 4, '5.1': 1, '5.2': 3, '5.3': 2, '5.4': 3,
	'6.1': 3, '6.2': 11, '6.3': 3, '6.4': 4, '6.5': 5, '6.6': 3, '6.8': 4, '7.1': 3, '7.2': 4, '7.3': 2, '7.4': 5,
	'7.5': 2, '7.6': 2, '8.1': 2, '8.2': 3, '8.3': 1, '8.4': 1, '9.1': 3, '9.2': 4, '11.1': 2, '11.2': 3, '11.3': 3,
	'11.4': 4, '11.5': 1, '11.6': 1, '12.1': 3, '12.2': 2, '12.3': 4, '13.1': 1, '13.2': 5, '13.3': 2, '13.4': 5,
	'14.1': 2, '14.2': 4, '14.3': 3, '15.1': 3, '15.2': 3, '15.3': 7, '16.1': 1, '16.2': 5, '16.3': 4, '16.4': 3,
	'16.5': 3,
}; // prettier-ignore

const IDS = Object.entries(SECTIONS).flatMap(([section, count]) =>
	Array.from({ length: count }, (_, index) => `${section}.${index + 1}`),
);

/** The requirements of a cell, such as `6.5.1–6.5.5, 6.6.1`. */
const idsOf = (cell: string): string[] =>
	cell.split(', ').flatMap((part) => {
		const [first = '', last = first] = part.split('–');
		return IDS.slice(IDS.indexOf(first), IDS.indexOf(last) + 1);
	});

describe('security requirements table', () => {
	it('has each ASVS 5.0 requirement up to level 2 once, and WebRTC and OAuth as a whole', () => {
		const cells = ROWS.map((row) => row.split('|')[1]?.trim() ?? '');
		expect(cells.filter((cell) => /^1[07]\./.test(cell))).toEqual(['10.1.1–10.7.3', '17.1.1–17.3.2']);
		const named = cells.filter((cell) => !/^1[07]\./.test(cell)).flatMap(idsOf);
		expect(named.sort()).toEqual([...IDS].sort());
	});

	it('points to existing sections of the document', () => {
		const parts = ROWS.flatMap((row) =>
			[...row.matchAll(/Below, ("[^.]+)\./g)].flatMap(([, names = '']) =>
				[...names.matchAll(/"([^"]+)"/g)].map(([, name = '']) => name),
			),
		);
		const headings = [...TEXT.matchAll(/^### (.+)$/gm)].map(([, heading]) => heading);
		expect(parts).toEqual(expect.arrayContaining(['Keys', 'Protection levels', 'Updates of packages']));
		expect(parts.filter((part) => !headings.includes(part))).toEqual([]);
	});

	it('gives a reason for everything open, accepted or not applicable', () => {
		const notes = ROWS.flatMap((row) => row.match(/(\*\*(Open|Accepted):\*\*|Does not apply:)[^|]*/g) ?? []);
		expect(notes.length).toBeGreaterThan(20);
		expect(notes.filter((note) => note.replace(/^.*?:(\*\*)?/, '').trim().length < 10)).toEqual([]);
		expect(TEXT).not.toContain('**Open:**');
	});

	it('names existing files and titles', () => {
		const files = TEXT.match(/`(?:src|host|tests)\/[\w./-]+\.tsx?`(?: (?:“[^”]+”(?:, )?)+)?/g) ?? [];
		expect(files.length).toBeGreaterThan(100);
		for (const found of files) {
			const [, file = ''] = /^`([^`]+)`/.exec(found) ?? [];
			expect([file, existsSync(join(ROOT, file))]).toEqual([file, true]);
			const source = readFileSync(join(ROOT, file), 'utf8').replaceAll("\\'", "'");
			for (const [, title = ''] of found.matchAll(/“([^”]+)”/g)) {
				expect([file, title, source.includes(title)]).toEqual([file, title, true]);
			}
		}
	});
});
