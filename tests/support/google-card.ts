import { waitFor } from '@testing-library/react';
import { openApp, type OpenApp, type OpenOptions } from './open-app';
import { arrived, region } from './screens';
import type { TestSite } from './test-site';

export const card = () => region('Site verification');
export const field = () => card().queryByRole('textbox', { name: 'Google' });
export const button = (name: string) => card().findByRole('button', { name });
export const posts = (site: TestSite) => site.callsTo('POST').map(({ path, body }) => [path, body]);
export const checks = (site: TestSite) => site.callsTo('GET', 'verify-site').map(({ path }) => path);
export const recorded = async ({ events }: OpenApp) =>
	(await events())
		.filter(([name]) => name.startsWith('jetpack_site_verification_google_'))
		.map(([name, { blog_id: _, ...properties }]) => [
			name.replace('jetpack_site_verification_google_', ''),
			properties,
		]);

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
	await waitFor(() => expect(card().queryByText('Asking Google about your site…')).not.toBeInTheDocument());
	return app;
};

/** Answers the calls about Google in place of the host, by method. */
const answers =
	(method: string, body: unknown, status = 200) =>
	(site: TestSite) =>
		site.intercept((request) =>
			request.method === method && request.url.includes('verify-site')
				? new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } })
				: null,
		);
