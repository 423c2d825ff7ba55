import { __, _x, sprintf } from '@wordpress/i18n';
import { PRODUCT_NAMES } from '../../lib/catalog/product-names';
import { planClassOf, type PlanClass } from '../../lib/catalog/plan-class';
import { PRODUCT_NAME, PROVIDER_NAME } from '../../lib/product';

/** Products with a name of their own, without the one of whose they are. */
const OWN_NAMES: Partial<Readonly<Record<PlanClass, string>>> = {
	'backup-t0': PRODUCT_NAMES.backup,
	'backup-t1': PRODUCT_NAMES.backup,
	'backup-t2': PRODUCT_NAMES.backup,
	'anti-spam': PRODUCT_NAMES['anti-spam'],
};

const NAMES: Partial<Readonly<Record<PlanClass, () => string>>> = {
	free: () => __('Free', 'site-dashboard'),
	personal: () => __('Personal', 'site-dashboard'),
	premium: () => __('Premium', 'site-dashboard'),
	business: () => __('Professional', 'site-dashboard'),
	complete: () => __('Complete', 'site-dashboard'),
	'security-t1': () => _x('Security', 'name of a product', 'site-dashboard'),
	'security-t2': () => _x('Security', 'name of a product', 'site-dashboard'),
	'daily-security': () => __('Security Daily', 'site-dashboard'),
	'realtime-security': () => __('Security Real-time', 'site-dashboard'),
	'daily-backup': () => __('Backup Daily', 'site-dashboard'),
	'realtime-backup': () => __('Backup Real-time', 'site-dashboard'),
	search: () => _x('Search', 'name of a product', 'site-dashboard'),
	'free-search': () => __('Search Free', 'site-dashboard'),
	scan: () => __('Scan', 'site-dashboard'),
	videopress: () => __('VideoPress', 'site-dashboard'),
	'social-basic': () => __('Social Basic', 'site-dashboard'),
	'social-advanced': () => __('Social Advanced', 'site-dashboard'),
	boost: () => __('Boost', 'site-dashboard'),
};

/** Name of a plan or product, by whose it is (PLAN-053); undefined for one that is not sold. */
export function planName(slug: string): string | undefined {
	const planClass = planClassOf(slug);
	const name = planClass && NAMES[planClass];
	return name
		? sprintf(
				/* translators: 1: name of the product or the provider, 2: name of a plan, such as Premium */
				__('%1$s %2$s', 'site-dashboard'),
				slug.startsWith('jetpack_') ? PRODUCT_NAME : PROVIDER_NAME,
				name(),
			)
		: planClass && OWN_NAMES[planClass];
}
