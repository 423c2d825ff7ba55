import type { OpenApp } from './open-app';
import type { TestSite } from './test-site';

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
