import data from './data/sandbox.json' with { type: 'json' };

/** The six products by their key: texts and facts, no prices; links carry the site as `siteSuffix` (2.1). */
export function productDescriptions(siteSuffix: string) {
	const source = 'jetpack-faq-backup-disclaimer';
	const url = `https://jetpack.com/redirect/?source=${source}&site=${encodeURIComponent(siteSuffix)}`;
	const disclaimer = { text: '* Depends on your storage.', link_text: 'Read more', url };
	return Object.fromEntries(
		Object.entries(data.products).map(([key, product]) => [
			key,
			{
				show_promotion: true,
				discount_percent: 50,
				...product,
				...(key === 'backup' ? { disclaimer } : {}),
			},
		]),
	);
}

/** Partners whose coupons the site knows, and what their presets stand for (facts 12). */
const PARTNERS = new Map(Object.entries(data.partners));
const PRESETS = new Map(Object.entries(data.presets));

/** A coupon `PARTNER_PRESET_HASH` of a known partner and preset; null for any other text. */
export function partnerCouponOf(code: string) {
	const [, prefix = '', presetCode = ''] = /^([A-Z]+)_([A-Z]+)_[A-Za-z0-9]{1,60}$/.exec(code) ?? [];
	const [partner, preset] = [PARTNERS.get(prefix), PRESETS.get(presetCode)];
	return partner && preset ? { prefix, partner, presetCode, preset } : null;
}

/** The coupon as the bootstrap object carries it; false without one (host-contract 2.1). */
export function describePartnerCoupon(code: string | null): object | false {
	const coupon = code === null ? null : partnerCouponOf(code);
	if (!coupon) {
		return false;
	}
	const { prefix, partner, presetCode, preset } = coupon;
	return {
		coupon_code: code,
		partner: { ...partner, prefix },
		preset: presetCode,
		product: { ...preset, show_promotion: false, discount_percent: 0, included_in_plans: [] },
	};
}
