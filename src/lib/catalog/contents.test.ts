import { addedBy, comparable, contentsOf, plansAbove, together } from './contents';

const next = (slug: string) => plansAbove(slug).map(({ yearly }) => yearly);

describe('the plans above a plan', () => {
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
	])('are, for %s, the last %i', (slug, count) => {
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
	])('add something to %s each, and take nothing away', (slug) => {
		const has = contentsOf(slug);
		for (const above of next(slug)) {
			const plan = contentsOf(above);
			expect(addedBy(has, plan)).not.toEqual([]);
			// How much storage the highest plan has, nobody says.
			expect(together([plan, { ...has, storage: undefined }])).toEqual(plan);
		}
	});
});

describe('what plans bring', () => {
	it('is the most of everything that is bought', () => {
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

	it('is nothing for a slug that nobody knows', () => {
		expect(contentsOf('toString')).toEqual({});
		expect(contentsOf('')).toEqual({});
	});

	it('compares no storage that nobody names', () => {
		const parts = (slug: string) => comparable(contentsOf(slug), contentsOf('jetpack_security_t1_yearly'));
		expect(parts('jetpack_personal')).not.toContain('storage');
		expect(parts('jetpack_free')).toContain('storage');
		expect(parts('jetpack_backup_t0_yearly')).toContain('storage');
	});

	it('counts more of the same as something added', () => {
		const added = (slug: string, above: string) => addedBy(contentsOf(slug), contentsOf(above));
		expect(added('jetpack_security_t1_yearly', 'jetpack_security_t2_yearly')).toEqual(['storage']);
		expect(added('jetpack_security_daily', 'jetpack_security_t1_yearly')).toEqual(['backups']);
		expect(added('jetpack_business', 'jetpack_complete')).toEqual(['speed', 'sharing']);
	});
});
