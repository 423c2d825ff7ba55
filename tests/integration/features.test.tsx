import { act, screen, waitFor, within } from '@testing-library/react';
import { openApp, type OpenOptions } from '../support/open-app';
import { arrived } from '../support/screens';
import { settled } from '../support/settled';
import { pressUndo, stored, undone } from '../support/settings-tab';

const TODAY = ['connected', 'jetpack-16'];
const NEXT = ['connected', 'jetpack-next'];

async function open({ query = '', ...options }: OpenOptions & { query?: string } = {}) {
	const app = await openApp({ scenario: TODAY, hash: `#/features${query}`, ...options });
	await screen.findByRole('heading', { level: 1, name: 'Features' });
	return app;
}

/** Rows by label: a role among so many takes long to find. */
const find = (label: string) => document.querySelector<HTMLElement>(`li [aria-label="${label}"]`);
const toggle = (name: string) => {
	const found = find(name) as HTMLElement;
	expect(found).toHaveRole('switch');
	return found;
};
const switches = () => [...document.querySelectorAll('li [role="switch"]')];
const names = () => switches().map((each) => each.getAttribute('aria-label'));
const show = () => screen.getByLabelText('Show');
const press = (name: string) => screen.getByText(name, { selector: 'button, button *' });
const goTo = (hash: string) => act(() => void (window.location.hash = hash));

describe('Features tab', () => {
	it('lists the host’s features, filters them by state and by search term through the URL, and selects only visible ones', async () => {
		const { user, site } = await open({ query: '?term=podcast' });
		await user.click(screen.getByLabelText('Select all'));
		expect(screen.getByText('1 selected')).toBeInTheDocument();
		goTo('#/features');
		await waitFor(() => expect(names().length).toBeGreaterThan(40));
		const all = names().length;
		expect(screen.getByText(`${all} features`)).toBeInTheDocument();
		// None of them has settings without a card on a known host.
		expect(screen.queryByText(/more settings?$/)).not.toBeInTheDocument();
		expect(screen.queryByRole('region', { name: 'Other settings' })).not.toBeInTheDocument();
		expect(toggle('Account protection').closest('li')).toHaveTextContent(/password/i);
		await user.selectOptions(show(), 'Turned off');
		expect(window.location.hash).toBe('#/features?show=off');
		const off = names().length;
		await user.selectOptions(show(), 'Turned on');
		expect(names()).toHaveLength(all - off);
		expect(switches().filter((each) => each.getAttribute('aria-checked') === 'false')).toEqual([]);
		// One that's switched stays in place, marked, until the filter changes.
		await user.click(toggle('Blaze'));
		expect(await screen.findByText('Updated settings.')).toBeInTheDocument();
		expect(site.callsTo('POST')).toHaveLength(1);
		expect(toggle('Blaze')).toHaveAttribute('aria-checked', 'false');
		expect(toggle('Blaze')).toHaveFocus();
		await user.selectOptions(show(), 'Changed from default');
		expect(screen.getAllByText('Changed')).toHaveLength(names().length);
		await user.selectOptions(show(), 'Turned on');
		expect(names()).not.toContain('Blaze');
		expect(await stored(site, 'blaze')).toBe(false);
		goTo('#/features?term=nothing%20like%20it');
		expect(await screen.findByText('Try another search term, or show all features.')).toBeInTheDocument();
		expect(names()).toEqual([]);
	});

	it('loads features on retry when the page came without them, and changes from another tab once the window regains focus', async () => {
		const { site, user } = await open({
			query: '?term=blaze',
			before: (running) => running.editPage((page) => Object.assign(page, { getModules: {} })),
		});
		expect(screen.getByText('We couldn’t load your site’s features.')).toBeVisible();
		expect(screen.queryByLabelText('Show')).not.toBeInTheDocument();
		await user.click(press('Try again'));
		await waitFor(() => expect(find('Blaze')).toHaveAttribute('aria-checked', 'true'));
		await site.setSwitches({ blaze: false });
		const later = Date.now() + 60_000;
		jest.spyOn(Date, 'now').mockImplementation(() => later);
		act(() => void window.dispatchEvent(new Event('focus')));
		await waitFor(() => expect(toggle('Blaze')).toHaveAttribute('aria-checked', 'false'));
		jest.restoreAllMocks();
	});

	it('says why a feature can’t be toggled or isn’t running, and shows no markup of the host', async () => {
		const configure_url = 'javascript:alert(1)';
		const bold = { module: 'bold', name: '<b>Bold</b>', configure_url, available: true };
		await open({
			scenario: ['jetpack-16', 'offline-filter', 'everything-on'],
			query: '?term=b',
			before: (site) =>
				site.page({ getModules: { protect: { override: 'active' }, bold }, settings: { bold: false } }),
		});
		const protect = toggle('Brute Force Protection');
		expect(protect).toHaveAttribute('aria-disabled', 'true');
		expect(screen.getAllByText('Unavailable').length).toBeGreaterThan(3);
		expect(protect.closest('li')).toHaveTextContent(/Unavailable/);
		expect(protect).toHaveAccessibleDescription(/./);
		expect(toggle('Bold').closest('li')?.querySelector('b, a')).toBeNull();
	});
});

