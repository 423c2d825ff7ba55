/** @jest-environment node */
import type { Host } from '../app';
import { writeFacts } from '../site/facts';
import { as, type Caller, START, testHost } from '../testing';

interface Event {
	activity_id: string;
	name: string;
	published: string;
	actor: { name: string };
}

const FULL = ['connected', 'jetpack-16', 'plan-security', 'threats'];
let host: Host;
let admin: Caller;

async function begin(...scenario: string[]): Promise<void> {
	host = await testHost(...scenario);
	admin = await as(host, 'admin');
}

afterEach(() => host.close());

const pageOf = async (query: string) =>
	(await admin.get(`activity-log?${query}`)).body as {
		current: { orderedItems: Event[] };
		totalItems: number;
		totalPages: number;
	};
const eventsOf = async (query: string) => (await pageOf(query)).current.orderedItems;
const namesOf = async (query: string) => [...new Set((await eventsOf(query)).map(({ name }) => name))].sort();

describe('activity log', () => {
	it('lists the site’s connection, purchases, threats and logins', async () => {
		await begin(...FULL);
		const names = await namesOf('number=1000');
		expect(names).toEqual(
			expect.arrayContaining([
				'jetpack__connected',
				'jetpack__purchased',
				'scan__threat_found',
				'user__login',
			]),
		);
	});

	it('is sorted newest first by default, and paginated', async () => {
		await begin(...FULL);
		const all = await eventsOf('number=1000');
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
		['group[]=plugin', /^plugin__/],
		['group[0]=plugin&group[1]=theme', /^(plugin|theme)__/],
		['group=plugin,theme', /^(plugin|theme)__/],
		['not_group[]=rewind', /^(?!rewind)/],
		['text_search=backup', /^rewind__/],
	])('filters by %s', async (query, name) => {
		await begin(...FULL);
		const found = await namesOf(`number=1000&${query}`);
		expect(found.length).toBeGreaterThan(0);
		found.forEach((each) => expect(each).toMatch(name));
	});

	it('filters by time and actor', async () => {
		await begin(...FULL);
		const [after, before] = ['2026-11-10T00:00:00Z', '2026-11-11T23:59:59.999+00:00'];
		const found = await eventsOf(`after=${after}&before=${encodeURIComponent(before)}&actor[]=1`);
		expect(found.length).toBeGreaterThan(0);
		found.forEach(({ published, actor }) => {
			expect(published).toMatch(/^2026-11-1[01]/);
			expect(actor.name).toBe('admin');
		});
	});

	it('is limited to the newest 20 events on the free plan, whatever the query [quirk 31]', async () => {
		await begin('connected', 'jetpack-16');
		const newest = await eventsOf('');
		expect(newest).toHaveLength(20);
		expect(await eventsOf('number=500&page=3&group[]=none&text_search=none')).toEqual(newest);
	});

	it('counts events by group and by actor', async () => {
		await begin(...FULL);
		const all = await eventsOf('number=1000');
		const { groups } = (await admin.get('activity-log/count/group')).body as {
			groups: Record<string, { name: string; count: number }>;
		};
		const ours = (await admin.get('activity-log/count/group?number=1000&group[]=user')).body;
		expect(groups.rewind?.name).toBe('Backups and restores');
		expect(ours).toMatchObject({
			groups: { user: { count: all.filter(({ name }) => name.startsWith('user__')).length } },
		});
		const { actors } = (await admin.get('activity-log/actors?number=1000')).body as {
			actors: { id: string; count: number }[];
		};
		expect(actors.map(({ id }) => id).sort()).toEqual(['1', 'jetpack']);
		expect(actors.reduce((sum, { count }) => sum + count, 0)).toBe(all.length);
	});
});

describe('activity log calls', () => {
	it.each(['number=0', 'number=1001', 'page=x', 'after=yesterday', 'sort_order=up', 'text_search[]=a'])(
		'refuse %s',
		async (query) => {
			await begin(...FULL);
			expect(await admin.get(`activity-log?${query}`)).toMatchObject({
				status: 400,
				body: { code: 'rest_invalid_param' },
			});
		},
	);

	it('are for connected administrators only', async () => {
		await begin(...FULL);
		expect(await (await as(host, 'editor')).get('activity-log')).toMatchObject({
			status: 403,
			body: { code: 'rest_forbidden' },
		});
		expect(await (await as(host, 'admin2')).get('activity-log')).toMatchObject({
			status: 403,
			body: { code: 'activity_log_user_not_connected' },
		});
	});

	it('pass on the provider’s failures', async () => {
		await begin(...FULL);
		await writeFacts(host.database, { providerFault: 'unreachable' });
		const refused = { body: { code: 'activity_log_request_failed' } };
		expect(await admin.get('activity-log')).toMatchObject({ status: 500, ...refused });
		await writeFacts(host.database, { providerFault: 'refuses' });
		expect(await admin.get('activity-log/actors')).toMatchObject({ status: 403, ...refused });
		await writeFacts(host.database, { providerFault: 'says-nothing' });
		expect(await admin.get('activity-log/count/group')).toMatchObject({ status: 200, body: null });
	});

	it('don’t exist in the older edition', async () => {
		await begin('connected');
		expect(await admin.get('activity-log')).toMatchObject({ status: 404, body: { code: 'rest_no_route' } });
		expect(await (await admin.page('/wp-admin/admin.php?page=jetpack')).text()).toContain(
			'data-host-calls=""',
		);
	});
});
