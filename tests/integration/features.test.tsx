import { act, screen, waitFor, within } from '@testing-library/react';
import { openApp, type OpenOptions } from '../support/open-app';
import { settled } from '../support/settled';
import { pressUndo, stored, undone } from '../support/undo';

const TODAY = ['connected', 'jetpack-16'];

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
const tick = (name: string) => screen.getByLabelText(`Select ${name}`);
const switches = () => [...document.querySelectorAll('li [role="switch"]')];
const names = () => switches().map((each) => each.getAttribute('aria-label'));
const show = () => screen.getByLabelText('Show');
const press = (name: string) => screen.getByText(name, { selector: 'button, button *' });

describe('Features tab', () => {
	it('lists the host’s features, filters them by state and by search term through the URL, and selects only visible ones', async () => {
		const { user } = await open({ query: '?term=podcast' });
		await user.click(screen.getByLabelText('Select all'));
		expect(screen.getByText('1 selected')).toBeInTheDocument();
		act(() => void (window.location.hash = '#/features'));
		await waitFor(() => expect(names().length).toBeGreaterThan(40));
		const all = names().length;
		expect(screen.getByText(`${all} features`)).toBeInTheDocument();
		expect(toggle('Account Protection').closest('li')).toHaveTextContent(/password/i);
		await user.selectOptions(show(), 'Turned on');
		const on = names().length;
		expect(switches().filter((each) => each.getAttribute('aria-checked') === 'false')).toEqual([]);
		await user.selectOptions(show(), 'Turned off');
		expect(window.location.hash).toBe('#/features?show=off');
		expect(names()).toHaveLength(all - on);
		act(() => void (window.location.hash = '#/features?term=nothing%20like%20it'));
		expect(await screen.findByText('Try another search term, or show all features.')).toBeInTheDocument();
		expect(names()).toEqual([]);
	});

	it('keeps a toggled feature in place and marked until the filter changes, and on the host', async () => {
		const { user, site } = await open({ query: '?show=on' });
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
	});

	it('loads features on retry when the page came without them, and changes from another tab once the window regains focus', async () => {
		const { site, user } = await open({
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
		await open({
			scenario: ['jetpack-16', 'offline-filter', 'everything-on'],
			before: (site) => {
				site.page({
					getModules: {
						protect: { override: 'active' },
						bold: {
							module: 'bold',
							name: '<b>Bold</b>',
							configure_url: 'javascript:alert(1)',
							available: true,
						},
					},
					settings: { bold: false },
				});
			},
		});
		const protect = toggle('Brute Force Protection');
		expect(protect).toHaveAttribute('aria-disabled', 'true');
		expect(screen.getAllByText('Not running').length).toBeGreaterThan(3);
		expect(protect.closest('li')).toHaveTextContent(/Not running/);
		expect(protect).toHaveAccessibleDescription(/./);
		expect(toggle('Bold').closest('li')?.querySelector('b, a')).toBeNull();
	});
});

const THREE = ['Forms', 'Markdown', 'Podcast'];

describe('bulk feature changes', () => {
	const SLUGS = { markdown: true, podcast: true, 'contact-form': true };

	/** The three features, off, are selected. */
	async function choose(before?: OpenOptions['before']) {
		const app = await open({
			before: async (site) => {
				await site.setSwitches({ markdown: false, podcast: false, 'contact-form': false });
				await before?.(site);
			},
		});
		for (const name of THREE) {
			await app.user.click(tick(name));
		}
		await settled();
		app.site.calls.length = 0;
		return app;
	}

	it('stop when the user clicks Stop, save all features with one POST, and undo them together', async () => {
		const { site, user } = await choose();
		let release = () => {};
		const gate = new Promise<void>((resolve) => (release = resolve));
		// Refused as a whole, so that each would get a call of its own.
		const refused = () => new Response('{"code":"no","message":"No."}', { status: 400 });
		site.intercept((request) => (request.method === 'POST' ? gate.then(refused) : null));
		await user.click(press('Turn on (3)'));
		expect(press('Turn on (3)').closest('button')).toHaveAttribute('aria-busy', 'true');
		await user.click(press('Stop'));
		release();
		expect(await screen.findByText('0 features turned on. 3 not attempted.')).toBeInTheDocument();
		expect(site.callsTo('POST')).toHaveLength(1);
		expect(screen.getByText('3 selected')).toBeInTheDocument();

		site.recover();
		site.calls.length = 0;
		await user.click(press('Turn on (3)'));
		expect(await screen.findByText('3 features turned on.')).toBeInTheDocument();
		expect(site.callsTo('POST').map(({ body }) => body)).toEqual([SLUGS]);
		expect(site.calls.length).toBeLessThanOrEqual(3);
		await waitFor(() => expect(screen.getByLabelText('Selected features')).toHaveFocus());
		await pressUndo();
		expect(await undone()).toBeInTheDocument();
		const now = Object.keys(SLUGS).map((slug) => stored(site, slug));
		expect(await Promise.all(now)).toEqual([false, false, false]);
	});

	it('leave out what is forced off, and keep what failed selected with its reason', async () => {
		const { site, user } = await choose((running) =>
			running.setFacts({ overrides: { podcast: 'inactive' } }),
		);
		site.fail('POST', 'settings');
		await user.click(press('Turn on (2)'));
		expect(await screen.findByText('0 features turned on. 2 failed.')).toBeInTheDocument();
		const list = screen.getByText('Not changed').parentElement as HTMLElement;
		const failures = within(list).getAllByRole('listitem');
		expect(failures.map(({ textContent }) => textContent)).toEqual(
			['Forms', 'Markdown'].map((name) => expect.stringMatching(`^${name}: We couldn’t reach your site`)),
		);
		site.recover();
		await user.click(press('Turn on (2)'));
		expect(await screen.findByText('2 features turned on.')).toBeInTheDocument();
		expect(screen.queryByText('Not changed')).not.toBeInTheDocument();
		expect(screen.getByText('1 selected')).toBeInTheDocument();
		expect(toggle('Podcast')).toHaveAttribute('aria-checked', 'false');
	});
});
