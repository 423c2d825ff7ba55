import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Banner } from './banner';

describe('Banner', () => {
	it('is a group with its title for a name, one action and a way to dismiss it', async () => {
		const onDismiss = jest.fn();
		render(
			<Banner title="Daily copies" action={{ label: 'See plans', href: '#/plans' }} onDismiss={onDismiss}>
				Restore your site in one click.
			</Banner>,
		);
		expect(screen.getByRole('group', { name: 'Daily copies' })).toBeVisible();
		expect(screen.getByRole('link', { name: 'See plans' })).toHaveAttribute('href', '#/plans');
		await userEvent.click(screen.getByRole('button', { name: 'Dismiss this offer' }));
		expect(onDismiss).toHaveBeenCalled();
	});

	it('is one link as a whole without a call to action [NOTICE-015]', async () => {
		const onFollow = jest.fn();
		render(
			<Banner title="Daily copies" href="#/plans" onFollow={onFollow}>
				Restore your site in one click.
			</Banner>,
		);
		const link = screen.getByRole('link', { name: 'Daily copies Restore your site in one click.' });
		expect(link).toHaveAttribute('href', '#/plans');
		await userEvent.click(screen.getByText('Restore your site in one click.'));
		expect(onFollow).toHaveBeenCalled();
	});

	it('keeps the dismiss control out of the link', () => {
		render(<Banner title="Daily copies" href="#/plans" onDismiss={() => {}} />);
		expect(screen.getByRole('link')).not.toContainElement(screen.getByRole('button'));
	});

	it.each(['javascript:alert(1)', undefined])('is plain text with the address %p', (href) => {
		render(<Banner title="Daily copies" href={href} />);
		expect(screen.queryByRole('link')).not.toBeInTheDocument();
		expect(screen.getByText('Daily copies')).toBeVisible();
	});
});
