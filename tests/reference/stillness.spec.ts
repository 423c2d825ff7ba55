import type { Page, Request, Route } from '@playwright/test';
import { ROUTES } from '../bench/page-load/screens';
import { layoutShiftOf, movesOf, watchLayoutShift } from '../support/layout-shift';
import { OWN_PAGE } from './support/host';
import { nextPaint } from '../support/idle';
import { expect, test } from './support/test';

/** As Web Vitals adds it up, a tenth of what counts as good. */
const MOST_SHIFT = 0.01;

const ROOT = '#jp-plugin-container.jpd-root';

/** In ms: longer than any screen waits for the answers that it would rather show together. */
const PATIENCE = 2_200;

/** Frames in a row in which nothing is asked for, until a page counts as complete. */
const QUIET_FRAMES = 8;

interface Visit {
	visit: string;
	order: Order;
	width: number;
	/** Code comes in a frame of its own, too; else the browser has it. */
	isCodeLate?: true;
	/** Every call fails. */
	isBroken?: true;
	/** Answers come only once screens no longer wait for them. */
	isSlow?: true;
}

const VISITS: readonly Visit[] = [
	{ visit: 'the first visit', order: 'first', width: 1280, isCodeLate: true },
	{ visit: 'the next one, whose last calls are answered first', order: 'last', width: 1280 },
	{ visit: 'the first visit on a phone', order: 'first', width: 320, isCodeLate: true },
	{ visit: 'the first visit on a phone, to a slow host', order: 'first', width: 320, isSlow: true },
	{ visit: 'a visit whose calls fail', order: 'first', width: 1280, isBroken: true },
	{ visit: 'a visit whose calls fail late', order: 'first', width: 1280, isBroken: true, isSlow: true },
];

test.beforeEach(({ host }) => host.set('connected'));

const isCall = (url: URL) => url.pathname.includes('/wp-json/') || url.searchParams.has('rest_route');

const FAILURE = { code: 'broken', message: 'Broken.', data: { status: 500 } };

/** Code that's fetched only once it's needed comes as late as an answer. */
const isChunk = (url: URL) => /\/plugins\/site-dashboard\/.*\/chunk-\w+\.(js|css)$/.test(url.pathname);

/** Which of the calls that wait is answered first: the first or the last one. */
type Order = 'first' | 'last';

/** What's asked of the host by a page. Each answer waits until it's let through. */
class Calls {
	private readonly held: Route[] = [];
	private readonly pending = new Set<Request>();
	private asked: string[] = [];
	private hasWaited = false;

	constructor(
		private readonly page: Page,
		private readonly kind: Pick<Visit, 'isCodeLate' | 'isBroken' | 'isSlow'> = {},
	) {
		page.on('request', (request) => this.note(request));
		page.on('requestfinished', (request) => this.pending.delete(request));
		page.on('requestfailed', (request) => this.pending.delete(request));
	}

	hold = (): Promise<unknown> =>
		this.page.route(
			(url) => isCall(url) || (this.kind.isCodeLate === true && isChunk(url)),
			(route) => void this.held.push(route),
		);

	/** Lets one answer through after the other, each in a frame of its own, until nothing is asked for. */
	async answer(order: Order): Promise<void> {
		this.hasWaited = false;
		for (let quiet = 0; quiet < QUIET_FRAMES; quiet++) {
			await nextPaint(this.page);
			const route = order === 'first' ? this.held.shift() : this.held.pop();
			if (route) {
				await this.letThrough(route);
			}
			if (route || this.pending.size > 0 || (await this.page.locator(ROOT).count()) === 0) {
				quiet = -1;
			}
		}
	}

	/** What was read twice since the last time this was asked. */
	twice(): string[] {
		const { asked } = this;
		this.asked = [];
		return asked.filter((call, index) => asked.indexOf(call) < index);
	}

	private async letThrough(route: Route): Promise<void> {
		const isAnswer = isCall(new URL(route.request().url()));
		if (this.kind.isSlow && isAnswer && !this.hasWaited) {
			this.hasWaited = true;
			await this.page.waitForTimeout(PATIENCE);
		}
		if (this.kind.isBroken && isAnswer) {
			await route.fulfill({ status: 500, json: FAILURE });
		} else {
			await route.continue();
		}
		await (await route.request().response())?.finished();
	}

	private note(request: Request): void {
		this.pending.add(request);
		const url = new URL(request.url());
		url.searchParams.delete('_cacheBuster');
		const call = decodeURIComponent(url.pathname + url.search);
		if (isCall(url) && request.method() === 'GET') {
			this.asked.push(call);
		} else if (call.includes('/v4/verify-site/google')) {
			// It stores its result among the settings, which are read for it.
			this.asked = this.asked.filter((each) => !each.includes('/v4/settings&'));
		}
	}
}

/** What's wrong on each screen, one after the other in a tab. */
async function walk(
	tab: Page,
	calls: Calls,
	{ address, order }: { address: (hash: string) => string; order: Order },
): Promise<string[]> {
	await calls.hold();
	await watchLayoutShift(tab);
	const found: string[] = [];
	for (const route of ROUTES) {
		await tab.goto('about:blank');
		// Scripts that wait keep a page from being loaded.
		await tab.goto(address(`#${route}`), { waitUntil: 'commit' });
		await calls.answer(order);
		const shift = await layoutShiftOf(tab);
		if (shift > MOST_SHIFT) {
			found.push(`${route} moves by ${shift.toFixed(4)}:\n${(await movesOf(tab)).join('\n')}`);
		}
		found.push(...calls.twice().map((call) => `${route} asks twice for ${call}`));
	}
	await tab.close();
	return found;
}

for (const { visit, order, width, ...kind } of VISITS) {
	test(`no screen shifts its layout or repeats a call: ${visit}`, async ({ page, host, open }) => {
		await open('admin');
		const tab = await page.context().newPage();
		await tab.setViewportSize({ width, height: 900 });
		if (order === 'first') {
			// Without the answers of an earlier visit.
			await tab.addInitScript(() => (Storage.prototype.getItem = () => null));
		}
		const calls = new Calls(tab, kind);
		expect(await walk(tab, calls, { address: (hash) => host.admin(OWN_PAGE + hash), order })).toEqual([]);
	});
}

test('a visit to every screen repeats no call', async ({ page, open }) => {
	// Settings are read again after a minute, as another tab may have changed them.
	await page.clock.setFixedTime(Date.now());
	const calls = new Calls(page);
	await open('admin');
	await calls.answer('first');
	for (const route of [...ROUTES.slice(1), ROUTES[0]]) {
		await page.evaluate((to) => (window.location.hash = `#${to}`), route);
		// Leaving earlier would abort calls, which are then rightly made again.
		await calls.answer('first');
	}
	expect(calls.twice()).toEqual([]);
});
