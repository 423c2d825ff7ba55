import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { createAdaptorServer, type HttpBindings } from '@hono/node-server';
import { createHost, type Host } from './app';
import type { NewPassword } from './auth/reset-password';
import { readCommandLine, type ServeCommand } from './command-line';
import { GallerySites } from './gallery-sites';
import { DEMO_USERS, type Accounts } from './site/set-up';
import { clientIp, isLoopback } from './http/origin';
import { StartError } from './errors';
import { clearFile } from './store/clear-file';
import { readableUrl } from './store/postgres';

type Server = ReturnType<typeof createAdaptorServer>;

/** The build leaves the front end here, below the directory that the command is started in. */
const ASSETS = 'dist/dashboard';
/** The front end's images, likewise. */
const IMAGES = 'images';

/** A client that sends its request a byte at a time must not hold a connection for ever; in ms. */
const TIME_LIMITS = { headersTimeout: 10_000, requestTimeout: 30_000, connectionsCheckingInterval: 5000 };

async function main(): Promise<void> {
	surviveLostOutput();
	const command = readCommandLine(process.argv.slice(2), process.env.DATABASE_URL);
	if (command.action === 'print') {
		process.stdout.write(command.text);
		return;
	}
	let host: Host | null = null;
	const server = createAdaptorServer({
		serverOptions: TIME_LIMITS,
		fetch: (request, bindings) => {
			const { incoming } = bindings as HttpBindings;
			if ((incoming.headersDistinct.host ?? []).length > 1) {
				return new Response(null, { status: 400 });
			}
			const socket = incoming.socket.remoteAddress ?? '';
			const forwarded = request.headers.get('X-Forwarded-For');
			return host
				? host.fetch(request, { ip: clientIp(socket, forwarded, command.proxies) })
				: new Response(null, { status: 503 });
		},
	});
	// The port comes first: a second start must not touch the data of the one that is running.
	const url = await listen(server, command);
	const origin = command.origin ?? url;
	const password = isOnlyHere(command) ? null : drawPassword();
	const { resetPasswordOf: login } = command;
	const newPassword = login === null ? undefined : { login, password: drawPassword() };
	const gallery = new GallerySites({ assets: resolve(ASSETS), images: resolve(IMAGES) });
	host = await open(command, origin, { password, newPassword, gallery });
	// First: the line that says where the site is may be answered with a signal at once.
	stopOnSignal(server, { close: () => Promise.all([host?.close(), gallery.close()]) });
	introduce(command, origin, host.isNew, { password, newPassword });
}

const drawPassword = () => randomBytes(16).toString('base64url');

interface Passwords {
	/** Of the administrator of a new site that others can reach; null where there are demo accounts. */
	password: string | null;
	newPassword?: NewPassword;
}

/** True if only this machine can reach the site, directly or through a proxy. */
function isOnlyHere({ host, origin }: ServeCommand): boolean {
	return isLoopback(host) && (origin === null || isLoopback(new URL(origin).hostname));
}

async function open(
	command: ServeCommand,
	origin: string,
	{ password, newPassword, gallery }: Passwords & { gallery: GallerySites },
): Promise<Host> {
	const { database } = command;
	if (command.isFresh && 'file' in database) {
		clearFile(database.file);
	}
	const accounts: Accounts = password === null ? 'demo' : { administratorPassword: password };
	const host = await createHost({
		database,
		origin,
		accounts,
		assets: resolve(ASSETS),
		images: resolve(IMAGES),
		scenario: command.scenarios,
		renewsKeys: command.renewsKeys,
		newPassword,
		isIpKnown: command.origin === null || command.proxies.length > 0,
		// Its sites have the demo accounts, and their ports are on this machine alone.
		openSite: password === null && command.origin === null ? gallery.open.bind(gallery) : undefined,
		log: (line) => console.log(line),
	});
	if (password !== null && !host.isNew) {
		await refuseDemoAccounts(host, command);
	}
	return host;
}

/** A site that was set up with the demo accounts must not be offered to other machines. */
async function refuseDemoAccounts(
	host: Host,
	{ database, host: interfaceAddress, origin }: ServeCommand,
): Promise<void> {
	const { count } = await host.database
		.selectFrom('users')
		.select((select) => select.fn.countAll<number>().as('count'))
		.executeTakeFirstOrThrow();
	if (Number(count) > 1) {
		await host.close();
		throw new StartError(
			`The site in ${describe(database)} has the demo accounts, so it can’t be served on ${origin ?? interfaceAddress}. Use another database, or --fresh.`,
		);
	}
}

function listen(server: Server, { port, host }: ServeCommand): Promise<string> {
	return new Promise((resolveOrigin, reject) => {
		server.once('error', (error: NodeJS.ErrnoException) => {
			const isTaken = error.code === 'EADDRINUSE';
			const reason = isTaken ? `port ${port} is in use; choose another with --port` : error.message;
			reject(new StartError(`The host can’t listen on ${host}: ${reason}.`));
		});
		server.listen(port, host, () => {
			const { port: taken } = server.address() as AddressInfo;
			// As browsers write it: without port 80, and with the whole address for a short one.
			resolveOrigin(new URL(`http://${host.includes(':') ? `[${host}]` : host}:${taken}`).origin);
		});
	});
}

function describe(database: ServeCommand['database']): string {
	return 'file' in database ? resolve(database.file) : readableUrl(database.url);
}

function introduce(
	command: ServeCommand,
	origin: string,
	isNew: boolean,
	{ password, newPassword }: Passwords,
): void {
	const lines = [`Dashboard  ${origin}/wp-admin/admin.php?page=jetpack`];
	if (password === null) {
		lines.push(
			`Accounts   ${DEMO_USERS.map(({ login }) => login).join(', ')} (the password is the username)`,
		);
	} else if (isNew) {
		lines.push(`Account    admin, password ${password} (shown only this once)`);
	}
	if (newPassword) {
		lines.push(`Password   of ${newPassword.login}: ${newPassword.password} (shown only this once)`);
	}
	lines.push(`Data       ${describe(command.database)}`);
	if (command.renewsKeys) {
		lines.push('Keys       renewed; every user has to log in again');
	}
	if (command.scenarios.length > 0 && !isNew) {
		lines.push('Scenario   not applied, because this site already exists; add --fresh for a new one');
	}
	console.log(lines.join('\n'));
}

function stopOnSignal(server: Server, host: { close: () => Promise<unknown> }): void {
	let isStopping = false;
	const stop = () => {
		// The terminal and the process that has started this one may both say so.
		if (isStopping) {
			return;
		}
		isStopping = true;
		server.close(() => void host.close().then(() => process.exit(0)));
		// Browsers keep connections open; idle ones must not hold up the end.
		if ('closeIdleConnections' in server) {
			server.closeIdleConnections();
			setTimeout(() => server.closeAllConnections(), 2000).unref();
		}
	};
	for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
		process.on(signal, stop);
	}
	// `npm start` holds a channel to this process: it closes when that one is killed.
	process.on('disconnect', stop);
	process.channel?.unref();
}

/** A reader of the log may go away, as in `npm start | head`; the site goes on without it. */
function surviveLostOutput(): void {
	process.stdout.on('error', () => undefined);
	process.stderr.on('error', () => undefined);
}

main().catch((error: unknown) => {
	const message = error instanceof StartError ? error.message : `The host failed: ${String(error)}`;
	process.stderr.write(`${message}\n`);
	process.exit(1);
});
