import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { ROOT } from '../support/e2e';
import { findPrograms } from './support/programs';

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

test('is written for PHP 7.4, and as WordPress asks for it', () => {
	const files = [...phpFiles('wordpress'), ...phpFiles('tests/wordpress')];
	expect(files.length).toBeGreaterThan(10);
	expect(php(CHECK, ...files)).toBe('');
});

test('does nothing when one of its files is asked for by itself', () => {
	for (const file of phpFiles('wordpress')) {
		expect(php('-d', 'display_errors=1', file), file).toBe('');
	}
});
