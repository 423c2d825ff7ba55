import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/e2e';
import { whenNetworkIdle } from '../support/idle';

const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const app = (page: Page) => page.locator('#jp-plugin-container');
const onward = (page: Page) => app(page).getByRole('link', { name: /^(Next|Not now|Get started)$/ });
const here = (page: Page) => new URL(page.url()).hash.replace('#/recommendations/', '');

/** Goes on with the link of each step until the summary, and notes the steps. */
async function walk(page: Page): Promise<string[]> {
	const steps: string[] = [];
	while (here(page) !== 'summary') {
		const step = here(page);
		steps.push(step);
		await onward(page).click();
		await expect.poll(() => here(page)).not.toBe(step);
		await expect(page.locator('h1')).toBeVisible();
	}
	await expect(title(page, /^Nice work!/)).toBeVisible();
	return steps;
}

/** Goes on with the Tab key until the control of that name has the focus. */
async function tabTo(page: Page, name: string | RegExp): Promise<void> {
	for (let count = 0; count < 12; count++) {
		await page.keyboard.press('Tab');
		const reached = await page.evaluate(() => {
			const control = document.activeElement;
			const label = control instanceof HTMLInputElement ? control.labels?.[0] : control;
			return label?.textContent?.trim() ?? '';
		});
		if (typeof name === 'string' ? reached === name : name.test(reached)) {
			return;
		}
	}
	throw new Error(`No Tab leads to ${String(name)}`);
}

/** The host has taken an answer of that tab. */
const stored = (page: Page, kind: 'selected' | 'skipped' | 'viewed', step: string) =>
	page.waitForResponse((response) => {
		const request = response.request();
		if (request.method() !== 'POST' || !request.url().includes('recommendations/data')) {
			return false;
		}
		const { data } = request.postDataJSON() as { data: Record<string, string[] | undefined> };
		return data[`${kind}Recommendations`]?.includes(step) ?? false;
	});

