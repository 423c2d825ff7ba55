import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { TAB_CHUNKS } from './tab-chunks';
import { holdingTimers, settled } from '../../../tests/support/settled';
import { closeApps, openApp } from '../../../tests/support/open-app';
import { toggle } from '../../../tests/support/open-tab';
import { app, arrived } from '../../../tests/support/screens';
import { posted, withoutModules } from '../../../tests/support/settings-tab';
import ON_JETPACK_12 from './tabs-samples.json';

const SCENARIO = ['plan-complete', 'everything-on', 'akismet-valid'];
const ALL = '#/settings/all';
/** All but Sharing, which the site lacks. */
const TABS = ['Security', 'Performance', 'Writing', 'Discussion', 'Traffic', 'Privacy settings', 'Tools'];

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
const monitor = () => place('monitor').getByRole('switch', { name: 'Get downtime alerts' });

afterEach(async () => {
	await closeApps();
	jest.restoreAllMocks();
});

describe('All settings screen', () => {
	it('opens from the settings with the cards of each tab the site has, even if one fails to load, and retries on click', async () => {
		const chunk = jest.spyOn(TAB_CHUNKS, 'traffic').mockRejectedValue(new Error('gone'));
		const before = withoutModules('publicize', 'sharedaddy', 'likes');
		const { user } = await openApp({ hash: '#/settings', scenario: SCENARIO, before });
		await user.click(app().getByRole('link', { name: 'All settings' }));
		await waitFor(() => expect(document.querySelector('h1')).toHaveTextContent('All settings'));
		expect(document.querySelector('h1')).toHaveFocus();
		expect(window.location.hash).toBe(ALL);
		await waitFor(() => expect(document.title).toBe('All settings ‹ Example Site ‹ Jetpack'));
		const nav = screen.getByRole('navigation', { name: 'Settings' });
		const current = [...nav.querySelectorAll('a[aria-current]')];
		expect(current.map(({ textContent }) => textContent)).toEqual(['All settings']);
		expect(await screen.findByText('We couldn’t load some settings.')).toBeInTheDocument();
		await whole();
		expect(sections()).toEqual(TABS.filter((tab) => tab !== 'Traffic'));
		// A tab and its first card may have one name: only the cards are landmarks.
		expect(document.querySelector('section[aria-labelledby] section[aria-labelledby]')).toBeNull();
		chunk.mockRestore();
		await user.click(screen.getByRole('button', { name: 'Try again' }));
		await waitFor(() => expect(sections()).toEqual(TABS));
		expect(screen.queryByText('We couldn’t load some settings.')).not.toBeInTheDocument();
		const titles = [...document.querySelectorAll('#jp-plugin-container :is(h2, h3)')];
		const names = titles.map(({ textContent }) => textContent);
		const start = names.indexOf('Traffic') + 1;
		const ofTraffic = Object.keys(ON_JETPACK_12.cards.traffic);
		expect(names.slice(start, start + ofTraffic.length)).toEqual(ofTraffic);
		expect(cards()[0]).toBe('Backups and security scanning');
		expect(cards().length).toBeGreaterThan(25);
	});

	it('is searched without remounting cards, so that drafts stay, and saves them all', async () => {
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
		await openApp({ hash: '#/traffic?at=bing', scenario: SCENARIO });
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

	it('leads to a checkbox, expands a collapsed card, and does nothing if there’s no such control', async () => {
		const { user } = await openApp({ hash: '#/privacy?at=usage-tracking', scenario: SCENARIO });
		await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Send usage data' })).toHaveFocus());
		goTo('#/traffic');
		await user.click(await screen.findByRole('button', { name: 'Jetpack Stats' }));
		expect(screen.queryByRole('switch', { name: /Show views in admin bar/ })).not.toBeInTheDocument();
		goTo('#/traffic?at=admin_bar');
		await waitFor(() => expect(toggle(/Show views in admin bar/)).toHaveFocus());
		scroll.mockClear();
		goTo(`#/security?at=${encodeURIComponent('"] no such')}`);
		expect(await screen.findByRole('heading', { level: 1, name: 'Security' })).toBeInTheDocument();
		expect(scroll).not.toHaveBeenCalled();
	});
});

it('search prefetch starts when the field is hovered or gets focus, not before, and fails silently', async () => {
	const gone = new Error('gone');
	const chunk = jest.spyOn(TAB_CHUNKS, 'traffic').mockRejectedValueOnce(gone).mockRejectedValueOnce(gone);
	const { user, rest, reopen } = await openApp({ hash: '#/security' });
	await arrived();
	await rest();
	expect(chunk).not.toHaveBeenCalled();
	await user.hover(box());
	await user.click(box());
	await settled();
	// Each attempt has a second one.
	expect(chunk).toHaveBeenCalledTimes(2);
	expect(screen.queryByText('We couldn’t load some settings.')).not.toBeInTheDocument();
	goTo('#/security?term=sitemap');
	await waitFor(() => expect(cards()).toEqual(['Sitemaps']));
	expect(chunk).toHaveBeenCalledTimes(3);
	await reopen('#/security');
	await user.keyboard('{Control>}k{/Control}');
	expect(box()).toHaveFocus();
	expect(chunk).toHaveBeenCalledTimes(4);
});
