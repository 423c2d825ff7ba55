import { paths } from '../../src/lib/paths';
import { expect, test } from '../support/e2e';
import { EVERY_PATH, OF_THE_PLAN } from '../support/every-path';
import { movesAt, openTab, SIZES, walkLate, type Fault } from '../support/late-answers';

interface Look {
	name: string;
	scenario: string[];
	user?: string;
	paths: readonly string[];
}

const { dashboard, myPlan, security, performance, traffic, settings } = paths;

const LOOKS: Look[] = [
	// A step writes what it stores; one of each kind is enough.
	{
		name: 'a connected site',
		scenario: ['connected'],
		paths: [...EVERY_PATH, '/recommendations/monitor'],
	},
	{ name: 'a free site', scenario: ['plan-free'], paths: OF_THE_PLAN },
	{
		name: 'other screens with everything',
		scenario: ['plan-complete', 'everything-on', 'protect-on'],
		paths: [paths.writing.path, paths.features.path, paths.disconnect.path],
	},
	{
		name: 'a site with everything on a newer host',
		scenario: ['everything-on', 'jetpack-16'],
		paths: [...OF_THE_PLAN, paths.newsletter.path, paths.activity.path, paths.sharing.path],
	},
	{ name: 'a site that is not connected', scenario: [], paths: [dashboard.path, security.path] },
	{ name: 'threats', scenario: ['threats'], paths: [dashboard.path] },
	{
		name: 'an editor',
		scenario: ['stats-for-editors', 'protect-on'],
		user: 'editor',
		paths: [dashboard.path, settings.path],
	},
];

test.describe.configure({ mode: 'parallel' });

for (const { name, scenario, user = 'admin', paths: screens } of LOOKS) {
	test.describe(name, () => {
		test.use({ scenario });

		test(`${name}: late responses cause no layout shift and no duplicate requests`, async ({
			page,
			host,
			open,
		}) => {
			await page.clock.setFixedTime(Date.now());
			await open(user);
			const addresses = screens.map((path) => host.address(`#${path}`));
			const found = await Promise.all(
				SIZES.map(async (size) => walkLate(await openTab(page, size), addresses)),
			);
			expect(found.flat()).toEqual([]);
		});
	});
}

/** One call at a time, on the screen that depends on it most. */
const FAULTS: ReadonlyArray<readonly [path: string, call: RegExp, kind: Fault['kind']]> = [
	[myPlan.path, /\/plugins$/, 'slow'],
	[myPlan.path, /\/rewind$/, 'slow'],
	[myPlan.path, /\/site$/, 'failed'],
	[myPlan.path, /\/site\/purchases$/, 'slow'],
	[myPlan.path, /\/site\/purchases$/, 'empty'],
	[traffic.path, /\/site\/features$/, 'slow'],
	[traffic.path, /\/site\/features$/, 'failed'],
	[traffic.path, /\/site$/, 'failed'],
	[performance.path, /\/site\/features$/, 'failed'],
	[security.path, /\/site\/features$/, 'slow'],
	[security.path, /./, 'failed'],
	[dashboard.path, /\/rewind$/, 'failed'],
	[dashboard.path, /./, 'failed'],
];

test.describe('a single call', () => {
	test.use({ scenario: ['plan-premium'] });

	test('causes no layout shift when it’s slow, fails or returns nothing', async ({ page, host, open }) => {
		await open('admin');
		const tab = await openTab(page, { width: 1280, height: 900 });
		const found: string[] = [];
		for (const [path, call, kind] of FAULTS) {
			found.push(...(await movesAt(tab, host.address(`#${path}`), { call, kind })));
		}
		expect(found).toEqual([]);
	});
});
