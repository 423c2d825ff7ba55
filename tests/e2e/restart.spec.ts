import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, keepNotices, SERVER, signIn, test } from '../support/e2e';
import { HostProcess } from '../support/host-process';

test('a newcomer connects and changes settings, is told when the host is down, and finds all of it after its restart [CONN-007, CONN-012, CONN-018, NOTICE-071, SET-017, SET-018, SET-039]', async ({
	page,
	complaints,
}) => {
	// A host that gets killed needs its own process.
	const folder = mkdtempSync(join(tmpdir(), 'restart-'));
	const data = ['--data', join(folder, 'site.sqlite')];
	const host = await HostProcess.start(SERVER, data);
	await keepNotices(page);
	await signIn(page, host.origin, 'admin');
	await page.getByRole('button', { name: 'Set up Jetpack' }).click();
	await page.waitForURL(/\/provider\/authorize/);
	await page.getByRole('button', { name: 'Approve' }).click();
	await expect(page.getByText("You're fueled up and ready to go, Jetpack is now active.")).toBeVisible();

	await page.evaluate(() => void (window.location.hash = '#/security'));
	const module = page.getByRole('switch', { name: 'Get downtime alerts' });
	const option = page.getByRole('switch', { name: 'Match accounts by email address' });
	const text = page.getByRole('textbox', { name: 'Always allowed IP addresses' });
	await page.getByRole('switch', { name: /^Allow login/ }).click();
	await option.click();
	await expect(option).toBeChecked();
	await text.fill('192.0.2.1\n2001:db8::1');
	await page.getByRole('button', { name: 'Save settings' }).click();
	await expect(page.getByText('Updated settings.').first()).toBeVisible();
	await expect(page.getByRole('button', { name: /^Save|Saving/ })).toHaveCount(0);

	await host.end('SIGKILL');
	await module.click();
	await expect(
		page.getByRole('alert').getByText(/Error updating settings\. We couldn’t reach your site/),
	).toBeVisible();
	await expect(module).not.toBeChecked();

	const again = await HostProcess.start(SERVER, [...data, '--port', new URL(host.origin).port]);
	await module.click();
	await expect(module).toBeChecked();
	await expect(page.getByRole('alert').getByText(/Error updating settings/)).toHaveCount(0);
	await page.reload();
	await expect(module).toBeChecked();
	await expect(option).toBeChecked();
	await expect(text).toHaveValue('192.0.2.1\n2001:db8::1');
	expect(complaints).toEqual([]);
	await page.close();
	await again.end();
	rmSync(folder, { recursive: true });
});
