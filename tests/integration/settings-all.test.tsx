import { act, screen, waitFor, within } from '@testing-library/react';
import { TAB_CHUNKS, TAB_IDS } from '../../src/routes/settings/tab-chunks';
import { closeApps, openApp, type OpenOptions } from '../support/open-app';
import { app, arrived, foundNothing } from '../support/screens';
import { posted, saveButton, withoutModules } from '../support/settings-tab';
import { holdingTimers } from '../support/holding';

afterEach(async () => {
	await closeApps();
	jest.restoreAllMocks();
});

const SCENARIO = ['plan-complete', 'everything-on', 'akismet-valid'];
const ALL = '#/settings/all';
const TABS = [
	'Security',
	'Performance',
	'Writing',
	'Sharing',
	'Discussion',
	'Traffic',
	'Privacy settings',
	'Tools',
];

/** Titles that show. Not by role: among all settings that takes seconds. */
const shown = (level: 'h2' | 'h3') =>
	[...document.querySelectorAll(`#jp-plugin-container ${level}`)]
		.filter((heading) => !heading.closest('[hidden]'))
		.map(({ textContent }) => textContent);
const sections = () => shown('h2');
const cards = () => shown('h3');
/** Queries inside the card or the item of that address. */
const place = (at: string) =>
	within(document.querySelector<HTMLElement>(`[data-setting="${at}"]`) as HTMLElement);

/** Waits until the card is mounted. */
const mounted = (id: string) =>
	waitFor(() => expect(document.querySelector(`[data-setting="${id}"]`)).toBeInTheDocument());
/** The last one of all. */
const whole = () => mounted('transfer');
const open = async (options: OpenOptions = {}) => {
	const opened = await openApp({ hash: ALL, scenario: SCENARIO, ...options });
	await whole();
	return opened;
};
const goTo = (hash: string) => act(() => void (window.location.hash = hash));
const searched = (term: string) => goTo(`${ALL}?term=${encodeURIComponent(term)}`);
const box = () => screen.getByPlaceholderText('Search for a Jetpack feature.');
const field = () => place('brute-force').getByRole('textbox', { name: 'Always allowed IP addresses' });
const monitor = () => place('monitor').getByRole('switch', { name: 'Get an alert when your site goes down' });

