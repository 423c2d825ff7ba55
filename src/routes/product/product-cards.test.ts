import { existsSync } from 'node:fs';
import { PRODUCT_PAGES } from '../../lib/catalog/product-pages';
import { productOf } from '../../../tests/support/shop';
import { offerOf } from '../../lib/prices';
import type { Product } from '../../rest-api/shop';
import { productCards, type Shop } from './product-cards';

const product = (product_slug: string, more: Partial<Product> = {}) =>
	productOf(120, { product_slug, ...more });

const description = (slug: string, included_in_plans: string[] = []) => ({
	title: slug,
	slug,
	description: '',
	features: [],
	disclaimer: { text: '', link_text: '', url: '' },
	show_promotion: false,
	discount_percent: null,
	included_in_plans,
});

const shop = (more: Partial<Shop> = {}): Shop => ({
	descriptions: {
		scan: description('jetpack_scan', ['security']),
		search: description('jetpack_search', ['complete']),
		security: description('jetpack_security_t1_yearly'),
	},
	products: {
		jetpack_scan: product('jetpack_scan'),
		jetpack_search: product('jetpack_search'),
		jetpack_security_t1_yearly: product('jetpack_security_t1_yearly'),
	},
	offer: () => offerOf('', { product: product('') }, 0),
	owned: () => undefined,
	imageUrl: (file) => `/images/${file}`,
	checkout: ({ slug }) => ({ checkoutText: 'Get it', checkoutUrl: `/checkout/${slug}` }),
	...more,
});

describe('productCards', () => {
	it('show a product next to a bundle only if the bundle includes it [PROD-046]', () => {
		const slugs = (key: string) => productCards(key, shop()).map(({ productSlug }) => productSlug);
		expect(slugs('scan')).toEqual(['jetpack_scan', 'jetpack_security_t1_yearly']);
		expect(slugs('search')).toEqual(['jetpack_search']);
		expect(slugs('security')).toEqual(['jetpack_security_t1_yearly']);
		expect(slugs('backup')).toEqual([]);
		expect(slugs('toString')).toEqual([]);
	});

	it.each([
		['jetpack_scan', []],
		['jetpack_security_t1_yearly', ['jetpack_scan']],
	])('leave out what isn’t available, and all with the product: %s [PROD-002, PROD-005]', (slug, left) => {
		const products = { ...shop().products, [slug]: product(slug, { available: false }) };
		expect(productCards('scan', shop({ products })).map(({ productSlug }) => productSlug)).toEqual(left);
	});

	it('make the bundle secondary next to a product, and primary on its own page [PROD-012, PROD-046]', () => {
		expect(productCards('scan', shop()).map(({ priority }) => priority)).toEqual([undefined, 'secondary']);
		expect(productCards('security', shop())[0]?.priority).toBeUndefined();
	});

	it.each(PRODUCT_PAGES)('have an existing illustration for %s', (key) => {
		const descriptions = { [key]: description('x') };
		const [card] = productCards(key, shop({ descriptions, products: { x: product('x') } }));
		expect(existsSync(`.${card?.illustrationPath}`)).toBe(true);
	});

	it('have no images when the host doesn’t say where they are', () => {
		const cards = productCards('scan', shop({ imageUrl: () => '' }));
		expect(cards.some(({ icon, illustrationPath }) => icon || illustrationPath)).toBe(false);
	});

	it('show no price for a product without one', () => {
		const [card] = productCards('search', shop({ offer: () => offerOf('', {}, 0) }));
		expect(card).toMatchObject({ price: null, discountedPrice: null });
	});
});
