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

interface Budget {
	js: number;
	css: number;
}

/** The parts of `manifest.json` that say what a visit downloads. */
interface Manifest {
	chunks: Readonly<Record<string, readonly string[]>>;
	languages: Readonly<Record<string, string>>;
}

interface Row extends Budget {
	name: string;
	own: number;
	budget: Budget;
	over: boolean;
}

/** kB gzip. `js` counts the entry too; they grow only by a decision in docs/decisions. */
const BUDGETS: Readonly<Record<string, Budget>> = {
	'route-dashboard': { js: 138.5, css: 12 },
};
const BUDGET: Budget = { js: 175, css: 16 };

/** kB gzip of the texts of one language, which is fetched beside the entry. */
const LANGUAGE_BUDGET = 45;

/**
 * kB gzip of the description of one tab of the settings, with everything that it brings besides the frame.
 */
const TAB_BUDGET = 30;

/** kB of the plugin for WordPress, packed. */
const WORDPRESS_BUDGET = 600;

await command(compare);

async function compare(): Promise<number> {
	const manifest = readManifest();
	const rows = Object.keys(manifest.chunks)
		.filter((name) => name.startsWith('route-'))
		.sort()
		.map((name) => measure(name, manifest));
	print(rows);
	const areTabsOver = printTabs(manifest);
	const isLanguageOver = printLanguages(manifest);
	const plugin = packWordPress().length / KILO;
	const isPluginOver = plugin > WORDPRESS_BUDGET;
	const verdict = isPluginOver ? ', OVER' : '';
	console.log(`WordPress plugin: ${plugin.toFixed(0)} kB of at most ${WORDPRESS_BUDGET}${verdict}`);
	return isPluginOver || isLanguageOver || areTabsOver || rows.some((row) => row.over) ? 1 : 0;
}

function readManifest(): Manifest {
	const file = join(DASHBOARD, 'manifest.json');
	if (!existsSync(file)) {
		throw new CommandError('There is no build to measure: run npm run build.');
	}
	return JSON.parse(readFileSync(file, 'utf8')) as Manifest;
}

/** What a visit that opens this route first downloads: the entry, the route and what they share. */
function measure(name: string, { chunks }: Manifest): Row {
	const { dashboard = [], [name]: own = [] } = chunks;
	const files = [...dashboard, ...own];
	const js = sizeOf(ofKind('.js', files));
	const css = sizeOf(ofKind('.css', files));
	const budget = BUDGETS[name] ?? BUDGET;
	const over = js > budget.js || css > budget.css;
	return { name, own: sizeOf(ofKind('.js', own)), js, css, budget, over };
}

function ofKind(ending: string, files: readonly string[]): string[] {
	return files.filter((file) => file.endsWith(ending));
}

function printLanguages({ languages }: Manifest): boolean {
	const sizes = Object.entries(languages).map(([locale, file]): [string, number] => [locale, sizeOf([file])]);
	const isOver = sizes.some(([, size]) => size > LANGUAGE_BUDGET);
	const list = sizes.map(([locale, size]) => `${locale} ${size.toFixed(1)}`).join(', ');
	console.log(`Texts (kB gzip, at most ${LANGUAGE_BUDGET} each): ${list}${isOver ? ', OVER' : ''}`);
	return isOver;
}

/** What each part of the settings adds to their frame; returns whether one is over its budget. */
function printTabs({ chunks }: Manifest): boolean {
	const { dashboard = [], 'route-settings': frame = [] } = chunks;
	const before = [...dashboard, ...frame];
	const names = Object.keys(chunks).filter((name) => name.startsWith('settings-'));
	const sizes = names.sort().map((name) => {
		const files = chunks[name]?.filter((file) => !before.includes(file)) ?? [];
		return { name, size: sizeOf(files) };
	});
	for (const { name, size } of sizes) {
		const verdict = size > TAB_BUDGET ? ', OVER' : '';
		console.log(`${name}: ${size.toFixed(1)} kB of at most ${TAB_BUDGET}${verdict}`);
	}
	return sizes.some(({ size }) => size > TAB_BUDGET);
}

/** kB gzip of some files. */
function sizeOf(files: readonly string[]): number {
	const sizes = files.map((file) => gzipSync(readFileSync(join(DASHBOARD, file)), { level: 9 }).length);
	return sizes.reduce((total, size) => total + size, 0) / KILO;
}

function print(rows: readonly Row[]): void {
	const line = (cells: readonly string[]) =>
		console.log(cells.map((cell, i) => (i ? cell.padStart(14) : cell.padEnd(26))).join(''));
	line(['route (kB gzip)', 'its own js', 'first load js', 'budget', 'css', 'budget']);
	for (const { name, own, js, css, budget, over } of rows) {
		line(
			[name, own.toFixed(1), js.toFixed(1), String(budget.js), css.toFixed(1), String(budget.css)].concat(
				over ? 'OVER' : [],
			),
		);
	}
}
