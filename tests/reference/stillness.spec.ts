import type { Page, Request, Route } from '@playwright/test';
import { ROUTES } from '../bench/page-load/screens';
import { nextPaint } from '../support/idle';
import { layoutShiftOf, movesOf, watchLayoutShift } from '../support/layout-shift';
import { OWN_PAGE } from './support/host';
import { expect, test } from './support/test';

/** As Web Vitals adds it up, a tenth of what counts as good. */
const MOST_SHIFT = 0.01;

const ROOT = '#jp-plugin-container.jpd-root';

/** Frames in a row in which nothing is asked for, until a page counts as complete. */
const QUIET_FRAMES = 8;

const isCall = (url: URL) => url.pathname.includes('/wp-json/') || url.searchParams.has('rest_route');

/** Code that's fetched only once it's needed comes as late as an answer. */
const isChunk = (url: URL) => /\/plugins\/site-dashboard\/.*\/chunk-\w+\.(js|css)$/.test(url.pathname);

/** What's asked of the host by a page. Each answer waits until it's let through. */
class Calls {
	private readonly held: Route[] = [];
	private readonly pending = new Set<Request>();
	private asked: string[] = [];

	constructor(private readonly page: Page) {
		page.on('request', (request) => this.note(request));
		page.on('requestfinished', (request) => this.pending.delete(request));
		page.on('requestfailed', (request) => this.pending.delete(request));
	}

	hold = (): Promise<unknown> =>
		this.page.route(
			(url) => isCall(url) || isChunk(url),
			(route) => void this.held.push(route),
		);

	/** Lets one answer through after the other, each in a frame of its own, until nothing is asked for. */
	async answer(): Promise<void> {
		for (let quiet = 0; quiet < QUIET_FRAMES; quiet++) {
			await nextPaint(this.page);
			const route = this.held.shift();
			if (route) {
				await route.continue();
				await (await route.request().response())?.finished();
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

test('no screen of a first visit shifts its layout or repeats a call', async ({ page, host, open }) => {
	host.set('connected');
	await open('admin');
	const tab = await page.context().newPage();
	// Without the answers of an earlier visit.
	await tab.addInitScript(() => (Storage.prototype.getItem = () => null));
	const calls = new Calls(tab);
	await calls.hold();
	await watchLayoutShift(tab);
	for (const route of ROUTES) {
		await tab.goto('about:blank');
		// Scripts that wait keep a page from being loaded.
		await tab.goto(host.admin(`${OWN_PAGE}#${route}`), { waitUntil: 'commit' });
		await calls.answer();
		const shift = await layoutShiftOf(tab);
		expect(shift, `${route}: ${(await movesOf(tab)).join('\n')}`).toBeLessThanOrEqual(MOST_SHIFT);
		expect(calls.twice(), route).toEqual([]);
	}
	await tab.close();
});
