import { expect, keepNotices, signIn, test } from '../support/e2e';

test.beforeEach(({ page }) => keepNotices(page));

test.describe('a newcomer', () => {
	test('gets the same login error for a wrong name and a wrong password', async ({ page, host }) => {
		await signIn(page, host.origin, 'admin', { password: 'wrong' });
		const wrongPassword = await page.getByRole('alert').innerText();
		await signIn(page, host.origin, 'nobody', { password: 'admin' });
		expect(await page.getByRole('alert').innerText()).toBe(wrongPassword);
	});

	test('connects, turns on a feature and finds it on after a host restart [CONN-007, CONN-012, CONN-018, NOTICE-071]', async ({
		page,
		host,
		open,
	}) => {
		await open('admin');
		await expect(page).toHaveURL(/admin\.php\?page=jetpack#\/dashboard$/);
		await page.getByRole('button', { name: 'Set up Jetpack' }).click();
		await page.waitForURL(/\/provider\/authorize/);
		await page.getByRole('button', { name: 'Approve' }).click();

		await expect(page.getByText("You're fueled up and ready to go, Jetpack is now active.")).toBeVisible();
		await page.getByRole('heading', { name: 'Connections' }).scrollIntoViewIfNeeded();
		const connection = page.getByRole('region', { name: 'Site connection' });
		await expect(connection.getByText('You are the Jetpack owner.')).toBeVisible();
		await expect(page.getByRole('button', { name: 'Activate Jetpack Stats' })).toBeVisible();
		await expect(page.getByRole('switch', { name: 'Brute force protection' })).toBeVisible();

		const accelerator = page.getByRole('region', { name: 'Performance and Growth' });
		const photon = accelerator.getByRole('switch', { name: 'Image accelerator' });
		await expect(photon).not.toBeChecked();
		await photon.click();
		await expect(photon).toBeChecked();
		await expect(page.getByText('Updated settings.')).toBeVisible();

		await host.kill();
		await host.start();
		await page.reload();
		await page.getByRole('heading', { name: 'Performance and Growth' }).scrollIntoViewIfNeeded();
		await expect(accelerator.getByRole('switch', { name: 'Image accelerator' })).toBeChecked();
	});

	test('sees a notice on the connect screen after denying the connection [NOTICE-056]', async ({
		page,
		open,
	}) => {
		await open('admin');
		await page.getByRole('button', { name: 'Set up Jetpack' }).click();
		await page.getByRole('button', { name: 'Deny' }).click();
		await expect(page.getByRole('button', { name: 'Set up Jetpack' })).toBeVisible();
		const notice = page.getByRole('status').filter({ hasText: 'You didn’t finish connecting' });
		await expect(notice.locator('[data-tone=is-info]')).toBeVisible();
		await expect(notice.getByRole('link')).toHaveAttribute('href', /jetpack-cancelled-connection/);
	});
});

test.describe('an administrator of a connected site', () => {
	test.use({ scenario: ['connected'] });

	test('sees a switch revert with an error when the host is down, and can retry later', async ({
		page,
		host,
		open,
	}) => {
		await open('admin');
		const monitor = page.getByRole('switch', { name: 'Downtime monitoring' });
		await expect(monitor).not.toBeChecked();
		await host.kill();
		await monitor.click();
		const card = page.getByRole('region', { name: 'Downtime monitoring' });
		await expect(card.getByText(/We couldn’t reach your site/)).toBeVisible();
		await expect(
			page.getByRole('alert').getByText(/Error updating settings\. We couldn’t reach your site/),
		).toBeVisible();
		await expect(monitor).not.toBeChecked();

		await host.start();
		await monitor.click();
		await expect(monitor).toBeChecked();
		await expect(page.getByText('Updated settings.')).toBeVisible();
	});

	test('finds a security feature by searching, and nothing for a nonsense term [SHELL-065, SHELL-068, SET-002, SET-003]', async ({
		page,
		open,
	}) => {
		await open('admin', '#/security');
		const box = page.getByPlaceholder('Search for a Jetpack feature.');
		await box.fill('two-step');
		await expect(page).toHaveURL(/#\/security\?term=two-step$/);
		await expect(page.getByRole('region', { name: 'WordPress.com login' })).toBeVisible();
		await expect(page.getByRole('region', { name: 'Brute force protection' })).toHaveCount(0);
		await box.fill('qqqq');
		await expect(page.getByText('No search results found for qqqq')).toBeVisible();
		await box.fill('');
		await expect(page).toHaveURL(/#\/security$/);
		await expect(page.getByRole('region', { name: 'Brute force protection' })).toBeVisible();
	});
});

test.describe('users who can’t manage the site', () => {
	test.use({ scenario: ['connected', 'protect-on', 'stats-for-editors'] });

	test('editors see stats, protection and their account [DASH-011, SHELL-054]', async ({ page, open }) => {
		await open('editor');
		await expect(page.getByRole('heading', { level: 2 })).toHaveText([
			'Jetpack Stats',
			'Security',
			'Connections',
			'Help and support',
			'Jetpack mobile app',
		]);
		await expect(page.getByRole('switch')).toHaveCount(0);
		await expect(page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link')).toHaveText([
			'At a Glance',
		]);
		await expect(page.getByText('1,234')).toBeVisible();
	});

	test('subscribers see only their account, and no settings [DASH-010, SHELL-063, SET-008]', async ({
		page,
		open,
	}) => {
		await open('subscriber', '#/security');
		await expect(page).toHaveURL(/#\/dashboard$/);
		await expect(page.getByRole('heading', { level: 2 })).toHaveText([
			'Connections',
			'Help and support',
			'Jetpack mobile app',
		]);
		await expect(page.getByRole('switch')).toHaveCount(0);
		await expect(page.getByRole('search')).toHaveCount(0);
	});
});
