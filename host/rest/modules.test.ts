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

const read = async (...keys: string[]) => {
	const settings = (await admin.get('settings')).body as Record<string, unknown>;
	return Object.fromEntries(keys.map((key) => [key, settings[key]]));
};

describe('post by email address', () => {
	it('belongs to its user, who can create and delete it but change nothing else', async () => {
		await host.applyScenarios('editor-linked');
		const editor = await as(host, 'editor');
		const { status } = await editor.post('settings', {
			post_by_email_address: 'create',
			sharing_label: 'Pass on',
		});

		expect(status).toBe(400);
		expect((await editor.get('settings')).body).toMatchObject({
			post_by_email_address: expect.stringMatching(/^\w+@post\.example\.com$/),
			sharing_label: expect.not.stringMatching('Pass on'),
		});
		expect(await read('post_by_email_address')).toEqual({ post_by_email_address: null });

		await editor.post('module/post-by-email', { post_by_email_address: 'delete' });
		await editor.post('settings', { post_by_email_address: 'delete' });
		expect((await editor.get('settings')).body).toMatchObject({ post_by_email_address: '1' });
	});

	it('is refused to disconnected users and to subscribers', async () => {
		const [editor, subscriber] = [await as(host, 'editor'), await as(host, 'subscriber')];

		expect((await editor.post('settings', { post_by_email_address: 'create' })).body).toMatchObject({
			code: 'some_updated',
			message: ' post_by_email_address: Unable to create the Post by Email address. Please try again later.',
		});
		expect((await subscriber.post('settings', { post_by_email_address: 'create' })).status).toBe(403);
	});

	it('doesn’t let editors turn modules on', async () => {
		const editor = await as(host, 'editor');
		await editor.post('settings', { post_by_email_address: 'noop', photon: true });

		expect(await read('photon')).toEqual({ photon: false });
	});
});

describe('module', () => {
	it.each(['photon', 'monitor', 'copy-post'])('%s turns on and off [SET-020] [API-026]', async (slug) => {
		expect((await admin.post(`module/${slug}/active`, { active: true })).status).toBe(200);
		expect((await admin.get('module/all')).body).toMatchObject({ [slug]: { activated: true } });
		expect(await read(slug)).toEqual({ [slug]: true });

		expect((await admin.post(`module/${slug}/active`, { active: false })).status).toBe(200);
		expect(await admin.post(`module/${slug}/active`, { active: false })).toMatchObject({
			status: 409,
			body: { code: 'already_inactive' },
		});
		expect((await admin.get('module/all')).body).toMatchObject({ [slug]: { activated: false } });
	});

	it('has the properties the front end reads [SET-027] [API-024]', async () => {
		expect((await admin.get('module/all')).body).toMatchObject({
			protect: {
				module: 'protect',
				name: 'Brute force protection',
				activated: true,
				available: true,
				unavailable_reason: false,
				override: false,
				requires_connection: true,
				options: { jetpack_protect_global_whitelist: { jp_group: 'protect', type: 'string' } },
			},
		});
	});

	it('returns an empty map of options as a list', async () => {
		expect((await admin.get('module/sso')).body).toMatchObject({
			options: { jetpack_sso_match_by_email: {} },
		});
		expect((await admin.get('module/latex')).body).toMatchObject({ options: [] });
	});

	it('keeps its override, whatever the request says', async () => {
		await host.applyScenarios('overrides');

		expect((await admin.post('module/photon/active', { active: true })).status).toBe(200);
		expect((await admin.post('module/protect/active', { active: false })).status).toBe(200);
		expect(await read('photon', 'protect')).toEqual({ photon: false, protect: true });
	});
});
