import type { RewindStatus } from '../../rest-api/contract/backup-scan';
import { summarySide, type SummarySide } from './summary-side';

describe('beside the summary', () => {
	it.each<[RewindStatus['state'] | undefined, boolean, SummarySide]>([
		['active', true, 'manage-security'],
		['provisioning', false, 'manage-security'],
		['awaiting_credentials', false, 'one-click-restores'],
		['awaiting_credentials', true, 'download-app'],
		['unavailable', false, 'download-app'],
		[undefined, false, 'unknown'],
	])(
		'of a site with backups %s, scan: %p, stands %s [REC-045, REC-046, REC-047]',
		(rewind, hasScan, side) => {
			expect(summarySide({ isWithoutUpgrade: false, rewind, hasScan })).toBe(side);
			expect(summarySide({ isWithoutUpgrade: true, rewind, hasScan })).toBe('upsell');
		},
	);
});
