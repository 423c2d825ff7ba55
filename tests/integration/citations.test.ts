/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { deadCitations } from '../../scripts/lib/citations.ts';

const root = mkdtempSync(join(tmpdir(), 'citations-'));
afterAll(() => rmSync(root, { recursive: true }));

const DOCUMENTS = {
	'docs/requirements.md': '## UI\n- **UI-001** [2§1] There is a button.\n',
	'docs/host-contract.md': '## 5. The calls\n### 5.3 Settings\n',
	'docs/host-quirks.md':
		'## Quirks\n1. One.\n2. Two,\n   said at length.\n## Facts\n### 6.8 Badges\n### 12 Coupons\n',
	'docs/decisions/0001-one.md': 'We did.\n',
};

/** What is found in one file beside these documents. */
function deadIn(source: string, file = 'src/button.tsx'): string[] {
	rmSync(root, { recursive: true, force: true });
	for (const [path, text] of Object.entries({ ...DOCUMENTS, [file]: source })) {
		mkdirSync(dirname(join(root, path)), { recursive: true });
		writeFileSync(join(root, path), text);
	}
	return deadCitations(root);
}

describe('citations', () => {
	it.each([
		'// host-contract 5 and 5.3',
		'/* quirk 2 */',
		'/** Both: quirks 1 and 2. */',
		'// facts 6.8, 12, UI-001',
		'/**\n * A button (facts\n * 6.8).\n */',
		'// @wordpress/i18n, src/button.tsx',
		'// See docs/host-quirks.md, decision 0001 and docs/decisions/0001.',
		"const text = 'trap 99, docs/nowhere.md, UI-999'; // UI-001",
		'const link = <a href="#">// trap 99</a>;',
	])('that resolve pass (%#)', (source) => {
		expect(deadIn(source)).toEqual([]);
	});

	it.each([
		['// host-contract 5.4', 'host-contract 5.4'],
		['/* quirk 3 */', 'quirk 3'],
		['// facts 6.8 to 6.9', 'facts 6.8 to 6.9'],
		['const size = { /** UI-002 */ wide: 1 };', 'UI-002'],
		['const button = <p>{/* UX-001 */}</p>;', 'UX-001'],
		['// decision 0002', 'decision 0002'],
		['// docs/nowhere.md', 'docs/nowhere.md'],
		['// src/nowhere.ts', 'src/nowhere.ts'],
		['// host contract 5.3', 'host contract 5'],
		['// trap 2', 'trap 2'],
		['// reference facts 6.8', 'reference facts'],
		['// 2§9', '2§9'],
		['// Q02', 'Q02'],
		['// as the spec says', 'the spec'],
		['// the review', 'the review'],
	])('that don’t resolve are found (%#)', (source, cited) => {
		expect(deadIn(source)).toEqual([expect.stringContaining(`src/button.tsx:1: "${cited}" leads nowhere`)]);
	});

	it('are found across line breaks and reported with their first line', () => {
		const source = 'const one = 1;\n\n/**\n * A button, see\n * the host-contract\n * 9.9.\n */';
		expect(deadIn(source)).toEqual([expect.stringContaining('src/button.tsx:5: "host-contract 9.9"')]);
	});

	it.each(['wordpress/button.php', 'src/button.css'])('are found in %s', (file) => {
		expect(deadIn('/* trap 2 */', file)).toHaveLength(1);
	});

	it('are found in the documents', () => {
		expect(deadIn('See quirk 7.', 'docs/page.md')).toEqual([expect.stringContaining('"quirk 7"')]);
	});
});
