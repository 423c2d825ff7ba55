import data from '../catalog/data/sandbox.json' with { type: 'json' };
import { shopItem } from '../catalog/shop';
import type { Database } from '../store/tables';
import { fetchHoldings } from './plans';
import { readRecords } from './records';

const { suggestions } = data;

type Suggestion = (typeof suggestions)[number];

/**
 * Suggested products, as GET recommendations/product-suggestions lists them (host-contract 5.7). Products the
 * site owns are included: the page after a purchase finds them here (REC-033, REC-034).
 */
export async function fetchSuggestions(db: Database, siteId: number, origin: string): Promise<object[]> {
	const { hasSuggestions } = await readRecords(db, siteId);
	return hasSuggestions ? suggestions.map((each) => describe(each, origin)) : [];
}

/** The one product that is shown beside the summary, or that there is nothing to sell (host-contract 5.7). */
export async function fetchUpsell(
	db: Database,
	siteId: number,
	{ now, origin }: { now: number; origin: string },
): Promise<object> {
	const { hasUpsell } = await readRecords(db, siteId);
	const { plan } = await fetchHoldings(db, siteId, now);
	const offer = suggestions.find(({ slug }) => slug === 'jetpack_security_t1_yearly');
	if (!hasUpsell || !offer || plan.features.active.includes('scan-managed')) {
		return { hide_upsell: true };
	}
	return {
		...describe(offer, origin),
		product_slug: offer.slug,
		header: 'Recommended for your site',
		hide_upsell: false,
	};
}

function describe({ slug, title, description, features }: Suggestion, origin: string): object {
	return {
		slug,
		title,
		description,
		// By the month, as the dashboard shows it.
		cost: Math.round((shopItem(slug)?.price ?? 0) / 12) / 100,
		currency_code: 'USD',
		billing_timeframe: 'paid yearly',
		cost_timeframe: 'per month',
		features: [...features],
		cta_text: `Get ${title}`,
		cta_link: `${origin}/provider/checkout?product=${slug}`,
		learn_more_link: `${origin}/provider/plans`,
	};
}
