import { html } from 'hono/html';
import PAGES from '../../catalog/data/redirects.json' with { type: 'json' };
import { cameFrom, providerPage, type ProviderPage, type ProviderVisit } from './layout';

/** Sandbox pages by the named links of the dashboard that lead to them (facts 3.3). */
const BY_SOURCE = new Map(
	Object.entries(PAGES).flatMap(([page, sources]) => sources.map((source) => [source, page] as const)),
);

/** Undefined for a link to another site. A monthly plan's link has its own suffix. */
const sandboxPageOf = (source: string) =>
	BY_SOURCE.get(source) ?? BY_SOURCE.get(source.replace(/-monthly$/, ''));

/** `/provider/redirect/?source=…`: the named links of the dashboard (facts 3.1). */
export const redirectPage: ProviderPage = async (visit) => {
	const query = new URL(visit.context.req.url).searchParams;
	const source = query.get('source');
	const target = source === null ? undefined : sandboxPageOf(source);
	if (target) {
		return visit.context.redirect(`/provider/${target}?${wishesOf(visit)}`);
	}
	const url = query.get('url');
	const others = [...query].filter(([name]) => !['source', 'url'].includes(name));
	const content = html`<p>
			This link would leave this site for
			${url ? html`the URL <code>${url}</code>` : html`the page <code>${source ?? ''}</code>`}.
		</p>
		${
			others.length > 0
				? html`<dl class="host-facts">
						${others.map(
							([name, value]) =>
								html`<dt>${name}</dt>
									<dd>${value}</dd>`,
						)}
					</dl>`
				: ''
		}`;
	return providerPage(visit, {
		title: 'External page',
		content,
		status: source || url ? undefined : 404,
	});
};

/**
 * The link's parameters in the sandbox's form: path is a product, query holds the coupon and the way back.
 */
function wishesOf(visit: ProviderVisit): URLSearchParams {
	const query = new URL(visit.context.req.url).searchParams;
	const inner = new URLSearchParams(query.get('query') ?? '');
	const wishes = new URLSearchParams();
	const product = query.get('path');
	const coupon = inner.get('coupon');
	if (product) {
		wishes.set('product', product);
	}
	if (coupon) {
		wishes.set('coupon', coupon);
	}
	wishes.set('redirect_to', inner.get('redirect_to') ?? cameFrom(visit));
	return wishes;
}
