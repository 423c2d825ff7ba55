/** @jest-environment node */
import type { Host } from '../app';
import { as, testHost, type Caller } from '../testing';

let host: Host;
let admin: Caller;

beforeEach(async () => {
	host = await testHost('connected');
	admin = await as(host, 'admin');
});

afterEach(() => host.close());

describe('plugins', () => {
	const BOOST = 'jetpack-boost/jetpack-boost.php';

	it('are listed by file [API-038]', async () => {
		expect((await admin.get('plugins')).body).toEqual({
			'akismet/akismet.php': expect.objectContaining({ Name: 'Akismet Anti-Spam', active: false }) as object,
			'jetpack/jetpack.php': expect.objectContaining({ Name: 'Jetpack', active: true }) as object,
		});
	});

	it('are installed and activated [API-039] [API-040]', async () => {
		const { body } = await admin.post('plugins', {
			slug: 'jetpack-boost',
			status: 'active',
			source: 'recommendations',
		});

		expect(body).toEqual({ code: 'success', message: `Activated ${BOOST}` });
		expect((await admin.get('plugins')).body).toMatchObject({ [BOOST]: { active: true } });
		expect(await admin.post('plugins', { slug: 'jetpack-boost', status: 'active' })).toMatchObject({
			status: 404,
			body: { code: 'plugin_already_active' },
		});
	});

	it('can be installed without being activated', async () => {
		expect((await admin.post('plugins', { slug: 'jetpack-boost' })).body).toMatchObject({
			message: 'Installed jetpack-boost',
		});
		expect((await admin.get('plugins')).body).toMatchObject({ [BOOST]: { active: false } });
	});

	it('stay active when installed again', async () => {
		await admin.post('plugins', { slug: 'jetpack-boost', status: 'active' });
		await admin.post('plugins', { slug: 'jetpack-boost' });

		expect((await admin.get('plugins')).body).toMatchObject({ [BOOST]: { active: true } });
	});

	it.each(['../etc', '', 'a/b', 'x'.repeat(500)])('are refused for the invalid slug %j', async (slug) => {
		expect(await admin.post('plugins', { slug, status: 'active' })).toMatchObject({
			status: 400,
			body: { code: 'rest_invalid_param', data: { params: { slug: expect.any(String) } } },
		});
	});

	it.each(['missing', 'constructor'])('fail to install for the unknown slug %j', async (slug) => {
		expect(await admin.post('plugins', { slug, status: 'active' })).toMatchObject({
			status: 500,
			body: { code: 'install_plugin_failed', message: `Unable to install ${slug}: Download failed. ` },
		});
	});
});

describe('tracking', () => {
	it('is set per connected user [API-049]', async () => {
		await host.applyScenarios('second-admin-linked');
		expect((await admin.post('tracking/settings', { tracks_opt_out: true })).body).toEqual({
			tracks_opt_out: true,
		});

		expect((await admin.get('tracking/settings')).body).toEqual({ tracks_opt_out: true });
		expect((await (await as(host, 'admin2')).get('tracking/settings')).body).toEqual({
			tracks_opt_out: false,
		});
		expect((await admin.post('tracking/settings', {})).body).toEqual({ tracks_opt_out: true });
	});

	it('stays off for a disconnected user who tries to turn it on', async () => {
		const editor = await as(host, 'editor');

		expect((await editor.post('tracking/settings', { tracks_opt_out: false })).body).toEqual({
			tracks_opt_out: true,
		});
		expect((await editor.get('tracking/settings')).body).toEqual({ tracks_opt_out: true });
	});
});

describe('brute force protection', () => {
	it('has no count at first, and returns a 404 while it’s off [API-031]', async () => {
		expect((await admin.get('module/protect/data')).body).toBe(false);

		await admin.post('module/protect/active', { active: false });
		expect(await admin.get('module/protect/data')).toMatchObject({
			status: 404,
			body: { code: 'not_active' },
		});
	});
});

describe('provider’s site data', () => {
	it('is a JSON string inside JSON, with the plan', async () => {
		const { body } = await admin.get('site');
		const data = JSON.parse((body as { data: string }).data) as Record<string, unknown>;

		expect(data).toMatchObject({
			URL: 'http://127.0.0.1:4400',
			plan: { product_slug: 'jetpack_free' },
			products: [],
		});
	});

	it('refreshes the plan printed on the page', async () => {
		await host.database.updateTable('provider_sites').set({ plan_slug: 'jetpack_complete' }).execute();
		const plan = async () =>
			((await host.bootstrap('admin')).Initial_State.siteData as { plan: Record<string, unknown> }).plan;
		expect(await plan()).toMatchObject({ product_slug: 'jetpack_free', class: 'free' });

		await admin.get('site');

		expect(await plan()).toMatchObject({ product_slug: 'jetpack_complete', class: 'complete' });
		expect((await plan()).supports).toEqual(expect.arrayContaining(['search', 'wordads', 'vaultpress']));
	});
});
