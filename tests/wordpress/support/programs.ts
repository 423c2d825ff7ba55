import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../support/e2e';

/** Milliseconds for one step of the package manager: without a network it must not hold the tests up. */
const LIMIT = 100_000;
/** Neither of these starts a server by being installed. */
const PROGRAMS = ['php-cli', 'php-mysql', 'php-xml', 'php-mbstring', 'mariadb-server-core'];
/** WordPress as Debian packs it. It is unpacked and not installed: that would bring a web server for everybody. */
const ARCHIVES = [
	'wordpress',
	'wordpress-theme-twentytwentythree',
	'libjs-cropper',
	'libjs-underscore',
	'php-getid3',
];
const CACHE = join(ROOT, '.cache/wordpress');
const INSTALLED = '/usr/share/wordpress';

/** Programs that a WordPress of the tests runs on, and the folder with its files. */
export interface Programs {
	php: string;
	mariadbd: string;
	wordpress: string;
}

/** Finds them; null when one is missing. */
export function findPrograms(): Programs | null {
	const wordpress = [join(CACHE, INSTALLED), INSTALLED].find((folder) =>
		existsSync(join(folder, 'wp-settings.php')),
	);
	const [php, mariadbd] = ['php', 'mariadbd'].map(findProgram);
	return wordpress && php && mariadbd && hasDatabaseExtension(php) ? { php, mariadbd, wordpress } : null;
}

/** Installs what is missing, where this user may: as root on Debian. */
export function installPrograms(): void {
	if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
		return;
	}
	if (!findProgram('php') || !findProgram('mariadbd') || !hasDatabaseExtension('php')) {
		const install = ['install', '-y', '-qq', '--no-install-recommends', ...PROGRAMS];
		if (!apt(install)) {
			apt(['update', '-qq']);
			apt(install);
		}
	}
	if (!findPrograms()) {
		unpackWordPress();
	}
}

function unpackWordPress(): void {
	const archives = join(CACHE, 'archives');
	rmSync(CACHE, { recursive: true, force: true });
	mkdirSync(archives, { recursive: true });
	if (apt(['download', '-qq', ...ARCHIVES], archives)) {
		for (const file of readdirSync(archives)) {
			spawnSync('dpkg-deb', ['-x', join(archives, file), CACHE], { stdio: 'ignore' });
		}
	}
	rmSync(archives, { recursive: true, force: true });
}

function apt(args: string[], cwd = ROOT): boolean {
	const { status } = spawnSync('apt-get', args, {
		cwd,
		env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
		timeout: LIMIT,
		killSignal: 'SIGKILL',
		stdio: 'ignore',
	});
	return status === 0;
}

function findProgram(name: string): string | undefined {
	const folders = [...(process.env.PATH ?? '').split(':'), '/usr/sbin'];
	return folders.map((folder) => join(folder, name)).find((file) => existsSync(file));
}

function hasDatabaseExtension(php: string): boolean {
	return spawnSync(php, ['-r', 'exit(extension_loaded("mysqli") ? 0 : 1);']).status === 0;
}
