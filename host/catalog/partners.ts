/** Partners whose coupons the site knows, and what their presets stand for (facts 12). */
interface Partner {
	name: string;
	logo: { src: string; width: number; height: number };
}

interface Preset {
	slug: string;
	title: string;
	description: string;
	features: readonly string[];
}

const PARTNERS: Readonly<Record<string, Partner>> = {
	IONOS: { name: 'IONOS', logo: { src: '/images/ionos-logo.jpg', width: 119, height: 32 } },
};

const PRESETS: Readonly<Record<string, Preset>> = {
	IONA: {
		slug: 'jetpack_backup_daily',
		title: 'Jetpack Backup',
		description: 'Daily backups you can restore in one click.',
		features: ['Daily off-site backups', 'One-click restores', 'Storage included'],
	},
};

/** A coupon `PARTNER_PRESET_HASH` of a known partner and preset; null for any other text. */
export function partnerCouponOf(
	code: string,
): { prefix: string; partner: Partner; presetCode: string; preset: Preset } | null {
	const [, prefix = '', presetCode = ''] = /^([A-Z]+)_([A-Z]+)_[A-Za-z0-9]{1,60}$/.exec(code) ?? [];
	const partner = Object.hasOwn(PARTNERS, prefix) ? PARTNERS[prefix] : undefined;
	const preset = Object.hasOwn(PRESETS, presetCode) ? PRESETS[presetCode] : undefined;
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
		partner: { name: partner.name, prefix, logo: partner.logo },
		preset: presetCode,
		product: {
			...preset,
			features: [...preset.features],
			show_promotion: false,
			discount_percent: 0,
			included_in_plans: [],
		},
	};
}
