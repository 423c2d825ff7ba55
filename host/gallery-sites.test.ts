/** @jest-environment node */
import { GallerySites } from './gallery-sites';
import { anonymous, testHost, testHostWith } from './testing';

const GALLERY = 'http://127.0.0.1:4400';

const sites = new GallerySites({ assets: undefined, images: undefined });
afterAll(() => sites.close());

/** Opens the frame of a screen as a browser does, with the cookie of the login. */
async function openFrame(origin: string, user: string): Promise<Response> {
	const login = await fetch(`${origin}/gallery-login?user=${user}&screen=my-plan`, { redirect: 'manual' });
	expect(login.headers.get('Location')).toBe('/wp-admin/admin.php?page=jetpack#/my-plan');
	const [cookie = ''] = (login.headers.get('Set-Cookie') ?? '').split(';');
	return fetch(`${origin}/wp-admin/admin.php?page=jetpack`, { headers: { Cookie: cookie } });
}

describe('gallery site', () => {
	it('shows its scenario to the requested user, and only the gallery can frame it', async () => {
		const page = await openFrame(await sites.open(['connected', 'dark'], GALLERY), 'editor');
		const text = await page.text();
		expect(text).toContain('jetpack-connected');
		expect(text).toContain('is-dark');
		expect(text).toContain('>editor<');
		expect(page.headers.get('Content-Security-Policy')).toContain(`frame-ancestors ${GALLERY}`);
		expect(page.headers.get('X-Frame-Options')).toBeNull();
	});

	it('requires the gallery’s login link, with a known user and the site’s own host name', async () => {
		const origin = await sites.open(['connected'], GALLERY);
		const page = await fetch(`${origin}/wp-admin/admin.php?page=jetpack`, { redirect: 'manual' });
		expect(page.headers.get('Location')).toContain('/wp-login.php');
		expect((await fetch(`${origin}/gallery-login?user=nobody&screen=my-plan`)).status).toBe(404);

		// As from a page whose name was made to lead to this machine.
		const renamed = origin.replace('127.0.0.1', 'localhost');
		const login = await fetch(`${renamed}/gallery-login?user=admin&screen=my-plan`, { redirect: 'manual' });
		expect(login.headers.get('Location')).toContain(`${origin}/gallery-login`);
		expect(login.headers.get('Set-Cookie')).toBeNull();
	});

	it('stays open until eight others have been opened', async () => {
		const names = ['rtl', 'german', 'arabic', 'staging', 'fresh', 'atomic', 'woa', 'commerce'];
		const first = await sites.open(['long-title'], GALLERY);
		expect(await sites.open(['long-title'], GALLERY)).toBe(first);
		for (const name of names) {
			await sites.open([name], GALLERY);
		}
		await expect(fetch(`${first}/wp-login.php`)).rejects.toThrow('fetch failed');
		const again = await sites.open(['long-title'], GALLERY);
		expect((await fetch(`${again}/wp-login.php`)).status).toBe(200);
	});
});

describe('gallery', () => {
	it('has no live screens if the host can’t open sites', async () => {
		const host = await testHost();
		expect((await anonymous(host, '/gallery?screen=my-plan&scenario=connected')).status).toBe(404);
		await host.close();
	});

	it('frames only the site of its screen, and opens none for unknown names', async () => {
		const openSite = jest.fn(() => Promise.resolve('http://127.0.0.1:4999'));
		const host = await testHostWith({ openSite });
		for (const query of [
			'screen=',
			'screen=gone&scenario=connected',
			'screen=my-plan&scenario=constructor',
		]) {
			expect((await anonymous(host, `/gallery?${query}`)).status).toBe(200);
		}
		expect(openSite).not.toHaveBeenCalled();

		const url = '/gallery?screen=my-plan&scenario=plan-expired&scheme=dark&direction=rtl';
		const { headers, body } = await anonymous(host, url);
		expect(openSite).toHaveBeenCalledWith(['rtl', 'plan-expired', 'dark'], GALLERY);
		expect(headers.get('Content-Security-Policy')).toContain('frame-src http://127.0.0.1:4999;');
		expect(body).toContain('src="http://127.0.0.1:4999/gallery-login?user=admin&amp;screen=my-plan"');
		await host.close();
	});
});
