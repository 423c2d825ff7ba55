import type { RewindStatus } from '../../rest-api/backup-scan';

/** Beside the summary (REC-041, REC-043 to REC-047). */
export type SummarySide =
	| 'upsell'
	| 'one-click-restores'
	| 'manage-security'
	| 'download-app'
	/** The state of the backups couldn't be loaded. */
	| 'unknown';

interface SideContext {
	isWithoutUpgrade: boolean;
	/** Undefined: the host did not say. */
	rewind: RewindStatus['state'] | undefined;
	hasScan: boolean;
}

export function summarySide({ isWithoutUpgrade, rewind, hasScan }: SideContext): SummarySide {
	if (isWithoutUpgrade) {
		return 'upsell';
	}
	switch (rewind) {
		case undefined:
			return 'unknown';
		case 'active':
		case 'provisioning':
			return 'manage-security';
		default:
			return rewind === 'awaiting_credentials' && !hasScan ? 'one-click-restores' : 'download-app';
	}
}
