/** npm run openapi: writes docs/openapi.json from the declarations of the host's calls. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as Generator from '../host/openapi/generate';
import { bundle } from './lib/bundle.ts';
import { command, ROOT } from './lib/run.ts';

await command(async () => {
	const folder = await bundle('openapi', ['host/openapi/generate.ts'], { format: 'esm' });
	const file = pathToFileURL(join(folder, 'generate.mjs')).href;
	const { generate } = (await import(file)) as typeof Generator;
	writeFileSync(join(ROOT, 'docs/openapi.json'), await generate());
	console.log('docs/openapi.json is up to date.');
});
