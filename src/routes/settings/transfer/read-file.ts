import { MAX_FILE_SIZE, readSettingsFile, type SettingsFile } from '../../../lib/settings-file';
import type { ChosenFileProblem } from './texts';

/** What systems say of JSON files; many say nothing. */
const TYPES = ['', 'application/json', 'text/json', 'text/plain'];

/** Reads what was chosen or dropped; never throws. Its size is looked at before its content. */
export async function readFiles(
	files: readonly File[],
): Promise<{ file: SettingsFile } | { problem: ChosenFileProblem }> {
	const [chosen, ...others] = files;
	if (!chosen) {
		return { problem: 'unreadable' };
	}
	if (others.length > 0) {
		return { problem: 'several' };
	}
	if (!/\.json$/i.test(chosen.name) || !TYPES.includes(chosen.type)) {
		return { problem: 'type' };
	}
	if (chosen.size > MAX_FILE_SIZE) {
		return { problem: 'too-large' };
	}
	const bytes = await chosen.arrayBuffer().catch(() => null);
	if (!bytes) {
		return { problem: 'unreadable' };
	}
	try {
		return readSettingsFile(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
	} catch {
		return { problem: 'not-text' };
	}
}
