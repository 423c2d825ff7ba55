/**
 * npm run bench:routes: how long a change of the screen takes in Chromium, four times slowed down; fails
 * above its limits.
 */
import { benchInBrowser, buildEmptyApp } from './lib/bench.ts';
import { command } from './lib/run.ts';

await command(async () => benchInBrowser('routes', await buildEmptyApp()));
