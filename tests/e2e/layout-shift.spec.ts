import type { Page, Request } from '@playwright/test';
import { paths } from '../../src/lib/paths';
import { expect, layoutShiftOf, movesOf, test, watchLayoutShift } from '../support/e2e';
import { EVERY_PATH } from '../support/every-path';
import { whenNetworkIdle } from '../support/idle';

/** As Web Vitals adds it up, a tenth of what counts as good. */
const MOST_SHIFT = 0.01;

/** How long a WordPress takes for an answer, in ms, and for one that's slow: longer than My Plan waits. */
const DELAY = 300;
const LONG = 1_500;

const SIZES = [
	{ width: 1280, height: 900 },
	{ width: 320, height: 700 },
];

interface Site {
	name: string;
	scenario: string[];
	user?: string;
	paths: readonly string[];
}

/** A step writes what it stores; one of each kind is enough. */
const STEP = '/recommendations/monitor';

/** The screens whose parts depend on the plan and on what's on. */
const OF_THE_PLAN = [
	paths.dashboard.path,
	paths.myPlan.path,
	paths.security.path,
	paths.performance.path,
	paths.traffic.path,
	paths.recommendations.path,
];

const SITES: Site[] = [
	{ name: 'a connected site', scenario: ['connected'], paths: [...EVERY_PATH, STEP] },
	{ name: 'a free site', scenario: ['plan-free'], paths: OF_THE_PLAN },
	{
		name: 'a site with everything',
		scenario: ['plan-complete', 'everything-on', 'protect-on'],
		paths: [...OF_THE_PLAN, paths.writing.path, paths.features.path, paths.disconnect.path],
	},
	{
		name: 'a site with everything on a newer host',
		scenario: ['everything-on', 'jetpack-16'],
		paths: [...OF_THE_PLAN, paths.newsletter.path, paths.activity.path, paths.sharing.path],
	},
	{
		name: 'a site that is not connected',
		scenario: [],
		paths: [paths.dashboard.path, paths.security.path],
	},
	{
		name: 'an editor',
		scenario: ['stats-for-editors', 'protect-on'],
		user: 'editor',
		paths: [paths.dashboard.path, paths.settings.path],
	},
];

/** How one call differs from the others. */
interface Fault {
	call: RegExp;
	kind: 'slow' | 'failed' | 'empty';
}

/** Answers as late as a WordPress's, and one of them worse. */
async function answerLate(page: Page, fault?: Fault): Promise<void> {
	await page.unrouteAll({ behavior: 'ignoreErrors' });
	await page.route(isCall, async (route) => {
		const isHit = fault?.call.test(route.request().url().split('?')[0] ?? '') ?? false;
		await new Promise((resolve) => setTimeout(resolve, isHit && fault?.kind === 'slow' ? LONG : DELAY));
		if (!isHit || fault?.kind === 'slow') {
			await route.continue();
		} else {
			const isEmpty = fault?.kind === 'empty';
			await route.fulfill({ status: isEmpty ? 200 : 500, json: isEmpty ? null : FAILURE });
		}
	});
}

const isCall = (url: URL) => url.pathname.includes('/wp-json/');
const FAILURE = { code: 'broken', message: 'Broken.', data: { status: 500 } };

/** What was asked twice, from now on; a host that was told something may be asked again. */
function watchCalls(page: Page): () => string[] {
	let asked: string[] = [];
	const onRequest = (request: Request) => {
		const url = new URL(request.url());
		if (isCall(url)) {
			url.searchParams.delete('_cacheBuster');
			const told = asked.filter((call) => !call.startsWith(url.pathname));
			asked = request.method() === 'GET' ? [...asked, url.pathname + url.search] : told;
		}
	};
	page.on('request', onRequest);
	return () => {
		const twice = asked.filter((call, index) => asked.indexOf(call) !== index);
		asked = [];
		return twice;
	};
}

/** Loads the page at that path, from elsewhere, and waits until nothing is pending. */
async function visit(page: Page, origin: string, path: string): Promise<void> {
	await page.goto(`${origin}/wp-admin/admin.php?page=jetpack#${path}`);
	await page.locator('#jp-plugin-container.jpd-root h1').first().waitFor({ state: 'attached' });
	await whenNetworkIdle(page);
	await expect(page.locator('#jp-plugin-container [aria-busy="true"]')).toHaveCount(0);
}

