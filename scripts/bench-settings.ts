/**
 * npm run bench:settings: how soon all settings are painted, and how fast their search is, in Chromium,
 * four times slowed down; fails above its limits.
 */
import { benchInBrowser } from './lib/bench.ts';
import { command } from './lib/run.ts';

await command(() => benchInBrowser('settings'));
