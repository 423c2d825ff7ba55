import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { tmpdir } from 'node:os';
import { ROOT } from '../../support/e2e';
import { CommandError } from '../../../scripts/lib/run.ts';

/** Milliseconds for one step of the package manager: without a network it must not hold the tests up. */
const LIMIT = 100_000;
/** Programs to find, and the packages that bring them; none starts a server by being installed. */
const PROGRAMS = ['php', 'mariadbd', 'mariadb', 'mariadb-admin', 'mariadb-dump', 'curl', 'unzip', 'xz'];
const PACKAGES = [
	...['php-cli', 'php-mysql', 'php-xml', 'php-mbstring', 'php-curl', 'php-gd', 'php-intl', 'php-zip'],
	...['mariadb-server-core', 'mariadb-client', 'mariadb-client-core', 'curl', 'unzip', 'xz-utils'],
];
/** WordPress as Debian packages it, unpacked, not installed: installing would bring a web server. */
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

/** Names the programs that are missing for a site of a person's own builds. */
export const missingPrograms = (): string[] => PROGRAMS.filter((name) => !findProgram(name));

/** Copies WordPress without what its site would be configured by. */
export function copyWordPress({ wordpress }: Programs, folder: string): void {
	cpSync(wordpress, folder, {
		recursive: true,
		dereference: true,
		filter: (file) => !['.htaccess', 'wp-config.php'].includes(basename(file)) && canBeRead(file),
	});
}

/** Debian links some files to packages that are not needed here. */
function canBeRead(file: string): boolean {
	try {
		return Boolean(realpathSync(file));
	} catch {
		return false;
	}
}

/** Installs what is missing, where this user may: as root on Debian. */
export function installPrograms(): void {
	if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
		return;
	}
	if (!PROGRAMS.every(findProgram) || !hasDatabaseExtension('php')) {
		const install = ['install', '-y', '-qq', '--no-install-recommends', ...PACKAGES];
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

/** Debian's WordPress as an archive like those of the other builds. */
export const DEBIAN_ARCHIVE = join(ROOT, '.cache/wordpress-debian.tar.xz');

/** Packs Debian's WordPress, which may be unpacked here without being installed. */
export function packDebian(): void {
	const programs = findPrograms();
	if (!programs) {
		throw new CommandError('There’s no WordPress of Debian.');
	}
	if (existsSync(DEBIAN_ARCHIVE)) {
		return;
	}
	const folder = mkdtempSync(join(tmpdir(), 'wordpress-'));
	copyWordPress(programs, join(folder, 'wordpress'));
	const { status, stderr } = spawnSync('tar', ['-cJf', DEBIAN_ARCHIVE, '-C', folder, 'wordpress'], {
		env: { ...process.env, XZ_OPT: '-0 -T0' },
		encoding: 'utf8',
	});
	rmSync(folder, { recursive: true, force: true });
	if (status !== 0) {
		rmSync(DEBIAN_ARCHIVE, { force: true });
		throw new Error(`WordPress couldn’t be packed: ${stderr}`);
	}
}
