import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ProductCard, type ProductCardContent } from './product-card';
import { ProductStepCard } from '../../routes/recommendations/product-step-card/product-step-card';

/** The least that a card needs (PROD-013). */
const NEEDED: ProductCardContent = {
	title: 'Backup',
	productSlug: 'jetpack_backup_t1_yearly',
	price: 9.95,
	currencyCode: 'USD',
	checkoutText: 'Get Backup',
	checkoutUrl: '/checkout?product=backup',
};

const WHOLE: ProductCardContent = {
	...NEEDED,
	icon: '/images/icon.svg',
	description: 'Keeps a copy of everything.',
	features: ['A copy on every change', 'One-click restores'],
	disclaimer: { text: 'As long as it lasts.', url: 'https://a.example/terms', link_text: 'Read more' },
	discountedPrice: 4.95,
	billingDescription: 'per month, paid yearly',
	callToAction: 'Popular upgrade',
	priority: 'secondary',
	illustrationPath: '/images/illustration.svg',
};

const card = () => screen.getByRole('region', { name: 'Backup' });
const pictures = () => [...card().querySelectorAll('img')].map((image) => image.getAttribute('src'));

describe('ProductCard', () => {
	it('renders with only the required content [PROD-011, PROD-012, PROD-013]', () => {
		render(<ProductCard product={NEEDED} />);
		expect(card()).toHaveTextContent(/^Backup\$9.95\/month, paid yearlyGet Backup$/);
		expect(card()).toHaveClass('primary');
		expect(screen.getByRole('link', { name: 'Get Backup' })).toHaveAttribute(
			'href',
			'/checkout?product=backup',
		);
		expect(screen.getByRole('link', { name: 'Get Backup' })).toHaveClass('primary');
		expect(pictures()).toEqual([]);
		expect(screen.queryByRole('list')).not.toBeInTheDocument();
	});

	it('renders all of its content [PROD-011, PROD-012]', () => {
		render(<ProductCard product={WHOLE} />);
		expect(card()).toHaveTextContent(
			/^Popular upgradeBackupKeeps a copy of everything\..*Price now: \$4\.95Regular price: \$9\.95per month, paid yearly50% off.*Get Backup/,
		);
		expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(WHOLE.features);
		expect(card()).toHaveAttribute('data-product', 'jetpack_backup_t1_yearly');
		expect(card()).toHaveClass('secondary');
		expect(pictures()).toEqual(['/images/icon.svg', '/images/illustration.svg']);
		expect(within(card()).getByText(/As long as it lasts/)).toBeVisible();
		expect(screen.getByRole('link', { name: /Read more/ })).toHaveAttribute(
			'href',
			'https://a.example/terms',
		);
	});

	it.each([
		['an empty disclaimer', { disclaimer: { text: '', url: 'https://a.example/', link_text: 'Read more' } }],
		['no features', { features: [] }],
		['an unknown price', { price: null }],
	])('renders no empty elements for %s [PROD-011]', (_, change) => {
		render(<ProductCard product={{ ...NEEDED, ...change }} />);
		expect(card().querySelectorAll('p, ul')).toHaveLength(0);
		expect(screen.getAllByRole('link')).toHaveLength(1);
	});

	it('shows a disclaimer without a link if it has no URL, or an unsafe one', () => {
		const { rerender } = render(
			<ProductCard product={{ ...NEEDED, disclaimer: { text: 'Small print.' } }} />,
		);
		expect(screen.getByText('Small print.')).toBeVisible();
		expect(screen.getAllByRole('link')).toHaveLength(1);
		const disclaimer = { text: 'x', url: 'data:text/html,x', link_text: 'Read more' };
		rerender(<ProductCard product={{ ...WHOLE, checkoutUrl: 'javascript:alert(1)', disclaimer }} />);
		expect(screen.queryByRole('link')).not.toBeInTheDocument();
	});

	it('calls onCheckout and onDisclaimer when their links are clicked', async () => {
		const [onCheckout, onDisclaimer] = [jest.fn(), jest.fn()];
		const product = { ...WHOLE, checkoutUrl: '#/checkout' };
		render(<ProductCard product={product} onCheckout={onCheckout} onDisclaimer={onDisclaimer} />);
		await userEvent.click(screen.getByRole('link', { name: 'Get Backup' }));
		expect(onCheckout).toHaveBeenCalledTimes(1);
		expect(onDisclaimer).not.toHaveBeenCalled();
		const link = screen.getByRole('link', { name: /Read more/ });
		link.addEventListener('click', (event) => event.preventDefault());
		await userEvent.click(link);
		expect(onDisclaimer).toHaveBeenCalledTimes(1);
	});
});

describe('ProductStepCard', () => {
	it('renders all of its content and calls onCta when its link is clicked [PROD-014]', async () => {
		const onCta = jest.fn();
		render(
			<ProductStepCard
				title="Backup"
				ctaLink="#/product/backup"
				ctaText="Get Backup"
				features={['One-click restores', 'Ten gigabytes']}
				icon="/images/icon.svg"
				disclaimer={{ text: 'As long as it lasts.', url: 'https://a.example/', link_text: 'Read more' }}
				onCta={onCta}
			/>,
		);
		const card = screen.getByRole('region', { name: 'Backup' });
		const features = screen.getAllByRole('listitem').map((item) => item.textContent);
		expect(features).toEqual(['One-click restores', 'Ten gigabytes']);
		expect(card.querySelector('img')).toHaveAttribute('src', '/images/icon.svg');
		expect(card).toHaveTextContent('As long as it lasts.');
		expect(screen.getByRole('link', { name: /Read more/ })).toHaveAttribute('href', 'https://a.example/');
		const link = screen.getByRole('link', { name: 'Get Backup' });
		expect(link).toHaveAttribute('href', '#/product/backup');
		await userEvent.click(link);
		expect(onCta).toHaveBeenCalledTimes(1);
	});

	it('leaves out missing optional content [PROD-014]', () => {
		render(<ProductStepCard title="Backup" ctaLink="#/product/backup" ctaText="Get Backup" />);
		expect(screen.getByRole('region', { name: 'Backup' })).toHaveTextContent(/^BackupGet Backup$/);
		expect(screen.queryByRole('list')).not.toBeInTheDocument();
		expect(screen.getByRole('region').querySelector('img')).toBeNull();
	});
});
