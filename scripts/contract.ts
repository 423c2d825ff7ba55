/**
 * npm run test:contract -- --root URL --user NAME --password PASSWORD [--read-only]: compares a site with the
 * contract.
 */
import { join } from 'node:path';
import { bundle } from './lib/bundle.ts';
import { command, run } from './lib/run.ts';

await command(async () => {
	const folder = await bundle('contract', ['tests/contract/run.ts']);
	return run(process.execPath, [join(folder, 'run.cjs'), ...process.argv.slice(2)]);
});
