import { screen, waitFor } from '@testing-library/react';
import { SiteCard } from '../../src/components/connection-cards/site-card';
import { openPiece } from '../support/open-piece';

const unconnected = { scenario: ['not-connected'] };

describe('the site card of an unconnected site', () => {
	it.each([true, false])(
		'lets users connect the site only with the permission: %s [CONN-026]',
		async (connect) => {
			const { user, left } = await openPiece(<SiteCard />, {
				...unconnected,
				before: (site) =>
					site.editPage((page) => {
						const { currentUser } = page.userData as { currentUser: { permissions: object } };
						Object.assign(currentUser.permissions, { connect });
					}),
			});
			expect(screen.getByText('Your site isn’t connected to WordPress.com.')).toBeInTheDocument();
			const button = screen.queryByRole('button', { name: 'Set up Jetpack' });
			expect(button !== null).toBe(connect);
			if (button) {
				await user.click(button);
				await waitFor(() => expect(left[0]).toMatch(/provider\/authorize.*from=connection-settings/));
			}
		},
	);
});