test.describe('a fresh site', () => {
	test.use({ scenario: ['connected'] });

	test('goes from the first question to the summary [REC-002, REC-023, REC-076, REC-036]', async ({
		page,
		open,
	}) => {
		await open('admin', '#/recommendations');
		await expect(title(page, 'Tell us more about Example Site?')).toBeVisible();
		await expectAccessible(page);
		await page.getByRole('checkbox', { name: /client/ }).check();
		await page.getByRole('checkbox', { name: /a store/ }).check();
		await page.getByRole('button', { name: 'Continue' }).click();
		await expect(title(page, 'Manage all your clients’ sites in one place')).toBeVisible();
		await onward(page).click();

		await page.getByRole('button', { name: 'Install WooCommerce' }).click();
		await expect(page.getByText('Feature Enabled')).toBeVisible();
		await expectAccessible(page);
		const rest = await walk(page);
		expect(rest).toContain('creative-mail');
		expect(rest.slice(-2)).toEqual(['vaultpress-for-woocommerce', 'vaultpress-backup']);

		await expect(page.getByRole('region', { name: 'Recommendations enabled' })).toContainText('WooCommerce');
		await expect(page.getByRole('region', { name: 'Recommendations skipped' })).toContainText(
			'Creative Mail',
		);
		await expect(page.getByRole('region', { name: 'Resources' })).toContainText('Licensing for agencies');
		await expect(page.getByRole('region', { name: 'Security', exact: true })).toBeVisible();
		await expectAccessible(page);

		// The host has it all; the store from before greets the user first.
		await page.goto(`${page.url().split('#')[0]}#/recommendations`);
		await page.reload();
		await page.getByRole('link', { name: 'Continue' }).click();
		await expect(title(page, /^Nice work!/)).toBeVisible();
		await expect(page.getByRole('region', { name: 'Recommendations enabled' })).toContainText('WooCommerce');
	});

	test('can be walked through by keyboard, with the focus on each step’s heading', async ({ page, open }) => {
		await open('admin', '#/recommendations');
		// The focus goes to the heading after each arrival: what is done before that is done elsewhere.
		await expect(title(page, /^Tell us more/)).toBeFocused();
		await tabTo(page, 'It’s my personal site');
		await page.keyboard.press('Space');
		await expect(page.getByRole('checkbox', { name: /personal/ })).toBeChecked();
		await page.keyboard.press('Enter');
		await expect.poll(() => here(page)).not.toBe('site-type');
		while (here(page) !== 'summary') {
			const step = here(page);
			await expect(page.locator('h1')).toBeFocused();
			if (step === 'related-posts') {
				await tabTo(page, 'Turn on related posts');
				await page.keyboard.press('Enter');
				await expect(page.getByText('Feature Enabled')).toBeFocused();
			}
			await tabTo(page, /^(Next|Not now)$/);
			await page.keyboard.press('Enter');
			await expect.poll(() => here(page)).not.toBe(step);
		}
		await expect(title(page, /^Nice work!/)).toBeFocused();
		await expect(page.getByRole('region', { name: 'Recommendations enabled' })).toContainText(
			'Related posts',
		);
	});

	test('shows the result of an installation the user left while it was pending', async ({ page, open }) => {
		let install = () => {};
		const isInstalling = new Promise<void>((resolve) => (install = resolve));
		await page.route('**/jetpack/v4/plugins*', async (route) => {
			if (route.request().method() === 'POST') {
				await isInstalling;
			}
			await route.continue();
		});
		await open('admin', '#/recommendations/creative-mail');
		await page.getByRole('button', { name: 'Install Creative Mail' }).click();
		await expect(page.getByText(/it keeps running/)).toBeVisible();
		await page.getByRole('link', { name: 'At a Glance' }).click();
		await expect(title(page, /At A Glance/)).toBeAttached();
		install();
		await page.getByRole('link', { name: 'Recommendations' }).click();
		await expect(title(page, 'Email your subscribers')).toBeVisible();
		await expect(page.getByText('Feature Enabled')).toBeVisible();
		await page.reload();
		await expect(title(page, 'Email your subscribers')).toBeVisible();
		await expect(page.getByText('Feature Enabled')).toBeVisible();
		await onward(page).click();
		await expect(title(page, 'Email your subscribers')).toBeHidden();
	});

	test('keeps all answers given in two tabs at once', async ({ page, open, context }) => {
		await open('admin', '#/recommendations/related-posts');
		const second = await context.newPage();
		await Promise.all([
			stored(second, 'viewed', 'site-accelerator'),
			second.goto(`${page.url().split('#')[0]}#/recommendations/site-accelerator`),
		]);
		await expect(title(second, 'Make your pages load faster')).toBeVisible();
		await Promise.all([stored(page, 'skipped', 'related-posts'), onward(page).click()]);
		await expect(title(page, 'Email your subscribers')).toBeVisible();
		const enable = second.getByRole('button', { name: 'Turn on site accelerator' });
		await Promise.all([stored(second, 'selected', 'site-accelerator'), enable.click()]);
		await expect(second.getByText('Feature Enabled')).toBeVisible();
		await Promise.all([stored(second, 'viewed', 'vaultpress-backup'), onward(second).click()]);
		await expect(title(second, 'Never lose your work')).toBeVisible();
		await Promise.all([stored(page, 'skipped', 'creative-mail'), onward(page).click()]);

		await page.goto(`${page.url().split('#')[0]}#/recommendations/summary`);
		await page.reload();
		await expect(page.getByRole('region', { name: 'Recommendations enabled' })).toContainText(
			'Site accelerator',
		);
		const skipped = page.getByRole('region', { name: 'Recommendations skipped' });
		await expect(skipped).toContainText('Related posts');
		await expect(skipped).toContainText('Creative Mail');
	});

	test('buys a suggested plan and welcomes the user to it [REC-030, REC-032]', async ({ page, open }) => {
		await open('admin', '#/recommendations/product-suggestions');
		await expect(title(page, 'Recommended for your site')).toBeVisible();
		await expectAccessible(page);
		await page.getByRole('link', { name: 'Get Security' }).click();
		await page.waitForURL(/\/provider\/checkout/);
		await page.getByRole('button', { name: /^(Pay|Buy)/ }).click();
		await expect(title(page, 'Your plan has been upgraded!')).toBeVisible();
		await expect(page).toHaveURL(/#\/recommendations\/product-purchased$/);
		await page.getByRole('link', { name: 'Configure your site' }).click();
		await expect(title(page, 'Welcome to Jetpack Security')).toBeVisible();
		await expect(page.getByText(/^Step 1 of \d$/)).toBeVisible();
	});
});

for (const [name, first] of [
	['complete', 'Welcome to Jetpack Complete'],
	['security', 'Welcome to Jetpack Security'],
	['backup', 'Welcome to VaultPress Backup'],
	['antispam', 'Welcome to Akismet Anti-spam'],
	['videopress', 'Welcome to VideoPress'],
	['search', 'Welcome to Search'],
	['scan', 'Welcome to Scan'],
] as const) {
	test.describe(`a site that bought ${name}`, () => {
		test.use({ scenario: [`onboarding-${name}`] });

		test(`shows the ${name} welcome and leads to the summary [REC-091, REC-095]`, async ({ page, open }) => {
			await open('admin', '#/recommendations');
			await expect(title(page, first)).toBeVisible();
			await expect(page.getByText(/^Step 1 of \d$/)).toBeVisible();
			await expectAccessible(page);
			const [welcome] = await walk(page);
			expect(welcome).toBe(`welcome-${name}`);
			await expect(page.getByRole('region', { name: /^Part of your .* plan$/ })).toBeVisible();
			await page.reload();
			await expect(title(page, /^Nice work!/)).toBeVisible();
		});
	});
}

const KINDS = ['site-type', 'publicize', 'boost', 'vaultpress-backup', 'product-suggestions', 'summary'];

for (const direction of ['ltr', 'rtl']) {
	test.describe(`at every width, ${direction}`, () => {
		test.use({
			scenario: ['new-recommendations', 'discount', 'long-title', ...(direction === 'rtl' ? ['rtl'] : [])],
		});

		test(`every kind of step is accessible and fits in ${direction}`, async ({ page, open }) => {
			await page.emulateMedia({ reducedMotion: 'reduce' });
			await open('admin', '#/recommendations');
			for (const width of [320, 1280]) {
				await page.setViewportSize({ width, height: 900 });
				for (const step of KINDS) {
					await page.evaluate((hash) => void (window.location.hash = hash), `#/recommendations/${step}`);
					await expect.poll(() => here(page)).toBe(step);
					await whenNetworkIdle(page);
					await expect(page.locator('h1')).toBeVisible();
					expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
					await expectNoSidewaysScroll(page);
					await expectAccessible(page);
					const file = `recommendations-${step}-${direction}-${width}.png`;
					await page.screenshot({ path: `artifacts/screens/${file}`, fullPage: true });
				}
			}
		});
	});
}
