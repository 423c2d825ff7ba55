import { grid, all, openMyPlan, placeholders, planCard, withPlan, withPurchases } from '../support/my-plan';
import { hasRegion, region } from '../support/screens';
import type { TestSite } from '../support/test-site';

/** Kinds of grids: by the backups first, with the security bundle, like the free plan, none. */
type Grid = 'first' | 'bundle' | 'free' | 'none';

/** Every plan class, by one of its slugs: name, description, whether it's marked active, its grid. */
const CLASSES: ReadonlyArray<
	readonly [planClass: string, slug: string, name: string, says: RegExp, isMarked: boolean, Grid]
> = [
	['free', 'jetpack_free', 'Jetpack Free', /^Free essentials/, false, 'free'],
	['free, hosted', 'free_plan', 'WordPress.com Free', /^Free essentials/, false, 'free'],
	['personal', 'jetpack_personal', 'Jetpack Personal', /^Daily backups/, false, 'first'],
	['personal, hosted', 'starter-plan', 'WordPress.com Personal', /^Daily/, false, 'first'],
	['premium', 'jetpack_premium_monthly', 'Jetpack Premium', /ad revenue/, true, 'first'],
	['premium, hosted', 'value_bundle-2y', 'WordPress.com Premium', /ad revenue/, true, 'first'],
	['business', 'jetpack_business', 'Jetpack Professional', /^Real-time/, true, 'first'],
	['business, hosted', 'ecommerce-bundle', 'WordPress.com Professional', /^Real-time/, true, 'first'],
	['security-t1', 'jetpack_security_t1_yearly', 'Jetpack Security', /\b10 GB\b/, true, 'bundle'],
	['security-t2', 'jetpack_security_t2_monthly', 'Jetpack Security', /\b1 TB\b/, true, 'bundle'],
	['daily-security', 'jetpack_security_daily', 'Jetpack Security Daily', /^Daily/, false, 'bundle'],
	['realtime-security', 'jetpack_security_realtime', 'Jetpack Security Real-time', /^Real/, false, 'bundle'],
	['complete', 'jetpack_complete', 'Jetpack Complete', /^Everything/, true, 'bundle'],
	['complete, hosted', 'vip', 'WordPress.com Complete', /^Everything/, true, 'bundle'],
	['backup-t0', 'jetpack_backup_t0_yearly', 'VaultPress Backup', /\b1 GB\b/, true, 'free'],
	['backup-t1', 'jetpack_backup_t1_monthly', 'VaultPress Backup', /\b10 GB\b/, true, 'free'],
	['backup-t2', 'jetpack_backup_t2_yearly', 'VaultPress Backup', /\b1 TB\b/, true, 'free'],
	['daily-backup', 'jetpack_backup_daily', 'Jetpack Backup Daily', /30-day archive/, false, 'free'],
	['realtime-backup', 'jetpack_backup_realtime', 'Jetpack Backup Real-time', /limit/, false, 'free'],
	['search', 'jetpack_search', 'Jetpack Search', /as they type/, true, 'free'],
	['free-search', 'jetpack_search_free', 'Jetpack Search Free', /as they type/, true, 'free'],
	['scan', 'jetpack_scan', 'Jetpack Scan', /malware scans/, true, 'none'],
	['anti-spam', 'jetpack_anti_spam', 'Akismet Anti-spam', /^Blocks spam/, true, 'none'],
	['videopress', 'jetpack_videopress', 'Jetpack VideoPress', /video hosting/, true, 'none'],
	['social-basic', 'jetpack_social_basic_yearly', 'Jetpack Social Basic', /networks\.$/, true, 'none'],
	[
		'social-advanced',
		'jetpack_social_advanced_monthly',
		'Jetpack Social Advanced',
		/automatic images/,
		true,
		'none',
	],
	['boost', 'jetpack_boost_yearly', 'Jetpack Boost', /Speeds up/, true, 'none'],
];

/**
 * A site language (texts are those of the code: no translations are loaded here), its date format, and how a
 * day in March 2099 reads.
 */
const LOCALES = [
	['English', [], 'F j, Y', 'March 4, 2099'],
	['German', ['german'], 'j. F Y', '4. März 2099'],
] as const;

/** One card that only this kind of grid begins with; none of them for placeholders. */
const FIRST_CARD: Record<Grid, RegExp | undefined> = {
	first: /^Site (backups|security)$/,
	bundle: /^(Search|Performance)$/,
	free: /^(Site backups|Always-on security)$/,
	none: undefined,
};

const dates = (dateFormat: string) => (site: TestSite) =>
	site.editPage((state) => Object.assign(state.siteData as object, { dateFormat }));

describe.each(LOCALES)('My Plan with dates in %s', (_, scenario, format, day) => {
	it.each(CLASSES)(
		'shows the name, description, badge, date and grid of class %s (%s) [PLAN-001, PLAN-016, PLAN-019, PLAN-053, PLAN-070, PLAN-076]',
		async (planClass, slug, name, says, isMarked, kind) => {
			await openMyPlan({
				scenario: ['connected', ...scenario],
				before: all(
					withPlan(slug),
					withPurchases({ product_slug: slug, product_name: name, expiry_date: '2099-03-04T12:00:00+00:00' }),
					dates(format),
				),
			});
			expect(document.documentElement.lang).toBe(scenario.length ? 'de-DE' : 'en-US');
			expect(planCard().getByRole('heading', { level: 2 })).toHaveTextContent(name);
			expect(planCard().getByText((text) => says.test(text.replaceAll('\u00a0', ' ')))).toBeVisible();
			expect(planCard().queryByText('Active') !== null).toBe(isMarked);
			const isFree = planClass.startsWith('free') && kind === 'free' && !slug.includes('search');
			expect(planCard().queryByText(`Renews on ${day}.`) !== null).toBe(!isFree);
			expect(placeholders()).toEqual(kind === 'none' ? [3] : []);
			const [first] = grid();
			if (FIRST_CARD[kind]) {
				expect(first).toMatch(FIRST_CARD[kind]);
			} else {
				expect(first).toBeUndefined();
			}
			expect(hasRegion('Other purchases')).toBe(false);
			expect(region('Compare your plan').getByRole('heading', { level: 2 })).toBeVisible();
		},
	);
});
