import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WORDPRESS_ZIP } from '../../../scripts/lib/wordpress.ts';
import { ROOT } from '../../support/e2e';
import { freePort } from '../../support/host-process';
import { logIn, type Cookie } from '../../wordpress/support/log-in';
import { type Pair, START } from './builds';
import { Database } from './database';
import { DEBIAN_ARCHIVE } from '../../wordpress/support/programs';

export const OWN_PAGE = 'admin.php?page=site-dashboard';
export const JETPACK_PAGE = 'admin.php?page=jetpack';

/** Everybody on a reference host; each password is the name, and `admin` owns the connection. */
export const USERS = ['admin', 'admin2', 'editor', 'author', 'contributor', 'subscriber'] as const;
export type User = (typeof USERS)[number];

/** How the site is connected. In `live` nothing is faked: the database holds the connection. */
export type Mode = 'connected' | 'site' | 'offline' | 'disconnected' | 'live';

/** What the provider answers; the README of the reference hosts names them. */
export type Knobs = Record<string, unknown>;

/** PHP keeps what it has compiled: without it, a page takes four times as long. */
const PHP_SETTINGS =
	'opcache.enable=1\nopcache.enable_cli=1\nopcache.revalidate_freq=0\nmemory_limit=512M\nlog_errors=1\n';

/** A file of the site that runs what a test has for it: the server has all of WordPress compiled already. */
const RUN = 'run-of-test.php';
const RUN_PHP = `<?php
$_SERVER['REQUEST_URI'] = '/';
require __DIR__ . '/wp-load.php';
wp_set_current_user( 1 );
eval( file_get_contents( dirname( __DIR__ ) . '/run.txt' ) );`;

/** A real WordPress with a real Jetpack and the plugin from the archive, on loopback. Closing removes it. */
export class ReferenceHost {
	// A socket is in it, whose path must be short.
	private readonly folder = mkdtempSync(join(tmpdir(), 'rh-'));
	readonly database = new Database(this.folder);
	/** Must-use plugins of the test, which PHP finds under names that it has compiled nothing of. */
	private readonly plugins: string[] = [];
	private pluginCount = 0;
	private group = 0;
	private nonce?: string;
	private readonly cookies = new Map<User, Cookie[]>();

	private constructor(readonly port: number) {}

	static async start(pair: Pair): Promise<ReferenceHost> {
		const host = new ReferenceHost(await freePort());
		process.once('exit', host.kill);
		try {
			await host.run(pair);
			writeFileSync(join(host.folder, 'wp', RUN), RUN_PHP);
			// For six seconds after its activation, Jetpack leads every page of the admin to its own.
			// And each page tries whether scripts can be compressed until one has stored the answer.
			host.php("delete_transient( 'activated_jetpack' ); update_site_option( 'can_compress_scripts', 0 );");
			for (const user of USERS) {
				host.cookies.set(user, await logIn(host.address, user));
			}
			host.database.keep();
			return host;
		} catch (error) {
			host.close();
			throw error;
		}
	}

	get address(): string {
		return `http://127.0.0.1:${this.port}`;
	}

	/** Address of an admin page, such as `plugins.php`. */
	admin(page: string): string {
		return `${this.address}/wp-admin/${page}`;
	}

	/** What a browser keeps of somebody who has signed in. */
	cookiesOf(user: User): Cookie[] {
		return this.cookies.get(user) ?? [];
	}

	/** How a page of the admin is answered to somebody. */
	async statusOf(user: User, page: string): Promise<number> {
		return (await fetch(this.admin(page), { headers: { cookie: this.cookieHeader(user) } })).status;
	}

	/** Whether somebody may open Jetpack's page; who may not finds ours closed as well. */
	lets = async (user: User): Promise<boolean> => (await this.statusOf(user, JETPACK_PAGE)) === 200;

	/** Sets everything back to how it was when it had started, but with this connection and provider. */
	set(mode: Mode, knobs: Knobs = {}): void {
		this.plugins.splice(0).forEach((file) => rmSync(file));
		this.database.reset();
		this.turn(mode, knobs);
	}

