/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { findUnusedProps } from '../../scripts/lib/unused-props.ts';

const root = mkdtempSync(join(tmpdir(), 'props-'));
afterAll(() => rmSync(root, { recursive: true }));

const JSX = `declare namespace JSX {
	interface Element {}
	interface ElementChildrenAttribute { children: {} }
	interface IntrinsicElements { p: { children?: unknown } }
}`;

/** Props that are found unused in a project of these files. */
function unusedIn(files: Record<string, string>): string[] {
	rmSync(join(root, 'src'), { recursive: true, force: true });
	const all = {
		'tsconfig.json': '{"compilerOptions":{"strict":true,"jsx":"preserve"}}',
		'src/jsx.d.ts': JSX,
		...files,
	};
	for (const [file, text] of Object.entries(all)) {
		mkdirSync(dirname(join(root, file)), { recursive: true });
		writeFileSync(join(root, file), text);
	}
	return findUnusedProps(root).map(
		({ file, line, component, prop }) => `${file}:${line} ${component} ${prop}`,
	);
}

const CARD = `interface CardProps {
	title: string;
	icon?: string;
	isWide?: boolean;
	children?: unknown;
}
export function Card({ title }: CardProps) { return <p>{title}</p>; }
`;
const using = (jsx: string) => `import { Card } from './card';\nexport const used = () => ${jsx};`;

describe('findUnusedProps', () => {
	it('reports optional props that only tests and the gallery pass, with their line', () => {
		expect(
			unusedIn({
				'src/card.tsx': CARD,
				'src/screen.tsx': using('<Card title="A" icon="b">text</Card>'),
				'src/card.test.tsx': using('<Card title="A" isWide />'),
				'src/gallery/card.tsx': using('<Card title="A" isWide />').replace('./card', '../card'),
			}),
		).toEqual(['src/card.tsx:4 Card isWide']);
	});

	it.each([
		['an attribute', '<Card title="A" icon="b" isWide>text</Card>'],
		['a spread', '<Card title="A" {...{ icon: "b", isWide: true }}>text</Card>'],
	])('accepts props that the product passes in %s', (_, jsx) => {
		expect(unusedIn({ 'src/card.tsx': CARD, 'src/screen.tsx': using(jsx) })).toEqual([]);
	});

	it('accepts props that the product sets in an object', () => {
		expect(
			unusedIn({
				'src/card.tsx': CARD.replace('interface', 'export interface'),
				'src/screen.tsx': `import type { CardProps } from './card';
					export const card: CardProps = { title: 'A', icon: 'b', isWide: true, children: 1 };`,
			}),
		).toEqual([]);
	});
});
