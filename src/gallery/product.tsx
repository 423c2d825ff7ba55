import { Guarantee } from '../components/guarantee/guarantee';
import { Price } from '../components/price/price';
import { ProductCard, type ProductCardContent } from '../components/product-card/product-card';
import type { Fixture } from './fixture';

export const price: Fixture = {
	name: 'Price',
	states: {
		Regular: () => <Price price={9.95} currency="USD" />,
		Reduced: () => <Price price={9.95} offPrice={4.95} currency="USD" />,
		'Without zeros': () => <Price price={10} currency="USD" legend="per year" />,
		'Without places': () => <Price price={1234567} offPrice={1200} currency="JPY" />,
		'From right to left': () => <Price price={1234.5} offPrice={99} currency="AED" />,
	},
};

const BACKUP: ProductCardContent = {
	title: 'Backup Plus',
	productSlug: 'jetpack_backup_t1_yearly',
	description: 'Real-time backups you can restore in one click.',
	features: ['Real-time backups', '10 GB of storage', '30 days of history*', 'One-click restores'],
	disclaimer: { text: '* Depends on your storage.', url: '#terms', link_text: 'Read more' },
	currencyCode: 'USD',
	price: 9.95,
	discountedPrice: 4.95,
	billingDescription: 'per month, paid yearly',
	checkoutText: 'Get Backup',
	checkoutUrl: '#checkout',
};

export const productCard: Fixture = {
	name: 'Product card',
	states: {
		Primary: () => <ProductCard product={BACKUP} />,
		Secondary: () => (
			<ProductCard
				product={{
					...BACKUP,
					title: 'Backup Popular',
					priority: 'secondary',
					callToAction: 'Popular upgrade',
					disclaimer: undefined,
				}}
			/>
		),
		'The least': () => (
			<ProductCard
				product={{
					title: 'Suchmaschinenoptimierungszusatzpaket',
					productSlug: 'x',
					price: 5,
					currencyCode: 'USD',
					checkoutText: 'Get it',
					checkoutUrl: '#checkout',
				}}
			/>
		),
		'Price unknown': () => (
			<ProductCard product={{ ...BACKUP, title: 'Backup Someday', price: null, discountedPrice: null }} />
		),
	},
};

export const guarantee: Fixture = {
	name: 'Guarantee',
	states: { Shown: () => <Guarantee /> },
};
