import { act, screen } from '@testing-library/react';
import { activateFeature } from '../../src/state/purchases/thunks/refresh';
import { clicks } from '../support/clicks';
import { follow } from '../support/follow';
import { all, editing, grid, openMyPlan, query, withPlan, withRewind } from '../support/my-plan';
import { openStore } from '../support/open-piece';
import { region } from '../support/screens';

const features = (...active: string[]) => editing('/site/features', () => ({ active, available: {} }));
const linkOf = (card: string) => region(card).getByRole('link');

describe('My Plan grid', () => {
	it('of premium starts with backups, and says how much room videos take [PLAN-066, PLAN-067, PLAN-073]', async () => {
		await openMyPlan({
			before: all(
				editing('/jetpack/v4/site', (data: { plan: object }) => ({
					...data,
					plan: { ...data.plan, product_slug: 'jetpack_premium' },
					options: { videopress_storage_used: 250 },
				})),
				withRewind({ state: 'active' }),
			),
		});
		expect(grid()).toEqual([
			'Site backups',
			'Performance',
			'Spam protection',
			'VideoPress',
			'Activity',
			'Ads',
			'Google Analytics',
			'Social',
		]);
		expect(query(linkOf('Site backups')).source).toBe('calypso-activity-log');
		expect(region('VideoPress').getByText(/^Your videos use/)).toHaveTextContent(
			'Your videos use 250 MB of storage.',
		);
	});

	it('of complete leaves out what’s forced off or missing [PLAN-009, PLAN-068, PLAN-071]', async () => {
		await openMyPlan({
			scenario: ['plan-complete'],
			before: (site) =>
				site.page({ getModules: { wordads: { override: 'inactive' }, publicize: undefined } }),
		});
		expect(grid()).toEqual([
			'Search',
			'Performance',
			'Spam protection',
			'VideoPress',
			'Activity',
			'Google Analytics',
		]);
	});

	it('of a backup product has its backups, then search, then the free cards [PLAN-069, PLAN-071, PLAN-072]', async () => {
		await openMyPlan({
			before: all(withPlan('jetpack_backup_t1_yearly'), features('search', 'instant-search')),
		});
		expect(grid()).toEqual([
			'Site backups',
			'Search',
			'Always-on security',
			'Performance',
			'Themes',
			'More visitors',
			'Activity',
			'Documentation',
		]);
		expect(region('Site backups').getByText(/real time/)).toBeVisible();
	});

	it('sets up what’s missing when nothing is known of backups [PLAN-073]', async () => {
		await openMyPlan({
			scenario: ['plan-premium', 'akismet-inactive'],
			before: all(features('search'), (site) => site.fail('GET', 'rewind', 500)),
		});
		expect(grid()).not.toContain('Search');
		expect(linkOf('Site security')).toHaveAccessibleName(/^Set up VaultPress/);
		expect(query(linkOf('Site security'))).toMatchObject({
			source: 'calypso-plugins-setup',
			query: 'only=vaultpress',
		});
		expect(query(linkOf('Spam protection')).query).toBe('only=akismet');
	});

	it.each<[scenario: string[], links: Record<string, string>]>([
		[
			['plan-free'],
			{ free_security: 'Manage security settings', free_support_documentation: 'Search the support site' },
		],
		[
			['plan-security', 'everything-on', 'akismet-valid'],
			{
				view_spam_stats: 'View spam stats',
				upload_videos: 'Upload videos',
				configure_ga: 'Configure Google Analytics',
			},
		],
	])('records clicks on its links with the plan: %j [EVT-040]', async (scenario, links) => {
		const opened = await openMyPlan({ scenario });
		for (const name of Object.values(links)) {
			// By text: roles take seconds in jsdom on a screen this large. The support card has one of them too.
			const [text] = await screen.findAllByText(name);
			await follow(opened.user, text?.closest('a') as HTMLElement);
		}
		const seen = (await clicks(opened)).filter(({ page }) => page === 'my-plan');
		expect(seen.map(({ target }) => target)).toEqual(Object.keys(links));
		expect(new Set(seen.map(({ plan }) => typeof plan))).toEqual(new Set(['string']));
	});
});

describe('activating from the grid', () => {
	it.each([
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
	] as const)(
		'%s: activates %s once, with a busy button, then links to the next step [PLAN-010, PLAN-079, EVT-040]',
		async (title, slug, label, path, body, next, target) => {
			let release = async () => {};
			const { user, site, events } = await openMyPlan({
				scenario: ['plan-complete'],
				before: async (test) => {
					await test.setSwitches({ [slug]: false });
					release = test.hold('POST', path);
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

	it('says why something wasn’t activated, or can’t be, and allows a retry [PLAN-010]', async () => {
		const { user, site } = await openMyPlan({
			scenario: ['plan-complete'],
			before: async (test) => {
				await test.setSwitches({ wordads: false, publicize: false });
				test.page({ getModules: { publicize: { override: 'managed' } } });
				test.fail('POST', 'module/wordads/active', 500, { code: 'activation_error', message: 'Not now.' });
			},
		});
		const managed = region('Social').getByRole('button', { name: 'Turn on sharing' });
		expect(managed).toHaveAttribute('aria-disabled', 'true');
		expect(managed).toHaveAccessibleDescription('This feature is being managed by a site administrator.');
		const button = () => region('Ads').getByRole('button', { name: 'Turn on ads' });
		await user.click(button());
		expect(await screen.findByText(/failed to activate\. Not now\./)).toBeVisible();
		expect(button()).not.toHaveAttribute('aria-busy');
		site.recover();
		await user.click(button());
		expect(await region('Ads').findByRole('link', { name: /View your earnings/ })).toBeVisible();
	});

	it.each(['wordads', 'google-analytics', 'publicize'])(
		'sends one request for two calls at once: %s [PLAN-010, PLAN-079]',
		async (slug) => {
			const { store, site } = await openStore({
				scenario: ['plan-complete'],
				before: (test) => test.setSwitches({ [slug]: false }),
			});
			await Promise.all([store.dispatch(activateFeature(slug)), store.dispatch(activateFeature(slug))]);
			expect(site.callsTo('POST', `module/${slug}/active`).map(({ body }) => body)).toEqual([
				{ active: true },
			]);
		},
	);
});
