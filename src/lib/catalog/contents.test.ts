import { addedBy, comparable, contentsOf, plansAbove, together } from './contents';

const next = (slug: string) => plansAbove(slug).map(({ yearly }) => yearly);

describe('plansAbove', () => {
	const ALL = ['jetpack_security_t1_yearly', 'jetpack_security_t2_yearly', 'jetpack_complete'];
	it.each([
		['jetpack_free', 3],
		['jetpack_personal_monthly', 3],
		['jetpack_security_daily', 3],
		['jetpack_scan', 3],
		['jetpack_security_t1_monthly', 2],
		['jetpack_security_t2_yearly', 1],
		['jetpack_security_realtime', 1],
		['jetpack_premium', 1],
		['jetpack_business_monthly', 1],
		['jetpack_complete', 0],
		['vip', 0],
	])('for %s returns the last %i plans', (slug, count) => {
		expect(next(slug)).toEqual(count ? ALL.slice(-count) : []);
	});

	it.each([
		'jetpack_free',
		'jetpack_personal',
		'jetpack_security_daily',
		'jetpack_security_t1_yearly',
		'jetpack_security_t2_yearly',
		'jetpack_security_realtime',
		'jetpack_premium',
		'jetpack_business',
	])('returns plans that add to %s and remove nothing', (slug) => {
		const has = contentsOf(slug);
		for (const above of next(slug)) {
			const plan = contentsOf(above);
			expect(addedBy(has, plan)).not.toEqual([]);
			// How much storage the highest plan has, nobody says.
			expect(together([plan, { ...has, storage: undefined }])).toEqual(plan);
		}
	});
});

describe('plan contents', () => {
	it('combine to the highest level of each feature purchased', () => {
		expect(
			together(['jetpack_personal', 'jetpack_scan', 'jetpack_backup_t1_yearly'].map(contentsOf)),
		).toEqual({
			backups: 2,
			storage: 10,
			scan: 1,
			'anti-spam': 1,
			videos: 1,
			support: 1,
		});
		expect(together([])).toEqual({});
	});

	it('are empty for an unknown slug', () => {
		expect(contentsOf('toString')).toEqual({});
		expect(contentsOf('')).toEqual({});
	});

	it('skip unspecified storage in comparisons', () => {
		const parts = (slug: string) => comparable(contentsOf(slug), contentsOf('jetpack_security_t1_yearly'));
		expect(parts('jetpack_personal')).not.toContain('storage');
		expect(parts('jetpack_free')).toContain('storage');
		expect(parts('jetpack_backup_t0_yearly')).toContain('storage');
	});

	it('count a higher level of the same feature as added', () => {
		const added = (slug: string, above: string) => addedBy(contentsOf(slug), contentsOf(above));
		expect(added('jetpack_security_t1_yearly', 'jetpack_security_t2_yearly')).toEqual(['storage']);
		expect(added('jetpack_security_daily', 'jetpack_security_t1_yearly')).toEqual(['backups']);
		expect(added('jetpack_business', 'jetpack_complete')).toEqual(['speed', 'sharing']);
	});
});
