import { parseArgs } from 'node:util';
import { checkGets, situationOf, type Row } from './check';
import { SiteClient } from './site-client';
import { Walk } from './walk';

const USAGE =
	'npm run test:contract -- --root URL --user NAME --password PASSWORD [--read-only]\n' +
	'Compares the answers of a site with what the client reads. Without --read-only it also makes small changes, and takes them back.\n';

const print = (line: string) => process.stdout.write(`${line}\n`);

function table(rows: readonly Row[]): void {
	const width = Math.max(...rows.map(({ call }) => call.length)) + 2;
	print(`${'call'.padEnd(width)}status  result`);
	for (const { call, status, problem, by } of rows) {
		const result = problem ? `DIFFERS: ${problem}` : `ok (${by})`;
		print(call.padEnd(width) + String(status).padEnd(8) + result);
	}
}

async function main(): Promise<number> {
	const { values } = parseArgs({
		options: {
			root: { type: 'string' },
			user: { type: 'string' },
			password: { type: 'string' },
			'read-only': { type: 'boolean', default: false },
		},
	});
	const { root, user, password } = values;
	if (!root || !user || password === undefined || !URL.canParse(root)) {
		process.stderr.write(USAGE);
		return 2;
	}
	const client = new SiteClient(root, fetch);
	const state = await client.logIn(user, password);
	print(`${root} as ${user}: compared with the situation ${situationOf(state)}`);
	const rows = await checkGets(client, state);
	const { currentUser } = state.userData as { currentUser: { permissions: { manage_modules: boolean } } };
	if (!values['read-only'] && currentUser.permissions.manage_modules) {
		const walk = new Walk(client);
		const interrupt = () => void walk.interrupt().finally(() => process.exit(130));
		process.once('SIGINT', interrupt);
		rows.push(...(await walk.run()));
		process.removeListener('SIGINT', interrupt);
	}
	table(rows);
	const wrong = rows.filter(({ problem }) => problem !== '').length;
	print(`${rows.length - wrong} as expected, ${wrong} different`);
	return wrong > 0 ? 1 : 0;
}

main().then(
	(code) => (process.exitCode = code),
	(error: unknown) => {
		process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
		process.exitCode = 1;
	},
);
