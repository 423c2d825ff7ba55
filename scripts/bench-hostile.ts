/**
 * npm run bench:hostile: the longest body that a call takes, in hostile shapes, from every role; fails above
 * its limit.
 */
import { benchHost } from './lib/bench.ts';
import { command } from './lib/run.ts';

await command(() => benchHost('hostile'));
