/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const ROOT = join(__dirname, '../..');

/** The modules the dashboard's bundle starts with, read from webpack's own configuration. */
function entryOf(mode: 'development' | 'production'): string[] {
	const script = `
		import config from './webpack.config.js';
		const [{ entry }] = config({ mode: '${mode}' });
		console.log(JSON.stringify(entry.dashboard));
	`;
	const args = ['--import', 'tsx', '--input-type=module', '--eval', script];
	const printed = execFileSync(process.execPath, args, { cwd: ROOT });
	return JSON.parse(printed.toString()) as string[];
}

describe('bundle entry', () => {
	it('includes the page reload script in development', () => {
		expect(entryOf('development')).toEqual(['./scripts/webpack/reload.ts', './src/index.tsx']);
	});

	it('contains only the dashboard in production', () => {
		expect(entryOf('production')).toEqual(['./src/index.tsx']);
	});
});
