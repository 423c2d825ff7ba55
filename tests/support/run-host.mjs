/** What `npm start` does once everything is built, with the host that HOST_FILE names. */
import { register } from 'tsx/esm/api';

register();
const { command } = await import('../../scripts/lib/run.ts');
const { runHost } = await import('../../scripts/lib/run-host.ts');

await command(() => runHost(process.argv.slice(2), process.env.HOST_FILE));
