import { act, screen, waitFor, within } from '@testing-library/react';
import { TAB_CHUNKS } from './tab-chunks';
import { holdingTimers, settled } from '../../../tests/support/settled';
import { closeApps, openApp, type OpenOptions } from '../../../tests/support/open-app';
import { arrived, cards, foundNothing, hasRegion, region, sections } from '../../../tests/support/screens';

const box = () => screen.getByRole('searchbox', { name: 'Search for a Jetpack feature.' });
const SAID = { selector: '[role=status] > span' };
const status = () => screen.getByText(/results? for/, SAID);
const goTo = (hash: string) => act(() => void (window.location.hash = hash));
const termAt = (term: string, tab = 'security') => `#/${tab}?${String(new URLSearchParams({ term }))}`;

async function search(term: string, options: OpenOptions = {}) {
	const app = await openApp({ hash: termAt(term), ...options });
	await screen.findByRole('heading', { level: 1, name: 'Search results' });
	await waitFor(() => expect(screen.queryByText('Searching…')).not.toBeInTheDocument());
	return app;
}

function places(): string[] {
	const list = screen.queryByRole('navigation', { name: 'Go to' });
	const links = list ? within(list).getAllByRole('link') : [];
	return links.map(({ textContent }) => textContent.replace(' (opens in a new tab)', ''));
}

