import fc from 'fast-check';
import { readBootstrap } from './bootstrap';

type Globals = Record<string, unknown>;
const page = window as unknown as Window & typeof globalThis;
const globals = window as unknown as Globals;

const WHOLE = {
	WP_API_root: 'https://a.example/wp-json/',
	WP_API_nonce: 'n',
	adminUrl: 'https://a.example/wp-admin/',
	connectionStatus: { isActive: true, hasConnectedOwner: '1', offlineMode: { isActive: false } },
	userData: { currentUser: { isConnected: true, permissions: { manage_modules: true } } },
};

afterEach(() => {
	delete globals.Initial_State;
	delete globals.JP_CONNECTION_INITIAL_STATE;
	document.body.innerHTML = '';
});

describe('readBootstrap', () => {
	it('reads the globals', () => {
		globals.Initial_State = WHOLE;
		const bootstrap = readBootstrap(page);
		expect(bootstrap.isIncomplete).toBe(false);
		expect(bootstrap.connectionStatus.hasConnectedOwner).toBe(true);
		expect(bootstrap.userData.currentUser.permissions.manage_modules).toBe(true);
	});

	it('reads JSON script elements with the same names', () => {
		document.body.innerHTML = `<script type="application/json" id="Initial_State">${JSON.stringify(WHOLE)}</script>
			<script type="application/json" id="JP_CONNECTION_INITIAL_STATE">{"wpVersion":"6.1"}</script>`;
		const bootstrap = readBootstrap(page);
		expect(bootstrap.isIncomplete).toBe(false);
		expect(bootstrap.connection.wpVersion).toBe('6.1');
	});

	it('reads the dashboard’s page, preloaded responses and translations, with defaults for each', () => {
		const none = readBootstrap(page, document.createElement('div'));
		expect([none.dashboardPage, none.preloaded.size, none.translations]).toEqual([
			'admin.php?page=jetpack',
			0,
			null,
		]);
		document.body.innerHTML = `<script type="application/json" id="site-dashboard-preloaded">{"plugins":{"a":1}}</script>
			<script type="application/json" id="site-dashboard-translations">{"locale_data":{"messages":{"Save":["Sichern"]}}}</script>`;
		const container = document.createElement('div');
		container.dataset.page = 'admin.php?page=site-dashboard';
		const { dashboardPage, preloaded, translations } = readBootstrap(page, container);
		expect(dashboardPage).toBe('admin.php?page=site-dashboard');
		expect(preloaded.get('plugins')).toEqual({ a: 1 });
		expect(translations).toEqual({ Save: ['Sichern'] });
		container.dataset.page = 'https://elsewhere.example/';
		expect(readBootstrap(page, container).dashboardPage).toBe('admin.php?page=jetpack');
	});

	it('drops invalid translation entries, and returns null for invalid translations', () => {
		const read = (data: unknown) => {
			Object.assign(globals, { 'site-dashboard-translations': data });
			return readBootstrap(page).translations;
		};
		const texts = { '': { lang: 'de' }, Save: ['Sichern'], Open: [1], Close: 'zu', Stop: null };
		expect(read({ locale_data: { messages: texts } })).toEqual({ '': { lang: 'de' }, Save: ['Sichern'] });
		for (const none of [null, 'de', [], {}, { locale_data: 1 }, { locale_data: {} }]) {
			expect(read(none)).toBeNull();
		}
		read(undefined);
	});

	it('fills in defaults for site flags [SHELL-096]', () => {
		globals.Initial_State = WHOLE;
		expect(readBootstrap(page).siteData).toMatchObject({
			showPromotions: true,
			showBackups: true,
			showRecommendations: false,
			showMyJetpack: true,
			dateFormat: 'F j, Y',
		});
	});

	it('reads the site’s data [SHELL-095, SHELL-097]', () => {
		const given = {
			adminUrl: 'https://a.example/wp-admin/',
			rawUrl: 'a.example::sub',
			purchaseToken: 'token',
			currentVersion: '12.0',
		};
		const flags = { isAtomicSite: true, isWoASite: true, isAtomicPlatform: true, isMultisite: true };
		const siteData = { ...flags, icon: 'https://a.example/i.png', siteVisibleToSearchEngines: false };
		globals.Initial_State = {
			...WHOLE,
			...given,
			siteData: { ...siteData, dateFormat: 'd.m.Y', blog_id: '7' },
		};
		expect(readBootstrap(page)).toMatchObject({
			...given,
			siteData: { ...siteData, dateFormat: 'd.m.Y', blog_id: 7 },
		});
	});

	it.each([
		['nothing', undefined],
		['null', null],
		['a text', 'x'],
		['a list', []],
		['an empty object', {}],
	])('falls back to defaults and sets isIncomplete if the host printed %s', (_, value) => {
		globals.Initial_State = value;
		const bootstrap = readBootstrap(page);
		expect(bootstrap.isIncomplete).toBe(true);
		expect(bootstrap.userData.currentUser.permissions.manage_modules).toBe(false);
		expect(bootstrap.WP_API_root).toMatch(/^https?:\/\/.+\/wp-json\/$/);
	});

	const { connectionStatus } = WHOLE;
	const withActive = (isActive: unknown) => ({ connectionStatus: { ...connectionStatus, isActive } });

	it.each<[string, (value: unknown) => object]>([
		['userData', (userData) => ({ userData })],
		['userData.currentUser', (currentUser) => ({ userData: { currentUser } })],
		['connectionStatus', (connectionStatus) => ({ connectionStatus })],
		['connectionStatus.isActive', withActive],
	])('sets isIncomplete if the host printed something else as %s [SHELL-110]', (_, damage) => {
		const isIncomplete = (more: object) => {
			globals.Initial_State = { ...WHOLE, ...more };
			return readBootstrap(page).isIncomplete;
		};
		expect([{}, [], 'oops', 7, null].filter((value) => !isIncomplete(damage(value)))).toEqual([]);
		expect([true, false, '1', '', 0].filter((value) => isIncomplete(withActive(value)))).toEqual([]);
	});

	it('replaces URLs that aren’t absolute web URLs', () => {
		globals.Initial_State = {
			...WHOLE,
			WP_API_root: 'javascript:alert(1)//',
			adminUrl: '//evil.example/',
			pluginBaseUrl: 'data:x',
		};
		const bootstrap = readBootstrap(page);
		expect(bootstrap.WP_API_root).toMatch(/^http/);
		expect(bootstrap.adminUrl).toMatch(/^http/);
		expect(bootstrap.pluginBaseUrl).toBe('');
	});

	it.each([
		['https://127.0.0.1/wp-json/', 'http://127.0.0.1:4400/wp-json/'],
		['http://127.0.0.1:8080/blog/?rest_route=/', 'http://127.0.0.1:4400/blog/?rest_route=/'],
		['HTTPS://WWW.127.0.0.1.example/wp-json/', 'https://www.127.0.0.1.example/wp-json/'],
		['/wp-json', 'http://127.0.0.1:4400/wp-json'],
		['http://localhost:4400/wp-json/', 'http://localhost:4400/wp-json/'],
		['https://evil-127.0.0.1.nip.example/', 'https://evil-127.0.0.1.nip.example/'],
	])('moves %s to the page’s origin if only scheme, port or www differ: %s', (printed, used) => {
		globals.Initial_State = { ...WHOLE, WP_API_root: printed, adminUrl: printed.replace(/\/?(\?.*)?$/, '') };
		const { WP_API_root, adminUrl } = readBootstrap(page);
		expect(WP_API_root).toBe(used);
		expect(adminUrl).toBe(used.replace(/\/?(\?.*)?$/, '/'));
	});

	it('ignores www on either side', () => {
		const location = new URL('https://www.a.example/wp-admin/admin.php');
		globals.Initial_State = WHOLE;
		const { WP_API_root } = readBootstrap({ ...globals, document, location } as never);
		expect(WP_API_root).toBe('https://www.a.example/wp-json/');
	});

	it('never throws', () => {
		fc.assert(
			fc.property(fc.anything(), fc.anything(), (state, connection) => {
				globals.Initial_State = state;
				globals.JP_CONNECTION_INITIAL_STATE = connection;
				expect(readBootstrap(page).rawUrl).not.toBe('');
			}),
		);
	});
});
