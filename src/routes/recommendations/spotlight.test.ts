import type { RewindStatus } from '../../rest-api/contract/backup-scan';
import { spotlightOf } from './spotlight';
import { summarySide, type SummarySide } from './summary-side';

const slugOf = (step: Parameters<typeof spotlightOf>[0], slugs: string[], features: string[] = []) =>
	spotlightOf(step, ['jetpack_free', ...slugs], features)?.slug;

describe('product next to a step', () => {
	it.each(['videopress-1tb-storage', 'videopress-unlimited-storage'])(
		'isn’t VideoPress if the site has the feature %s [REC-052]',
		(feature) => {
			expect(slugOf('videopress', [], [feature])).toBeUndefined();
			expect(slugOf('videopress', [], ['videopress'])).toBe('jetpack_videopress');
		},
	);

	it.each([
		[
			'publicize',
			'security_t2_monthly security_daily complete premium_monthly business',
			'security_t1_yearly',
		],
		['protect', 'security_realtime complete_monthly business_monthly', 'security_t1_yearly'],
		['backup-plan', 'backup_t0_yearly backup_daily security_t1_yearly personal', 'backup_t1_yearly'],
		['anti-spam', 'anti_spam_monthly security_t1_yearly personal complete', 'anti_spam'],
		['videopress', 'videopress_monthly', 'videopress'],
	] as const)('for %s is hidden from sites that own one of jetpack_… %s [REC-110]', (step, owned, slug) => {
		for (const each of owned.split(' ')) {
			expect([each, slugOf(step, [`jetpack_${each}`])]).toEqual([each, undefined]);
		}
		expect(slugOf(step, ['jetpack_boost_yearly'])).toBe(`jetpack_${slug}`);
	});

	it.each(['monitor', 'boost', 'agency', 'site-type-question'] as const)(
		'doesn’t exist for %s [REC-110]',
		(step) => {
			expect(slugOf(step, [])).toBeUndefined();
		},
	);
});

it.each<[RewindStatus['state'] | undefined, boolean, SummarySide]>([
	['active', true, 'manage-security'],
	['provisioning', false, 'manage-security'],
	['awaiting_credentials', false, 'one-click-restores'],
	['awaiting_credentials', true, 'download-app'],
	['unavailable', false, 'download-app'],
	[undefined, false, 'unknown'],
])(
	'beside the summary of a site with backups %s, scan: %p, stands %s [REC-045, REC-046, REC-047]',
	(rewind, hasScan, side) => {
		expect(summarySide({ isWithoutUpgrade: false, rewind, hasScan })).toBe(side);
		expect(summarySide({ isWithoutUpgrade: true, rewind, hasScan })).toBe('upsell');
	},
);
