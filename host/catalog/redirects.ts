/** Named links of the dashboard that lead to a page of the sandbox (facts 3.3), by the page's name. */
const PAGES: Readonly<Record<string, readonly string[]>> = {
	plans: [
		'jetpack-plans',
		'jetpack-nav-site-only-plans',
		'plans-main-top',
		'my-plan-header-free-plan-text-link',
		'settings-ads',
		'settings-ga',
		'support',
		'jetpack-backup',
		'jetpack-videopress',
	],
	checkout: [
		'jetpack-product-description-checkout',
		'jetpack-recommendations-product-checkout',
		'jetpack-plugin-partner-coupon-checkout',
	],
	purchases: ['calypso-purchases', 'license-activation-view-my-plans'],
	backup: [
		'calypso-activity-log',
		'calypso-backups',
		'my-jetpack-manage-backup',
		'jetpack-license-activation-success-backup',
		'vaultpress-dashboard',
	],
	scan: ['calypso-scanner', 'jetpack-license-activation-success-scan'],
	credentials: [
		'jetpack-backup-dash-credentials',
		'jetpack-scan-dash-credentials',
		'jetpack-settings-security-credentials',
	],
};

const BY_SOURCE = new Map(
	Object.entries(PAGES).flatMap(([page, sources]) => sources.map((source) => [source, page] as const)),
);

/**
 * The sandbox page a link opens; a monthly plan's link has its own suffix. Undefined for links to other
 * sites.
 */
export function sandboxPageOf(source: string): string | undefined {
	return BY_SOURCE.get(source) ?? BY_SOURCE.get(source.replace(/-monthly$/, ''));
}
