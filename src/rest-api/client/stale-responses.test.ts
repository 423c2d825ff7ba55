import * as v from 'valibot';
import { StaleResponses } from './stale-responses';

const KEY = 'jpd-stale-responses';
const NOW = Date.parse('2026-11-20T12:00:00Z');
const HOUR = 60 * 60 * 1000;
const OWNER = 'https://example.com/wp-json/,1,16.1';

const visit = (owner: string | null = OWNER) => new StaleResponses(owner, (task) => task());
const answer = (responses: StaleResponses, schema: v.GenericSchema = v.string()) =>
	responses.read((client) => client.get('rewind', schema));
const isStored = () => localStorage.getItem(KEY) !== null;

/** Changes what a visit left behind, as somebody else could. */
function tamper(change: (kept: { owner: unknown; responses: Record<string, unknown> }) => void): void {
	const kept = JSON.parse(localStorage.getItem(KEY) ?? '') as Parameters<typeof change>[0];
	change(kept);
	localStorage.setItem(KEY, JSON.stringify(kept));
}

beforeEach(() => {
	jest.spyOn(Date, 'now').mockReturnValue(NOW);
	localStorage.clear();
	visit().persist('rewind', undefined, 'active');
	jest.spyOn(Date, 'now').mockReturnValue(NOW + HOUR);
});

describe('responses from the last visit', () => {
	it('are available on the next visit, with the time they arrived', async () => {
		expect(await answer(visit())).toEqual({ data: 'active', at: NOW });
		const both = await visit().read(async (client) => [
			await client.get('rewind', v.string()),
			await client.get('scan', v.string()),
		]);
		expect(both).toBeNull();
	});

	it('are kept per query', async () => {
		visit().persist('module/stats/data', { range: 'day' }, 'days');
		visit().persist('module/stats/data', { range: 'week' }, 'weeks');
		const get = (range: string) =>
			visit().read((client) => client.get('module/stats/data', v.string(), { query: { range } }));
		expect(await get('day')).toMatchObject({ data: 'days' });
		expect(await get('week')).toBeNull();
	});

	const stored = (text: string) => () => localStorage.setItem(KEY, text);
	const later = (time: number) => () => void jest.spyOn(Date, 'now').mockReturnValue(NOW + time);
	it.each<[string, () => void, (string | null)?]>([
		['for another user', () => {}, 'https://example.com/wp-json/,2,16.1'],
		['for another site', () => {}, 'https://example.com/blog/wp-json/,1,16.1'],
		['for another version', () => {}, 'https://example.com/wp-json/,1,16.2'],
		['for a user who keeps none', () => {}, null],
		['after a day', later(24 * HOUR)],
		['where the clock went back', later(-1)],
		['when storage holds other data', stored('{"owner":1}')],
		['when storage holds no JSON', stored('{"owner":')],
		['when storage holds a list', stored('[]')],
	])('are discarded %s', async (_, change, owner = OWNER) => {
		change();
		expect(await answer(visit(owner))).toBeNull();
		expect(isStored()).toBe(false);
	});

	it('are validated like new ones', async () => {
		expect(await answer(visit(), v.number())).toBeNull();
		tamper(({ responses }) => (responses.rewind = { value: ['x'], at: NOW }));
		expect(await answer(visit())).toBeNull();
		tamper(({ responses }) => (responses.rewind = { value: 'active', at: 'now' }));
		expect(await answer(visit())).toBeNull();
	});

	it('are ignored for calls that aren’t kept, even if storage has them', async () => {
		visit().persist('settings', undefined, 'x');
		tamper(({ responses }) => (responses.plugins = { value: 'x', at: NOW }));
		for (const path of ['settings', 'plugins']) {
			expect(await visit().read((client) => client.get(path, v.string()))).toBeNull();
		}
	});

	it('aren’t kept if they’d fill the browser’s storage', async () => {
		visit().persist('scan', undefined, 'x'.repeat(200_000));
		expect(localStorage.getItem(KEY)?.length).toBeLessThan(1000);
		expect(await answer(visit())).toMatchObject({ data: 'active' });
	});

	it('aren’t kept when the browser blocks storage', async () => {
		for (const call of ['getItem', 'setItem', 'removeItem'] as const) {
			jest.spyOn(Storage.prototype, call).mockImplementation(() => {
				throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
			});
		}
		const first = visit();
		first.persist('scan', undefined, 'idle');
		first.clear();
		expect(await answer(first)).toBeNull();
	});

	it('are deleted when the user logs out, and stay deleted', async () => {
		const later: Array<() => void> = [];
		const responses = new StaleResponses(OWNER, (task) => void later.push(task));
		responses.persist('scan', undefined, 'idle');
		const stop = responses.clearAtLogOut();
		document.body.innerHTML =
			'<a href="/wp-admin/">Home</a><a href="/wp-login.php?action=logout&amp;_wpnonce=1"><b>Log out</b></a>';
		document.addEventListener('click', (event) => event.preventDefault(), { once: true });
		document.querySelector('a')?.click();
		expect(isStored()).toBe(true);
		document.querySelector('b')?.dispatchEvent(new Event('click', { bubbles: true }));
		later.forEach((task) => task());
		expect(isStored()).toBe(false);
		stop();
		expect(await answer(responses)).toBeNull();
	});
});
