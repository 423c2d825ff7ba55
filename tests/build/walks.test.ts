/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { referencesIn } from '../../scripts/lib/references.ts';
import { follow, type Step } from '../../scripts/lib/walk.ts';

const ROOT = join(__dirname, '../..');

const SOURCES = new Map(
	Object.entries({
		'src/button.tsx': `
			import { save as keep } from './save';
			import type { Wish } from './wish';
			import { Icon } from './icon';
			export function Button({ wish }: { wish: Wish }) {
				return <button onClick={() => keep(wish)}><Icon /></button>;
			}
			export const Unrelated = () => null;`,
		'src/icon.tsx': 'export const Icon = () => null;',
		'src/wish.ts': 'export interface Wish { name: string }',
		'src/save.ts': `
			import * as api from './api';
			export const save = (wish: object) => send(wish);
			const send = (wish: object) => api.post(wish);`,
		'src/api.ts': "export const post = (wish: object) => fetch('/wishes', wish);",
		'src/slice.ts': `
			import { save } from './save';
			export const { slice, select } = make('wishes', save);`,
		'src/late.ts': "export const open = () => import('./screen');",
		'src/screen.tsx': "import { Wish } from './wish';\nexport const Screen = () => null;",
		'host/wishes.ts': "export const route = { path: '/wishes' };",
		'src/elsewhere.ts': "import type { Wish } from './wish';\nexport const other: Wish = { name: '' };",
	}),
);
const references = referencesIn(SOURCES);

const filesOf = (...steps: Step[]) =>
	follow({ name: 'A wish', steps, limits: { files: 9 } }, references).map(({ file, names }) =>
		[file, ...names].join(' '),
	);

describe('code walk', () => {
	it('opens the files between its steps, each of them once', () => {
		expect(
			filesOf('src/button.tsx#Button', 'src/api.ts#post', 'src/icon.tsx#Icon', 'src/save.ts#send'),
		).toEqual(['src/button.tsx Button', 'src/save.ts save send', 'src/api.ts post', 'src/icon.tsx Icon']);
	});

	it('continues to code that refers to a step, and to lazy chunks', () => {
		expect(filesOf('src/save.ts#save', 'src/slice.ts#select')).toEqual([
			'src/save.ts save',
			'src/slice.ts select',
		]);
		expect(filesOf('src/late.ts#open', 'src/screen.tsx#Screen')).toHaveLength(2);
	});

	it('may end at a type, but never passes through one', () => {
		expect(filesOf('src/button.tsx#Button', 'src/wish.ts#Wish')).toHaveLength(2);
		expect(() => filesOf('src/button.tsx#Button', 'src/wish.ts#Wish', 'src/elsewhere.ts#other')).toThrow(
			'A wish: no reference connects src/elsewhere.ts#other with a step before it.',
		);
	});

	it('jumps without an import only if both sides contain the shared text', () => {
		const shared = '/wishes';
		expect(filesOf('src/api.ts#post', { at: 'host/wishes.ts#route', shared })).toHaveLength(2);
		expect(() => filesOf('src/save.ts#save', { at: 'host/wishes.ts#route', shared })).toThrow(
			'nothing before host/wishes.ts#route holds "/wishes"',
		);
		expect(() => filesOf('src/api.ts#post', { at: 'src/icon.tsx#Icon', shared })).toThrow(
			`src/icon.tsx#Icon doesn't hold "/wishes"`,
		);
	});

	it.each([
		['src/gone.ts#save', 'there is no file src/gone.ts'],
		['src/save.ts#keep', 'src/save.ts declares no keep; it declares save, send'],
		['src/late.ts#open', 'no reference connects src/late.ts#open with a step before it'],
	])('stops at %s, and says why', (step, message) => {
		expect(() => filesOf('src/button.tsx#Button', step)).toThrow(message);
	});
});

describe('npm run walks', () => {
	it('finds every step of its table in the code', () => {
		const args = ['--import', 'tsx', 'scripts/walks.ts'];
		const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8' });
		expect([status, stderr]).toEqual([0, '']);
		expect(stdout).toMatch(/src\/rest-api\/client\.ts {2}Client[^]*\d+ {2}in src of at most \d+/);
	});
});
