import { __, sprintf } from '@wordpress/i18n';
import { planClassOf, type PlanClass } from '../../lib/catalogue/plan-class';
import { PRODUCT_NAME, PROVIDER_NAME } from '../../lib/product';

const NAMES: Readonly<Record<PlanClass, () => string>> = {
	free: () => __('Free', 'site-dashboard'),
	personal: () => __('Personal', 'site-dashboard'),
	premium: () => __('Premium', 'site-dashboard'),
	business: () => __('Professional', 'site-dashboard'),
	complete: () => __('Complete', 'site-dashboard'),
	'security-t1': () => __('Security', 'site-dashboard'),
	'security-t2': () => __('Security', 'site-dashboard'),
	'daily-security': () => __('Security Daily', 'site-dashboard'),
	'realtime-security': () => __('Security Real-time', 'site-dashboard'),
	'backup-t0': () => __('Backup', 'site-dashboard'),
	'backup-t1': () => __('Backup', 'site-dashboard'),
	'backup-t2': () => __('Backup', 'site-dashboard'),
	'daily-backup': () => __('Backup Daily', 'site-dashboard'),
	'realtime-backup': () => __('Backup Real-time', 'site-dashboard'),
	search: () => __('Search', 'site-dashboard'),
	'free-search': () => __('Search Free', 'site-dashboard'),
	scan: () => __('Scan', 'site-dashboard'),
	'anti-spam': () => __('Anti-spam', 'site-dashboard'),
	videopress: () => __('VideoPress', 'site-dashboard'),
	'social-basic': () => __('Social Basic', 'site-dashboard'),
	'social-advanced': () => __('Social Advanced', 'site-dashboard'),
	boost: () => __('Boost', 'site-dashboard'),
};

/** Name of a plan or product, by whose it is (PLAN-053); undefined for one that is not sold. */
export function planName(slug: string): string | undefined {
	const planClass = planClassOf(slug);
	return (
		planClass &&
		sprintf(
			/* translators: 1: name of the product or the provider, 2: name of a plan, such as Premium */
			__('%1$s %2$s', 'site-dashboard'),
			slug.startsWith('jetpack_') ? PRODUCT_NAME : PROVIDER_NAME,
			NAMES[planClass](),
		)
	);
}