describe('All settings screen', () => {
	it('lists every card of every tab under the tab’s name, and every tab links to it', async () => {
		await openApp({ hash: '#/security', scenario: SCENARIO });
		const ofTabs: Array<string | null> = [];
		for (const id of TAB_IDS) {
			const { TAB } = await TAB_CHUNKS[id]();
			// Others are of other hosts.
			if (!TABS.includes(TAB.title())) {
				continue;
			}
			goTo(`#/${id}`);
			await waitFor(() =>
				expect(document.querySelector('h1')?.textContent).toBe(`${TAB.title()} ${TAB.slogan?.() ?? ''}`),
			);
			await mounted(TAB.groups.at(-1)?.id ?? '');
			const link = document.querySelector(`#jp-plugin-container a[href="${ALL}"]`);
			expect(link).toHaveTextContent('All settings');
			expect(cards()).toEqual([]);
			ofTabs.push(...sections());
		}
		goTo(ALL);
		expect(ofTabs.length).toBeGreaterThan(30);
		await waitFor(() => expect(cards()).toEqual(ofTabs));
		expect(sections()).toEqual(TABS);
		expect(screen.getByRole('region', { name: 'Discussion' })).toContainElement(
			screen.getByRole('heading', { level: 3, name: 'Comments' }),
		);
	});

	it('has its own tab and shows the first cards with the heading', async () => {
		await openApp({ hash: ALL, scenario: SCENARIO });
		expect(await arrived()).toHaveTextContent('All settings');
		expect(cards()[0]).toBe('Backups and security scanning');
		await waitFor(() => expect(document.title).toBe('All settings ‹ Example Site ‹ Jetpack'));
		const nav = screen.getByRole('navigation', { name: 'Settings' });
		const current = within(nav)
			.getAllByRole('link')
			.filter((link) => link.hasAttribute('aria-current'));
		expect(current.map(({ textContent }) => textContent)).toEqual(['All settings']);
	});

	it('opens from a link on /settings and focuses its heading', async () => {
		const { user } = await openApp({ hash: '#/settings', scenario: SCENARIO });
		await arrived();
		await user.click(app().getByRole('link', { name: 'All settings' }));
		expect(await screen.findByRole('heading', { level: 1, name: 'All settings' })).toHaveFocus();
		expect(window.location.hash).toBe(ALL);
	});

	it('is hidden from editors [SHELL-101]', async () => {
		const before: OpenOptions['before'] = (site) => site.setSwitches({ publicize: true });
		await openApp({ as: 'editor', hash: '#/sharing', before });
		await arrived();
		expect(screen.queryByRole('link', { name: 'All settings' })).not.toBeInTheDocument();
		goTo(ALL);
		await waitFor(() => expect(window.location.hash).toBe('#/dashboard'));
	});

	it('omits a tab the site doesn’t have', async () => {
		const modules = ['publicize', 'sharedaddy', 'likes'];
		await openApp({ hash: ALL, scenario: SCENARIO, before: withoutModules(...modules) });
		await whole();
		expect(sections()).toEqual(TABS.filter((tab) => tab !== 'Sharing'));
	});

	it('shows the loaded tabs when one fails to load, and retries on click', async () => {
		const chunk = jest.spyOn(TAB_CHUNKS, 'traffic').mockRejectedValue(new Error('gone'));
		const { user } = await openApp({ hash: ALL, scenario: SCENARIO });
		expect(await screen.findByText('We couldn’t load some settings.')).toBeInTheDocument();
		await whole();
		expect(sections()).not.toContain('Traffic');
		chunk.mockRestore();
		await user.click(screen.getByRole('button', { name: 'Try again' }));
		await waitFor(() => expect(sections()).toEqual(TABS));
		expect(screen.queryByText('We couldn’t load some settings.')).not.toBeInTheDocument();
	});

	it('saves a switch alone and keeps drafts on other cards', async () => {
		const { site, user } = await open();
		site.calls.length = 0;
		await user.type(field(), '192.0.2.1');
		await user.type(place('comments').getByRole('textbox', { name: 'Comment form prompt' }), '!');
		await user.click(monitor());
		await screen.findByText('Updated settings.');
		await user.click(saveButton());
		// The Google verification is saved automatically as soon as it's known.
		const saved = () => posted(site).filter((body) => !Object.hasOwn(body as object, 'google'));
		await waitFor(() => expect(saved()).toHaveLength(2));
		const prompt = expect.stringMatching(/!$/) as string;
		expect(saved()).toEqual([
			{ monitor: false },
			{ jetpack_protect_global_whitelist: '192.0.2.1', highlander_comment_form_prompt: prompt },
		]);
	});
});

describe('search in All settings', () => {
	it('shows and hides mounted cards without remounting them', async () => {
		const { user } = await open();
		const all = cards();
		const [card, other] = [field(), monitor()];
		await user.type(card, '192.0.2.1');
		searched('brute');
		await waitFor(() => expect(cards()).toEqual(['Brute force protection']));
		expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Search results');
		expect(sections()).toEqual(['Security']);
		expect(field()).toBe(card);
		expect(card).toHaveValue('192.0.2.1');
		searched('monitor');
		await waitFor(() => expect(cards()).toContain('Downtime monitoring'));
		expect(cards()).not.toContain('Brute force protection');
		expect(monitor()).toBe(other);
		goTo(ALL);
		await waitFor(() => expect(cards()).toEqual(all));
		expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('All settings');
		expect(field()).toBe(card);
	});

	it('filters the cards and shows all of them again when cleared', async () => {
		const { user } = await open();
		const all = cards();
		await user.type(box(), 'sitemap{Enter}');
		await waitFor(() => expect(cards()).toEqual(['Sitemaps']));
		expect(window.location.hash).toBe(`${ALL}?term=sitemap`);
		await user.keyboard('{Escape}');
		await waitFor(() => expect(cards()).toEqual(all));
		expect(window.location.hash).toBe(ALL);
	});

	it('reads the term from the URL, reports no results and asks for a missing term [SET-003, SET-004]', async () => {
		await openApp({ hash: `${ALL}?term=sitemap`, scenario: SCENARIO });
		await waitFor(() => expect(cards()).toEqual(['Sitemaps']));
		searched('no such thing');
		await foundNothing('no such thing');
		expect(cards()).toEqual([]);
		searched(' ');
		expect(await screen.findByText(/Enter a search term .* close the search/)).toBeInTheDocument();
		expect(cards()).toEqual([]);
		goTo(ALL);
		await whole();
	});

	it('also finds modules without a card [SET-006]', async () => {
		await open();
		searched('contact-form');
		expect(await screen.findByRole('region', { name: 'Contact Form' })).toBeInTheDocument();
	});
});

