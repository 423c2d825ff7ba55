import { screen } from '@testing-library/react';
import { Navigate, useLocation } from 'react-router-dom';
import { openApp, type OpenApp, type OpenOptions } from './open-app';
import { app, arrived } from './screens';
import { settled } from './settled';
import type { TestSite } from './test-site';
import { Screen } from '../../src/routes/recommendations/screen';
import { openPiece } from './open-piece';

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

/** The bare URL for no step. */
function At({ slug }: { slug: string }) {
	const { pathname } = useLocation();
	return pathname === '/' ? <Navigate to={`/recommendations/${slug}`} replace /> : <Screen />;
}

/** The recommendations at one step, without the page around them: their links lead nowhere. */
export async function openStep(slug: string, options: OpenOptions = {}) {
	const opened = await openPiece(<At slug={slug} />, options);
	await arrived();
	return { ...opened, events: async () => opened.events() };
}

/** Title of the screen that suggests products. */
export const TITLE = 'Recommended for your site';

const DAY = 86_400_000;
/** What the recommendations have recorded, without what all events have. */
export const events = async (app: Pick<OpenApp, 'events'>, prefix: string) =>
	(await app.events())
		.filter(([name]) => name.startsWith(`jetpack_recommendations_${prefix}`))
		.map(([name, properties]) => [
			name.replace('jetpack_recommendations_', ''),
			Object.fromEntries(Object.entries(properties).filter(([key]) => key !== 'blog_id')),
		]);

/** Lets the host answer that instead. */
export const answerTo = (site: TestSite, path: string, body: unknown) =>
	site.intercept((request) => (request.url.includes(`/v4/${path}`) ? Response.json(body) : null));
export const suggestion = (slug: string, more: object = {}) => ({
	slug,
	title: slug,
	description: 'Good.',
	cost: 10,
	currency_code: 'USD',
	cost_timeframe: 'per month',
	billing_timeframe: 'billed yearly',
	features: ['One', 'Two'],
	...more,
});
/** The site's discount of 20%, for a day more. */
export const discount = (more: object = {}) => ({
	code: 'success',
	data: {
		code: 'SAVE20',
		discount: 20,
		is_used: false,
		expiry_date: new Date(Date.now() + DAY).toISOString(),
		...more,
	},
});
/** Half the price in the first year. */
export const offer = (product_slug: string, more: object) => ({
	product_slug,
	currency_code: 'USD',
	original_price: 120,
	raw_price: 60,
	interval_unit: 'year',
	interval_count: 1,
	...more,
});
export const intro = (...offers: object[]) => ({ code: 'success', data: offers });
