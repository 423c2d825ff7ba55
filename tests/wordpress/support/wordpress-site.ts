import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../../support/e2e';
import { freePort } from '../../support/host-process';
import type { Situations } from './answers';
import { startDatabase, until, type TestDatabase } from './database';
import { logIn, type Cookie } from './log-in';
import { copyWordPress, type Programs } from './programs';

const SUPPORT = join(ROOT, 'tests/wordpress/support');
const STAND_IN = join(ROOT, 'tests/wordpress/stand-in');
/** The plugin as `npm run build` leaves it. */
const PLUGIN_ZIP = join(ROOT, 'dist/wordpress/site-dashboard.zip');

/** Role and the account that has it; each password is the name. */
export const ACCOUNTS = { administrator: 'ada', editor: 'eve', subscriber: 'sue' } as const;
export type Role = keyof typeof ACCOUNTS;
/** What Jetpack is like; its stand-in describes it. */
interface Jetpack {
	version?: string;
	kind?: 'later' | 'bare' | 'broken';
	state?: 'throws' | 'renamed' | 'odd' | 'elsewhere' | 'flagless';
	host?: 'provider';
}

/** A WordPress below /blog/ of a server on the loopback address. Closing removes all of it. */
export class WordPressSite {
	private readonly folder = mkdtempSync(join(tmpdir(), 'wordpress-'));
	private readonly home = join(this.folder, 'htdocs/blog');
	private database: TestDatabase | null = null;
	private server: ChildProcess | null = null;

	private readonly cookies = new Map<Role, Promise<Cookie[]>>();

	private constructor(
		private readonly programs: Programs,
		readonly port: number,
	) {}

	/** Installs a WordPress with the plugin from the archive, and starts it. */
	static async start(programs: Programs, situations: Situations): Promise<WordPressSite> {
		const site = new WordPressSite(programs, await freePort());
		try {
			site.copyFiles(situations);
			site.database = await startDatabase(programs, site.folder);
			site.configure(site.database.socket);
			site.script('install.php', JSON.stringify(ACCOUNTS));
			site.installPlugin();
			await site.serve();
			return site;
		} catch (error) {
			await site.close();
			throw error;
		}
	}

	get address(): string {
		return `http://127.0.0.1:${this.port}/blog`;
	}

	/** Address of an admin page, such as `plugins.php`. */
	admin(page: string): string {
		return `${this.address}/wp-admin/${page}`;
	}

	/** What a browser keeps of somebody who has signed in; each signs in once. */
	cookiesOf(role: Role): Promise<Cookie[]> {
		const cookies = this.cookies.get(role) ?? logIn(this.address, ACCOUNTS[role]);
		this.cookies.set(role, cookies);
		return cookies;
	}

	/** Which Jetpack there is (null: none; else as its stand-in describes it), and how its site is. */
	jetpack(situation: 'connected' | null, jetpack: Jetpack = {}): void {
		const there = JSON.stringify(situation === null ? {} : { situation, version: '12.0', ...jetpack });
		this.run(`update_option( 'stand_in', json_decode( '${there}', true ) );`);
	}

