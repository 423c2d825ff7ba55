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

	it('are installed without being activated', async () => {
		expect((await admin.post('plugins', { slug: 'jetpack-boost' })).body).toMatchObject({
			message: 'Installed jetpack-boost',
		});
		expect((await admin.get('plugins')).body).toMatchObject({ [BOOST]: { active: false } });
	});

	it('stay active when they are installed once more', async () => {
		await admin.post('plugins', { slug: 'jetpack-boost', status: 'active' });
		await admin.post('plugins', { slug: 'jetpack-boost' });

		expect((await admin.get('plugins')).body).toMatchObject({ [BOOST]: { active: true } });
	});

	it.each(['../etc', '', 'a/b', 'x'.repeat(500)])('refuses %j, which can be no name', async (slug) => {
		expect(await admin.post('plugins', { slug, status: 'active' })).toMatchObject({
			status: 400,
			body: { code: 'rest_invalid_param', data: { params: { slug: expect.any(String) } } },
		});
	});

	it.each(['missing', 'constructor'])('cannot be had by the name %j', async (slug) => {
		expect(await admin.post('plugins', { slug, status: 'active' })).toMatchObject({
			status: 500,
			body: { code: 'install_plugin_failed', message: `Unable to install ${slug}: Download failed. ` },
		});
	});
});

describe('tracking', () => {
	it('is a wish of each linked user [API-049]', async () => {
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

	it('is off for users without an account, whatever they ask for', async () => {
		const editor = await as(host, 'editor');

		expect((await editor.post('tracking/settings', { tracks_opt_out: false })).body).toEqual({
			tracks_opt_out: true,
		});
		expect((await editor.get('tracking/settings')).body).toEqual({ tracks_opt_out: true });
	});
});

describe('brute force protection', () => {
	it('counts nothing at first, and answers only while it is on [API-031]', async () => {
		expect((await admin.get('module/protect/data')).body).toBe(false);

		await admin.post('module/protect/active', { active: false });
		expect(await admin.get('module/protect/data')).toMatchObject({
			status: 404,
			body: { code: 'not_active' },
		});
	});
});

describe('the site at the provider', () => {
	it('is JSON text inside JSON, with its plan', async () => {
		const { body } = await admin.get('site');
		const data = JSON.parse((body as { data: string }).data) as Record<string, unknown>;

		expect(data).toMatchObject({
			URL: 'http://127.0.0.1:4400',
			plan: { product_slug: 'jetpack_free' },
			products: [],
		});
	});

	it('refreshes the plan that the page prints', async () => {
		await host.database.updateTable('provider_sites').set({ plan_slug: 'jetpack_complete' }).execute();
		const plan = async () =>
			((await host.bootstrap('admin')).Initial_State.siteData as { plan: Record<string, unknown> }).plan;
		expect(await plan()).toMatchObject({ product_slug: 'jetpack_free', class: 'free' });

		await admin.get('site');

		expect(await plan()).toMatchObject({ product_slug: 'jetpack_complete', class: 'complete' });
		expect((await plan()).supports).toEqual(expect.arrayContaining(['search', 'wordads', 'vaultpress']));
	});
});
