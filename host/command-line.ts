import { isIP } from 'node:net';
import { parseArgs } from 'node:util';
import { isLoopback, isSecure } from './http/origin';
import { SCENARIOS } from './scenarios/scenarios';
import { findScenarios } from './scenarios/apply';
import { reasonOf, StartError } from './errors';

export interface ServeCommand {
	action: 'serve';
	port: number;
	host: string;
	/** A file, or the URL of a PostgreSQL server. */
	database: { file: string } | { url: string };
	/** Scheme, name and port that browsers use, where that is not the address listened on. */
	origin: string | null;
	/** IP addresses of servers before this one, whose word counts for where a request comes from. */
	proxies: string[];
	isFresh: boolean;
	/** Draw the site's keys again, which logs everyone out. */
	renewsKeys: boolean;
	/** Name of the user for whom a new password is drawn. */
	resetPasswordOf: string | null;
	scenarios: string[];
}

type Command = ServeCommand | { action: 'print'; text: string };

const DEFAULT_FILE = '.data/site.sqlite';

const USAGE = `Starts the embedded host of the dashboard.

  --port NUMBER     Port to listen on (default: 4400)
  --host ADDRESS    Address to listen on (default: 127.0.0.1). Anything but localhost needs an --origin with https
  --origin URL      Public URL behind a reverse proxy, such as https://example.org. Disables the demo accounts and
                    prints a password for the administrator once
  --trust-proxy ADDRESS
                    IP address of a proxy whose X-Forwarded-For header to trust. Repeat the option, or separate several
                    with commas
  --data FILE       SQLite file to store the site in (default: .data/site.sqlite)
  --fresh           Start with a new site. Deletes the one in the file, unless a running host uses it
  --renew-keys      Draw the site's own keys again and log everyone out. Stop the other hosts of the site before
  --reset-password NAME
                    Draw a new password for that user, print it once, and log them out everywhere. Each start draws
                    another
  --scenario NAME   State of a new site. Repeat the option, or separate several with commas
  --scenario list   List all scenarios
  --help            Show this help

Set DATABASE_URL=postgres://user:password@server/database to use PostgreSQL instead of a file. Hosts with the same URL
share one site.
`;

/**
 * Reads the arguments of the command; `databaseUrl` is what the environment says in DATABASE_URL.
 * @throws StartError with one sentence for an argument that is unknown or makes no sense
 */
export function readCommandLine(args: readonly string[], databaseUrl?: string): Command {
	const { port, host, origin, data, fresh, scenario = [], help, ...more } = parse(args);
	const {
		'trust-proxy': proxies = [],
		'renew-keys': renewsKeys,
		'reset-password': resetPasswordOf = null,
	} = more;
	const scenarios = listOf(scenario);
	if (help) {
		return { action: 'print', text: USAGE };
	}
	if (scenarios.includes('list')) {
		return { action: 'print', text: scenarioList() };
	}
	findScenarios(scenarios);
	return {
		action: 'serve',
		port: readPort(port),
		host,
		origin: readOrigin(origin, host),
		database: readDatabase({ data, fresh, databaseUrl }),
		proxies: readProxies(listOf(proxies)),
		isFresh: fresh,
		renewsKeys,
		resetPasswordOf,
		scenarios,
	};
}

/** An option that may be given several times, or as a list with commas. */
const listOf = (given: readonly string[]): string[] =>
	given
		.flatMap((names) => names.split(','))
		.map((name) => name.trim())
		.filter(Boolean);

function readProxies(ips: string[]): string[] {
	const wrong = ips.find((ip) => isIP(ip) === 0);
	if (wrong !== undefined) {
		throw new StartError(`--trust-proxy takes an IP address, such as 127.0.0.1, not ${wrong}.`);
	}
	return ips;
}

function readDatabase({ data, fresh, databaseUrl }: { data?: string; fresh: boolean; databaseUrl?: string }) {
	if (!databaseUrl) {
		return { file: data ?? DEFAULT_FILE };
	}
	if (data !== undefined || fresh) {
		const option = fresh ? '--fresh deletes a file' : '--data names a file';
		throw new StartError(`${option}, but DATABASE_URL stores the site on a server. Use one or the other.`);
	}
	return { url: databaseUrl };
}

/** Passwords are sent, so only this machine may be reached over http. */
function readOrigin(text: string | undefined, host: string): string | null {
	const { origin = null, protocol } = text !== undefined && URL.canParse(text) ? new URL(text) : {};
	if (text !== undefined && (!/^https?:$/.test(protocol ?? '') || origin !== text.replace(/\/$/, ''))) {
		throw new StartError(
			`The origin must be a scheme, a name and a port, such as https://example.org, not ${text}.`,
		);
	}
	if (protocol !== 'https:' && !(isLoopback(host) && (origin === null || isSecure(origin)))) {
		throw new StartError(
			`Passwords could be read on the way to ${isLoopback(host) ? text : host}. Put a server with https in front, and name it: --origin https://example.org.`,
		);
	}
	return origin;
}

function parse(args: readonly string[]) {
	try {
		const { values } = parseArgs({
			args: [...args],
			options: {
				port: { type: 'string', default: '4400' },
				host: { type: 'string', default: '127.0.0.1' },
				origin: { type: 'string' },
				'trust-proxy': { type: 'string', multiple: true },
				data: { type: 'string' },
				fresh: { type: 'boolean', default: false },
				'renew-keys': { type: 'boolean', default: false },
				'reset-password': { type: 'string' },
				scenario: { type: 'string', multiple: true },
				help: { type: 'boolean', default: false },
			},
		});
		return values;
	} catch (error) {
		const [reason] = reasonOf(error).split('. ');
		throw new StartError(`${reason}. Try --help.`);
	}
}

function readPort(text: string): number {
	const port = Number(text);
	if (!/^\d{1,5}$/.test(text) || port > 65_535) {
		throw new StartError(`The port must be a number from 0 to 65535, not ${text}.`);
	}
	return port;
}

function scenarioList(): string {
	const names = Object.keys(SCENARIOS);
	const width = Math.max(...names.map((name) => name.length)) + 2;
	return names.map((name) => `${name.padEnd(width)}${SCENARIOS[name]?.summary}\n`).join('');
}