describe('settings search', () => {
	it('shows what each term finds, from any tab, and announces how much [SET-002, SET-003, SET-004, SET-005, WRITE-001, WRITE-004, DISC-001, DISC-002, TRAF-001, TRAF-003, PERF-001]', async () => {
		const { user } = await openApp({ hash: '#/performance' });
		await arrived();
		expect(hasRegion('Media')).toBe(false);
		const live = () => screen.getAllByRole('status').find((each) => each.parentElement?.querySelector('h1'));
		const before = live();
		expect(before).toBeEmptyDOMElement();
		await user.type(box(), 'firewall{Enter}');
		await waitFor(() => expect(cards()).toContain('Firewall'));
		expect(sections()).toContain('Security');
		expect(hasRegion('Downtime monitoring')).toBe(false);
		for (const [term, tab, card] of [
			['carousel', 'Writing', 'Media'],
			['gravatar', 'Discussion', 'Comments'],
			['photon', 'Performance', 'Performance and speed'],
			['sitemap', 'Traffic', 'Sitemaps'],
		] as const) {
			goTo(termAt(term, 'performance'));
			await waitFor(() => expect(cards()).toContain(card));
			expect(sections()).toContain(tab);
			expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Search results$/);
		}
		await waitFor(() => expect(status()).toHaveTextContent('1 result for sitemap'));
		expect(live()).toBe(before);
		goTo(termAt('licence', 'performance'));
		await waitFor(() => expect(places()).toContain('Activate a license'));
		expect(status()).toHaveTextContent(`${cards().length + places().length} result`);
		goTo(termAt('no such thing', 'performance'));
		await foundNothing('no such thing');
		expect(cards()).toEqual([]);
		goTo(termAt(' ', 'performance'));
		await screen.findByText(/Enter a search term .* close the search/, SAID);
		await user.clear(box());
		await waitFor(() => expect(before).toBeEmptyDOMElement());
	});

	it('highlights each match of the term', async () => {
		const marked = new Map<string, Range[]>();
		Object.assign(globalThis, {
			CSS: { highlights: marked },
			Highlight: class extends Array<Range> {
				constructor(...ranges: Range[]) {
					super();
					this.push(...ranges);
				}
			},
		});
		await search('ADDRESS');
		await waitFor(() => expect(cards()).toContain('Brute force protection'));
		const marks = () => [...(marked.get('settings-search') ?? [])].map(String);
		await waitFor(() => expect(marks().length).toBeGreaterThan(1));
		expect(new Set(marks().map((text) => text.toLowerCase()))).toEqual(new Set(['address']));
		await closeApps();
		Object.assign(globalThis, { CSS: undefined, Highlight: undefined });
	});

	it('hides what it found until every tab loads, and claims nothing if one fails', async () => {
		const privacy = jest.spyOn(TAB_CHUNKS, 'privacy').mockReturnValue(new Promise(() => {}));
		await openApp({ hash: termAt('brute') });
		expect(await screen.findByText('Searching…')).toBeInTheDocument();
		await waitFor(() =>
			expect(screen.getByRole('region', { name: 'Brute force protection', hidden: true })).not.toBeVisible(),
		);
		privacy.mockRestore();
		await closeApps();
		jest.spyOn(TAB_CHUNKS, 'traffic').mockRejectedValue(new Error('gone'));
		await openApp({ hash: termAt('sitemaps') });
		expect(await screen.findByText('We couldn’t load some settings.')).toBeInTheDocument();
		expect(screen.queryByText(/No search results|Searching…/)).not.toBeInTheDocument();
		expect(screen.queryByRole('link', { name: 'Browse all settings' })).not.toBeInTheDocument();
	});

	it('suggests another term where it finds nothing, and takes every text literally [SET-003, SHELL-070]', async () => {
		const { user } = await search('akismte');
		await foundNothing('akismte');
		const all = () => screen.findByRole('link', { name: 'Browse all settings' });
		expect(await all()).toHaveAttribute('href', expect.stringMatching(/#\/settings\/all$/));
		await user.click(screen.getByRole('link', { name: 'akismet' }));
		await waitFor(() => expect(places()).toContain('Spam protection'));
		expect(box()).toHaveValue('akismet');
		expect(screen.queryByText(/^Try:/)).not.toBeInTheDocument();
		for (const term of [
			'(.*[a+]+)$^\\',
			'😀😀😀😀',
			'<b onclick=alert(1)>bold</b><script>alert(1)</script>',
			'<img src=x onerror=alert(1)>',
			'ab '.repeat(3334).trim(),
			'100%s %1$s',
		]) {
			goTo(termAt(term));
			await waitFor(() =>
				expect(document.querySelector('[role=status] strong[dir=auto]')?.textContent).toBe(term),
			);
			expect(await all()).toBeInTheDocument();
			expect(document.querySelector('#jp-plugin-container :is(script, b, img[src=x])')).toBeNull();
			expect(box()).toHaveValue(term);
		}
		expect(box()).not.toHaveAttribute('maxlength');
	});
});

it('modules without a card in a search can be turned on, or say why not [SET-006, SET-044]', async () => {
	const NAME = 'Notifications';
	const page = (site: Parameters<NonNullable<OpenOptions['before']>>[0]) =>
		site.page({ getModules: { notes: { name: NAME, description: 'About notes.' } } });
	const { site, user } = await search('notes', {
		before: async (running) => {
			await running.setSwitches({ notes: false });
			page(running);
		},
	});
	const button = () => region(NAME).queryByRole('button', { name: `Activate ${NAME}` });
	await user.click(await region(NAME).findByRole('button', { name: `Activate ${NAME}` }));
	await waitFor(() => expect(button()).not.toBeInTheDocument());
	expect(region(NAME).getByText('About notes.')).toBeInTheDocument();
	expect(site.callsTo('POST').map(({ body }) => body)).toEqual([{ notes: true }]);
	await closeApps();
	await search('notes', { before: page, scenario: ['site-only'] });
	expect(region(NAME).getByText('About notes.')).toBeInTheDocument();
	expect(region(NAME).getByRole('link', { name: 'Connect' })).toBeInTheDocument();
});

it('other search results are links above the settings that lead to a card, and what is no longer available', async () => {
	const scroll = jest.fn();
	HTMLElement.prototype.scrollIntoView = scroll;
	const { user, rest } = await search('BACKUP', { scenario: ['connected', 'jetpack-16'] });
	const list = screen.getByRole('navigation', { name: 'Go to' });
	const link = within(list).getByRole('link', { name: 'Backups' });
	expect(link).toHaveAttribute('href', expect.stringMatching(/#\/dashboard$/));
	expect(link.closest('li')).toHaveTextContent('Backups At a Glance');
	expect(within(link).getByText('Backup')).toHaveProperty('tagName', 'MARK');
	const first = screen.getAllByRole('heading', { level: 3 })[0] as HTMLElement;
	expect(list.compareDocumentPosition(first)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
	goTo(termAt('firehose'));
	await waitFor(() => expect(status()).toHaveTextContent('1 result for firehose'));
	expect(screen.getByRole('list', { name: 'No longer available' })).toHaveTextContent(
		/^Enhanced distribution Removed in Jetpack 13\.4\.$/,
	);
	goTo(termAt('akismet'));
	await user.click(await screen.findByRole('link', { name: 'Spam protection' }));
	await arrived();
	await rest();
	const heading = await screen.findByRole('heading', { level: 3, name: 'Spam protection' });
	await waitFor(() => expect(heading).toHaveFocus());
	expect(scroll).toHaveBeenCalled();
});

it('search field waits 500 ms after the last key, follows the URL, ends at once when cleared, and has a shortcut [SHELL-065, SHELL-066, SHELL-068, SHELL-069, SHELL-107, SET-002]', async () => {
	const { user } = await openApp({ hash: '#/security' });
	await arrived();
	const all = cards();
	const pause = holdingTimers(500);
	await user.type(box(), 'monitor');
	await settled();
	expect(cards()).toEqual(all);
	await pause();
	await waitFor(() => expect(window.location.hash).toBe('#/security?term=monitor'));
	await waitFor(() => expect(cards()).toEqual(['Downtime monitoring']));
	goTo('#/security?term=sso');
	await waitFor(() => expect(box()).toHaveValue('sso'));
	await user.clear(box());
	expect(window.location.hash).toBe('#/security');

	goTo('#/security?term=spam');
	await waitFor(() => expect(box()).toHaveValue('spam'));
	expect(box()).toHaveAttribute('aria-keyshortcuts', 'Control+K Meta+K');
	expect(box()).toHaveAttribute('title', 'Shortcut: Ctrl+K');
	for (const keys of ['{Control>}k{/Control}', '{Meta>}k{/Meta}']) {
		act(() => box().blur());
		await user.keyboard(keys);
		expect(box()).toHaveFocus();
	}
	await user.keyboard('sitemap');
	expect(box()).toHaveValue('sitemap');
	await user.keyboard('{Escape}');
	expect(box()).toHaveValue('');
	expect(window.location.hash).toBe('#/security');
	act(() => box().blur());
	await user.keyboard('{Control>}{Shift>}k{/Shift}{/Control}k');
	expect(box()).not.toHaveFocus();
});
