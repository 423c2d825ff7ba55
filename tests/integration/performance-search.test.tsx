import { screen, waitFor } from '@testing-library/react';
import { expectLocked, flip, openTab, queryLink, saved, toggle, type TabOptions } from '../support/open-tab';
import { posted } from '../support/settings-tab';
import { siteHas } from '../support/site-has';
import { stored } from '../support/undo';

const SEARCH = 'Use Jetpack Search';
const INSTANT = 'Show results as visitors type';
const open = (options: TabOptions = {}) =>
	openTab('performance', { card: 'search', scenario: ['search-on'], ...options });
const OFF = { search: false, instant_search_enabled: false };
const UNREAD = /load your plan’s features\. WordPress\.com didn’t send the data\./;

it('search turns off instant search too [PERF-010]', async () => {
	const app = await open();
	expect(toggle(INSTANT)).not.toHaveAttribute('aria-disabled');
	expect(queryLink('Upgrade')).not.toBeInTheDocument();
	await flip(app, SEARCH);
	expect(posted(app.site)).toEqual([OFF]);
	expect(toggle(INSTANT)).not.toBeChecked();
	expect(await stored(app.site, 'instant_search_enabled')).toBe(false);
});

it.each<[string, TabOptions['before']]>([
	['fails', (site) => site.fail('GET', 'site/features', 500, { code: 'x', message: 'No luck.' })],
	['is not answered', (site) => void site.hold('GET', 'site/features')],
	['is no list', (site) => site.fail('GET', 'site/features', 200, { features: 'none' })],
])('search can be turned off when the feature list %s [PERF-010]', async (_, before) => {
	const app = await open({ before });
	await flip(app, SEARCH);
	expect(posted(app.site)).toEqual([OFF]);
	expect(await stored(app.site, 'search')).toBe(false);
});

it('search says that the feature list couldn’t load, and retries [PERF-010]', async () => {
	const { site, user } = await open({
		scenario: ['search-off'],
		before: (running) => running.fail('GET', 'site/features', 500, { code: 'x', message: 'No luck.' }),
	});
	expect(screen.getByText(UNREAD)).toBeVisible();
	for (const name of [SEARCH, INSTANT]) {
		expect(toggle(name)).not.toHaveAttribute('aria-disabled');
	}
	expect(queryLink('Upgrade')).not.toBeInTheDocument();
	site.recover();
	await user.click(screen.getByRole('button', { name: 'Try again' }));
	await waitFor(() => expect(screen.queryByText(UNREAD)).not.toBeInTheDocument());
	expect(toggle(SEARCH)).not.toBeChecked();
});

it('search is turned on along with instant search [PERF-011]', async () => {
	const { site, user } = await open({ scenario: ['search-off'] });
	await user.click(toggle(INSTANT));
	await saved();
	expect(posted(site)).toEqual([{ search: true, instant_search_enabled: true }]);
	expect(toggle(SEARCH)).toBeChecked();
});

it.each([SEARCH, INSTANT])(
	'“%s” reports the purchase to the host and retries when refused [PERF-012]',
	async (name) => {
		const { site, user } = await open({
			scenario: ['connected'],
			before: siteHas(['search', 'instant-search']),
		});
		await user.click(toggle(name));
		await saved();
		const wanted = name === SEARCH ? { search: true } : { search: true, instant_search_enabled: true };
		expect(posted(site)).toEqual([wanted, { has_jetpack_search_product: true }, wanted]);
		expect(toggle(SEARCH)).toBeChecked();
		expect(screen.queryByRole('alert')).not.toBeInTheDocument();
	},
);

it('search isn’t retried without the instant search feature, which is for sale [PERF-013, PERF-023, SET-046, PLAN-065]', async () => {
	const { site, user } = await open({ scenario: ['connected'], before: siteHas(['search']) });
	expectLocked(toggle(INSTANT), 'Get Jetpack Search to use instant search.');
	expect(queryLink('Upgrade')).toHaveAttribute(
		'href',
		expect.stringContaining('admin.php?page=jetpack-search'),
	);
	await user.click(toggle(SEARCH));
	await screen.findByRole('alert');
	expect(posted(site)).toEqual([{ search: true }]);
	expect(toggle(SEARCH)).not.toBeChecked();
});

it('search is unavailable offline [PERF-014, SET-033]', async () => {
	await open({ scenario: ['search-on', 'offline-constant'] });
	expect(screen.getByText('Unavailable in Offline Mode')).toBeInTheDocument();
	expect(screen.queryByRole('switch')).not.toBeInTheDocument();
});

it.each([
	['instantly', true, true, /page=jetpack-search-configure/, /^$/],
	['in a theme with widgets', false, true, /^$/, /customize\.php\?autofocus\[panel\]=widgets$/],
	['in a theme without', false, false, /^$/, /^$/],
] as const)(
	'search links to its configuration, or to widgets: %s [PERF-024]',
	async (_, instant_search_enabled, widgets, configuration, widget) => {
		await open({
			settings: { instant_search_enabled },
			before: (site) => site.page({ themeData: { support: { widgets } } }),
		});
		expect(toggle(INSTANT).getAttribute('aria-checked')).toBe(String(instant_search_enabled));
		expect(queryLink('Configure your search')?.getAttribute('href') ?? '').toMatch(configuration);
		expect(queryLink('Add a search widget')?.getAttribute('href') ?? '').toMatch(widget);
	},
);
