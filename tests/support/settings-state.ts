import type { ApiFailure } from '../../src/rest-api/client/errors';
import type { OpenOptions } from './open-app';
import { openStore } from './open-piece';
import type { TestSite } from './test-site';

/** A store on a site with some modules on; what was posted to get there doesn't count. */
export const openSettings = (options: Omit<OpenOptions, 'hash'> = {}) =>
	openStore({
		...options,
		before: async (site) => {
			await site.setSwitches({ latex: true, shortcodes: true, masterbar: true });
			await options.before?.(site);
			site.calls.length = 0;
		},
	});

type Store = Awaited<ReturnType<typeof openStore>>['store'];
export const settings = (store: Store) => store.getState().settings;
const isPost = (request: Request) => request.method === 'POST' && request.url.includes('/settings');
export const json = (body: unknown, status = 200) =>
	new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });
export const done = () => json({ code: 'success', message: '' });
/** The next reads are answered with what the host has, changed so. */
export const editReads = (site: TestSite, edit: (values: Record<string, unknown>) => void) =>
	site.edit('/v4/settings', (values: Record<string, unknown>) => {
		edit(values);
		return values;
	});
/** Saves are answered so, and nothing is stored. */
export const answerSaves = (site: TestSite, answer: (body: Record<string, unknown>) => Response | null) =>
	site.intercept((request) =>
		isPost(request)
			? request
					.clone()
					.json()
					.then(async (body: Record<string, unknown>) => answer(body) ?? site.host.fetch(request))
			: null,
	);
export const failureOf = (result: unknown) => (result as { payload?: ApiFailure }).payload;
export const texts = (store: Store) => store.getState().notices.items.map(({ text }) => text);
