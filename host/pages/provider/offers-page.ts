import { html } from 'hono/html';
import type { Html } from '../../http/context';
import { writeFacts } from '../../site/facts';
import { DASHBOARD_PAGE } from '../../site/urls';
import { readRecords, writeRecords, type Discount } from '../../provider/records';
import { DAY } from '../../provider/purchases';
import { hidden, providerPage, showAgain, type ProviderPage, type ProviderVisit } from './layout';

/** Recommendations that can come up on a site (facts 17.6). */
const CONDITIONAL = ['publicize', 'protect', 'anti-spam', 'videopress', 'backup-plan', 'boost'];

const DISCOUNT_CODE = 'JPRECOMMENDED20';
/** A coupon of a known partner, to be carried in by the URL of a page. */
const PARTNER_COUPON = 'IONOS_IONA_SANDBOX1';

/** `/provider/offers`: discount, sale, suggestions, and what recommendations come up. */
export const offersPage: ProviderPage = async (visit) => {
	const { host, site, fields } = visit;
	const { blogId } = site.facts;
	if (fields) {
		await writeRecords(host.db, blogId, {
			discount: discountFor(fields.get('discount') ?? '', host.now()),
			sale: percent(fields.get('sale')),
			hasSuggestions: fields.has('suggestions'),
			hasUpsell: fields.has('upsell'),
		});
		await writeFacts(host.db, {
			conditionalRecommendations: fields.getAll('conditional').filter((slug) => CONDITIONAL.includes(slug)),
		});
		return showAgain(visit, 'saved');
	}
	const records = await readRecords(host.db, blogId);
	const content = html`<form method="post" action="/provider/offers">
			${hidden(visit)}
			${choices('discount', 'Site discount', DISCOUNTS, wordFor(records.discount, host.now()))}
			<label class="host-field"
				><span>Sale, percent off everything</span
				><input name="sale" type="number" min="0" max="90" value="${String(records.sale ?? 0)}"
			/></label>
			${checkbox('suggestions', 'on', 'Suggest products', records.hasSuggestions)}
			${checkbox('upsell', 'on', 'Offer a product next to the summary', records.hasUpsell)}
			<fieldset>
				<legend>Conditional recommendations</legend>
				${CONDITIONAL.map((slug) =>
					checkbox('conditional', slug, slug, site.facts.conditionalRecommendations.includes(slug)),
				)}
			</fieldset>
			<button class="host-button">Save</button>
		</form>
		${partnerLinks(visit)}`;
	return providerPage(visit, { title: 'Offers', content });
};

const DISCOUNTS: Readonly<Record<string, string>> = {
	none: 'None',
	valid: '20%, for 30 days',
	used: '20%, used',
	expired: '20%, expired',
};

function discountFor(word: string, now: number): Discount | null {
	if (word === 'none' || !Object.hasOwn(DISCOUNTS, word)) {
		return null;
	}
	return {
		code: DISCOUNT_CODE,
		discount: 20,
		isUsed: word === 'used',
		expiresAt: now + (word === 'expired' ? -1 : 30) * DAY,
	};
}

function wordFor(discount: Discount | null, now: number): string {
	if (!discount) {
		return 'none';
	}
	if (discount.isUsed) {
		return 'used';
	}
	return discount.expiresAt <= now ? 'expired' : 'valid';
}

function percent(text: string | null): number | null {
	const number = Math.floor(Number(text));
	return number > 0 && number <= 90 ? number : null;
}

function choices(
	name: string,
	label: string,
	options: Readonly<Record<string, string>>,
	chosen: string,
): Html {
	return html`<label class="host-field"
		><span>${label}</span
		><select name="${name}">
			${Object.entries(options).map(
				([value, words]) =>
					html`<option value="${value}" ${value === chosen ? 'selected' : ''}>${words}</option>`,
			)}
		</select></label
	>`;
}

function checkbox(name: string, value: string, label: string, isChecked: boolean): Html {
	return html`<p>
		<label
			><input type="checkbox" name="${name}" value="${value}" ${isChecked ? 'checked' : ''} /> ${label}</label
		>
	</p>`;
}

function partnerLinks({ site }: ProviderVisit): Html {
	const url = `/wp-admin/${DASHBOARD_PAGE}&jetpack-partner-coupon=${PARTNER_COUPON}`;
	const { partnerCoupon } = site.facts;
	return html`<h2>Partner coupon</h2>
		<p>
			${partnerCoupon ? html`The site has the coupon <code>${partnerCoupon}</code>.` : 'The site has no partner coupon.'}
		</p>
		<p><a href="${url}">Open the dashboard with a partner coupon</a></p>`;
}