it('a bulk change stops on Stop, leaves out what is forced off, says what failed, saves with one POST, and is undone together', async () => {
	const SLUGS = ['contact-form', 'markdown'];
	const { site, user } = await open({
		scenario: [...TODAY, 'everything-on'],
		query: '?show=off',
		before: async (running) => {
			await running.setSwitches({ markdown: false, podcast: false, 'contact-form': false });
			await running.setFacts({ overrides: { podcast: 'inactive' } });
		},
	});
	for (const name of ['Forms', 'Markdown', 'Podcast']) {
		await user.click(screen.getByLabelText(`Select ${name}`));
	}
	await settled();
	let release = () => {};
	const gate = new Promise<void>((resolve) => (release = resolve));
	// Refused as a whole, so that each would get a call of its own.
	const refused = () => new Response('{"code":"no","message":"No."}', { status: 400 });
	site.intercept((request) => (request.method === 'POST' ? gate.then(refused) : null));
	await user.click(press('Turn on (2)'));
	expect(press('Turn on (2)').closest('button')).toHaveAttribute('aria-busy', 'true');
	await user.click(press('Stop'));
	release();
	expect(await screen.findByText('0 features turned on. 2 not attempted.')).toBeInTheDocument();
	expect(site.callsTo('POST')).toHaveLength(1);
	expect(screen.getByText('3 selected')).toBeInTheDocument();

	site.recover();
	site.fail('POST', 'settings');
	await user.click(press('Turn on (2)'));
	expect(await screen.findByText('0 features turned on. 2 failed.')).toBeInTheDocument();
	const list = screen.getByText('Not changed').parentElement as HTMLElement;
	const failures = within(list).getAllByRole('listitem');
	expect(failures.map(({ textContent }) => textContent)).toEqual(
		['Forms', 'Markdown'].map((name) => expect.stringMatching(`^${name}: We couldn’t reach your site`)),
	);

	site.recover();
	site.calls.length = 0;
	await user.click(press('Turn on (2)'));
	expect(await screen.findByText('2 features turned on.')).toBeInTheDocument();
	expect(site.callsTo('POST').map(({ body }) => body)).toEqual([{ 'contact-form': true, markdown: true }]);
	expect(site.calls.length).toBeLessThanOrEqual(3);
	expect(screen.queryByText('Not changed')).not.toBeInTheDocument();
	expect(screen.getByText('1 selected')).toBeInTheDocument();
	expect(toggle('Podcast')).toHaveAttribute('aria-checked', 'false');
	await waitFor(() => expect(screen.getByLabelText('Selected features')).toHaveFocus());
	await pressUndo();
	expect(await undone()).toBeInTheDocument();
	expect(await Promise.all(SLUGS.map((slug) => stored(site, slug)))).toEqual([false, false]);
});

