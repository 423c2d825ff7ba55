import { screen } from '@testing-library/react';
import { openApp, type OpenApp, type OpenOptions } from './open-app';
import { app, arrived } from './screens';
import { settled } from './settled';
import type { TestSite } from './test-site';

/** Opens a screen of the recommendations, and waits for its heading. */
export async function openRecommendations(options: OpenOptions = {}): Promise<OpenApp> {
	const opened = await openApp({ hash: '#/recommendations', ...options });
	await arrived();
	return opened;
}

/** The screen with that heading, once it has drawn all it can. */
export async function heading(name: string | RegExp): Promise<HTMLElement> {
	const found = await screen.findByRole('heading', { level: 1, name });
	await settled();
	return found;
}

/** The answers that the host was sent last. */
export const stored = (site: TestSite): Record<string, unknown> | undefined =>
	(site.callsTo('POST', 'recommendations/data').at(-1)?.body as { data: Record<string, unknown> } | undefined)
		?.data;

/** The steps that the host was sent. */
export const storedSteps = (site: TestSite) =>
	site.callsTo('POST', 'recommendations/step').map(({ body }) => (body as { step: string }).step);

/** Everything a step could turn on is off. */
const OFF = {
	monitor: false,
	'related-posts': false,
	photon: false,
	'photon-cdn': false,
	'tiled-gallery': false,
	publicize: false,
};
export const facts = (recommendationsData: Record<string, unknown> = {}, more: object = {}) => ({
	before: async (site: TestSite) => {
		await site.setFacts({ recommendationsData, ...more });
		await site.setSwitches(OFF);
	},
});
export const button = (name: string | RegExp) => app().getByRole('button', { name });
export const link = (name: string | RegExp) => app().getByRole('link', { name });
export const href = (name: string | RegExp) => decodeURIComponent(link(name).getAttribute('href') ?? '');
export const progress = () => screen.queryByRole('progressbar')?.getAttribute('value');