/** What moves on the screen, one a line. */
async function faultsOf(page: Page, where: string): Promise<string[]> {
	const shift = await layoutShiftOf(page);
	return shift > MOST_SHIFT
		? [`${where} moves by ${shift.toFixed(3)}:\n${(await movesOf(page)).join('\n')}`]
		: [];
}

/** A tab of its own, with late answers; on its first visit it has none of the last. */
async function openTab(page: Page, size: (typeof SIZES)[number], isFirst = true): Promise<Page> {
	const tab = await page.context().newPage();
	if (isFirst) {
		await tab.addInitScript(() => (Storage.prototype.getItem = () => null));
	}
	await tab.setViewportSize(size);
	await watchLayoutShift(tab);
	await answerLate(tab);
	return tab;
}

/** What's wrong on those screens, one after the other in a tab. */
async function walk(tab: Page, origin: string, screens: readonly string[]): Promise<string[]> {
	const found: string[] = [];
	const twice = watchCalls(tab);
	for (const path of screens) {
		// Away first: a change of the hash alone would load nothing.
		await tab.goto('about:blank');
		twice();
		await visit(tab, origin, path);
		found.push(...(await faultsOf(tab, `${path} at ${tab.viewportSize()?.width} px`)));
		found.push(...twice().map((call) => `${path} asks twice for ${call}`));
	}
	return found;
}

const halves = (list: readonly string[]) => {
	const middle = Math.ceil(list.length / 2);
	return [list.slice(0, middle), list.slice(middle)];
};

test.describe.configure({ mode: 'parallel' });

for (const { name, scenario, user = 'admin', paths: screens } of SITES) {
	test.describe(name, () => {
		test.use({ scenario });

		test(`${name}: late responses cause no layout shift and no duplicate requests`, async ({
			page,
			host,
			open,
		}) => {
			// Whatever is a minute old is rightly read again: on a busy machine, too, nothing gets that old.
			await page.clock.setFixedTime(Date.now());
			await open(user);
			// They wait most of the time, so that several walk at once.
			const found = await Promise.all(
				SIZES.flatMap((size) =>
					halves(screens).map(async (half) => walk(await openTab(page, size), host.origin, half)),
				),
			);
			const again = await Promise.all(
				SIZES.map(async (size) =>
					walk(await openTab(page, size, false), host.origin, [paths.dashboard.path]),
				),
			);
			expect([...found, ...again].flat()).toEqual([]);
		});
	});
}

/** One call at a time, on the screen that depends on it most. */
const FAULTS: ReadonlyArray<readonly [path: string, ...faults: Fault[]]> = [
	[
		paths.myPlan.path,
		{ call: /\/site\/purchases$/, kind: 'slow' },
		{ call: /\/plugins$/, kind: 'slow' },
		{ call: /\/rewind$/, kind: 'slow' },
		{ call: /\/site$/, kind: 'failed' },
		{ call: /\/site\/purchases$/, kind: 'empty' },
	],
	[
		paths.traffic.path,
		{ call: /\/site\/features$/, kind: 'slow' },
		{ call: /\/site\/features$/, kind: 'failed' },
		{ call: /\/site$/, kind: 'failed' },
	],
	[paths.performance.path, { call: /\/site\/features$/, kind: 'failed' }],
	[paths.security.path, { call: /\/site\/features$/, kind: 'slow' }, { call: /./, kind: 'failed' }],
	[paths.dashboard.path, { call: /\/rewind$/, kind: 'failed' }, { call: /./, kind: 'failed' }],
];

test.describe('a single call', () => {
	test.use({ scenario: ['plan-premium'] });

	test('causes no layout shift when it’s slow, fails or returns nothing', async ({ page, host, open }) => {
		await open('admin');
		const found = await Promise.all(
			FAULTS.map(async ([path, ...faults]) => {
				const tab = await openTab(page, { width: 1280, height: 900 });
				const moved: string[] = [];
				for (const fault of faults) {
					await tab.goto('about:blank');
					await answerLate(tab, fault);
					await visit(tab, host.origin, path);
					moved.push(...(await faultsOf(tab, `${path}, ${fault.call.source} ${fault.kind},`)));
				}
				return moved;
			}),
		);
		expect(found.flat()).toEqual([]);
	});
});
