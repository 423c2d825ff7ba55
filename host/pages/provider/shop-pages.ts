import { html } from 'hono/html';
import { ON_SALE, shopItem, type ShopItem } from '../../catalog/shop';
import { partnerCouponOf } from '../../catalog/offers';
import type { Html } from '../../http/context';
import { writeFacts } from '../../site/facts';
import { refreshSite } from '../../site/refresh';
import { readSite } from '../../site/site';
import { fetchHoldings } from '../../provider/plans';
import { findCoupon } from '../../provider/prices';
import {
	buy,
	dollars,
	letExpire,
	priceFor,
	readPurchases,
	refund,
	type Coupon,
	type Price,
} from '../../provider/purchases';
import { readRecords } from '../../provider/records';
import {
	buttonForm,
	cameFrom,
	day,
	hidden,
	hiddenInQuery,
	providerPage,
	rowNumber,
	showAgain,
	wishes,
	type ProviderPage,
	type ProviderVisit,
} from './layout';

/** `/provider/plans`: everything that can be bought. */
export const plansPage: ProviderPage = async (visit) => {
	const { host, site } = visit;
	const { plan } = await fetchHoldings(host.db, site.facts.blogId, host.now());
	const back = encodeURIComponent(cameFrom(visit));
	const list = (items: readonly ShopItem[]) =>
		html`<ul>
			${items.map(
				({ slug, name, price, term }) =>
					html`<li>
						<a href="/provider/checkout?product=${slug}&redirect_to=${back}">${name}</a>, ${dollars(price)} a
						${term}
						<span class="host-note">${slug}</span>
					</li>`,
			)}
		</ul>`;
	const content = html`<p>Your plan is <strong>${plan.product_name}</strong>.</p>
		<h2>Plans</h2>
		${list(ON_SALE.filter(({ kind }) => kind === 'plan'))}
		<h2>Products</h2>
		${list(ON_SALE.filter(({ kind }) => kind === 'product'))}`;
	return providerPage(visit, { title: 'Plans and products', content });
};

/** `/provider/checkout`: the price with offer and coupon, and the button that buys. */
export const checkoutPage: ProviderPage = async (visit) => {
	const { host, site, fields } = visit;
	const { blogId } = site.facts;
	const asked = wishes(visit);
	const item = shopItem(asked.get('product') ?? '');
	if (!item || item.isRetired || blogId === 0 || !site.facts.isRegistered) {
		const content = html`<p>
			${item && !item.isRetired ? 'Connect the site before you buy anything for it.' : 'This product doesn’t exist.'}
		</p>`;
		return providerPage(visit, { title: 'Checkout', content, status: 404 });
	}
	const code = (asked.get('coupon') ?? '').trim();
	const found = code ? await findCoupon(host.db, { siteId: blogId, code, item, now: host.now() }) : null;
	const coupon = found && 'coupon' in found ? found.coupon : null;
	if (fields?.get('action') === 'buy') {
		return completePurchase(visit, item, coupon);
	}
	const purchases = await readPurchases(host.db, blogId, host.now());
	const { sale } = await readRecords(host.db, blogId);
	const isFirst = !purchases.some((each) => each.item.slug === item.slug);
	const price = priceFor(item, { isFirst, coupon, sale });
	const content = html`<p>For ${host.origin}.</p>
		${priceList(item, price, coupon)}
		${found && 'refusal' in found ? html`<p class="host-error" role="alert">${found.refusal}</p>` : ''}
		<form method="get" action="/provider/checkout">
			${hiddenInQuery(visit, { product: item.slug })}
			<label class="host-field"
				><span>Coupon</span><input name="coupon" value="${code}" autocomplete="off"
			/></label>
			<button class="host-button is-plain">Apply coupon</button>
		</form>
		<form method="post" action="/provider/checkout">
			${hidden(visit, { product: item.slug, coupon: coupon?.code ?? '', action: 'buy' })}
			<p><button class="host-button">Pay ${dollars(price.total)}</button></p>
		</form>`;
	return providerPage(visit, { title: `Checkout: ${item.name}`, content });
};

function priceList(item: ShopItem, price: Price, coupon: Coupon | null): Html {
	return html`<dl class="host-facts">
		<dt>Product</dt>
		<dd>${item.name} (${item.slug})</dd>
		<dt>Price for one ${item.term}</dt>
		<dd>${dollars(price.full)}</dd>
		${
			price.beforeCoupon === price.full
				? ''
				: html`<dt>
							${price.hasIntroductoryOffer ? 'Introductory price for the first ' + item.term : 'Sale'}
						</dt>
						<dd>${dollars(price.beforeCoupon)}</dd>`
		}
		${
			coupon
				? html`<dt>Coupon ${coupon.code}</dt>
						<dd>${coupon.discount}% off</dd>`
				: ''
		}
		<dt>Total due now</dt>
		<dd>${dollars(price.total)}</dd>
	</dl>`;
}

/** Buys, lets the site fetch its new plan, and goes back to where the person came from. */
async function completePurchase(
	visit: ProviderVisit,
	item: ShopItem,
	coupon: Coupon | null,
): Promise<Response> {
	const { host, site, session } = visit;
	const { blogId, partnerCoupon } = site.facts;
	await buy(host.db, {
		siteId: blogId,
		accountId: site.links.get(session.user.id) ?? null,
		product: item.slug,
		coupon,
		now: host.now(),
	});
	if (coupon && coupon.code === partnerCoupon && partnerCouponOf(coupon.code)) {
		await writeFacts(host.db, { partnerCoupon: null });
	}
	await refreshSite(host, await readSite(host.db));
	return visit.context.redirect(cameFrom(visit), 303);
}

/** `/provider/purchases`: what was bought, what can be returned, and what happens when a term ends. */
export const purchasesPage: ProviderPage = async (visit) => {
	const { host, site, fields } = visit;
	const siteId = site.facts.blogId;
	if (fields) {
		const purchase = { siteId, id: rowNumber(fields.get('id')), now: host.now() };
		const expires = fields.get('action') === 'expire';
		const isDone = await (expires ? letExpire : refund)(host.db, purchase);
		if (isDone) {
			await refreshSite(host, await readSite(host.db));
		}
		const [done, refused] = expires ? ['expired', 'not-expired'] : ['refunded', 'not-refunded'];
		return showAgain(visit, isDone ? done : refused);
	}
	const purchases = await readPurchases(host.db, siteId, host.now());
	const back = encodeURIComponent(cameFrom(visit));
	const rows = purchases.map(({ row, item, isActive, isRefundable }) => {
		const state = isActive ? `expires on ${day(row.expires_at)}` : 'expired';
		return html`<li>
			<strong>${item.name}</strong>, ${dollars(row.amount_cents)}, bought on ${day(row.subscribed_at)},
			${state}
			${
				isRefundable
					? buttonForm(visit, {
							path: 'purchases',
							label: `Refund ${item.name}`,
							values: { id: row.id },
						})
					: ''
			}
			${
				isActive
					? buttonForm(visit, {
							path: 'purchases',
							label: `Let ${item.name} expire`,
							values: { id: row.id, action: 'expire' },
						})
					: item.isRetired
						? ''
						: html`<a href="/provider/checkout?product=${item.slug}&redirect_to=${back}"
								>Renew ${item.name}</a
							>`
			}
		</li>`;
	});
	const content =
		rows.length > 0
			? html`<ul>
					${rows}
				</ul>`
			: html`<p>No purchases for this site yet.</p>`;
	return providerPage(visit, { title: 'Purchases', content });
};
