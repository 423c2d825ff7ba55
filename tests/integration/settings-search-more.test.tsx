import { act, screen, waitFor, within } from '@testing-library/react';
import { TAB_CHUNKS } from '../../src/routes/settings/tab-chunks';
import { closeApps, openApp, type OpenOptions } from '../support/open-app';
import { arrived, cards, foundNothing } from '../support/screens';
import { processorTime } from '../support/processor-time';

const box = () => screen.getByRole('searchbox', { name: 'Search for a Jetpack feature.' });
const status = () => screen.getByText(/results? for/, { selector: '[role=status]' });

/** Labels of the links above the settings, once the search is done; none without such a list. */
async function search(term: string, { tab = 'security', ...options }: OpenOptions & { tab?: string } = {}) {
	const app = await openApp({ hash: `#/${tab}?term=${encodeURIComponent(term)}`, ...options });
	await screen.findByRole('heading', { level: 1, name: 'Search results' });
	await waitFor(() => expect(screen.queryByText('Searching…')).not.toBeInTheDocument());
	return app;
}

function places(): string[] {
	const list = screen.queryByRole('navigation', { name: 'Go to' });
	const links = list ? within(list).getAllByRole('link') : [];
	return links.map(({ textContent }) => textContent.replace(' (opens in a new tab)', ''));
}

describe('search terms', () => {
	it.each([
		['spam', 'Spam protection'],
		['akismet', 'Spam protection'],
		['license', 'Activate a license'],
		['licence', 'Activate a license'],
		['plan', 'My Plan'],
		['plan', 'Plans'],
		['billing', 'My Plan'],
		['disconnect', 'Disconnect this site'],
		['disconnect', 'Manage site connection'],
		['reconnect', 'Reconnect Jetpack'],
		['cookie', 'Privacy settings'],
		['GDPR', 'Privacy settings'],
		['activity', 'View site activity'],
		['recommendations', 'Recommendations'],
		['export', 'Export settings'],
		['import', 'Import settings from a file'],
		['stats', 'Stats'],
		['backups', 'Backups'],
		['malware', 'Scan'],
		['transfer owner', 'Manage site connection'],
	])('%s leads to %s', async (term, label) => {
		await search(term);
		expect(places()).toContain(label);
	});

	it.each([
		['cookie', 'Widgets'],
		['cookie', 'Usage data'],
		['adsense', 'Ads'],
		['short url', 'Shortlinks'],
		['robots', 'Sitemaps'],
		['captcha', 'Brute force protection'],
		['cdn', 'Performance and speed'],
		['ip', 'Brute force protection'],
		['down', 'Downtime monitoring'],
	])('%s finds the %s card', async (term, title) => {
		await search(term);
		await waitFor(() => expect(cards()).toContain(title));
	});

	it.each([
		['ip', 'Subscriptions'],
		['down', 'Markdown'],
		['robots', 'Brute force protection'],
	])('%s doesn’t list %s first for a match inside a word [SET-051]', async (term, title) => {
		for (const tab of ['security', 'settings/all']) {
			await search(term, { tab });
			await waitFor(() => expect(cards().length).toBeGreaterThan(0));
			expect(cards()[0]).not.toBe(title);
			await closeApps();
		}
	});
});

describe('removed settings', () => {
	const removed = () =>
		within(screen.getByRole('list', { name: 'No longer available' }))
			.getAllByRole('listitem')
			.map(({ textContent }) => textContent);

	it('are found by common names, with the version that removed them and any replacement', async () => {
		const scenario = ['connected', 'jetpack-16'];
		await search('lazy', { scenario });
		expect(removed()).toEqual([
			'Lazy image loading Jetpack 12.8 and later don’t have this. WordPress does this now.',
		]);
		await closeApps();
		await search('custom css', { scenario });
		expect(removed()).toEqual([
			expect.stringContaining('Jetpack 13.8 and later don’t have this. Add CSS in the Customizer'),
		]);
		await closeApps();
		await search('firehose', { scenario });
		expect(removed()).toEqual(['Enhanced distribution Jetpack 13.4 and later don’t have this.']);
		expect(status()).toHaveTextContent('1 result for firehose');
	});

	it('don’t show on a site that still has them, nor for editors', async () => {
		await search('lazy', { scenario: ['connected'] });
		expect(cards()).not.toEqual([]);
		expect(screen.queryByRole('list', { name: 'No longer available' })).not.toBeInTheDocument();
		await closeApps();
		await openApp({
			as: 'editor',
			hash: '#/sharing?term=firehose',
			scenario: ['editor-linked', 'jetpack-16'],
			before: (site) => site.setSwitches({ publicize: true }),
		});
		await foundNothing('firehose');
		expect(screen.queryByRole('list', { name: 'No longer available' })).not.toBeInTheDocument();
	});
});

