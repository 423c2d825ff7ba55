import { screen, waitFor } from '@testing-library/react';
import { closeApps, openApp, type OpenOptions } from '../support/open-app';
import { arrived, region } from '../support/screens';
import { siteHas } from '../support/site-has';
import type { TestSite } from '../support/test-site';

const open = async (options: OpenOptions = {}) => {
	const app = await openApp({ hash: '#/performance', ...options });
	await arrived();
	return app;
};
const posts = (site: TestSite) => site.callsTo('POST', 'settings').map(({ body }) => body);
const neverFeatures = (request: Request) =>
	request.url.includes('site/features') ? new Promise<Response>(() => {}) : null;
/** What a new page finds stored. */
const storedOn = async (site: TestSite) => {
	const { html } = await site.fetchPage();
	const [, json = '{}'] = /id="Initial_State">(.*?)<\/script>/s.exec(html) ?? [];
	return (JSON.parse(json) as { settings: object }).settings;
};

describe('Jetpack Search', () => {
	const SEARCH = 'Use Jetpack Search';
	const INSTANT = 'Show results as visitors type';
	const card = () => region('Search');
	const shown = (name: string) => card().findByRole('switch', { name });
	const clickReady = async (user: OpenUser, name: string) => {
		await waitFor(async () => expect(await shown(name)).not.toHaveAttribute('aria-disabled'));
		await user.click(await shown(name));
	};
	type OpenUser = Awaited<ReturnType<typeof openApp>>['user'];

	it('turns off instant search too when turned off [PERF-010]', async () => {
		const { site, user } = await open({ scenario: ['search-on'] });
		await user.click(await shown(SEARCH));
		await screen.findByText('Updated settings.');
		expect(posts(site)).toEqual([{ search: false, instant_search_enabled: false }]);
		expect(await shown(INSTANT)).not.toBeChecked();
		expect(await storedOn(site)).toMatchObject({ search: false, instant_search_enabled: false });
	});

	it.each([
		['fails', (site: TestSite) => site.fail('GET', 'site/features', 500, { code: 'x', message: 'No luck.' })],
		['is not answered', (site: TestSite) => site.intercept(neverFeatures)],
		['is no list', (site: TestSite) => site.fail('GET', 'site/features', 200, { features: 'none' })],
	])('can be turned off when the feature list %s [PERF-010]', async (_, break_) => {
		const { site, user } = await open({ scenario: ['search-on'], before: break_ });
		await clickReady(user, SEARCH);
		await screen.findByText('Updated settings.');
		expect(posts(site)).toEqual([{ search: false, instant_search_enabled: false }]);
		expect(await storedOn(site)).toMatchObject({ search: false, instant_search_enabled: false });
	});

	it('says the feature list couldn’t load, and retries [PERF-010]', async () => {
		const { site, user } = await open({
			scenario: ['search-off'],
			before: (running) => running.fail('GET', 'site/features', 500, { code: 'x', message: 'No luck.' }),
		});
		expect(
			await card().findByText(/load your plan’s features\. WordPress\.com didn’t send the data\./),
		).toBeVisible();
		for (const name of [SEARCH, INSTANT]) {
			expect(await shown(name)).not.toHaveAttribute('aria-disabled');
		}
		expect(card().queryByRole('link', { name: 'Upgrade' })).not.toBeInTheDocument();
		site.recover();
		await user.click(card().getByRole('button', { name: 'Try again' }));
		await waitFor(() => expect(card().queryByText(/load your plan’s features/)).not.toBeInTheDocument());
		expect(await shown(SEARCH)).not.toBeChecked();
	});

	it('is turned on along with instant search [PERF-011]', async () => {
		const { site, user } = await open({ scenario: ['search-off'] });
		await clickReady(user, INSTANT);
		await screen.findByText('Updated settings.');
		expect(posts(site)).toEqual([{ search: true, instant_search_enabled: true }]);
		expect(await shown(SEARCH)).toBeChecked();
	});

	it.each([SEARCH, INSTANT])(
		'“%s” reports the purchase to the host and retries when refused [PERF-012]',
		async (name) => {
			const { site, user } = await open({ before: siteHas(['search', 'instant-search']) });
			await clickReady(user, name);
			await screen.findByText('Updated settings.');
			const wanted = name === SEARCH ? { search: true } : { search: true, instant_search_enabled: true };
			expect(posts(site)).toEqual([wanted, { has_jetpack_search_product: true }, wanted]);
			expect(await shown(SEARCH)).toBeChecked();
			expect(screen.queryByRole('alert')).not.toBeInTheDocument();
		},
	);

	it('isn’t retried without the instant search feature [PERF-013]', async () => {
		const { site, user } = await open({ before: siteHas(['search']) });
		await clickReady(user, SEARCH);
		await screen.findByRole('alert');
		expect(posts(site)).toEqual([{ search: true }]);
		expect(await shown(SEARCH)).not.toBeChecked();
	});

	it('is unavailable offline [PERF-014, SET-033]', async () => {
		await open({ scenario: ['search-on', 'offline-constant'] });
		expect(card().getByText('Unavailable in Offline Mode')).toBeInTheDocument();
		expect(card().queryByRole('switch')).not.toBeInTheDocument();
	});

	it('disables instant search without its feature, and offers the upgrade [PERF-023, SET-046, PLAN-065]', async () => {
		await open({ before: siteHas(['search']) });
		expect(await shown(INSTANT)).toHaveAttribute('aria-disabled', 'true');
		expect(await shown(INSTANT)).toHaveAccessibleDescription('Get Jetpack Search to use instant search.');
		expect(await card().findByRole('link', { name: 'Upgrade' })).toHaveAttribute(
			'href',
			expect.stringContaining('admin.php?page=jetpack-search'),
		);
		await closeApps();
		await open({ scenario: ['search-on'] });
		await waitFor(async () => expect(await shown(INSTANT)).not.toHaveAttribute('aria-disabled'));
		expect(card().queryByRole('link', { name: 'Upgrade' })).not.toBeInTheDocument();
	});

	it('links to its configuration, or to widgets if the theme supports them [PERF-024]', async () => {
		const theme = (widgets: boolean) => (site: TestSite) =>
			site.editPage((state) => Object.assign(state, { themeData: { support: { widgets } } }));
		await open({ scenario: ['search-on'], before: theme(true) });
		expect(await card().findByRole('link', { name: 'Configure your search' })).toHaveAttribute(
			'href',
			expect.stringContaining('page=jetpack-search-configure'),
		);
		expect(card().queryByRole('link', { name: 'Add a search widget' })).not.toBeInTheDocument();
		await closeApps();
		for (const widgets of [true, false]) {
			await open({
				scenario: ['search-on'],
				before: async (site) => {
					await site.post('settings', { instant_search_enabled: false });
					theme(widgets)(site);
				},
			});
			await shown(INSTANT);
			const link = card().queryByRole('link', { name: 'Add a search widget' });
			expect(link?.getAttribute('href') ?? '').toMatch(
				widgets ? /customize\.php\?autofocus\[panel\]=widgets$/ : /^$/,
			);
			expect(card().queryByRole('link', { name: 'Configure your search' })).not.toBeInTheDocument();
			await closeApps();
		}
	});
});
