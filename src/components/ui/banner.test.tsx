import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Banner } from './banner';

describe('Banner', () => {
	it('is a group named by its title, with one action and a dismiss button [NOTICE-015]', async () => {
		const onDismiss = jest.fn();
		render(
			<Banner title="Daily copies" action={{ label: 'See plans', href: '#/plans' }} onDismiss={onDismiss}>
				Restore your site in one click.
			</Banner>,
		);
		expect(screen.getByRole('group', { name: 'Daily copies' })).toBeVisible();
		expect(screen.getByRole('link', { name: 'See plans' })).toHaveAttribute('href', '#/plans');
		expect(screen.getAllByRole('link')).toHaveLength(1);
		await userEvent.click(screen.getByRole('button', { name: 'Dismiss this offer' }));
		expect(onDismiss).toHaveBeenCalled();
	});
});
