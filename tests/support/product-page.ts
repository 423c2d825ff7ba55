import { screen, within } from '@testing-library/react';
import { openApp, type OpenOptions } from './open-app';
import { region } from './screens';
import { TestSite } from './test-site';

export const openProduct = (key: string, options: OpenOptions = {}) =>
	openApp({ hash: `#/product/${key}`, ...options });

export const query = (link: HTMLElement) =>
	Object.fromEntries(new URL((link as HTMLAnchorElement).href).searchParams);

export const checkoutOf = (title: string) => region(title).getByRole('link', { name: `Get ${title}` });

/** Changes what site/products says about one product. */
export async function withProduct(slug: string, change: Record<string, unknown> | null): Promise<TestSite> {
	const site = await TestSite.start(['connected']);
	site.intercept((request) => {
		if (!request.url.includes('/site/products')) {
			return null;
		}
		return site.host.fetch(request).then(async (response) => {
			const answer = (await response.json()) as { data: Record<string, object> };
			if (change) {
				answer.data[slug] = { ...answer.data[slug], ...change };
			} else {
				delete answer.data[slug];
			}
			return Response.json(answer);
		}) as unknown as Response;
	});
	return site;
}

/** URLs of the images in the cards. */
export const pictures = () =>
	[...document.querySelectorAll<HTMLImageElement>('#jp-plugin-container [data-product] img')].map(
		({ src }) => src,
	);

const priceText = (title: string) =>
	within(screen.getByRole('region', { name: title })).getAllByText(/paid yearly/)[0]?.parentElement
		?.textContent ?? '';

/** What a product costs now, before, and for how long. */
export const priceOf = (title: string) => priceText(title).replace(/(?<=paid yearly).*/, '');

/** What follows: how much is saved. */
export const savedOf = (title: string) => priceText(title).replace(/.*paid yearly/, '');
