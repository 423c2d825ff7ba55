#!/usr/bin/env node
/** npm run size: the weight of every route in kB gzip, against the budgets. Over a budget, it fails. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { command, CommandError, ROOT } from './lib/run.js';
import { packWordPress } from './lib/wordpress.js';

const DASHBOARD = join(ROOT, 'dist/dashboard');
const KILO = 1000;

/** kB gzip. `js` counts the entry too; they grow only by a decision in docs/decisions. */
const BUDGETS = {
	'route-dashboard': { js: 145, css: 12, stretch: 130 },
	default: { js: 175, css: 16 },
};

/** kB gzip of the texts of one language, which is fetched beside the entry. */
const LANGUAGE_BUDGET = 45;

/** kB gzip of the description of one tab of the settings, with everything that it brings besides the frame. */
const TAB_BUDGET = 30;

/** kB of the plugin for WordPress, packed. */
const WORDPRESS_BUDGET = 600;

await command(async () => {
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
});

function readManifest() {
	const file = join(DASHBOARD, 'manifest.json');
	if (!existsSync(file)) {
		throw new CommandError('There is no build to measure: run npm run build.');
	}
	return JSON.parse(readFileSync(file, 'utf8'));
}

/** What a visit that opens this route first downloads: the entry, the route and what they share. */
function measure(name, manifest) {
	const files = [...manifest.chunks.dashboard, ...manifest.chunks[name]];
	const sum = (ending) =>
		files
			.filter((file) => file.endsWith(ending))
			.reduce(
				(total, file) => total + gzipSync(readFileSync(join(DASHBOARD, file)), { level: 9 }).length,
				0,
			) / KILO;
	const own = manifest.chunks[name]
		.filter((file) => file.endsWith('.js'))
		.reduce((total, file) => total + gzipSync(readFileSync(join(DASHBOARD, file)), { level: 9 }).length, 0);
	const budget = BUDGETS[name] ?? BUDGETS.default;
	const [js, css] = [sum('.js'), sum('.css')];
	return { name, own: own / KILO, js, css, budget, over: js > budget.js || css > budget.css };
}

function printLanguages({ languages = {} }) {
	const sizes = Object.entries(languages).map(([locale, file]) => [
		locale,
		gzipSync(readFileSync(join(DASHBOARD, file)), { level: 9 }).length / KILO,
	]);
	const isOver = sizes.some(([, size]) => size > LANGUAGE_BUDGET);
	const list = sizes.map(([locale, size]) => `${locale} ${size.toFixed(1)}`).join(', ');
	console.log(`Texts (kB gzip, at most ${LANGUAGE_BUDGET} each): ${list}${isOver ? ', OVER' : ''}`);
	return isOver;
}

/** What each part of the settings adds to their frame; returns whether one is over its budget. */
function printTabs(manifest) {
	const before = [...manifest.chunks.dashboard, ...manifest.chunks['route-settings']];
	const names = Object.keys(manifest.chunks).filter((name) => name.startsWith('settings-'));
	const sizes = names.sort().map((name) => {
		const files = manifest.chunks[name].filter((file) => !before.includes(file));
		return { name, size: files.reduce((total, file) => total + gzipSize(file), 0) / KILO };
	});
	for (const { name, size } of sizes) {
		const verdict = size > TAB_BUDGET ? ', OVER' : '';
		console.log(`${name}: ${size.toFixed(1)} kB of at most ${TAB_BUDGET}${verdict}`);
	}
	return sizes.some(({ size }) => size > TAB_BUDGET);
}

function gzipSize(file) {
	return gzipSync(readFileSync(join(DASHBOARD, file)), { level: 9 }).length;
}

function print(rows) {
	const line = (cells) =>
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
