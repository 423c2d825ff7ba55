import { screen, waitFor, within } from '@testing-library/react';
import { openApp } from '../support/open-app';
import { region } from '../support/screens';
import type { TestSite } from '../support/test-site';

describe('the site overview on the backups card', () => {
	const withPosts = (posts: number) => (site: TestSite) =>
		site.fail('GET', 'module/stats/data', 200, {
			general: { stats: { views: 9, posts, comments: 7 } },
			day: { data: [['2026-11-19', 5]] },
		});

	it('counts the posts, plugins and comments of a site with 21 posts [DASH-106, DASH-107, DASH-109]', async () => {
		const app = await openApp({
			scenario: ['stats-on'],
			before: (site) => {
				withPosts(21)(site);
				const plugin = { Name: 'A', Version: '1', active: true };
				site.fail('GET', 'plugins', 200, { 'a/a.php': plugin, 'b/b.php': plugin });
			},
		});
		const list = within(
			await screen.findByText('What’s on your site').then((title) => title.closest('section')!),
		);
		expect(list.getByText('21 Posts')).toBeInTheDocument();
		expect(list.getByText('7 Comments')).toBeInTheDocument();
		expect(list.getByText('2 Plugins')).toBeInTheDocument();
		const colors = list
			.getAllByRole('listitem')
			.map((item) => item.querySelector<HTMLElement>('.dot')?.style.backgroundColor);
		expect(colors).toEqual([
			'var(--jpd-success-border)',
			'var(--jpd-info-border)',
			'var(--jpd-warning-border)',
		]);
		const parts = [...list.getByRole('list').parentElement!.querySelectorAll<HTMLElement>('.part')];
		expect(parts.map((part) => part.style.backgroundColor)).toEqual(colors);
		expect(parts.map((part) => part.style.flexGrow)).toEqual(['21', '2', '7']);
		expect(await app.events()).toContainEqual([
			'jetpack_wpa_aag_backup_bar_chart_view',
			expect.objectContaining({ posts: 21, comments: 7 }),
		]);
	});

	it('counts posts even when stats are off [DASH-106]', async () => {
		await openApp({ before: withPosts(34) });
		expect(
			region('Jetpack Stats').getByRole('button', { name: 'Activate Jetpack Stats' }),
		).toBeInTheDocument();
		expect(await region('Backups').findByText('34 Posts')).toBeInTheDocument();
	});

	it.each([
		['fails', 500, { code: 'x', message: 'x' }],
		['has no figures', 200, { general: { errors: { http_error: ['No.'] } }, day: [] }],
	])(
		'is hidden when the stats call %s, while the offer still shows [DASH-106, DASH-108]',
		async (_, status, body) => {
			const { site } = await openApp({
				before: (running) => running.fail('GET', 'module/stats/data', status, body),
			});
			expect(await region('Backups').findByText(/Never lose/)).toBeInTheDocument();
			await waitFor(() => expect(site.callsTo('GET', 'module/stats/data')).toHaveLength(1));
			expect(screen.queryByText('What’s on your site')).not.toBeInTheDocument();
		},
	);

	it('is hidden on a site with 20 posts [DASH-107]', async () => {
		await openApp({ scenario: ['stats-on'], before: withPosts(20) });
		expect(await region('Backups').findByText(/Never lose/)).toBeInTheDocument();
		await screen.findByText('9');
		expect(screen.queryByText('What’s on your site')).not.toBeInTheDocument();
	});

	it('stays closed until the page reloads [DASH-131]', async () => {
		const app = await openApp({ scenario: ['stats-on'], before: withPosts(50) });
		await screen.findByText('What’s on your site');
		await app.user.click(screen.getByRole('button', { name: 'Close site overview' }));
		expect(screen.queryByText('What’s on your site')).not.toBeInTheDocument();
		await app.reopen();
		expect(await screen.findByText('What’s on your site')).toBeInTheDocument();
	});

	it.each(['plugins', 'module/stats/data'])('waits while %s is pending [DASH-108]', async (path) => {
		let release = () => {};
		const held = new Promise<void>((resolve) => (release = resolve));
		await openApp({
			scenario: ['stats-on'],
			before: (site) => {
				site.intercept((request) =>
					request.url.includes(`v4/${path}`)
						? held.then(async () =>
								path === 'plugins'
									? Response.json({ 'a/a.php': { Name: 'A', Version: '1', active: true } })
									: Response.json({
											general: { stats: { posts: 30, comments: 1 } },
											day: { data: [['2026-11-19', 5]] },
										}),
							)
						: null,
				);
				withPosts(30)(site);
			},
		});
		expect(await region('Backups').findByText(/Never lose/)).toBeInTheDocument();
		expect(screen.queryByText('What’s on your site')).not.toBeInTheDocument();
		release();
		expect(await screen.findByText('What’s on your site')).toBeInTheDocument();
	});
});
