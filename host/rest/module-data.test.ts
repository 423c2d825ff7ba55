/** @jest-environment node */
import type { Host } from '../app';
import { as, testHost, type Caller } from '../testing';

let host: Host;
let admin: Caller;

const open = async (...scenario: string[]) => {
	host = await testHost(...scenario);
	admin = await as(host, 'admin');
};

afterEach(() => host.close());

describe('module data', () => {
	it('has the anti-spam count, or the reason why there’s none [API-035] [API-036] [API-037]', async () => {
		const data = async () => (await admin.get('module/akismet/data')).body;
		await open('akismet-valid');
		expect(await data()).toBe(210);
		for (const [scenario, word] of [
			['akismet-invalid-key', 'invalid_key'],
			['akismet-no-key', 'invalid_key'],
			['akismet-inactive', 'not_active'],
			['akismet-missing', 'not_installed'],
		] as const) {
			await host.applyScenarios(scenario);
			expect(await data()).toBe(word);
		}
		expect((await admin.get('module/akismet/key/check')).body).toMatchObject({
			validKey: false,
			invalidKeyCode: 'not_installed',
		});
		await host.applyScenarios('akismet-no-key');
		const check = async (key: string) =>
			(await admin.post('module/akismet/key/check', { api_key: key })).body as { validKey: boolean };
		expect((await check('abcdef123456')).validKey).toBe(false);
	});

	it('reflects VaultPress’s state [API-033]', async () => {
		const data = async () => (await admin.get('module/vaultpress/data')).body;
		await open('vaultpress-inactive');
		expect(await data()).toMatchObject({ code: 'not_active' });
		await host.applyScenarios('vaultpress-unregistered');
		expect(await data()).toMatchObject({ code: 'not_registered' });
		await host.applyScenarios('vaultpress-ok');
		expect(await data()).toMatchObject({
			message: 'Your site was successfully backed up 2 hours ago.',
			data: { security: { notice_count: 0 } },
		});
		await host.applyScenarios('vaultpress-threats');
		expect(await data()).toMatchObject({ data: { security: { notice_count: 2 } } });
	});

	it('reports how long ago the site was down', async () => {
		await open('connected');
		await admin.post('settings', { monitor: true });
		expect((await admin.get('module/monitor/data')).body).toEqual({ code: 'success', date: null });
		await host.applyScenarios('monitor-downtime');
		expect((await admin.get('module/monitor/data')).body).toEqual({ code: 'success', date: '1 week' });
	});

	it('lists the services the site is verified with', async () => {
		await open('google-unverified');
		expect((await admin.get('module/verification-tools/data')).body).toMatchObject({ code: 'empty' });
		await admin.post('settings', { google: 'abc', bing: 'def', yandex: 'ghi' });
		expect((await admin.get('module/verification-tools/data')).body).toEqual({
			code: 'success', message: 'Your site is verified with Google, Bing and Yandex.', services: ['Google', 'Bing', 'Yandex'],
		}); // prettier-ignore
	});
});

describe('safe mode', () => {
	const status = async () => (await host.bootstrap('admin')).Initial_State.connectionStatus;

	it('can be confirmed once [API-070]', async () => {
		await open('identity-crisis');
		expect(await status()).toMatchObject({ isInIdentityCrisis: true, isStaging: true });
		expect((await admin.post('identity-crisis/confirm-safe-mode')).body).toEqual({ code: 'success' });

		expect(await status()).toMatchObject({ isInIdentityCrisis: false, isStaging: true });
		expect((await admin.post('identity-crisis/confirm-safe-mode')).status).toBe(500);
	});

	it('ends when the site is migrated [API-072]', async () => {
		await open('identity-crisis');
		await admin.post('identity-crisis/migrate');

		expect(await status()).toMatchObject({
			isInIdentityCrisis: false,
			isStaging: false,
			hasConnectedOwner: true,
		});
	});

	it('ends with a fresh start under a new site ID [API-071]', async () => {
		await open('identity-crisis');
		const number = async () =>
			((await host.bootstrap('admin')).Initial_State.siteData as { blog_id: number }).blog_id;
		const before = await number();
		const { body } = await admin.post('identity-crisis/start-fresh', {
			redirect_uri: 'admin.php?page=jetpack',
		});

		expect(body).toMatch(/\/provider\/authorize\?/);
		expect(await number()).not.toBe(before);
		expect(await status()).toMatchObject({ isRegistered: true, hasConnectedOwner: false });
	});
});

describe('dashboard page', () => {
	const notices = async (login: string) => {
		const text = await (await (await as(host, login)).page('/wp-admin/admin.php?page=jetpack')).text();
		return /"messageContent":(null|\{)/.exec(text)?.[1];
	};

	it('shows the release message once to each administrator', async () => {
		await open('release');

		expect(await notices('admin')).toBe('{');
		expect(await notices('admin')).toBe('null');
		expect(await notices('admin2')).toBe('{');
		expect(await notices('editor')).toBe('null');
	});

	it('distinguishes hosted sites from hosted platforms', async () => {
		await open('atomic');
		const site = async () => (await host.bootstrap('admin')).Initial_State.siteData;
		expect(await site()).toMatchObject({
			isAtomicSite: false,
			isWoASite: false,
			isAtomicPlatform: true,
			showRecommendations: true,
		});
		await host.applyScenarios('woa');
		expect(await site()).toMatchObject({
			isAtomicSite: true,
			isWoASite: true,
			isAtomicPlatform: true,
			showRecommendations: false,
		});
	});
});