	/** Makes a network of it, with a second site below `herbs/`; nobody is logged in any more. */
	makeNetwork(): void {
		this.script('make-network.php', JSON.stringify({ domain: `127.0.0.1:${this.port}` }));
		const config = join(this.home, 'wp-config.php');
		const constants = `define( 'MULTISITE', true );
			define( 'SUBDOMAIN_INSTALL', false );
			define( 'DOMAIN_CURRENT_SITE', '127.0.0.1:${this.port}' );
			define( 'PATH_CURRENT_SITE', '/blog/' );
			define( 'SITE_ID_CURRENT_SITE', 1 );
			define( 'BLOG_ID_CURRENT_SITE', 1 );`;
		const text = readFileSync(config, 'utf8').replace(/^define\( 'WP_(HOME|SITEURL)'.*\n/gm, '');
		writeFileSync(config, text.replace('<?php', `<?php\n${constants}`));
		this.cookies.clear();
	}

	/** Runs PHP within WordPress, as its first administrator, and returns what it prints. */
	run(code: string): string {
		return this.php([
			'-r',
			`$_SERVER['HTTP_HOST'] = '127.0.0.1:${this.port}';
			$_SERVER['REQUEST_URI'] = '/blog/';
			require '${join(this.home, 'wp-load.php')}';
			wp_set_current_user( 1 );
			${code}`,
		]);
	}

	/** What PHP complained of since the site was started. */
	complaints(): string {
		const log = join(this.home, 'wp-content/debug.log');
		return existsSync(log) ? readFileSync(log, 'utf8') : '';
	}

	/** Whether a file or folder is there, below the folder of WordPress. */
	has(path: string): boolean {
		return existsSync(join(this.home, path));
	}

	/** Writes a file below the folder of WordPress. */
	write(path: string, content: string): void {
		const file = join(this.home, path);
		mkdirSync(join(file, '..'), { recursive: true });
		writeFileSync(file, content);
	}

	/** Installs the plugin from its archive, as an administrator does, and activates it. */
	installPlugin(): void {
		this.run(`require_once ABSPATH . 'wp-admin/includes/admin.php';
			require_once ABSPATH . 'wp-admin/includes/class-wp-upgrader.php';
			$skin     = new Automatic_Upgrader_Skin();
			$upgrader = new Plugin_Upgrader( $skin );
			$result   = $upgrader->install( '${PLUGIN_ZIP}' );
			$result   = true === $result ? activate_plugin( $upgrader->plugin_info() ) : $result;
			if ( null !== $result ) {
				echo implode( ' ', $skin->get_upgrade_messages() ), is_wp_error( $result ) ? $result->get_error_message() : '';
				exit( 1 );
			}`);
	}

	async close(): Promise<void> {
		process.removeListener('exit', this.stopServer);
		this.stopServer();
		await this.database?.stop();
		rmSync(this.folder, { recursive: true, force: true });
	}

	/** The server's helpers belong to its group. */
	private readonly stopServer = () => {
		const { pid, exitCode, signalCode } = this.server ?? {};
		if (pid && exitCode === null && signalCode === null) {
			process.kill(-pid, 'SIGKILL');
		}
		this.server = null;
	};

	private copyFiles(situations: Situations): void {
		copyWordPress(this.programs, this.home);
		const content = join(this.home, 'wp-content');
		cpSync(STAND_IN, join(content, 'mu-plugins'), { recursive: true });
		writeFileSync(join(content, 'stand-in.json'), JSON.stringify(situations));
	}

	private configure(socket: string): void {
		const template = readFileSync(join(SUPPORT, 'wp-config.php'), 'utf8');
		const config = template.replaceAll('SOCKET', socket).replaceAll('ADDRESS', this.address);
		writeFileSync(join(this.home, 'wp-config.php'), config);
	}

	private script(name: string, argument: string): void {
		this.php([join(SUPPORT, name), this.home, argument]);
	}

	private php(args: string[]): string {
		const options = ['-d', 'memory_limit=512M', '-d', 'error_reporting=E_ALL & ~E_DEPRECATED'];
		const { status, stdout, stderr } = spawnSync(this.programs.php, [...options, ...args], {
			encoding: 'utf8',
			timeout: 60_000,
		});
		if (status !== 0) {
			throw new Error(`PHP ended with ${status}: ${stdout}${stderr}`);
		}
		return stdout;
	}

	private async serve(): Promise<void> {
		const options = ['-d', 'opcache.enable=1', '-d', 'opcache.enable_cli=1', '-d', 'memory_limit=512M'];
		const listen = ['-S', `127.0.0.1:${this.port}`, '-t', join(this.folder, 'htdocs')];
		const server = spawn(this.programs.php, [...options, ...listen, join(SUPPORT, 'router.php')], {
			env: { ...process.env, PHP_CLI_SERVER_WORKERS: '4' },
			stdio: 'ignore',
			detached: true,
		});
		this.server = server;
		process.once('exit', this.stopServer);
		const answers = async () => {
			const answer = await fetch(`${this.address}/wp-login.php`).catch(() => null);
			return answer?.ok === true;
		};
		await until(answers, 90_000, 'WordPress does not answer.');
	}
}
