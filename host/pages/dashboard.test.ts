/** @jest-environment node */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Host } from '../app';
import { writeFacts } from '../site/facts';
import { anonymous, as, open, ORIGIN, testFolder, testHost, testHostWith, type Caller } from '../testing';

const PAGE = '/wp-admin/admin.php?page=jetpack';
const DIST = '/wp-content/plugins/site-dashboard/dist/';

const dataIn = (text: string, id = 'Initial_State'): unknown =>
	JSON.parse(
		new RegExp(`<script type="application/json" id="${id}">([^<]*)</script>`).exec(text)?.[1] ?? 'null',
	);

describe('dashboard page', () => {
	it('prints the bootstrap objects as data, without inline scripts', async () => {
		const { admin } = await open('connected');
		const page = await admin.page(PAGE);
		const text = await page.text();
		expect(page.status).toBe(200);
		expect(dataIn(text)).toMatchObject({
			WP_API_root: `${ORIGIN}/wp-json/`,
			rawUrl: '127.0.0.1:4400',
			connectionStatus: { isActive: true, isUserConnected: true },
		});
		expect(dataIn(text, 'JP_CONNECTION_INITIAL_STATE')).toMatchObject({ apiRoot: `${ORIGIN}/wp-json/` });
		expect(dataIn(text, 'jetpack_redirects')).toEqual({ currentSiteRawUrl: '127.0.0.1:4400' });
		const policy = page.headers.get('Content-Security-Policy');
		expect(policy).toContain("script-src 'self';");
		expect(policy).toContain("require-trusted-types-for 'script'");
		expect(text).not.toMatch(/<script(?![^>]*(src=|application\/json))|\son\w+=|style=/);
		expect(text).toContain('npm run build');
	});

	it.each(['</script><script>alert(1)</script>', '<!--<script>', '"><img src=x onerror=alert(1)>'])(
		'escapes the site title %s',
		async (siteTitle) => {
			const { admin } = await open('connected');
			await admin.post('settings', { onboarding: { siteTitle } });
			const text = await admin.read(PAGE);
			expect(dataIn(text)).toMatchObject({ siteTitle });
			expect(text).not.toContain(siteTitle);
		},
	);

	const DASHBOARD = 'admin.php?page=jetpack#/dashboard';
	const SETTINGS = 'admin.php?page=jetpack#/settings';
	const MORE = ['admin.php?page=jetpack-search', 'admin.php?page=my-jetpack'];

	it.each([
		[['connected'], 'admin', [DASHBOARD, SETTINGS, ...MORE]],
		[['stats-on'], 'admin', [DASHBOARD, SETTINGS, 'admin.php?page=stats', ...MORE]],
		[['editor-linked', 'everything-on'], 'editor', [DASHBOARD, SETTINGS]],
		[['editor-linked'], 'editor', [DASHBOARD]],
		[['everything-on'], 'editor', [DASHBOARD]],
		[['connected'], 'subscriber', [DASHBOARD]],
		[['site-only'], 'subscriber', [DASHBOARD]],
		[[], 'admin', ['admin.php?page=jetpack', 'admin.php?page=my-jetpack']],
		[[], 'editor', null],
		[['offline-url'], 'admin', [DASHBOARD, SETTINGS, 'admin.php?page=my-jetpack']],
		[['offline-filter'], 'editor', null],
	])('in scenarios %j, shows %s the menu %j, or refuses itself', async (scenario, login, menu) => {
		const page = await (await as(await testHost(...scenario), login)).page(PAGE);
		const submenu = /<ul class="wp-submenu">([\s\S]*?)<\/ul>/.exec(await page.text())?.[1] ?? '';
		const links = [...submenu.matchAll(/href="\/wp-admin\/([^"]*)"/g)].map(([, url]) => url);
		expect(page.status).toBe(menu ? 200 : 403);
		expect(menu ? links : null).toEqual(menu);
	});

	it('shows the release message once to each administrator', async () => {
		const host = await testHost('release');
		for (const [login, content] of [
			['admin', '{'],
			['admin', 'null'],
			['admin2', '{'],
			['editor', 'null'],
		] as const) {
			expect(await (await as(host, login)).read(PAGE)).toContain(`"messageContent":${content}`);
		}
	});

	it('distinguishes hosted sites from hosted platforms', async () => {
		const { host } = await open('atomic');
		const site = async () => (await host.bootstrap('admin')).Initial_State.siteData;
		const platform = { isAtomicSite: false, isWoASite: false, isAtomicPlatform: true };
		expect(await site()).toMatchObject({ ...platform, showRecommendations: true });
		await host.applyScenarios('woa');
		const hosted = { isAtomicSite: true, isWoASite: true, isAtomicPlatform: true };
		expect(await site()).toMatchObject({ ...hosted, showRecommendations: false });
	});

	it('prints the plain REST root if permalinks are plain', async () => {
		const { admin } = await open('plain-permalinks');
		expect(dataIn(await admin.read(PAGE))).toMatchObject({
			WP_API_root: `${ORIGIN}/index.php?rest_route=/`,
		});
	});
});

