/**
 * npm run size: the weight of every route in kB gzip, against the budgets. Over a budget, it fails.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { command, CommandError, ROOT } from './lib/run.ts';
import { packWordPress } from './lib/wordpress.ts';

const DASHBOARD = join(ROOT, 'dist/dashboard');
const KILO = 1000;

/** The parts of `manifest.json` that say what a visit downloads. */
interface Manifest {
	chunks: Readonly<Record<string, readonly string[]>>;
	languages: Readonly<Record<string, string>>;
}

/** kB, packed: what is measured, how much it is, and how much it may be. Budgets grow only by a decision. */
type Row = [name: string, size: number, budget: number];

await command(() => {
	const rows = [...routes(), ...parts(), ['plugin for WordPress', packWordPress().length / KILO, 633] as Row];
	for (const [name, size, budget] of rows) {
		const verdict = size > budget ? '  OVER' : '';
		console.log(`${name.padEnd(40)}${size.toFixed(1).padStart(8)} of ${budget}${verdict}`);
	}
	return rows.some(([, size, budget]) => size > budget) ? 1 : 0;
});

function readManifest(): Manifest {
	const file = join(DASHBOARD, 'manifest.json');
	if (!existsSync(file)) {
		throw new CommandError('There is no build to measure: run npm run build.');
	}
	return JSON.parse(readFileSync(file, 'utf8')) as Manifest;
}

function named({ chunks }: Manifest, start: string): string[] {
	return Object.keys(chunks)
		.filter((name) => name.startsWith(start))
		.sort();
}

/** What a visit that opens a route first downloads: the entry, the route and what they share. */
function routes(): Row[] {
	const manifest = readManifest();
	return named(manifest, 'route-').flatMap((name): Row[] => {
		const files = [...(manifest.chunks.dashboard ?? []), ...(manifest.chunks[name] ?? [])];
		const [js, css] = name === 'route-dashboard' ? [147, 12.2] : [175, 16];
		return [
			[`${name}: first load, scripts`, sizeOf(files.filter((file) => file.endsWith('.js'))), js],
			[`${name}: first load, styles`, sizeOf(files.filter((file) => file.endsWith('.css'))), css],
		];
	});
}

/** What each tab of the settings adds to their frame, and the texts of each language beside the entry. */
function parts(): Row[] {
	const manifest = readManifest();
	const { dashboard = [], 'route-settings': frame = [] } = manifest.chunks;
	const before = [...dashboard, ...frame];
	return [
		...named(manifest, 'settings-').map((name): Row => {
			const files = manifest.chunks[name]?.filter((file) => !before.includes(file)) ?? [];
			return [name, sizeOf(files), 30];
		}),
		...Object.entries(manifest.languages).map(([locale, file]): Row => [
			`texts, ${locale}`,
			sizeOf([file]),
			46,
		]),
	];
}

/** kB gzip of some files. */
function sizeOf(files: readonly string[]): number {
	const sizes = files.map((file) => gzipSync(readFileSync(join(DASHBOARD, file)), { level: 9 }).length);
	return sizes.reduce((total, size) => total + size, 0) / KILO;
}
