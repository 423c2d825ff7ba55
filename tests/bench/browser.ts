import { chromium, type Browser, type Page } from '@playwright/test';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HostProcess } from '../support/host-process';

export const print = (line: string) => process.stdout.write(`${line}\n`);

export const median = (values: number[]) =>
	[...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

export async function withBrowser(task: (browser: Browser) => Promise<void>): Promise<void> {
	const browser = await chromium.launch({
		executablePath: process.env.CHROMIUM_PATH || undefined,
		args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
	});
	try {
		await task(browser);
	} finally {
		await browser.close();
	}
}

/** Opens a browser page with the administrator logged in to the built host; passes on the dashboard's URL. */
export async function withDashboard<Result>(
	browser: Browser,
	server: string,
	task: (page: Page, url: string) => Promise<Result>,
): Promise<Result> {
	const folder = mkdtempSync(join(tmpdir(), 'bench-'));
	const args = ['--data', join(folder, 'site.sqlite'), '--scenario', 'connected,everything-on'];
	const host = await HostProcess.start(server, args);
	try {
		const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
		await signIn(page, host.origin);
		return await task(page, `${host.origin}/wp-admin/admin.php?page=jetpack`);
	} finally {
		await host.end('SIGKILL');
		rmSync(folder, { recursive: true, force: true });
	}
}

async function signIn(page: Page, origin: string): Promise<void> {
	await page.goto(`${origin}/wp-login.php`);
	await page.locator('#user_login').fill('admin');
	await page.locator('#user_pass').fill('admin');
	await page.locator('#wp-submit').click();
	await page.waitForURL(/wp-admin/);
}
