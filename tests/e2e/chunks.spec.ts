import type { Locator, Page } from '@playwright/test';
import { chunkFile, expect, test } from '../support/e2e';
import { whenAnswered } from '../support/idle';

const CHUNK = `**/${chunkFile('route-settings')}`;

/** Counts how often the page is loaded from here on. */
function countLoads(page: Page): () => number {
	let loads = 0;
	page.on('load', () => loads++);
	return () => loads;
}

/** The browser's console tells of what could not be fetched; of that alone. */
function forgiveMissingFiles(complaints: string[]): void {
	expect(complaints.filter((text) => !text.startsWith('ChunkLoadError'))).toEqual([]);
	complaints.length = 0;
}

test.describe('chunks that fail to load', () => {
	test.use({ scenario: ['connected'] });

	test('reload the page once, then show an error the user can retry', async ({ page, open, complaints }) => {
		await open('admin', '#/dashboard');
		const loads = countLoads(page);
		await page.route(CHUNK, (route) => route.fulfill({ status: 404, body: 'Not found' }));
		await page.evaluate(() => void (window.location.hash = '#/security'));
		await expect(page.getByText(/This screen couldn’t load/)).toBeVisible();
		// The browser calls a page loaded once its last file has come, which the screen doesn't wait for.
		await expect.poll(loads).toBe(1);
		// Nothing else is lost: the rest of the page works.
		await page.evaluate(() => void (window.location.hash = '#/dashboard'));
		await expect(page.getByRole('heading', { name: 'At A Glance' })).toBeAttached();
		await page.evaluate(() => void (window.location.hash = '#/security'));
		await expect(page.getByText(/This screen couldn’t load/)).toBeVisible();
		expect(loads()).toBe(1);
		await page.unroute(CHUNK);
		await page.getByRole('button', { name: 'Try again' }).click();
		await expect(page.getByRole('heading', { name: 'Security' }).first()).toBeAttached();
		expect(loads()).toBe(1);
		forgiveMissingFiles(complaints);
	});

	test('don’t break or reload the page offline when a link is hovered, focused or clicked', async ({
		page,
		open,
		context,
		complaints,
	}) => {
		await open('admin', '#/dashboard');
		await whenAnswered(page);
		const loads = countLoads(page);
		await context.setOffline(true);
		const settings = page.getByRole('link', { name: 'Settings' }).last();
		const refused = page.waitForEvent('requestfailed');
		await settings.hover();
		await settings.focus();
		await refused;
		await expect(page.getByRole('heading', { name: 'At A Glance' })).toBeAttached();
		await settings.click();
		await expect(page.getByText(/This screen couldn’t load/)).toBeVisible();
		await context.setOffline(false);
		await page.getByRole('button', { name: 'Try again' }).click();
		await expect(page.getByRole('heading', { name: 'Security' }).first()).toBeAttached();
		expect(loads()).toBe(0);
		forgiveMissingFiles(complaints);
	});
});

/** Both in one task: what loads in between may hide it. */
const focusWhenSeen = (link: Locator) =>
	link.evaluate(
		(element: HTMLElement) =>
			new Promise<void>((resolve) => {
				const look = () =>
					element.checkVisibility() ? resolve(element.focus()) : void requestAnimationFrame(look);
				look();
			}),
	);

test.describe('pending cards', () => {
	test.use({ scenario: ['connected'] });

	test('keep the focus on a footer link as they load', async ({ page, open }) => {
		let release = () => {};
		const released = new Promise<void>((resolve) => (release = resolve));
		const cards = `**/${chunkFile('my-plan-below')}`;
		await page.route(cards, (route) => void released.then(() => route.continue()));
		await page.setViewportSize({ width: 1280, height: 200 });
		await open('admin', '#/my-plan');
		const link = page.getByRole('link', { name: 'Privacy', includeHidden: true });
		const [request] = await Promise.all([page.waitForRequest(cards), focusWhenSeen(link)]);
		await expect(link).toBeFocused();
		release();
		await (await request.response())?.finished();
		await expect(page.getByRole('region', { name: 'Help and support' })).toBeVisible();
		await expect(page.getByRole('table')).toBeVisible();
		await expect(link).toBeFocused();
	});
});