	/** Runs PHP with each request until the next `set`, after the provider's stand-in. */
	mustUse(code: string): void {
		const file = join(this.folder, `wp/wp-content/mu-plugins/test-${++this.pluginCount}.php`);
		writeFileSync(file, `<?php\n${code}\n`);
		this.plugins.push(file);
	}

	/** Changes the connection and the provider, and nothing else. */
	turn(mode: Mode, knobs: Knobs = {}): void {
		writeFileSync(join(this.folder, 'mode'), mode);
		writeFileSync(join(this.folder, 'knobs.json'), JSON.stringify(knobs));
	}

	/** Runs PHP within WordPress, as its owner, and returns what it prints. */
	php(code: string): string {
		writeFileSync(join(this.folder, 'run.txt'), code);
		const call = ['-sS', '--fail-with-body', '--max-time', '60', `${this.address}/${RUN}`];
		const { status, stdout, stderr } = spawnSync('curl', call, { encoding: 'utf8' });
		if (status !== 0) {
			throw new Error(`PHP ended with ${status}: ${stdout}${stderr}`);
		}
		return stdout;
	}

	/** A call of Jetpack's REST API as `admin`: a POST if there's a body. */
	async rest(path: string, body?: object): Promise<unknown> {
		const cookie = this.cookieHeader('admin');
		this.nonce ??= await (
			await fetch(this.admin('admin-ajax.php?action=rest-nonce'), { headers: { cookie } })
		).text();
		const answer = await fetch(`${this.address}/index.php?rest_route=/jetpack/v4/${path}`, {
			method: body ? 'POST' : 'GET',
			headers: { cookie, 'X-WP-Nonce': this.nonce, 'Content-Type': 'application/json' },
			body: body && JSON.stringify(body),
		});
		return answer.json();
	}

	/** What was asked of the provider since it started, one call a line. */
	calls(): string {
		return readFileSync(join(this.folder, 'http.log'), 'utf8');
	}

	/** What PHP has to say of our plugin since it started: notices, warnings, errors. */
	messages(): string[] {
		const log = readFileSync(join(this.folder, 'php.log'), 'utf8');
		return log.split('\n').filter((line) => line.includes('PHP ') && line.includes('/site-dashboard/'));
	}

	close(): void {
		process.removeListener('exit', this.kill);
		this.kill();
		rmSync(this.folder, { recursive: true, force: true, maxRetries: 5 });
	}

	/** The header that a request of the user has. */
	readonly cookieHeader = (user: User) =>
		this.cookiesOf(user)
			.map(({ name, value }) => `${name}=${value}`)
			.join('; ');

	/** The database and PHP's server belong to the group of the script that started them. */
	private readonly kill = () => {
		try {
			if (this.group) {
				process.kill(-this.group, 'SIGKILL');
			}
		} catch {
			// Nobody is left of it.
		}
		this.group = 0;
	};

	private async run({ wordpress, jetpack }: Pair): Promise<void> {
		const [settings, temporary] = ['php', 'tmp'].map((name) => join(this.folder, name)) as [string, string];
		mkdirSync(settings);
		mkdirSync(temporary);
		writeFileSync(join(settings, 'reference.ini'), PHP_SETTINGS);
		const child = spawn(
			START,
			[
				...['--dir', this.folder, '--port', String(this.port)],
				...['--wordpress', wordpress === 'debian' ? DEBIAN_ARCHIVE : wordpress],
				...['--jetpack', jetpack, '--plugin', WORDPRESS_ZIP],
			],
			{
				cwd: ROOT,
				env: {
					...process.env,
					PHP_INI_SCAN_DIR: `:${settings}`,
					// Each database that starts removes what others have in the same folder.
					TMPDIR: temporary,
					PATH: `${process.env.PATH}:/usr/sbin:/sbin`,
				},
				stdio: ['ignore', 'pipe', 'pipe'],
				detached: true,
			},
		);
		this.group = child.pid ?? 0;
		let said = '';
		for (const stream of [child.stdout, child.stderr]) {
			stream.on('data', (text: Buffer) => (said += text.toString()));
		}
		const code = await new Promise((resolve, reject) => child.once('exit', resolve).once('error', reject));
		if (code !== 0) {
			throw new Error(`The reference host did not start:\n${said}`);
		}
	}
}
