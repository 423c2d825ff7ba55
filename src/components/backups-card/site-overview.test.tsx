import { screen, within } from '@testing-library/react';
import { openCards } from '../../../tests/support/open-cards';
import type { TestSite } from '../../../tests/support/test-site';
import { BackupsCard } from './backups-card';

const TITLE = 'What’s on your site';
const stats = (posts: number) => ({
	general: { stats: { views: 9, posts, comments: 7 } },
	day: { data: [['2026-11-19', 5]] },
});
const withPosts = (posts: number) => (site: TestSite) => {
	site.fail('GET', 'module/stats/data', 200, stats(posts));
	const plugin = { Name: 'A', Version: '1', active: true };
	site.fail('GET', 'plugins', 200, { 'a/a.php': plugin, 'b/b.php': plugin });
};
const open = (before: (site: TestSite) => void) => openCards(<BackupsCard />, { before });

describe('the site overview on the backups card', () => {
	it('counts the posts, plugins and comments of a site with 21 posts, stats on or off, until closed [DASH-106, DASH-107, DASH-109, DASH-131, EVT-038, EVT-045]', async () => {
		const { site, user, events, close } = await open(withPosts(21));
		const list = within(screen.getByText(TITLE).closest('section') as HTMLElement);
		const items = list.getAllByRole('listitem');
		expect(items.map(({ textContent }) => textContent)).toEqual(['21 Posts', '2 Plugins', '7 Comments']);
		const colors = items.map((item) => item.querySelector<HTMLElement>('.dot')?.style.backgroundColor);
		expect(colors).toEqual(['success', 'info', 'warning'].map((tone) => `var(--jpd-${tone}-border)`));
		const parts = [...list.getByRole('list').parentElement!.querySelectorAll<HTMLElement>('.part')];
		expect(parts.map(({ style }) => [style.backgroundColor, style.flexGrow])).toEqual([
			[colors[0], '21'],
			[colors[1], '2'],
			[colors[2], '7'],
		]);
		await user.click(screen.getByRole('button', { name: 'Close site overview' }));
		expect(screen.queryByText(TITLE)).not.toBeInTheDocument();
		const counts = { posts: 21, plugins: 2, comments: 7 };
		expect(events()).toContainEqual(['jetpack_wpa_aag_backup_bar_chart_view', counts]);
		expect(events()).toContainEqual([
			'jetpack_wpa_click',
			{ target: 'backup_bar_chart_close', type: 'dismiss', ...counts },
		]);
		close();
		await openCards(<BackupsCard />, { site });
		expect(screen.getByText(TITLE)).toBeInTheDocument();
	});

	it.each<[string, (site: TestSite) => void]>([
		['the site has 20 posts', withPosts(20)],
		[
			'the stats call fails',
			(site) => site.fail('GET', 'module/stats/data', 500, { code: 'x', message: 'x' }),
		],
		[
			'the provider has no figures',
			(site) =>
				site.fail('GET', 'module/stats/data', 200, { general: { errors: { http_error: ['No.'] } }, day: [] }),
		],
	])('is hidden when %s, while the offer still shows [DASH-106, DASH-107, DASH-108]', async (_, before) => {
		const { site } = await open(before);
		expect(site.callsTo('GET', 'module/stats/data')).toHaveLength(1);
		expect(screen.getByText(/^Never lose/)).toBeInTheDocument();
		expect(screen.queryByText(TITLE)).not.toBeInTheDocument();
	});

	it.each(['plugins', 'module/stats/data'])('waits while %s is pending [DASH-108]', async (path) => {
		let release = () => {};
		const held = new Promise<void>((resolve) => (release = resolve));
		const answer = path === 'plugins' ? { 'a/a.php': { Name: 'A', active: true } } : stats(30);
		await open((site) => {
			site.intercept(({ url }) =>
				url.includes(`v4/${path}`) ? held.then(() => Response.json(answer)) : null,
			);
			withPosts(30)(site);
		});
		expect(screen.getByText(/^Never lose/)).toBeInTheDocument();
		expect(screen.queryByText(TITLE)).not.toBeInTheDocument();
		release();
		expect(await screen.findByText(TITLE)).toBeInTheDocument();
	});
});
