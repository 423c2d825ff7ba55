import type { TestSite } from './test-site';

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