describe('link to one control', () => {
	const scroll = jest.fn();
	beforeEach(() => {
		// It waits ten seconds for the control.
		holdingTimers(10_000);
		scroll.mockClear();
		Element.prototype.scrollIntoView = scroll;
	});

	it.each([
		['protect', 'switch', 'Block brute force attacks'],
		['bing', 'textbox', 'Bing'],
		['usage-tracking', 'checkbox', 'Send usage data'],
	])('scrolls to %s and focuses it', async (at, role, name) => {
		await openApp({ hash: `${ALL}?at=${at}`, scenario: SCENARIO });
		await waitFor(() => expect(screen.getByRole(role, { name })).toHaveFocus());
		expect(scroll).toHaveBeenCalledTimes(1);
	});

	it('waits for the tab to load, but leaves focus alone if the user has moved on', async () => {
		let arrive = () => {};
		const load = TAB_CHUNKS.traffic;
		jest
			.spyOn(TAB_CHUNKS, 'traffic')
			.mockImplementation(() => new Promise((resolve) => (arrive = () => resolve(load()))));
		await openApp({ hash: `${ALL}?at=bing`, scenario: SCENARIO });
		await act(() => new Promise((resolve) => setTimeout(resolve, 150)));
		arrive();
		await waitFor(() => expect(screen.getByRole('textbox', { name: 'Bing' })).toHaveFocus());
		await closeApps();
		const { user } = await openApp({ hash: `${ALL}?at=bing`, scenario: SCENARIO });
		await act(() => new Promise((resolve) => setTimeout(resolve, 150)));
		await user.click(box());
		arrive();
		expect(await screen.findByRole('textbox', { name: 'Bing' })).not.toHaveFocus();
		expect(box()).toHaveFocus();
	});

	it('expands a collapsed card', async () => {
		const { user } = await openApp({ hash: '#/traffic', scenario: SCENARIO });
		await arrived();
		await user.click(await screen.findByRole('button', { name: 'Jetpack Stats' }));
		expect(screen.queryByRole('switch', { name: /48-hour/ })).not.toBeInTheDocument();
		goTo('#/traffic?at=admin_bar');
		await waitFor(() => expect(screen.getByRole('switch', { name: /48-hour/ })).toHaveFocus());
	});
});

describe('search prefetch', () => {
	const open = (options: OpenOptions = {}) => openApp({ hash: '#/security', ...options });

	const field = () => screen.findByRole('searchbox', { name: /^Search for/ });

	it('starts when the user hovers the field, not before', async () => {
		const chunk = jest.spyOn(TAB_CHUNKS, 'traffic');
		const { user, rest } = await open();
		await arrived();
		await rest();
		expect(chunk).not.toHaveBeenCalled();
		await user.hover(await field());
		expect(chunk).toHaveBeenCalledTimes(1);
		await user.click(await field());
		expect(chunk).toHaveBeenCalledTimes(1);
	});

	it('starts when the field gets focus', async () => {
		const chunk = jest.spyOn(TAB_CHUNKS, 'traffic');
		const { user } = await open();
		await field();
		await user.keyboard('{Control>}k{/Control}');
		expect(await field()).toHaveFocus();
		expect(chunk).toHaveBeenCalledTimes(1);
	});

	it('fails silently, and the search retries it', async () => {
		const chunk = jest.spyOn(TAB_CHUNKS, 'traffic').mockRejectedValueOnce(new Error('gone'));
		const { user } = await open();
		await user.hover(await field());
		await arrived();
		expect(screen.queryByText('We couldn’t load some settings.')).not.toBeInTheDocument();
		goTo('#/security?term=sitemap');
		await waitFor(() => expect(cards()).toEqual(['Sitemaps']));
		expect(chunk).toHaveBeenCalledTimes(2);
	});
});
