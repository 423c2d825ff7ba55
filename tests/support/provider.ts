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

/** The site has these features, and uses so many megabytes for videos. */
export const siteHas =
	(features: string[], used: number | null = null) =>
	(site: TestSite): void => {
		site.editData('/site/features', (data: object) => ({ ...data, active: features }));
		site.editData('/v4/site', ({ options, ...data }: { options: object }) => ({
			...data,
			options: { ...options, videopress_storage_used: used },
		}));
	};

/** Sends the survey's calls, which go to the provider itself, to the test. */
export function survey(answer: () => Response | Promise<Response>) {
	const sent: unknown[] = [];
	const host = globalThis.fetch;
	globalThis.fetch = async (input, init) => {
		if (String(input).includes('feedback-survey')) {
			sent.push(JSON.parse(String(init?.body)));
			return answer();
		}
		return host(input, init);
	};
	return sent;
}

/** Buys at the sandbox provider, in a tab of its own. */
export async function buyElsewhere(site: TestSite, product: string): Promise<void> {
	const page = await (await site.fetch(`/provider/checkout?product=${product}`)).text();
	const form = new URLSearchParams({ product, action: 'buy', coupon: '' });
	const [, buying = ''] = /<form method="post"(.*?)<\/form>/s.exec(page) ?? [];
	for (const [, input = ''] of buying.matchAll(/<input([^>]*)>/g)) {
		const name = /name="([^"]*)"/.exec(input)?.[1];
		if (name) {
			form.set(name, /value="([^"]*)"/.exec(input)?.[1] ?? '');
		}
	}
	const answer = await site.fetch('/provider/checkout', { method: 'POST', body: form, redirect: 'manual' });
	expect(answer.status).toBe(303);
}
