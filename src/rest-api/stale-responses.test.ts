import * as v from 'valibot';
import { StaleResponses } from './stale-responses';

const KEY = 'jpd-stale-responses';
const NOW = Date.parse('2026-11-20T12:00:00Z');
const HOUR = 60 * 60 * 1000;
const OWNER = 'https://example.com/wp-json/,1,16.1';

const visit = (owner: string | null = OWNER) => new StaleResponses(owner, (task) => task());
const answer = (responses: StaleResponses, schema: v.GenericSchema = v.string()) =>
	responses.client().get('rewind', schema);
const isStored = () => localStorage.getItem(KEY) !== null;

/** What a visit left behind, changed as somebody else could. */
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

describe('answers of the last visit', () => {
	it('are there on the next one, with their age', async () => {
		const client = visit().client();
		expect(client.at).toBeNull();
		expect(await client.get('rewind', v.string())).toBe('active');
		expect(client.at).toBe(NOW);
	});

	it('have the query of their call', async () => {
		visit().persist('module/stats/data', { range: 'day' }, 'days');
		visit().persist('module/stats/data', { range: 'week' }, 'weeks');
		const get = (range: string) =>
			visit().client().get('module/stats/data', v.string(), { query: { range } });
		expect(await get('day')).toBe('days');
		await expect(get('week')).rejects.toThrow();
	});

	it.each([
		['another user', 'https://example.com/wp-json/,2,16.1'],
		['another site', 'https://example.com/blog/wp-json/,1,16.1'],
		['another version', 'https://example.com/wp-json/,1,16.2'],
		['a user who keeps none', null],
	])('are forgotten by %s', async (_, owner) => {
		await expect(answer(visit(owner))).rejects.toThrow();
		expect(isStored()).toBe(false);
	});

	it.each([
		['after a day', 24 * HOUR],
		['where the clock went back', -1],
	])('are forgotten %s', async (_, later) => {
		jest.spyOn(Date, 'now').mockReturnValue(NOW + later);
		await expect(answer(visit())).rejects.toThrow();
		expect(isStored()).toBe(false);
	});

	it.each([
		['other data', '{"owner":1}'],
		['no JSON', '{"owner":'],
		['a list', '[]'],
	])('are none where the browser kept %s', async (_, text) => {
		localStorage.setItem(KEY, text);
		await expect(answer(visit())).rejects.toThrow();
		expect(isStored()).toBe(false);
	});

	it('are checked as new ones are', async () => {
		await expect(answer(visit(), v.number())).rejects.toThrow();
		tamper(({ responses }) => (responses.rewind = { value: ['x'], at: NOW }));
		await expect(answer(visit())).rejects.toThrow();
		tamper(({ responses }) => (responses.rewind = { value: 'active', at: 'now' }));
		await expect(answer(visit())).rejects.toThrow();
	});

	it('are of no call that isn’t kept, whatever the browser says', async () => {
		visit().persist('settings', undefined, 'x');
		tamper(({ responses }) => (responses.plugins = { value: 'x', at: NOW }));
		for (const path of ['settings', 'plugins']) {
			await expect(visit().client().get(path, v.string())).rejects.toThrow();
		}
	});

	it('are none that fill the browser’s memory', async () => {
		visit().persist('scan', undefined, 'x'.repeat(200_000));
		expect(localStorage.getItem(KEY)?.length).toBeLessThan(1000);
		expect(await answer(visit())).toBe('active');
	});

	it('are none where the browser refuses', async () => {
		for (const call of ['getItem', 'setItem', 'removeItem'] as const) {
			jest.spyOn(Storage.prototype, call).mockImplementation(() => {
				throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
			});
		}
		const first = visit();
		first.persist('scan', undefined, 'idle');
		first.clear();
		await expect(answer(first)).rejects.toThrow();
	});

	it('are gone when the user logs out, and stay so', async () => {
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
		await expect(answer(responses)).rejects.toThrow();
	});
});
