import { screen, waitFor } from '@testing-library/react';
import { button, facts, heading, link, openRecommendations, stored } from '../support/recommendations';
import { app as inApp } from '../support/screens';

describe('feature step', () => {
	describe('with several parts', () => {
		const open = (overrides: Record<string, 'active' | 'inactive'>, isOn: Record<string, boolean> = {}) =>
			openRecommendations({
				before: async (site) => {
					await site.setSwitches({ photon: false, 'photon-cdn': false, 'tiled-gallery': false, ...isOn });
					await site.setFacts({ overrides });
				},
				hash: '#/recommendations/site-accelerator',
			});

		it.each<[string, Record<string, true>]>([
			['photon-cdn', { photon: true, tiled_galleries: true, 'tiled-gallery': true }],
			['photon', { 'photon-cdn': true, tiled_galleries: true, 'tiled-gallery': true }],
			['tiled-gallery', { photon: true, 'photon-cdn': true }],
		])(
			'leaves out %s when an administrator forces it off, and still counts as enabled [REC-010, REC-105]',
			async (part, sent) => {
				const { site, user } = await open({ [part]: 'inactive' });
				await heading('Make your pages load faster');
				await user.click(button('Turn on site accelerator'));
				expect(await screen.findByText('Feature Enabled')).toBeVisible();
				expect(site.callsTo('POST', 'settings').map(({ body }) => body)).toEqual([sent]);
				await waitFor(() => expect(stored(site)?.selectedRecommendations).toEqual(['site-accelerator']));
			},
		);

		it('says why no part can be turned on [REC-105]', async () => {
			const { site, user } = await open({ photon: 'inactive', 'photon-cdn': 'inactive' });
			await heading('Make your pages load faster');
			const blocked = button('Turn on site accelerator');
			expect(blocked).toHaveAccessibleDescription('This feature has been disabled by a site administrator.');
			await user.click(blocked);
			expect(site.callsTo('POST', 'settings')).toEqual([]);
		});
	});

	it.each<[string, string, string, string, object]>([
		['skip', 'Not now', 'Share posts automatically', 'publicize', { skippedRecommendations: ['publicize'] }],
		[
			'selection',
			'Turn on social sharing',
			'Share posts automatically',
			'publicize',
			{ selectedRecommendations: ['publicize'] },
		],
	])('isn’t new anymore after a %s [REC-067, REC-068]', async (_, action, title, step, decided) => {
		const { site, user, reopen } = await openRecommendations({
			...facts(
				{ viewedRecommendations: ['site-type-question'] },
				{ conditionalRecommendations: [step], recommendationsStep: 'summary' },
			),
		});
		await heading(title);
		expect(inApp().getByText('New')).toBeVisible();
		await user.click(inApp().getByRole(action === 'Not now' ? 'link' : 'button', { name: action }));
		await waitFor(() =>
			expect(stored(site)).toMatchObject({
				...decided,
				viewedRecommendations: expect.arrayContaining([step]),
			}),
		);
		await reopen('#/dashboard');
		await heading('Jetpack At A Glance Dashboard');
		expect(link(/^Recommendations/)).toHaveTextContent(/^Recommendations$/);
	});
});
