/**
 * npm run pot: collects every message into languages/site-dashboard.pot and updates the translations beside
 * it. `--check` writes nothing, and fails if a file isn't as it would be written.
 */
import { updateLanguages } from './languages/update.ts';
import { command } from './lib/run.ts';

await command(() => updateLanguages({ isCheck: process.argv.includes('--check') }));
