import type { Locator, Page } from '@playwright/test';
import { bringFont, expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/e2e';
import { whenAnswered } from '../support/idle';

const LIST = 'Always allowed IP addresses';
const field = (page: Page) => page.getByRole('textbox', { name: LIST });
const bar = (page: Page) => page.locator('[data-save-bar]');

// The font is not the host's.
test.use({ bypassCSP: true });

async function box(of: Locator) {
	const found = await of.boundingBox();
	if (!found) {
		throw new Error('It does not show.');
	}
	return { ...found, right: found.x + found.width, bottom: found.y + found.height };
}

test.describe('a settings card', () => {
	test.use({ scenario: ['connected', 'protect-on'] });

	test('has two columns when wide, one at 900 px, and help text aligned with the label', async ({
		page,
		open,
	}) => {
		await open('admin', '#/security');
		await bringFont(page);
		const card = page.getByRole('region', { name: 'Firewall' });
		const title = card.getByRole('heading', { name: 'Firewall' });
		const control = card.getByRole('switch', { name: 'Automatic rules' });
		const help = card.getByText('Updates rules as new threats appear.');
		const label = card.getByText('Automatic rules', { exact: true });
		expect((await box(control)).x).toBeGreaterThan((await box(title)).right);
		expect((await box(help)).x).toBeCloseTo((await box(label)).x, 0);
		expect((await box(help)).y - (await box(label)).bottom).toBeLessThanOrEqual(8);

		await page.setViewportSize({ width: 900, height: 900 });
		expect((await box(control)).y).toBeGreaterThan((await box(title)).bottom);
		expect((await box(control)).x - (await box(title)).x).toBeLessThan(60);
	});

	test('has targets of at least 24 px, including the collapse button', async ({ page, open }) => {
		await open('admin', '#/traffic');
		await bringFont(page);
		for (const width of [1280, 320]) {
			await page.setViewportSize({ width, height: 900 });
			const fold = page.getByRole('button', { name: 'Jetpack Stats', exact: true });
			expect((await box(fold)).height).toBeGreaterThanOrEqual(24);
			const small = await page
				.locator('[data-setting] :is(button, input, select, textarea)')
				.evaluateAll((controls) =>
					controls
						.map((control) => ({ html: control.outerHTML, rect: control.getBoundingClientRect() }))
						.filter(({ rect }) => rect.width > 0 && (rect.width < 24 || rect.height < 24))
						.map(({ html }) => html),
				);
			expect(small).toEqual([]);
		}
	});
});

test.describe('the Save bar on a right-to-left phone', () => {
	test.use({ scenario: ['connected', 'protect-on', 'rtl'], viewport: { width: 320, height: 600 } });

	test('sticks to the bottom of the window without covering the focused control', async ({ page, open }) => {
		page.on('dialog', (dialog) => void dialog.accept());
		await open('admin', '#/security');
		await bringFont(page);
		await page.locator('[data-setting="jetpack_protect_global_whitelist"] textarea').fill('192.0.2.1');
		await expect(bar(page)).toBeInViewport({ ratio: 1 });
		await expectNoSidewaysScroll(page);
		await page.evaluate(() => window.scrollTo(0, 0));
		await expect(bar(page)).toBeInViewport({ ratio: 1 });

		// Every control on the way down, and on the way up again.
		for (const key of ['Tab', 'Shift+Tab']) {
			const stops = page.locator('[data-setting] :is(a, button, input, select, textarea)');
			await (key === 'Tab' ? stops.first() : stops.last()).focus();
			for (let count = 0; count < 25; count++) {
				await page.keyboard.press(key);
				const covered = () =>
					page.evaluate(() => {
						const focused = document.activeElement as HTMLElement;
						const save = document.querySelector('[data-save-bar]') as HTMLElement;
						const { top, bottom } = focused.getBoundingClientRect();
						const line = save.getBoundingClientRect().top;
						const isInside = save.contains(focused) || !focused.closest('[data-setting]');
						return !isInside && bottom > line + 1 && top < window.innerHeight ? focused.outerHTML : '';
					});
				await expect.poll(covered).toBe('');
			}
		}
		await expectAccessible(page);
	});
});

test.describe('the Save bar', () => {
	test.use({ scenario: ['connected', 'protect-on'] });

	test('doesn’t cover the focused field when it appears', async ({ page, open }) => {
		page.on('dialog', (dialog) => void dialog.accept());
		await page.setViewportSize({ width: 1280, height: 600 });
		await open('admin', '#/security');
		await bringFont(page);
		await field(page).evaluate((element) => element.scrollIntoView({ block: 'end' }));
		await field(page).focus();
		await page.keyboard.type('192.0.2.1');
		await expect(bar(page)).toBeVisible();
		const { bottom } = await box(field(page));
		expect(bottom).toBeLessThanOrEqual((await box(bar(page))).y + 1);
	});
});

test.describe('finding a setting', () => {
	test.use({ scenario: ['connected', 'everything-on'] });

	test('an address focuses its control and scrolls it into view', async ({ page, open }) => {
		for (const [address, label] of [
			['#/settings/all?at=bing', 'Bing'],
			['#/security?at=jetpack_protect_global_whitelist', LIST],
		] as const) {
			await open('admin', address);
			const control = page.getByRole('textbox', { name: label });
			await expect(control).toBeFocused();
			await whenAnswered(page);
			await expect(control).toBeInViewport({ ratio: 1 });
		}
	});

	test('the page index stays visible on a wide page, is a single tab stop and leads to a card', async ({
		page,
		open,
	}) => {
		await open('admin', '#/traffic');
		await bringFont(page);
		const index = page.getByRole('navigation', { name: 'On this page' });
		const links = index.getByRole('link');
		await expect(links).toHaveCount(8);
		await links.first().focus();
		await page.keyboard.press('End');
		await expect(index.getByRole('link', { name: 'Site verification' })).toBeFocused();
		await page.keyboard.press('Tab');
		await expect(index.locator(':focus')).toHaveCount(0);
		await page.keyboard.press('Shift+Tab');
		await page.keyboard.press('Enter');
		const card = page.getByRole('region', { name: 'Site verification' });
		await expect(card).toBeFocused();
		await expect(card.getByRole('heading')).toBeInViewport({ ratio: 1 });
		await expect(links.first()).toBeInViewport({ ratio: 1 });
		await expect(page).toHaveURL(/#\/traffic$/);
		await expectAccessible(page);
	});

	test('the page index opens from a button at 320 px', async ({ page, open }) => {
		await page.setViewportSize({ width: 320, height: 700 });
		await open('admin', '#/settings/all');
		await bringFont(page);
		const opener = page.getByRole('button', { name: 'On this page' });
		await expect(page.getByRole('link', { name: 'Sitemaps', exact: true })).toHaveCount(0);
		await opener.click();
		await expect(opener).toHaveAttribute('aria-expanded', 'true');
		await page.getByRole('link', { name: 'Sitemaps', exact: true }).click();
		const card = page.getByRole('region', { name: 'Sitemaps', exact: true });
		await expect(card).toBeFocused();
		await expect(card.getByRole('heading')).toBeInViewport({ ratio: 1 });
		await expect(opener).toHaveAttribute('aria-expanded', 'false');
		await expectNoSidewaysScroll(page);
	});
});
