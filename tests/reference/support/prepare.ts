import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CommandError, ROOT } from '../../../scripts/lib/run.ts';
import { copyWordPress, findPrograms, type Programs } from '../../wordpress/support/programs';

const CACHE = join(ROOT, '.cache/reference');

/** Debian's WordPress as an archive like those of the other builds. */
export const DEBIAN_ARCHIVE = join(CACHE, 'wordpress-debian.tar.xz');

/** Packs Debian's WordPress, which may be unpacked here without being installed. */
export function packDebian(): void {
	const programs = findPrograms();
	if (!programs) {
		throw new CommandError('There’s no WordPress of Debian.');
	}
	mkdirSync(CACHE, { recursive: true });
	if (!existsSync(DEBIAN_ARCHIVE)) {
		pack(programs);
	}
}

function pack(programs: Programs): void {
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
