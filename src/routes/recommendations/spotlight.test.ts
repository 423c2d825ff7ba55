import { spotlightOf } from './spotlight';

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
			[
				'jetpack_security_t2_monthly',
				'jetpack_security_daily',
				'jetpack_complete',
				'jetpack_premium_monthly',
				'jetpack_business',
			],
			'jetpack_security_t1_yearly',
		],
		[
			'protect',
			['jetpack_security_realtime', 'jetpack_complete_monthly', 'jetpack_business_monthly'],
			'jetpack_security_t1_yearly',
		],
		[
			'backup-plan',
			['jetpack_backup_t0_yearly', 'jetpack_backup_daily', 'jetpack_security_t1_yearly', 'jetpack_personal'],
			'jetpack_backup_t1_yearly',
		],
		[
			'anti-spam',
			['jetpack_anti_spam_monthly', 'jetpack_security_t1_yearly', 'jetpack_personal', 'jetpack_complete'],
			'jetpack_anti_spam',
		],
		['videopress', ['jetpack_videopress_monthly'], 'jetpack_videopress'],
	] as const)('for %s is hidden from sites that own one of %j [REC-110]', (step, owned, slug) => {
		for (const each of owned) {
			expect([each, slugOf(step, [each])]).toEqual([each, undefined]);
		}
		expect(slugOf(step, ['jetpack_boost_yearly'])).toBe(slug);
	});

	it.each(['monitor', 'boost', 'agency', 'site-type-question'] as const)(
		'doesn’t exist for %s [REC-110]',
		(step) => {
			expect(slugOf(step, [])).toBeUndefined();
		},
	);
});
