import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { TAB_CHUNKS } from '../../src/routes/settings/tab-chunks';
import { holdingTimers } from '../support/holding';
import { closeApps, openApp } from '../support/open-app';
import { openTab, toggle } from '../support/open-tab';
import { app, arrived, foundNothing } from '../support/screens';
import { posted, withoutModules } from '../support/settings-tab';
import { settled } from '../support/settled';

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
/** The last card of all is mounted. */
const whole = () =>
	waitFor(() => expect(document.querySelector('[data-setting="transfer"]')).toBeInTheDocument());
const goTo = (hash: string) => act(() => void (window.location.hash = hash));
const searched = (term: string) => goTo(`${ALL}?term=${encodeURIComponent(term)}`);
const put = (target: HTMLElement, value: string) => fireEvent.change(target, { target: { value } });
const box = () => screen.getByPlaceholderText('Search for a Jetpack feature.');
const field = () => place('brute-force').getByRole('textbox', { name: 'Always allowed IP addresses' });
const monitor = () => place('monitor').getByRole('switch', { name: 'Get an alert when your site goes down' });

afterEach(async () => {
	await closeApps();
	jest.restoreAllMocks();
});

describe('All settings screen', () => {
	it('opens from the settings and has every tab’s cards under the tab’s name', async () => {
		await openTab('traffic', { scenario: SCENARIO });
		await settled();
		const ofTraffic = sections();
		await closeApps();
		const { user } = await openApp({ hash: '#/settings', scenario: SCENARIO });
		await user.click(app().getByRole('link', { name: 'All settings' }));
		await waitFor(() => expect(document.querySelector('h1')).toHaveTextContent('All settings'));
		expect(document.querySelector('h1')).toHaveFocus();
		expect(window.location.hash).toBe(ALL);
		expect(cards()[0]).toBe('Backups and security scanning');
		await waitFor(() => expect(document.title).toBe('All settings ‹ Example Site ‹ Jetpack'));
		const nav = screen.getByRole('navigation', { name: 'Settings' });
		const current = [...nav.querySelectorAll('a[aria-current]')];
		expect(current.map(({ textContent }) => textContent)).toEqual(['All settings']);
		await whole();
		expect(sections()).toEqual(TABS);
		expect(cards().length).toBeGreaterThan(30);
		expect(ofTraffic.length).toBeGreaterThan(5);
		const titles = [...document.querySelectorAll('#jp-plugin-container :is(h2, h3)')];
		const names = titles.map(({ textContent }) => textContent);
		const start = names.indexOf('Traffic') + 1;
		expect(names.slice(start, start + ofTraffic.length)).toEqual(ofTraffic);
	});

	it('omits a tab the site doesn’t have, shows the rest when one fails to load, and retries on click', async () => {
		const chunk = jest.spyOn(TAB_CHUNKS, 'traffic').mockRejectedValue(new Error('gone'));
		const before = withoutModules('publicize', 'sharedaddy', 'likes');
		const { user } = await openApp({ hash: ALL, scenario: SCENARIO, before });
		expect(await screen.findByText('We couldn’t load some settings.')).toBeInTheDocument();
		await whole();
		const here = TABS.filter((tab) => tab !== 'Sharing');
		expect(sections()).toEqual(here.filter((tab) => tab !== 'Traffic'));
		chunk.mockRestore();
		await user.click(screen.getByRole('button', { name: 'Try again' }));
		await waitFor(() => expect(sections()).toEqual(here));
		expect(screen.queryByText('We couldn’t load some settings.')).not.toBeInTheDocument();
	});

	it('is searched without remounting cards, so that drafts stay, and saves them all [SET-003, SET-004, SET-006]', async () => {
		const { site, user } = await openApp({ hash: ALL, scenario: SCENARIO });
		await whole();
		site.calls.length = 0;
		const all = cards();
		const [card, other] = [field(), monitor()];
		put(card, '192.0.2.1');
		put(place('comments').getByRole('textbox', { name: 'Comment form prompt' }), 'Speak!');
		await user.click(monitor());
		await screen.findByText('Updated settings.');
		searched('brute');
		await waitFor(() => expect(cards()).toEqual(['Brute force protection']));
		expect(document.querySelector('h1')).toHaveTextContent('Search results');
		expect(sections()).toEqual(['Security']);
		expect(field()).toBe(card);
		expect(card).toHaveValue('192.0.2.1');
		searched('monitor');
		await waitFor(() => expect(cards()).toContain('Downtime monitoring'));
		expect(cards()).not.toContain('Brute force protection');
		expect(monitor()).toBe(other);
		searched('contact-form');
		expect(await screen.findByText('Contact Form')).toBeVisible();
		searched('no such thing');
		await foundNothing('no such thing');
		expect(cards()).toEqual([]);
		searched(' ');
		expect(await screen.findByText(/Enter a search term .* close the search/)).toBeInTheDocument();
		expect(cards()).toEqual([]);
		goTo(ALL);
		await waitFor(() => expect(box()).toHaveValue(''));
		put(box(), 'sitemap');
		await user.type(box(), '{Enter}');
		await waitFor(() => expect(cards()).toEqual(['Sitemaps']));
		expect(window.location.hash).toBe(`${ALL}?term=sitemap`);
		await user.keyboard('{Escape}');
		await waitFor(() => expect(cards()).toEqual(all));
		expect(window.location.hash).toBe(ALL);
		expect(document.querySelector('h1')).toHaveTextContent('All settings');
		expect(field()).toBe(card);
		await user.click(screen.getByText('Save settings'));
		// The Google verification is saved automatically as soon as it's known.
		const sent = () => posted(site).filter((body) => !Object.hasOwn(body as object, 'google'));
		await waitFor(() => expect(sent()).toHaveLength(2));
		expect(sent()).toEqual([
			{ monitor: false },
			{ jetpack_protect_global_whitelist: '192.0.2.1', highlander_comment_form_prompt: 'Speak!' },
		]);
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

	/** The tab comes when the returned function is called. */
	const holdTraffic = () => {
		let arrive = () => {};
		const load = TAB_CHUNKS.traffic;
		const late = new Promise<void>((resolve) => (arrive = resolve));
		jest.spyOn(TAB_CHUNKS, 'traffic').mockImplementation(() => late.then(() => load()));
		return () => act(async () => arrive());
	};

	it('waits for the tab to load, then scrolls there and focuses the control', async () => {
		const arrive = holdTraffic();
		await openApp({ hash: `${ALL}?at=bing`, scenario: SCENARIO });
		await settled();
		expect(scroll).not.toHaveBeenCalled();
		await arrive();
		await waitFor(() => expect(screen.getByRole('textbox', { name: 'Bing' })).toHaveFocus());
		expect(scroll).toHaveBeenCalledTimes(1);
	});

	it('leaves focus alone if the user has moved on', async () => {
		const arrive = holdTraffic();
		const { user } = await openApp({ hash: `${ALL}?at=bing`, scenario: SCENARIO });
		await user.click(box());
		await arrive();
		await settled();
		expect(await screen.findByRole('textbox', { name: 'Bing' })).not.toHaveFocus();
		expect(box()).toHaveFocus();
	});

	it('leads to a checkbox, and expands a collapsed card', async () => {
		const { user } = await openApp({ hash: '#/privacy?at=usage-tracking', scenario: SCENARIO });
		await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Send usage data' })).toHaveFocus());
		goTo('#/traffic');
		await user.click(await screen.findByRole('button', { name: 'Jetpack Stats' }));
		expect(screen.queryByRole('switch', { name: /48-hour/ })).not.toBeInTheDocument();
		goTo('#/traffic?at=admin_bar');
		await waitFor(() => expect(toggle(/48-hour/)).toHaveFocus());
	});
});

describe('search prefetch', () => {
	const search = () => screen.findByRole('searchbox', { name: /^Search for/ });

	it('starts when the user hovers the field, not before, and once', async () => {
		const chunk = jest.spyOn(TAB_CHUNKS, 'traffic');
		const { user, rest } = await openApp({ hash: '#/security' });
		await arrived();
		await rest();
		expect(chunk).not.toHaveBeenCalled();
		await user.hover(await search());
		await user.click(await search());
		expect(chunk).toHaveBeenCalledTimes(1);
	});

	it('fails silently, and the search retries it', async () => {
		const chunk = jest.spyOn(TAB_CHUNKS, 'traffic').mockRejectedValueOnce(new Error('gone'));
		const { user } = await openApp({ hash: '#/security' });
		await user.hover(await search());
		await arrived();
		expect(screen.queryByText('We couldn’t load some settings.')).not.toBeInTheDocument();
		goTo('#/security?term=sitemap');
		await waitFor(() => expect(cards()).toEqual(['Sitemaps']));
		expect(chunk).toHaveBeenCalledTimes(2);
	});

	it('starts when the field gets focus', async () => {
		const chunk = jest.spyOn(TAB_CHUNKS, 'traffic');
		const { user } = await openApp({ hash: '#/security' });
		await search();
		await user.keyboard('{Control>}k{/Control}');
		expect(await search()).toHaveFocus();
		expect(chunk).toHaveBeenCalledTimes(1);
	});
});
