/**
 * npm run bench:seo: how long a key in the editor of searches takes until its previews show it; fails above a
 * frame.
 */
import { benchInBrowser } from './lib/bench.ts';
import { command } from './lib/run.ts';

await command(() => benchInBrowser('seo'));