describe('other pages', () => {
	let host: Host;
	let admin: Caller;

	beforeAll(async () => {
		({ host, admin } = await open('connected'));
	});

	it('show a placeholder with a link to the dashboard', async () => {
		const text = await admin.read('/wp-admin/plugins.php');
		expect(text).toContain('plugins.php');
		expect(text).toContain('href="/wp-admin/admin.php?page=jetpack#/dashboard"');
		expect((await admin.page('/wp-admin/admin.php?page=constructor')).status).toBe(200);
	});

	it.each([
		['/wp-admin/', 302, '/wp-admin/admin.php?page=jetpack#/dashboard'],
		['http://localhost:4400/wp-login.php?redirect_to=x', 307, `${ORIGIN}/wp-login.php?redirect_to=x`],
		['/nowhere', 404, null],
		['/provider/avatar/<svg>.svg', 404, null],
	])('answer %s with %i, and lead to %s', async (path, status, target) => {
		const { headers, ...answer } = await anonymous(host, path, { headers: { Cookie: admin.cookie } });
		expect([answer.status, headers.get('Location')]).toEqual([status, target]);
	});

	it('redirect visitors to login, with the page to return to', async () => {
		const { status, headers } = await anonymous(host, PAGE);
		expect(status).toBe(302);
		expect(headers.get('Location')).toBe(`/wp-login.php?redirect_to=${encodeURIComponent(PAGE)}`);
	});

	it('show avatars served by the site itself', async () => {
		const { currentUser } = (await host.bootstrap('admin')).Initial_State.userData as {
			currentUser: { gravatar: string; wpcomUser: { avatar: string } };
		};
		for (const url of [currentUser.gravatar, currentUser.wpcomUser.avatar]) {
			expect(url).toMatch(`${ORIGIN}/provider/avatar/`);
			expect((await anonymous(host, url)).headers.get('Content-Type')).toBe('image/svg+xml');
		}
	});
});

describe('built front end', () => {
	let host: Host;
	let admin: Caller;

	beforeAll(async () => {
		const assets = join(testFolder(), 'dist');
		mkdirSync(assets);
		const files = {
			'../secret.js': 'secret',
			'.hidden.js': 'secret',
			'dashboard.js': 'plain',
			'dashboard.js.gz': gzipSync('packed'),
			'chunk-a.0123456789.js': 'chunk',
			'manifest.json': JSON.stringify({
				entry: { js: 'dashboard.js', css: 'dashboard.css', version: 'abc' },
				preload: ['chunk-a.0123456789.js'],
				languages: { ar: 'languages/ar.1234567890.js', de_DE: 'languages/de_DE.1234567890.js' },
			}),
		};
		Object.entries(files).forEach(([name, content]) => writeFileSync(join(assets, name), content));
		host = await testHostWith({ assets, images: join(process.cwd(), 'images') });
		admin = await as(host, 'admin');
	});

	it.each([
		['de_DE', 'de_DE'],
		['de_AT', 'de_DE'],
		['ar_EG', 'ar'],
		['en_US', null],
		['', null],
	])('loads translations before the script (locale %s: %s)', async (language, found) => {
		await writeFacts(host.database, { language });
		const scripts = (await admin.read(PAGE)).matchAll(/<script defer src="[^"]*dist\/([^"?]*)/g);
		expect([...scripts].map(([, file]) => file)).toEqual([
			...(found ? [`languages/${found}.1234567890.js`] : []),
			'dashboard.js',
		]);
	});

	it('loads its stylesheet and a preloaded chunk, and its script after the data', async () => {
		const text = await admin.read(PAGE);
		expect(text).toContain(`<link rel="stylesheet" href="${ORIGIN}${DIST}dashboard.css?ver=abc" />`);
		expect(text).toContain(`<link rel="preload" as="script" href="${ORIGIN}${DIST}chunk-a.0123456789.js" />`);
		expect(text.indexOf(`<script defer src="${ORIGIN}${DIST}dashboard.js?ver=abc">`)).toBeGreaterThan(
			text.indexOf('id="JP_CONNECTION_INITIAL_STATE"'),
		);
	});

	it('is cached as immutable only if the URL has a version, and gzipped for clients that accept it', async () => {
		const get = (path: string, headers = {}) => anonymous(host, DIST + path, { headers });
		const control = async (path: string) => (await get(path)).headers.get('Cache-Control');
		expect(await control('dashboard.js?ver=abc')).toContain('immutable');
		expect(await control('chunk-a.0123456789.js')).toContain('immutable');
		for (const path of ['dashboard.js', 'dashboard.js?ver=next', 'manifest.json?ver=abc']) {
			expect(await control(path)).toBe('no-cache');
		}
		const { headers } = await get('dashboard.js', { 'Accept-Encoding': 'gzip, br' });
		expect(headers.get('Content-Encoding')).toBe('gzip');
		expect((await get('dashboard.js')).body).toBe('plain');
	});

	it.each(['..%2Fsecret.js', '%2e%2e/secret.js', '.hidden.js', 'none.js', 'x/../../secret.js'])(
		'returns a 404 for %s',
		async (path) => {
			expect((await host.fetch(new Request(`${ORIGIN}${DIST}${path}`))).status).toBe(404);
		},
	);

	it('serves images below the plugin’s base URL', async () => {
		const { pluginBaseUrl } = dataIn(await admin.read(PAGE)) as { pluginBaseUrl: string };
		const picture = (file: string) => anonymous(host, `${pluginBaseUrl}/images/${file}`);
		const { status, headers } = await picture('plans/jetpack-free.svg');
		expect([status, headers.get('Content-Type')]).toEqual([200, 'image/svg+xml']);
		expect((await picture('..%2Fpackage.json')).status).toBe(404);
	});
});
