/** @jest-environment node */
import type { Host } from '../app';
import { writeFacts } from '../site/facts';
import { as, open, START, type Caller } from '../testing';

interface Event {
	activity_id: string;
	name: string;
	published: string;
	actor: { name: string };
}

let host: Host;
let admin: Caller;

const begin = async (...scenario: string[]) => {
	({ host, admin } = await open(...scenario));
};

const pageOf = async (query: string) =>
	(await admin.get(`activity-log?${query}`)).body as {
		current: { orderedItems: Event[] };
		totalItems: number;
		totalPages: number;
	};
const eventsOf = async (query: string) => (await pageOf(query)).current.orderedItems;
const refused = (status: number, code: string) => ({ status, body: { code } });

describe('activity log', () => {
	beforeAll(() => begin('connected', 'jetpack-16', 'plan-security', 'threats'));

	it('lists the site’s events, newest first by default, and paginated', async () => {
		const all = await eventsOf('number=1000');
		expect(all.map(({ name }) => name)).toEqual(
			expect.arrayContaining([
				...['jetpack__connected', 'jetpack__purchased', 'scan__threat_found', 'user__login'],
			]),
		);
		expect(new Set(all.map(({ activity_id }) => activity_id)).size).toBe(all.length);
		const times = all.map(({ published }) => Date.parse(published));
		expect(times).toEqual([...times].sort((one, other) => other - one));
		expect(Math.max(...times)).toBeLessThanOrEqual(START);
		const { totalItems, totalPages } = await pageOf('number=20');
		expect([totalItems, totalPages]).toEqual([all.length, Math.ceil(all.length / 20)]);
		expect(await eventsOf('number=20&page=2')).toEqual(all.slice(20, 40));
		expect(await eventsOf('number=1000&sort_order=asc')).toEqual([...all].reverse());
	});

	it.each([
		['group[]=plugin', { name: /^plugin__/ }],
		['group[0]=plugin&group[1]=theme', { name: /^(plugin|theme)__/ }],
		['group=plugin,theme', { name: /^(plugin|theme)__/ }],
		['not_group[]=rewind', { name: /^(?!rewind)/ }],
		['text_search=backup', { name: /^rewind__/ }],
		['after=2026-11-10T00:00:00Z&before=2026-11-11T23:59:59.999%2B00:00', { published: /^2026-11-1[01]/ }],
		['actor[]=1', { actor: { name: 'admin' } }],
	])('filters by %s', async (query, expected) => {
		const found = await eventsOf(`number=1000&${query}`);
		expect(found.length).toBeGreaterThan(0);
		for (const event of found) {
			for (const [key, value] of Object.entries(expected)) {
				const matching = value instanceof RegExp ? (expect.stringMatching(value) as string) : value;
				expect(event).toMatchObject({ [key]: matching });
			}
		}
	});

	it('counts events by group and by actor', async () => {
		const all = await eventsOf('number=1000');
		const { body } = await admin.get('activity-log/count/group?number=1000&group[]=user');
		const count = all.filter(({ name }) => name.startsWith('user__')).length;
		expect(body).toMatchObject({ groups: { user: { count } } });
		expect((await admin.get('activity-log/count/group')).body).toMatchObject({
			groups: { rewind: { name: 'Backups and restores' } },
		});
		const { actors } = (await admin.get('activity-log/actors?number=1000')).body as {
			actors: { id: string; count: number }[];
		};
		expect(actors.map(({ id }) => id).sort()).toEqual(['1', 'jetpack']);
		expect(actors.reduce((sum, actor) => sum + actor.count, 0)).toBe(all.length);
	});

	it.each(['number=0', 'number=1001', 'page=x', 'after=yesterday', 'sort_order=up', 'text_search[]=a'])(
		'refuses %s',
		async (query) => {
			expect(await admin.get(`activity-log?${query}`)).toMatchObject(refused(400, 'rest_invalid_param'));
		},
	);

	it('is for connected administrators only', async () => {
		const get = async (login: string) => (await as(host, login)).get('activity-log');
		expect(await get('editor')).toMatchObject(refused(403, 'rest_forbidden'));
		expect(await get('admin2')).toMatchObject(refused(403, 'activity_log_user_not_connected'));
	});

	it('passes on the provider’s failures', async () => {
		for (const [providerFault, call, answer] of [
			['unreachable', '', refused(500, 'activity_log_request_failed')],
			['refuses', '/actors', refused(403, 'activity_log_request_failed')],
			['says-nothing', '/count/group', { status: 200, body: null }],
		] as const) {
			await writeFacts(host.database, { providerFault });
			expect(await admin.get(`activity-log${call}`)).toMatchObject(answer);
		}
	});
});

it('The activity log is limited to the newest 20 events on the free plan [quirk 31]', async () => {
	await begin('connected', 'jetpack-16');
	const newest = await eventsOf('');
	expect(newest).toHaveLength(20);
	expect(await eventsOf('number=500&page=3&group[]=none&text_search=none')).toEqual(newest);
});

it('The activity log doesn’t exist in the older edition', async () => {
	await begin('connected');
	expect(await admin.get('activity-log')).toMatchObject(refused(404, 'rest_no_route'));
	expect(await admin.read('/wp-admin/admin.php?page=jetpack')).toContain('data-host-calls=""');
});
