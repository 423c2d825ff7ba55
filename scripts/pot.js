#!/usr/bin/env node
/**
 * npm run pot: collects every message into languages/site-dashboard.pot and brings the catalogues beside it up to date.
 * `--check` writes nothing, and fails when a file is not as it would be written.
 */
import { command } from './lib/run.js';
import { ensureDependencies } from './lib/setup.js';

await command(async () => {
	await ensureDependencies();
	const { updateLanguages } = await import('./languages/update.js');
	return updateLanguages({ isCheck: process.argv.includes('--check') });
});
