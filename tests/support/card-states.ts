import type { TestSite } from './test-site';

/** The provider's answer of these calls, wrapped as hosts do. */
export const wrapped = (data: unknown) => ({ code: 'success', message: '', data: JSON.stringify(data) });

export const answer = (site: TestSite, path: string, data: unknown) =>
	site.fail('GET', path, 200, wrapped(data));

/** The site’s plan, as the provider tells it. */
export const planOf = (slug: string) => (site: TestSite) =>
	answer(site, 'site', { ID: 1, plan: { product_slug: slug }, options: {} });

/** Names of older features, which grant nothing. */
export const LEGACY_FEATURES = [
	'spam-akismet-plus',
	'site-backups-jetpack',
	'security-scanning-jetpack',
	'video-hosting-jetpack',
	'priority-support-jetpack',
	'wordads-jetpack',
	'google-analytics-jetpack',
	'search-jetpack',
	'videopress-jetpack',
];

/** The site’s features, as the provider tells them. */
export const featuresOf =
	(...active: string[]) =>
	(site: TestSite) =>
		answer(site, 'site/features', { active, available: {} });
