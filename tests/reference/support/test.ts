import { expect, test as base } from '@playwright/test';
import { dashboardIsThere } from '../../support/e2e';
import { watchRequests, whenAnswered } from '../../support/idle';
import { missingPrograms } from '../../wordpress/support/programs';
import type { Pair } from './builds';
import { OWN_PAGE, ReferenceHost, type User } from './host';

interface WorkerOptions {
	/** The pair of the project. */
	pair: Pair;
}

interface WorkerFixtures extends WorkerOptions {
	host: ReferenceHost;
}

interface Fixtures {
	/** Leaves a test out where the programs of a real host can't be had. */
	isThere: true;
	/** What went wrong on the page since the last time it was asked: refused calls, and errors of ours. */
	complaints: string[];
	/** Signs somebody in and opens the dashboard; without a host, on the worker's. */
	open: (user: User, hash?: string, where?: ReferenceHost) => Promise<void>;
	/** Changes the screen by its path, and waits until all of it is there. */
	goTo: (path: string) => Promise<void>;
}

/** What the hooks around tests that are left out talk to. */
const NO_HOST = { set: () => {}, php: () => '', messages: () => [] } as unknown as ReferenceHost;

/** A test on a real host that the tests of a worker share. A refused call or an error of ours fails it. */
export const test = base.extend<Fixtures, WorkerFixtures>({
	pair: [
		{ name: '', wordpress: '', jetpack: '' },
		{ scope: 'worker', option: true },
	],
	host: [
		async ({ pair }, use) => {
			if (missingPrograms().length > 0) {
				return use(NO_HOST);
			}
			const host = await ReferenceHost.start(pair);
			await use(host);
			host.close();
		},
		{ scope: 'worker', timeout: 600_000 },
	],
	isThere: [
		async ({ host }, use) => {
			base.skip(host === NO_HOST, 'Programs that a real host runs on are missing.');
			await use(true);
		},
		{ auto: true },
	],
	page: async ({ page }, use) => {
		await use(page);
		// The next test gets the same page. A change may still reload it, and interrupt that test's visit.
		await expect(() => page.goto('about:blank')).toPass();
	},
	complaints: async ({ page }, use) => {
		const complaints: string[] = [];
		page.on('pageerror', (error) => isOurs(error.stack) && complaints.push(error.message));
		page.on('console', (message) => {
			if (message.type() === 'error' && isOurs(message.location().url)) {
				complaints.push(message.text());
			}
		});
		page.on('response', (response) => {
			if ([401, 403].includes(response.status())) {
				complaints.push(`${response.status()} ${response.request().method()} ${response.url()}`);
			}
		});
		await use(complaints);
		expect(complaints).toEqual([]);
	},
	open: async ({ page, host, complaints }, use) => {
		await use(async (user, hash = '#/dashboard', where = host) => {
			expect(complaints).toEqual([]);
			// So that the next URL loads, even if it differs only in its hash.
			await page.goto('about:blank');
			await page.context().clearCookies();
			await page.context().addCookies(where.cookiesOf(user));
			await page.goto(where.admin(OWN_PAGE + hash));
			await dashboardIsThere(page);
		});
	},
	goTo: async ({ page }, use) => {
		watchRequests(page);
		await use(async (path) => {
			await page.evaluate((to) => (window.location.hash = `#${to}`), path);
			await whenAnswered(page);
		});
	},
});

/** Of tests that depend on the version of Jetpack: they run on the oldest pair, too. */
export const VERSION = { tag: '@version' };

/** Of those of them that a quick run has. */
export const QUICK = { tag: ['@version', '@quick'] };

/** Other plugins, and WordPress, may have errors of their own. */
const isOurs = (source = '') => source.includes('/plugins/site-dashboard/');

export { dashboardIsThere, expect };
