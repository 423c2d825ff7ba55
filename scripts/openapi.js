#!/usr/bin/env node
/** npm run openapi: writes docs/openapi.json from the declarations of the host's calls. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundle } from './lib/bundle.js';
import { command, ROOT } from './lib/run.js';

await command(async () => {
	const folder = await bundle('openapi', ['host/openapi/generate.ts'], { format: 'esm' });
	const { generate } = await import(pathToFileURL(join(folder, 'generate.mjs')).href);
	writeFileSync(join(ROOT, 'docs/openapi.json'), await generate());
	console.log('docs/openapi.json is up to date.');
});
