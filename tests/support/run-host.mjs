/** What `npm start` does once everything is built, with the host that HOST_FILE names. */
import { command } from '../../scripts/lib/run.js';
import { runHost } from '../../scripts/lib/run-host.js';

await command(() => runHost(process.argv.slice(2), process.env.HOST_FILE));
