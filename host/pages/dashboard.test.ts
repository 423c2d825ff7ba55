/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Host } from '../app';
import { writeFacts } from '../site/facts';
import { anonymous, as, ORIGIN, testHost, testHostWith } from '../testing';

const PAGE = '/wp-admin/admin.php?page=jetpack';
const DIST = '/wp-content/plugins/site-dashboard/dist/';

const open = async (host: Host, login: string, path = PAGE) => {
	const response = await (await as(host, login)).page(path);
	return { status: response.status, headers: response.headers, text: await response.text() };
};

const LANGUAGES = { ar: 'languages/ar.1234567890.js', de_DE: 'languages/de_DE.1234567890.js' };

const dataIn = (text: string, id: string): unknown =>
	JSON.parse(
		new RegExp(`<script type="application/json" id="${id}">([^<]*)</script>`).exec(text)?.[1] ?? 'null',
	);

describe('dashboard page', () => {
	it('prints the bootstrap objects as data, without inline scripts', async () => {
		const host = await testHost('connected');
		const { status, headers, text } = await open(host, 'admin');

		expect(status).toBe(200);
		expect(dataIn(text, 'Initial_State')).toMatchObject({
			WP_API_root: `${ORIGIN}/wp-json/`,
			rawUrl: '127.0.0.1:4400',
			connectionStatus: { isActive: true, isUserConnected: true },
		});
		expect(dataIn(text, 'JP_CONNECTION_INITIAL_STATE')).toMatchObject({ apiRoot: `${ORIGIN}/wp-json/` });
		expect(dataIn(text, 'jetpack_redirects')).toEqual({ currentSiteRawUrl: '127.0.0.1:4400' });
		expect(headers.get('Content-Security-Policy')).toContain("script-src 'self';");
		expect(headers.get('Content-Security-Policy')).toContain("require-trusted-types-for 'script'");
		expect(headers.get('X-Frame-Options')).toBe('DENY');
		expect(text).not.toMatch(/<script(?![^>]*(src=|application\/json))/);
		expect(text).not.toMatch(/\son\w+=|style=/);
		await host.close();
	});

	it.each(['</script><script>alert(1)</script>', '<!--<script>', '"><img src=x onerror=alert(1)>'])(
		'escapes the site title %s',
		async (title) => {
			const host = await testHost('connected');
			await (await as(host, 'admin')).post('settings', { onboarding: { siteTitle: title } });
			const { text } = await open(host, 'admin');

			expect(dataIn(text, 'Initial_State')).toMatchObject({ siteTitle: title });
			expect(text).not.toContain(title);
			await host.close();
		},
	);

	it.each([
		['connected', 'editor', 200],
		['connected', 'subscriber', 200],
		['site-only', 'subscriber', 200],
		['not-connected', 'admin', 200],
		['not-connected', 'editor', 403],
		['not-connected', 'subscriber', 403],
		['offline-filter', 'admin', 200],
		['offline-filter', 'editor', 403],
	])('in scenario %s, responds to %s with %i', async (scenario, login, status) => {
		const host = await testHost(scenario);

		expect((await open(host, login)).status).toBe(status);
		await host.close();
	});

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
		[[], 'admin', ['admin.php?page=jetpack', 'admin.php?page=my-jetpack']],
		[['offline-url'], 'admin', [DASHBOARD, SETTINGS, 'admin.php?page=my-jetpack']],
	])('in scenarios %j, shows %s the menu %j', async (scenario, login, menu) => {
		const host = await testHost(...scenario);
		const { text } = await open(host, login);
		const submenu = /<ul class="wp-submenu">([\s\S]*?)<\/ul>/.exec(text)?.[1] ?? '';

		expect([...submenu.matchAll(/href="\/wp-admin\/([^"]*)"/g)].map(([, url]) => url)).toEqual(menu);
		await host.close();
	});

	it('prints the plain REST root if permalinks are plain', async () => {
		const host = await testHost('plain-permalinks');

		expect(dataIn((await open(host, 'admin')).text, 'Initial_State')).toMatchObject({
			WP_API_root: `${ORIGIN}/index.php?rest_route=/`,
		});
		await host.close();
	});

	it('redirects visitors to login, with the page to return to', async () => {
		const host = await testHost();
		const { status, headers } = await anonymous(host, PAGE);

		expect(status).toBe(302);
		expect(headers.get('Location')).toBe(`/wp-login.php?redirect_to=${encodeURIComponent(PAGE)}`);
		await host.close();
	});
});

