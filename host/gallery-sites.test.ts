/** @jest-environment node */
import { GallerySites } from './gallery-sites';
import { anonymous, testHost, testHostWith } from './testing';

const GALLERY = 'http://127.0.0.1:4400';
const DASHBOARD = '/wp-admin/admin.php?page=jetpack';

const sites = new GallerySites({ assets: undefined, images: undefined });
afterAll(() => sites.close());

const manual = { redirect: 'manual' } as const;
const logInAt = (origin: string, user: string) =>
	fetch(`${origin}/gallery-login?user=${user}&screen=my-plan`, manual);

describe('gallery site', () => {
	it('shows its scenario to the requested user, and only the gallery can frame it', async () => {
		const origin = await sites.open(['connected', 'dark'], GALLERY);
		const login = await logInAt(origin, 'editor');
		expect(login.headers.get('Location')).toBe(`${DASHBOARD}#/my-plan`);
		const [Cookie = ''] = (login.headers.get('Set-Cookie') ?? '').split(';');
		const page = await fetch(origin + DASHBOARD, { headers: { Cookie } });
		const text = await page.text();
		['jetpack-connected', 'is-dark', '>editor<'].forEach((part) => expect(text).toContain(part));
		expect(page.headers.get('Content-Security-Policy')).toContain(`frame-ancestors ${GALLERY}`);
		expect(page.headers.get('X-Frame-Options')).toBeNull();
	});

	it('requires the gallery’s login link, with a known user and the site’s own host name', async () => {
		const origin = await sites.open(['connected'], GALLERY);
		const page = await fetch(origin + DASHBOARD, manual);
		expect(page.headers.get('Location')).toContain('/wp-login.php');
		expect((await logInAt(origin, 'nobody')).status).toBe(404);
		const foreign = { headers: { 'Sec-Fetch-Site': 'cross-site' } };
		expect((await fetch(`${origin}/gallery-login?user=admin`, foreign)).status).toBe(404);

		// As from a page whose name was made to lead to this machine.
		const login = await logInAt(origin.replace('127.0.0.1', 'localhost'), 'admin');
		expect(login.headers.get('Location')).toContain(`${origin}/gallery-login`);
		expect(login.headers.get('Set-Cookie')).toBeNull();
	});

	it('stays open until eight others have been opened', async () => {
		const first = await sites.open(['long-title'], GALLERY);
		expect(await sites.open(['long-title'], GALLERY)).toBe(first);
		const names = ['rtl', 'german', 'arabic', 'staging', 'fresh', 'atomic', 'woa', 'commerce', 'dark'];
		const opened = await Promise.allSettled(names.map((name) => sites.open([name], GALLERY)));
		// One after the other: of more at once, the first makes way before it has started.
		expect(opened.map(({ status }) => status)).toEqual(['rejected', ...Array<string>(8).fill('fulfilled')]);
		await expect(fetch(`${first}/wp-login.php`)).rejects.toThrow('fetch failed');
		const again = await sites.open(['long-title'], GALLERY);
		expect((await fetch(`${again}/wp-login.php`)).status).toBe(200);
	});
});

describe('gallery', () => {
	it('frames only the site of its screen, and opens none for unknown names', async () => {
		const openSite = jest.fn(() => Promise.resolve('http://127.0.0.1:4999'));
		const host = await testHostWith({ openSite });
		for (const query of ['', 'gone&scenario=connected', 'my-plan&scenario=constructor']) {
			expect((await anonymous(host, `/gallery?screen=${query}`)).status).toBe(200);
		}
		expect(openSite).not.toHaveBeenCalled();

		const url = '/gallery?screen=my-plan&scenario=plan-expired&scheme=dark&direction=rtl';
		const { headers, body } = await anonymous(host, url);
		expect(openSite).toHaveBeenCalledWith(['rtl', 'plan-expired', 'dark'], GALLERY);
		expect(headers.get('Content-Security-Policy')).toMatch(
			/^default-src 'self'; frame-src http:\/\/127\.0\.0\.1:4999; .*require-trusted-types-for 'script';/,
		);
		expect(body).toContain('src="http://127.0.0.1:4999/gallery-login?user=admin&amp;screen=my-plan"');
		// A host that can't open sites has no live screens.
		expect((await anonymous(await testHost(), url)).status).toBe(404);
		const foreign = { headers: { 'Sec-Fetch-Site': 'cross-site' } };
		expect((await anonymous(host, url, foreign)).status).toBe(403);
		expect(openSite).toHaveBeenCalledTimes(1);
	});
});
