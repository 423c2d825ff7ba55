import { act, screen } from '@testing-library/react';
import { openMyPlan } from '../support/my-plan';
import { activateFeature } from '../../src/state/purchases/thunks/refresh';
import { holding } from '../support/holding';
import { openStore } from '../support/open-piece';
import { region } from '../support/screens';

describe('activating a module from the grid', () => {
	const CASES = [
		[
			'VideoPress',
			'videopress',
			'Turn on video hosting',
			'settings',
			{ videopress: true },
			'Upload videos',
			'activate_videopress',
		],
		[
			'Ads',
			'wordads',
			'Turn on ads',
			'module/wordads/active',
			{ active: true },
			'View your earnings',
			'activate_wordads',
		],
		[
			'Google Analytics',
			'google-analytics',
			'Turn on Google Analytics',
			'module/google-analytics/active',
			{ active: true },
			'Configure Google Analytics',
			'activate_ga',
		],
		[
			'Social',
			'publicize',
			'Turn on sharing',
			'module/publicize/active',
			{ active: true },
			'Schedule posts',
			'activate_publicize',
		],
	] as const;

	it.each(CASES)(
		'%s: activates %s once, with a busy button, then links to the next step [PLAN-010, PLAN-079, EVT-040]',
		async (title, slug, label, path, body, next, target) => {
			let release = async () => {};
			const { user, site, events } = await openMyPlan({
				scenario: ['plan-complete'],
				before: async (test) => {
					await test.setSwitches({ [slug]: false });
					release = holding(test, 'POST', path);
				},
			});
			const button = () => region(title).getByRole('button', { name: label });
			await user.dblClick(button());
			expect(button()).toHaveAttribute('aria-disabled', 'true');
			expect(button()).toHaveAttribute('aria-busy', 'true');
			expect(region(title).queryByRole('link')).not.toBeInTheDocument();

			// It knows that on the way back too.
			act(() => void (window.location.hash = '#/dashboard'));
			await screen.findByRole('heading', { level: 1, name: /At A Glance/ });
			act(() => void (window.location.hash = '#/my-plan'));
			await screen.findByRole('region', { name: 'My Plan' });
			expect(button()).toHaveAttribute('aria-busy', 'true');

			await release();
			expect(await region(title).findByRole('link', { name: new RegExp(next) })).toBeVisible();
			expect(site.callsTo('POST', path).map((call) => call.body)).toEqual([body]);
			expect((await events()).filter(([, more]) => more.target === target)).toHaveLength(1);
		},
	);

	it('shows why a module wasn’t activated, and allows a retry [PLAN-010]', async () => {
		const { user, site } = await openMyPlan({
			scenario: ['plan-complete'],
			before: async (test) => {
				await test.setSwitches({ wordads: false });
				test.fail('POST', 'module/wordads/active', 500, { code: 'activation_error', message: 'Not now.' });
			},
		});
		await user.click(region('Ads').getByRole('button', { name: 'Turn on ads' }));
		expect(await screen.findByText(/failed to activate\. Not now\./)).toBeVisible();
		expect(region('Ads').getByRole('button', { name: 'Turn on ads' })).not.toHaveAttribute('aria-busy');
		site.recover();
		await user.click(region('Ads').getByRole('button', { name: 'Turn on ads' }));
		expect(await region('Ads').findByRole('link', { name: /View your earnings/ })).toBeVisible();
	});

	it('is disabled with a reason when a site administrator manages the module', async () => {
		await openMyPlan({
			scenario: ['plan-complete'],
			before: async (test) => {
				await test.setSwitches({ wordads: false });
				test.editPage((state) =>
					Object.assign((state.getModules as Record<string, object>).wordads ?? {}, { override: 'managed' }),
				);
			},
		});
		const button = region('Ads').getByRole('button', { name: 'Turn on ads' });
		expect(button).toHaveAttribute('aria-disabled', 'true');
		expect(button).toHaveAccessibleDescription('This feature is being managed by a site administrator.');
	});

	it('sends one request for two simultaneous calls [PLAN-010]', async () => {
		const { store, site } = await openStore({
			scenario: ['plan-complete'],
			before: (test) => test.setSwitches({ wordads: false }),
		});
		await Promise.all([
			store.dispatch(activateFeature('wordads')),
			store.dispatch(activateFeature('wordads')),
		]);
		expect(site.callsTo('POST', 'module/wordads/active')).toHaveLength(1);
	});
});
