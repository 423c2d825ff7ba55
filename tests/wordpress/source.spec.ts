import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { ROOT } from '../support/e2e';
import { findPrograms } from './support/programs';
import { QUICK } from './support/wordpress';

const CHECK = join(ROOT, 'tests/wordpress/support/check-source.php');

const phpFiles = (folder: string) =>
	readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
		.filter((name) => name.endsWith('.php'))
		.map((name) => join(ROOT, folder, name));

function php(...args: string[]): string {
	const { stdout, stderr } = spawnSync(findPrograms()?.php ?? 'php', args, { encoding: 'utf8' });
	return stdout + stderr;
}

test.beforeEach(() => test.skip(!findPrograms(), 'There is no PHP here.'));

test('is written for PHP 7.4 and for 8.5, token by token', QUICK, () => {
	const files = phpFiles('wordpress');
	expect(files.length).toBeGreaterThan(10);
	expect(php(CHECK, ...files)).toBe('');
});

test('does nothing when one of its files is requested directly', QUICK, () => {
	const files = phpFiles('wordpress');
	expect(files.length).toBeGreaterThan(10);
	for (const file of files) {
		expect(php('-d', 'display_errors=1', file), file).toBe('');
	}
});

test('has the headers the plugin directory requires, the same in both files', QUICK, () => {
	const read = (name: string) => readFileSync(join(ROOT, 'wordpress', name), 'utf8');
	const header = (text: string, name: string) =>
		new RegExp(`^[ *]*${name}:\\s*(.+)$`, 'm').exec(text)?.[1]?.trim();
	const [readme, plugin] = [read('readme.txt'), read('site-dashboard.php')];
	for (const name of ['Requires at least', 'Requires PHP', 'License', 'License URI']) {
		expect(header(readme, name), name).toBe(header(plugin, name));
		expect(header(plugin, name), name).toBeTruthy();
	}
	expect(header(readme, 'Stable tag')).toBe(header(plugin, 'Version'));
	expect(header(readme, 'Tested up to')).toMatch(/^\d+\.\d+$/);
	expect(header(plugin, 'Text Domain')).toBe('site-dashboard');
	expect(header(readme, 'Tags')?.split(',').length).toBeLessThanOrEqual(5);
	const [, summary = ''] = readme.split('\n\n');
	expect(summary.length).toBeLessThanOrEqual(150);
	expect(summary.length).toBeGreaterThan(0);
});