describe('settings without a card', () => {
	const field = (name: string) => screen.findByRole('textbox', { name });
	const save = () => screen.findByRole('button', { name: 'Save settings' });
	const PAGES = 'Check the links of pages, too';
	const CHECKER = { scenario: NEXT, query: '?term=link-checker' };

	it('show below their feature with the host’s labels once they’re read, and save each type', async () => {
		const { user, reopen, site } = await open({
			...CHECKER,
			before: async (host) => {
				await host.setSwitches({ 'link-checker': true });
				host.fail('GET', '?_fields=routes.%2Fjetpack%2Fv4%2Fsettings', 500);
			},
		});
		expect(await screen.findByText('We couldn’t load some settings.')).toBeVisible();
		expect(toggle('Link Checker')).toBeChecked();
		site.recover();
		await user.click(press('Try again'));
		expect(await screen.findByText('6 more settings')).toBeVisible();
		expect(document.querySelector('em')).toBeNull();
		expect(screen.getByText('What the last check found can’t be changed here yet.')).toBeVisible();
		expect(await field('Name of the sender of reports')).toHaveAccessibleDescription('link_checker_sender');
		const number = await field('Links checked at a time');
		await user.clear(number);
		await user.type(number, 'x');
		await user.click(await save());
		expect(number).toHaveFocus();
		expect(number).toHaveAccessibleDescription(/Enter a number\./);
		expect(site.callsTo('POST', 'settings')).toEqual([]);
		await user.clear(number);
		await user.type(number, '75');
		await user.click(screen.getByRole('switch', { name: PAGES }));
		await screen.findByText('Updated settings.');
		await user.selectOptions(screen.getByRole('combobox', { name: 'How often links are checked' }), 'weekly');
		await user.type(await field('Name of the sender of reports'), 'Ada');
		await user.type(await field('Sites whose links aren’t checked'), '\n\na.org\n');
		await user.click(await save());
		await screen.findByText('Saved');
		const options = ['pages', 'pace', 'limit', 'sender', 'ignored'];
		expect(await Promise.all(options.map((name) => stored(site, `link_checker_${name}`)))).toEqual([
			false,
			'weekly',
			75,
			'Ada',
			['example.com', 'a.org'],
		]);
		await reopen();
		expect(await field('Sites whose links aren’t checked')).toHaveValue('example.com\na.org');
	});

	it('are disabled while their feature is off, and outside any feature get a card of their own, which a filter hides', async () => {
		const { user } = await open(CHECKER);
		const own = await screen.findByRole('switch', { name: PAGES });
		expect(own).toHaveAttribute('aria-disabled', 'true');
		expect(own).toHaveAccessibleDescription(/Turn on “Link Checker” first\./);
		expect(await field('Links checked at a time')).toHaveAttribute('readonly');
		goTo('#/features');
		const card = await screen.findByRole('region', { name: 'Other settings' });
		const quiet = within(card).getByRole('switch', { name: /Keep notices from everybody/ });
		await user.click(quiet);
		await screen.findByText('Updated settings.');
		expect(quiet).toBeChecked();
		await user.selectOptions(show(), 'Turned on');
		expect(screen.queryByRole('region', { name: 'Other settings' })).not.toBeInTheDocument();
	});

	it('are found by a search in the settings, which leads to the Features tab', async () => {
		const { reopen } = await openApp({ scenario: NEXT, hash: '#/privacy?term=quiet_mode' });
		for (const [term, name, there] of [
			['quiet_mode', 'Other settings', 'quiet_mode'],
			['links checked at a time', 'Link Checker', 'link-checker'],
		] as const) {
			await reopen(`#/privacy?term=${encodeURIComponent(term)}`);
			const places = await screen.findByRole('navigation', { name: 'Go to' });
			expect(within(places).getAllByRole('link')).toHaveLength(1);
			expect(within(places).getByRole('link', { name })).toHaveAttribute(
				'href',
				expect.stringMatching(`#/features\\?term=${there}$`),
			);
		}
	});
});

const box = () =>
	screen.queryByRole<HTMLInputElement>('searchbox', { name: 'Search for a Jetpack feature.' });
const input = () => box() as HTMLInputElement;

it('the search box keeps its focus and text while the URL updates, records long terms, and closes on Escape [SHELL-066, SHELL-068, SHELL-107, EVT-009, EVT-011, EVT-034]', async () => {
	const { user, events } = await openApp({ hash: '#/privacy' });
	await arrived();
	await user.type(input(), 'ab{Enter}');
	await waitFor(() => expect(window.location.hash).toBe('#/privacy?term=ab'));
	await user.type(input(), 'c{Enter}');
	await waitFor(() => expect(window.location.hash).toBe('#/privacy?term=abc'));
	expect(input()).toHaveFocus();
	await user.type(input(), 'd');
	expect(input()).toHaveValue('abcd');
	const seen = await events();
	const terms = seen.filter(([name]) => name === 'jetpack_wpa_search_term');
	expect(terms.map(([, { term }]) => term)).toEqual(['abc']);
	expect(seen.filter(([, { path }]) => path === 'search')).toHaveLength(1);
	// The term leaves the URL with its last character.
	await user.clear(input());
	expect(window.location.hash).toBe('#/privacy');
	await user.type(input(), 'spam{Escape}');
	expect(input()).toHaveValue('');
	await user.keyboard('{Escape}');
	expect(box()).not.toBeInTheDocument();
	const button = screen.getByRole('button', { name: 'Search for a feature' });
	expect(button).toHaveFocus();
	await user.click(button);
	expect(input()).toHaveFocus();
});

it('the search box starts closed on a small screen, but open when the URL has a term [SHELL-107]', async () => {
	window.innerWidth = 400;
	const { reopen } = await openApp({ hash: '#/privacy' });
	await arrived();
	expect(box()).not.toBeInTheDocument();
	await reopen('#/privacy?term=spam');
	await arrived();
	expect(input()).toHaveValue('spam');
	window.innerWidth = 1024;
});