describe('screens and actions in search results', () => {
	it('are links above the settings, with their location and the term highlighted', async () => {
		await search('BACKUP');
		const list = screen.getByRole('navigation', { name: 'Go to' });
		const link = within(list).getByRole('link', { name: 'Backups' });
		expect(link).toHaveAttribute('href', expect.stringMatching(/#\/dashboard$/));
		expect(link.closest('li')).toHaveTextContent('Backups At a Glance');
		expect(within(link).getByText('Backup')).toHaveProperty('tagName', 'MARK');
		const first = screen.getAllByRole('heading', { level: 3 })[0] as HTMLElement;
		expect(list.compareDocumentPosition(first)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
	});

	it('include only what the site has', async () => {
		await search('plan', { scenario: ['offline-constant'] });
		expect(places()).toEqual([]);
		await closeApps();
		await search('license', { scenario: ['site-only'] });
		expect(places()).not.toContain('Activate a license');
		await closeApps();
		await search('reset options');
		expect(places()).toEqual([]);
	});

	it('are hidden from editors [SHELL-067]', async () => {
		await openApp({
			as: 'editor',
			hash: '#/sharing?term=disconnect',
			scenario: ['editor-linked'],
			before: (site) => site.setSwitches({ publicize: true }),
		});
		await foundNothing('disconnect');
		expect(places()).toEqual([]);
	});

	it('lead to the card and focus its heading', async () => {
		const scroll = jest.fn();
		HTMLElement.prototype.scrollIntoView = scroll;
		const { user, rest } = await search('akismet', { scenario: ['akismet-valid'] });
		await user.click(screen.getByRole('link', { name: 'Spam protection' }));
		await arrived();
		await rest();
		const heading = await screen.findByRole('heading', { level: 3, name: 'Spam protection' });
		await waitFor(() => expect(heading).toHaveFocus());
		expect(scroll).toHaveBeenCalled();
	});
});

describe('search result status', () => {
	it('is announced politely in a permanent live region', async () => {
		const { user } = await openApp({ hash: '#/security' });
		await arrived();
		const region = () =>
			[...document.querySelectorAll('p[role=status]')].find((each) =>
				each.parentElement?.querySelector('h1'),
			);
		const before = region();
		expect(before).toBeEmptyDOMElement();
		await user.type(box(), 'sitemap{Enter}');
		await waitFor(() => expect(status()).toHaveTextContent('1 result for sitemap'));
		expect(region()).toBe(before);
		await user.clear(box());
		await waitFor(() => expect(before).toBeEmptyDOMElement());
	});

	it('counts settings, modules without a card, and links', async () => {
		await search('contact-form');
		expect(status()).toHaveTextContent(/^\d+ results? for contact-form$/);
		await closeApps();
		await search('licence');
		expect(status()).toHaveTextContent(`${cards().length + places().length} result`);
	});
});

describe('search without results', () => {
	it('suggests a term that finds something, and links to all settings', async () => {
		const { user } = await search('akismte');
		await foundNothing('akismte');
		expect(screen.getByRole('link', { name: 'Browse all settings' })).toHaveAttribute(
			'href',
			expect.stringMatching(/#\/settings\/all$/),
		);
		await user.click(screen.getByRole('link', { name: 'akismet' }));
		await waitFor(() => expect(places()).toContain('Spam protection'));
		expect(box()).toHaveValue('akismet');
		expect(screen.queryByText(/^Try:/)).not.toBeInTheDocument();
	});

	it.each([
		['signs of patterns', '(.*[a+]+)$^\\'],
		['an emoji', '😀😀😀😀'],
		['half a pair', '😀'.charAt(0)],
		['an element', '<b onclick=alert(1)>bold</b><script>alert(1)</script>'],
		['10,000 letters', 'abcdefghij'.repeat(1000)],
		['10,000 words', 'ab '.repeat(3334).trim()],
		['a percent sign', '100%s %1$s'],
	])('handles %s', async (_name, term) => {
		const started = processorTime();
		await openApp({ hash: '#/security' });
		await arrived();
		act(() => void (window.location.hash = `#/security?${String(new URLSearchParams({ term }))}`));
		expect(await screen.findByRole('link', { name: 'Browse all settings' })).toBeInTheDocument();
		expect(document.querySelector('strong[dir=auto]')?.textContent).toBe(
			new URLSearchParams(String(new URLSearchParams({ term }))).get('term'),
		);
		expect(document.querySelector('#jp-plugin-container script, #jp-plugin-container b')).toBeNull();
		expect(processorTime() - started).toBeLessThan(20_000);
	});
});

describe('incomplete search', () => {
	it('doesn’t claim there are no results, and retries on click', async () => {
		const chunk = jest.spyOn(TAB_CHUNKS, 'traffic').mockRejectedValue(new Error('gone'));
		const { user } = await openApp({ hash: '#/security?term=sitemaps' });
		expect(await screen.findByText('We couldn’t load some settings.')).toBeInTheDocument();
		expect(screen.queryByText(/No search results|Searching…/)).not.toBeInTheDocument();
		expect(screen.queryByRole('link', { name: 'Browse all settings' })).not.toBeInTheDocument();
		chunk.mockRestore();
		await user.click(screen.getByRole('button', { name: 'Try again' }));
		expect(await screen.findByRole('region', { name: 'Sitemaps' })).toBeInTheDocument();
		expect(status()).toHaveTextContent('1 result for sitemaps');
	});

	it('hides the cards it found until every tab loads', async () => {
		const chunk = jest.spyOn(TAB_CHUNKS, 'privacy').mockReturnValue(new Promise(() => {}));
		await openApp({ hash: '#/security?term=brute' });
		expect(await screen.findByText('Searching…')).toBeInTheDocument();
		await waitFor(() =>
			expect(screen.getByRole('region', { name: 'Brute force protection', hidden: true })).not.toBeVisible(),
		);
		chunk.mockRestore();
	});
});

describe('search shortcut', () => {
	it.each(['{Control>}k{/Control}', '{Meta>}k{/Meta}'])(
		'%s focuses the field and selects its term',
		async (keys) => {
			const { user } = await openApp({ hash: '#/security?term=spam' });
			await arrived();
			await waitFor(() => expect(box()).toHaveValue('spam'));
			expect(box()).toHaveAttribute('aria-keyshortcuts', 'Control+K Meta+K');
			expect(box()).toHaveAttribute('title', 'Shortcut: Ctrl+K');
			await user.keyboard(keys);
			expect(box()).toHaveFocus();
			await user.keyboard('sitemap');
			expect(box()).toHaveValue('sitemap');
			await user.keyboard('{Escape}');
			expect(box()).toHaveValue('');
			expect(window.location.hash).toBe('#/security');
		},
	);

	it('opens the collapsed search field', async () => {
		window.innerWidth = 400;
		const { user } = await openApp({ hash: '#/security' });
		await arrived();
		await screen.findByRole('button', { name: 'Search for a feature' });
		await user.keyboard('{Control>}k{/Control}');
		expect(box()).toHaveFocus();
		window.innerWidth = 1024;
	});

	it('is ignored with Shift or without Ctrl', async () => {
		const { user } = await openApp({ hash: '#/security' });
		await arrived();
		await screen.findByRole('searchbox');
		await user.keyboard('{Control>}{Shift>}k{/Shift}{/Control}k');
		expect(box()).not.toHaveFocus();
	});
});
