/** @jest-environment node */
import type { Host } from './app';
import { permissionsOf } from './auth/permissions';
import { findUserByLogin, type User } from './auth/users';
import { SETTINGS } from './catalog/settings';
import { stripTags } from './php';
import { keepMessages, readMessages } from './provider/messages';
import { readableIpList } from './site/ip-list';
import { updateSettings } from './site/update-settings';
import { as, testHost, type Caller } from './testing';

/**
 * Long enough for a quadratic pattern to take a minute and a linear one milliseconds, even on a busy machine.
 */
const LONG = 300_000;
const MUCH_LESS = 10_000;

const timeOf = (work: () => unknown) => {
	const startedAt = performance.now();
	work();
	return performance.now() - startedAt;
};

describe('settings update', () => {
	let host: Host;
	let contributor: Caller;

	beforeEach(async () => {
		host = await testHost('connected');
		contributor = await as(host, 'contributor');
	});

	afterEach(() => host.close());

	it('refuses more than 200 options from a contributor', async () => {
		const unknown = Array.from({ length: 300 }, (_, index) => [`k${index}`, 1]);
		const body = { post_by_email_address: 'noop', ...Object.fromEntries(unknown) };
		for (const path of ['settings', 'module/post-by-email']) {
			await (await as(host, 'admin')).post('module/post-by-email/active', { active: true });
			expect(await contributor.post(path, body)).toMatchObject({
				status: 400,
				body: { code: 'rest_invalid_param', message: 'At most 200 options can be saved at once.' },
			});
		}
	});

	it('reads the site once, however many options it saves', async () => {
		let queries = 0;
		const counted = host.database.withPlugin({
			transformQuery: ({ node }) => {
				queries += 1;
				return node;
			},
			transformResult: ({ result }) => Promise.resolve(result),
		});
		const values = Object.fromEntries(
			SETTINGS.filter(({ rule, module }) => rule === 'boolean' && module === 'wordads').map(({ key }) => [
				key,
				true,
			]),
		);
		const user = await findUserByLogin(host.database, 'admin');
		const permissions = permissionsOf((await host.site()).value, user);
		const update = { sent: values, values, user: user as User, permissions };
		expect((await updateSettings(counted, update, '')).refused).toEqual([]);

		expect(Object.keys(values).length).toBeGreaterThan(8);
		// Four for the site, and one for each option.
		expect(queries).toBe(4 + Object.keys(values).length);
	});
});

describe('fifty events in one request', () => {
	const EVENTS = Array.from({ length: 50 }, (_, index) => ({
		kind: 'event' as const,
		name: `jetpack_event_${index}`,
		body: {},
	}));
	let host: Host;

	beforeEach(async () => {
		host = await testHost('connected');
	});

	afterEach(() => host.close());

	/** The database, with a look at each query before it runs. */
	const watched = (look: (kind: string) => void) =>
		host.database.withPlugin({
			transformQuery: ({ node }) => {
				look(node.kind);
				return node;
			},
			transformResult: ({ result }) => Promise.resolve(result),
		});

	it('cost as many queries as a single event', async () => {
		const costs: number[] = [];
		for (const events of [EVENTS.slice(0, 1), EVENTS]) {
			let queries = 0;
			await keepMessages(
				watched(() => (queries += 1)),
				events,
				1,
			);
			costs.push(queries);
		}
		expect(costs).toEqual([2, 2]);
		expect(await readMessages(host.database, 'event', 100)).toHaveLength(51);
	});

	it('are stored together or not at all', async () => {
		const failing = watched((kind) => {
			if (kind === 'SelectQueryNode') {
				throw new Error('The database is gone.');
			}
		});
		await expect(keepMessages(failing, EVENTS, 1)).rejects.toThrow('The database is gone.');
		expect(await readMessages(host.database, 'event', 100)).toEqual([]);
	});
});

describe('permission to write posts', () => {
	const OTHERS = {
		jetpack_waf_ip_allow_list: '127.0.0.1',
		jetpack_protect_key: 'X',
		google: 'X',
		roles: ['administrator', 'subscriber'],
		onboarding: { siteTitle: 'Owned' },
		custom: { sharing_name: 'X', sharing_url: 'https://x.test', sharing_icon: 'https://x.test/x.png' },
		carousel_display_exif: true,
		wordads_custom_adstxt: 'X',
	};

	it('grants no settings besides post by email', async () => {
		const host = await testHost('connected', 'everything-on');
		const admin = await as(host, 'admin');
		const before = (await admin.get('settings')).body;
		for (const login of ['editor', 'author', 'contributor']) {
			const caller = await as(host, login);
			const answer = await caller.post('settings', { post_by_email_address: 'noop', ...OTHERS });
			expect([login, answer.status, (answer.body as { code: string }).code]).toEqual([
				login,
				400,
				'some_updated',
			]);
			for (const key of Object.keys(OTHERS)) {
				expect((answer.body as { message: string }).message).toContain(`${key}: You do not have`);
			}
		}
		expect((await admin.get('settings')).body).toEqual(before);
		await host.close();
	});

	it('depends on the module, not on the request body', async () => {
		const host = await testHost('connected', 'everything-on');
		const body = { post_by_email_address: 'noop', bing: 'X' };
		for (const login of ['editor', 'author', 'contributor']) {
			const caller = await as(host, login);
			expect((await caller.post('module/verification-tools', body)).status).toBe(403);
			expect((await caller.post('module/post-by-email', {})).status).toBe(200);
		}
		expect((await (await as(host, 'subscriber')).post('module/post-by-email', {})).status).toBe(403);
		expect((await (await as(host, 'admin')).get('settings')).body).toMatchObject({ bing: '' });
		await host.close();
	});

	it('grants nothing in offline mode', async () => {
		const host = await testHost('everything-on', 'offline-constant');
		const editor = await as(host, 'editor');
		for (const path of ['settings', 'module/post-by-email']) {
			const answer = await editor.post(path, { post_by_email_address: 'create' });
			expect([path, answer.status]).toEqual([path, 403]);
		}
		await host.close();
	});
});

describe('very long text', () => {
	it('is stripped of tags in linear time', () => {
		expect(timeOf(() => stripTags('<'.repeat(LONG)))).toBeLessThan(MUCH_LESS);
		expect(stripTags(' a <b>c</b> < d > e <f ')).toBe('a c  e <f');
		expect(stripTags('<a <b> c')).toBe('c');
	});

	it('is split into IP addresses in linear time', () => {
		for (const text of [' '.repeat(LONG), ' -'.repeat(LONG), '-'.repeat(LONG)]) {
			expect(timeOf(() => readableIpList(text))).toBeLessThan(MUCH_LESS);
		}
		expect(readableIpList('10.0.0.1 \t-  10.0.0.9, ::1;10.0.0.20-10.0.0.30\n- 10.0.0.40')).toEqual([
			'10.0.0.1 - 10.0.0.9',
			'::1',
			'10.0.0.20 - 10.0.0.30',
		]);
	});
});
