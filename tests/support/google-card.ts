import { waitFor } from '@testing-library/react';
import { openApp, type OpenApp, type OpenOptions } from './open-app';
import { arrived, region } from './screens';
import type { TestSite } from './test-site';

const EVENT = 'jetpack_site_verification_google_';

export const card = () => region('Site verification');
export const field = () => card().queryByRole('textbox', { name: 'Google' });
export const button = (name: string) => card().findByRole('button', { name });
export const posts = (site: TestSite) => site.callsTo('POST').map(({ path, body }) => [path, body]);
export const checks = (site: TestSite) => site.callsTo('GET', 'verify-site').map(({ path }) => path);
export const recorded = async ({ events }: OpenApp) =>
	(await events())
		.filter(([name]) => name.startsWith(EVENT))
		.map(([name, properties]) => {
			const own = Object.entries(properties).filter(([key]) => key !== 'blog_id');
			return [name.replace(EVENT, ''), Object.fromEntries(own)];
		});

/** Opens the tab, and waits until Google was asked. */
export const openCard = async ({ stored, before, ...options }: OpenOptions & { stored?: string } = {}) => {
	const app = await openApp({
		hash: '#/traffic',
		scenario: ['google-unverified'],
		...options,
		before: async (site) => {
			if (stored !== undefined) {
				await site.post('settings', { google: stored });
			}
			await before?.(site);
			site.calls.length = 0;
		},
	});
	await arrived();
	await waitFor(() => expect(checks(app.site)).not.toEqual([]));
	await waitFor(() => expect(card().queryByText('Checking with Google…')).not.toBeInTheDocument());
	return app;
};

/** Answers the calls about Google in place of the host, by method. */
export const answers =
	(method: string, body: unknown, status = 200) =>
	(site: TestSite) =>
		site.intercept((request) =>
			request.method === method && request.url.includes('verify-site')
				? new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } })
				: null,
		);
