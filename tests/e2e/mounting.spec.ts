import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, ROOT, test } from '../support/e2e';

test.use({ scenario: ['connected'] });

/** The page in docs/mounting.md, as an arbitrary host. */
function examplePage(): string {
	const guide = readFileSync(join(ROOT, 'docs/mounting.md'), 'utf8');
	return /```html\n([\s\S]*?)```/.exec(guide)?.[1] ?? '';
}

const inElement = (data: unknown) => JSON.stringify(data).replaceAll('<', '\\u003c');

test('mounts into the 30-line example page of the mounting guide', async ({ page, host, complaints }) => {
	expect(complaints).toEqual([]);
	await host.signIn(page.context(), 'admin');
	await page.goto(host.address());
	const state = JSON.parse((await page.locator('[id="Initial_State"]').textContent()) ?? '') as {
		WP_API_nonce: string;
		getModules: unknown;
		settings: unknown;
	};
	const example = examplePage();
	expect(example.trimEnd().split('\n').length).toBeLessThanOrEqual(30);
	const files = join(ROOT, 'dist/dashboard');
	const { entry } = JSON.parse(readFileSync(join(files, 'manifest.json'), 'utf8')) as {
		entry: { version: string };
	};
	await page.route('**/assets/**', (route) => {
		const name = new URL(route.request().url()).pathname.replace('/assets/', '');
		const path = name.startsWith('images/') ? join(ROOT, name) : join(files, name);
		return existsSync(path) ? route.fulfill({ path }) : route.fulfill({ status: 404 });
	});
	const calls: string[] = [];
	page.on('response', (response) => {
		if (response.url().includes('/jetpack/v4/')) {
			calls.push(`${response.status()} ${new URL(response.url()).pathname}`);
		}
	});
	const body = example
		.replaceAll('https://example.org', host.origin)
		.replaceAll('VERSION', entry.version)
		// Something else on the page takes the name that says which script runs.
		.replace(
			'</html>',
			'<form name="currentScript"></form><script src="/wp-admin/js/events.js" defer></script></html>',
		)
		.replace('a nonce of this user and login', state.WP_API_nonce)
		.replace('"getModules": {}', () => `"getModules": ${inElement(state.getModules)}`)
		.replace('"settings": {}', () => `"settings": ${inElement(state.settings)}`);
	await page.route('**/mounted.html', (route) => route.fulfill({ body, contentType: 'text/html' }));
	await page.goto(`${host.origin}/mounted.html`);
	await expect(page.getByRole('region', { name: /Brute force/ })).toBeVisible();
	await page.getByRole('link', { name: 'My Plan' }).click();
	await expect(page.getByRole('heading', { level: 1 })).toContainText(/plan/i);
	await expect.poll(() => calls.length).toBeGreaterThan(0);
	expect(calls.filter((call) => !call.startsWith('200 '))).toEqual([]);
});
