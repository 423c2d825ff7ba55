import { html } from 'hono/html';
import { sandboxPageOf } from '../../catalogue/redirects';
import { redirect } from '../../http/responses';
import { cameFrom, providerPage, type ProviderPage, type ProviderVisit } from './layout';

/** `/provider/redirect/?source=…`: the named links of the dashboard (reference facts 3.1). */
export const redirectPage: ProviderPage = async (visit) => {
	const query = visit.visit.url.searchParams;
	const source = query.get('source');
	const target = source === null ? undefined : sandboxPageOf(source);
	if (target) {
		return redirect(`/provider/${target}?${wishesOf(visit)}`);
	}
	const address = query.get('url');
	const others = [...query].filter(([name]) => !['source', 'url'].includes(name));
	const content = html`<p>
			This link would leave the site for
			${address ? html`the address <code>${address}</code>` : html`the page <code>${source ?? ''}</code>`}.
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
	return providerPage(visit, { title: 'A page elsewhere', content, status: source || address ? 200 : 404 });
};

/** The link's own parameters in the form of the sandbox: its path is a product, its query holds coupon and way back. */
function wishesOf(visit: ProviderVisit): URLSearchParams {
	const query = visit.visit.url.searchParams;
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
