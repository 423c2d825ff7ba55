import { screen } from '@testing-library/react';
import { openApp, type OpenOptions } from '../support/open-app';
import { facts } from '../support/recommendations';
import { posted } from '../support/settings-tab';

const SHARE_POSTS = 'Share new posts on social networks';

/** The owner's account is gone, and this user's is there. */
const LINKED_ALONE: OpenOptions = {
	scenario: ['site-only'],
	before: (site) =>
		site.editPage(({ userData }) =>
			Object.assign((userData as { currentUser: object }).currentUser, { isConnected: true }),
		),
};

describe('switches shared with recommendations', () => {
	it.each<[string, string, string, OpenOptions]>(
		[
			['monitor', 'security', 'Get an alert when your site goes down'],
			['related-posts', 'traffic', 'Show related posts below each post'],
			['site-accelerator', 'performance', 'Site accelerator'],
			['publicize', 'sharing', SHARE_POSTS],
		].flatMap(([step = '', tab = '', name = '']): Array<[string, string, string, OpenOptions]> => [
			[step, tab, name, { as: 'admin2' }],
			[step, tab, name, LINKED_ALONE],
			[step, tab, name, { scenario: ['site-only'] }],
		]),
	)(
		'are available to the same users as the recommendation %s, on #/%s [SHARE-003]',
		async (step, tab, name, options) => {
			const app = await openApp({ ...facts(), ...options, hash: `#/recommendations/${step}` });
			await facts().before(app.site);
			await app.reopen();
			const offer = await screen.findByRole('button', { name: /^Turn on/ });
			const isOpen = offer.getAttribute('aria-disabled') === null;
			await app.reopen(`#/${tab}`);
			const toggle = await screen.findByRole('switch', { name });
			expect(toggle.getAttribute('aria-disabled')).toBe(isOpen ? null : 'true');
		},
	);

	it('let an administrator without an account turn a recommended feature off again [SHARE-003]', async () => {
		const { site, user, reopen } = await openApp({
			...facts(),
			as: 'admin2',
			hash: '#/recommendations/publicize',
		});
		await user.click(await screen.findByRole('button', { name: 'Turn on social sharing' }));
		await screen.findByText('Feature Enabled');
		await reopen('#/sharing');
		const toggle = await screen.findByRole('switch', { name: SHARE_POSTS });
		expect(toggle).toBeChecked();
		await user.click(toggle);
		await screen.findByText('Updated settings.');
		expect(toggle).not.toBeChecked();
		expect(posted(site).at(-1)).toEqual({ publicize: false });
	});
});
