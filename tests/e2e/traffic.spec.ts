import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, keepNotices, test } from '../support/e2e';
import { whenAnswered } from '../support/idle';

test.beforeEach(({ page }) => keepNotices(page));

const seo = (page: Page) => page.getByRole('region', { name: 'Search engine optimization' });
const editor = (page: Page, type: string) => seo(page).getByRole('group', { name: type, exact: true });
const google = (page: Page) => page.getByRole('region', { name: 'Site verification' });

async function center(target: Locator): Promise<{ x: number; y: number }> {
	const box = await target.boundingBox();
	expect(box).not.toBeNull();
	return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
}

/** Saves, and waits until it is done. */
async function save(page: Page): Promise<void> {
	await page.getByRole('button', { name: 'Save settings' }).click();
	await expect(page.getByText('Updated settings.')).toBeVisible();
	await expect(page.getByRole('button', { name: 'Save settings' })).toHaveCount(0);
}

test.describe('search engine optimization', () => {
	test.use({ scenario: ['connected', 'everything-on'] });

	test('titles are built by mouse and keyboard, and stay after a reload', async ({ page, open }) => {
		await open('admin', '#/traffic');
		const posts = editor(page, 'Posts');
		await posts.getByRole('button', { name: 'Add Site title' }).click();
		await page.keyboard.type(' | ');
		await posts.getByRole('button', { name: 'Add Post title' }).click();
		await page.keyboard.type(' – [tagline]');
		await expect(posts.getByRole('button', { name: 'Tagline, 3 of 3' })).toBeVisible();

		// By mouse: the last one is dragged to the first place.
		const [from, to] = [
			await center(posts.getByRole('button', { name: 'Tagline, 3 of 3' })),
			await center(posts.getByRole('button', { name: 'Site title, 1 of 3' })),
		];
		await page.mouse.move(from.x, from.y);
		await page.mouse.down();
		await page.mouse.move((from.x + to.x) / 2, to.y, { steps: 4 });
		await page.mouse.move(to.x, to.y, { steps: 4 });
		await page.mouse.up();
		await expect(posts.getByRole('button', { name: 'Tagline, 1 of 3' })).toBeFocused();

		// By keyboard: back to the end, and the one before it away.
		await page.keyboard.press('End');
		await expect(posts.getByRole('button', { name: 'Tagline, 3 of 3' })).toBeFocused();
		await page.keyboard.press('Delete');
		await expect(posts.getByRole('button', { name: 'Post title, 2 of 2' })).toBeFocused();
		await page.keyboard.press('ArrowLeft');
		await expect(posts.getByRole('button', { name: 'Post title, 1 of 2' })).toBeFocused();
		await expect(posts.getByText('Example: A weekend at the beach | Example Site –')).toBeVisible();
		await expectAccessible(page);

		await save(page);
		await page.reload();
		await expect(posts.getByRole('button', { name: 'Post title, 1 of 2' })).toBeVisible();
		await expect(posts.getByRole('textbox', { name: 'Text after Post title' })).toHaveValue(' | ');
		await expect(posts.getByRole('button', { name: 'Site title, 2 of 2' })).toBeVisible();
	});
});

test.describe('on a right-to-left phone', () => {
	test.use({
		scenario: ['connected', 'everything-on', 'google-unverified', 'rtl'],
		viewport: { width: 320, height: 800 },
		hasTouch: true,
	});

	test('titles are built by touch and keyboard, and Google verifies the site', async ({
		page,
		open,
		context,
	}) => {
		await open('admin', '#/traffic');
		await expectNoSidewaysScroll(page);
		// The tagline comes with the site's own data, and makes the previews higher.
		await whenAnswered(page);
		const front = editor(page, 'Front page');
		await front.getByRole('button', { name: 'Add Site title' }).tap();
		await front.getByRole('button', { name: 'Add Tagline' }).tap();
		await front.scrollIntoViewIfNeeded();

		const [from, to] = [
			await center(front.getByRole('button', { name: 'Tagline, 2 of 2' })),
			await center(front.getByRole('button', { name: 'Site title, 1 of 2' })),
		];
		const finger = await context.newCDPSession(page);
		const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at: { x: number; y: number } | null) =>
			finger.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] });
		await touch('touchStart', from);
		for (const part of [0.25, 0.5, 0.75, 1]) {
			await touch('touchMove', { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part });
		}
		await touch('touchEnd', null);
		await expect(front.getByRole('button', { name: 'Tagline, 1 of 2' })).toBeFocused();

		// Left is forward here.
		await page.keyboard.press('ArrowLeft');
		await expect(front.getByRole('button', { name: 'Tagline, 2 of 2' })).toBeFocused();
		await save(page);
		await page.reload();
		await expect(front.getByRole('button', { name: 'Tagline, 2 of 2' })).toBeVisible();
		await expectNoSidewaysScroll(page);

		const [popup] = await Promise.all([
			context.waitForEvent('page'),
			google(page).getByRole('button', { name: 'Verify with Google' }).click(),
		]);
		await popup.getByRole('button', { name: 'Allow' }).click();
		await expect(google(page).getByText('Verified')).toBeVisible();
		await expectAccessible(page);
	});
});
