import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ProductStepCard } from './product-step-card';

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
		expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
			'One-click restores',
			'Ten gigabytes',
		]);
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
