/** What tests leave out because a program can't be had, for the last lines of a run. */
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';

/** Below the project folder, in which all commands run. */
const FILE = 'artifacts/left-out.txt';

/** Notes what's left out, and why. */
export function noteLeftOut(reason: string): void {
	mkdirSync(dirname(FILE), { recursive: true });
	appendFileSync(FILE, `${reason}\n`);
}

/** What was noted since the last time this was asked. */
export function takeLeftOut(): string[] {
	const reasons = existsSync(FILE) ? readFileSync(FILE, 'utf8').split('\n').filter(Boolean) : [];
	rmSync(FILE, { force: true });
	return [...new Set(reasons)];
}
