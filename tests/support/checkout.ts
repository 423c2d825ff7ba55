import { screen, waitFor } from '@testing-library/react';
import { follow } from './follow';
import { openApp, type OpenApp, type OpenOptions } from './open-app';
import { settled } from './settled';
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

/**
 * Opens a product's page and follows the way to checkout once it's known what the site owns, or that it can't
 * be.
 */
export async function leaveAtProduct(
	key: string,
	title: string,
	options: OpenOptions = {},
): Promise<OpenApp> {
	const app = await openApp({ ...options, hash: `#/product/${key}` });
	await leave(app, title);
	return app;
}

/** Follows the way to the checkout of that product. */
export async function leave({ site, user }: OpenApp, title: string): Promise<void> {
	const link = await screen.findByRole('link', { name: `Get ${title}` });
	await waitFor(() => expect(site.callsTo('GET', 'site/purchases')).not.toHaveLength(0));
	await settled();
	await follow(user, link);
}