describe('other pages', () => {
	let host: Host;

	beforeAll(async () => {
		host = await testHost('connected');
	});

	afterAll(() => host.close());

	it('show a placeholder with a link to the dashboard', async () => {
		const { status, text } = await open(host, 'admin', '/wp-admin/plugins.php');

		expect(status).toBe(200);
		expect(text).toContain('plugins.php');
		expect(text).toContain('href="/wp-admin/admin.php?page=jetpack#/dashboard"');
		expect((await open(host, 'admin', '/wp-admin/admin.php?page=constructor')).status).toBe(200);
	});

	it('redirect from the admin root to the dashboard', async () => {
		expect((await open(host, 'admin', '/wp-admin/')).headers.get('Location')).toBe(
			'/wp-admin/admin.php?page=jetpack#/dashboard',
		);
	});

	it('show avatars served by the site itself', async () => {
		const { Initial_State: state } = await host.bootstrap('admin');
		const { currentUser } = state.userData as {
			currentUser: { gravatar: string; wpcomUser: { avatar: string } };
		};

		for (const url of [currentUser.gravatar, currentUser.wpcomUser.avatar]) {
			expect(url.startsWith(`${ORIGIN}/provider/avatar/`)).toBe(true);
			expect((await anonymous(host, url)).headers.get('Content-Type')).toBe('image/svg+xml');
		}
		expect((await anonymous(host, '/provider/avatar/<svg>.svg')).status).toBe(404);
	});

	it('return a 404 for unknown paths', async () => {
		expect((await anonymous(host, '/nowhere')).status).toBe(404);
	});

	it('redirect from another host name to the site’s own', async () => {
		const answer = await anonymous(host, 'http://localhost:4400/wp-login.php?redirect_to=%2Fwp-admin%2F');

		expect(answer.status).toBe(307);
		expect(answer.headers.get('Location')).toBe(`${ORIGIN}/wp-login.php?redirect_to=%2Fwp-admin%2F`);
	});
});

describe('built front end', () => {
	let assets: string;
	let host: Host;

	beforeAll(async () => {
		const directory = mkdtempSync(join(tmpdir(), 'assets-'));
		assets = join(directory, 'dist');
		mkdirSync(assets);
		writeFileSync(join(directory, 'secret.js'), 'secret');
		writeFileSync(join(assets, '.hidden.js'), 'secret');
		writeFileSync(join(assets, 'dashboard.js'), 'plain');
		writeFileSync(join(assets, 'dashboard.js.gz'), gzipSync('packed'));
		writeFileSync(join(assets, 'chunk-a.0123456789.js'), 'chunk');
		const entry = { js: 'dashboard.js', css: 'dashboard.css', version: 'abc' };
		writeFileSync(
			join(assets, 'manifest.json'),
			JSON.stringify({ entry, preload: ['chunk-a.0123456789.js'], languages: LANGUAGES }),
		);
		host = await testHostWith({ assets });
	});

	afterAll(async () => {
		await host.close();
		rmSync(join(assets, '..'), { recursive: true });
	});

	it.each([
		['de_DE', 'de_DE'],
		['de_AT', 'de_DE'],
		['ar_EG', 'ar'],
		['en_US', null],
		['fr_FR', null],
		['', null],
	])('loads translations before the script (locale %s: %s)', async (language, found) => {
		await writeFacts(host.database, { language });
		const { text } = await open(host, 'admin');
		const scripts = [...text.matchAll(/<script defer src="[^"]*dist\/([^"?]*)/g)].map(([, file]) => file);

		expect(scripts).toEqual([...(found ? [`languages/${found}.1234567890.js`] : []), 'dashboard.js']);
	});

	it('loads its stylesheet and a preloaded chunk, and its script after the data', async () => {
		const { text } = await open(host, 'admin');

		expect(text).toContain(`<link rel="stylesheet" href="${ORIGIN}${DIST}dashboard.css?ver=abc" />`);
		expect(text).toContain(`<link rel="preload" as="script" href="${ORIGIN}${DIST}chunk-a.0123456789.js" />`);
		expect(text.indexOf(`<script defer src="${ORIGIN}${DIST}dashboard.js?ver=abc">`)).toBeGreaterThan(
			text.indexOf('id="JP_CONNECTION_INITIAL_STATE"'),
		);
	});

	it('is cached as immutable only if the URL has a version', async () => {
		const control = async (path: string) => (await anonymous(host, DIST + path)).headers.get('Cache-Control');

		expect(await control('dashboard.js?ver=abc')).toContain('immutable');
		expect(await control('chunk-a.0123456789.js')).toContain('immutable');
		expect(await control('dashboard.js')).toBe('no-cache');
	});

	it('is served gzipped to clients that accept it', async () => {
		const { headers } = await anonymous(host, `${DIST}dashboard.js`, {
			headers: { 'Accept-Encoding': 'gzip, br' },
		});

		expect(headers.get('Content-Encoding')).toBe('gzip');
		expect((await anonymous(host, `${DIST}dashboard.js`)).body).toBe('plain');
	});

	it.each([
		'../secret.js',
		'..%2Fsecret.js',
		'%2e%2e/secret.js',
		'.hidden.js',
		'none.js',
		'x/../../secret.js',
	])('returns a 404 for %s', async (path) => {
		expect((await host.fetch(new Request(`${ORIGIN}${DIST}${path}`))).status).toBe(404);
	});

	it('serves images below the plugin’s base URL [SHELL-005]', async () => {
		const illustrated = await testHostWith({ images: join(process.cwd(), 'images') });
		const { text } = await open(illustrated, 'admin');
		const base = new URL(String((dataIn(text, 'Initial_State') as { pluginBaseUrl: string }).pluginBaseUrl));
		const picture = (file: string) =>
			illustrated.fetch(new Request(`${ORIGIN}${base.pathname}/images/${file}`));

		const found = await picture('plans/jetpack-free.svg');
		expect(found.status).toBe(200);
		expect(found.headers.get('Content-Type')).toBe('image/svg+xml');
		expect((await picture('../package.json')).status).toBe(404);
		await illustrated.close();
	});

	it('is replaced with build instructions if it’s missing', async () => {
		const bare = await testHost();
		const { status, text } = await open(bare, 'admin');

		expect(status).toBe(200);
		expect(text).toContain('npm run build');
		expect(dataIn(text, 'Initial_State')).not.toBeNull();
		await bare.close();
	});
});
