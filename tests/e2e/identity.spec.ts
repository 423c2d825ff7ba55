import { expect, expectAccessible, expectNoSidewaysScroll, SIZES, test } from '../support/e2e';

const QUESTION = 'This site’s URL has changed';

const CHOICES = ['Move everything here', 'Stay in Safe Mode', 'Start fresh'];

// Each choice at one of the sizes.
for (const [index, { width, direction, scenario }] of SIZES.entries()) {
	const choice = CHOICES[index];
	test.describe(`a changed site URL at ${width} px ${direction}`, () => {
		test.use({ scenario: ['identity-crisis', ...scenario] });

		test(`is explained to an editor and resolved by an administrator: ${choice} [CONN-074, CONN-090]`, async ({
			page,
			open,
		}) => {
			await page.setViewportSize({ width, height: 800 });
			const banner = page.getByRole('region', { name: QUESTION });
			await open('editor');
			await expect(banner).toContainText('Ask an administrator to resolve this.');
			await expect(banner.getByRole('button')).toHaveCount(0);
			await expectNoSidewaysScroll(page);

			await page.context().clearCookies();
			await open('admin');
			await expect(banner.getByRole('button')).toHaveCount(3);
			await expectAccessible(page);
			await expectNoSidewaysScroll(page);
			await banner.getByRole('button', { name: choice }).press('Enter');

			if (choice === 'Start fresh') {
				await expect(page).toHaveURL(/from=idc-notice/);
				await page.getByRole('button', { name: 'Approve' }).click();
			} else if (choice === 'Move everything here') {
				await expect(page.getByRole('heading', { name: 'The connection has moved here' })).toBeFocused();
				await expectAccessible(page);
				await page.getByRole('button', { name: 'Reload page' }).click();
			} else {
				await expect(page.getByText('You are running Jetpack on a staging server.')).toBeVisible();
			}
			await page.getByRole('region', { name: 'Connections' }).scrollIntoViewIfNeeded();
			await expect(page.getByText('You are the Jetpack owner.')).toBeVisible();
			await expect(banner).toHaveCount(0);
		});
	});
}
