import { act, screen, waitFor, within } from '@testing-library/react';
import { closeApps, openApp, type OpenOptions } from '../support/open-app';
import { settled } from '../support/settled';
import { stored, undone, pressUndo } from '../support/undo';

const TODAY = ['connected', 'jetpack-16'];

async function open({ show, term, ...options }: OpenOptions & { show?: string; term?: string } = {}) {
	const query = String(new URLSearchParams({ ...(show && { show }), ...(term && { term }) }));
	const app = await openApp({ hash: `#/features?${query}`, ...options });
	await screen.findByRole('heading', { level: 1, name: 'Features' });
	return app;
}

const toggle = (name: string) => screen.findByRole('switch', { name });
const tick = (name: string) => screen.findByRole('checkbox', { name: `Select ${name}` });
const names = () =>
	screen
		.queryAllByRole('switch')
		.filter((each) => each.closest('li'))
		.map((each) => each.getAttribute('aria-label'));

describe('Features tab', () => {
	it('lists all of the host’s features by name, with the host’s descriptions', async () => {
		let known = 0;
		await open({
			scenario: TODAY,
			before: (site) =>
				site.editPage(({ getModules, settings }) => {
					known = Object.keys(getModules as object).filter((slug) => slug in (settings as object)).length;
				}),
		});
		expect(known).toBeGreaterThan(40);
		expect(names()).toHaveLength(known);
		expect(screen.getByText(`${known} features`)).toBeInTheDocument();
		expect((await toggle('Account Protection')).closest('li')).toHaveTextContent(/password/i);
		expect(names().slice(0, 2)).toEqual(['Account Protection', 'Ads']);
	});

	it('keeps a toggled feature after a reload', async () => {
		const { user, reopen, site } = await open({ scenario: TODAY });
		const before = (await toggle('Podcast')).getAttribute('aria-checked');
		await user.click(await toggle('Podcast'));
		expect(await screen.findByText('Updated settings.')).toBeInTheDocument();
		expect(site.callsTo('POST')).toHaveLength(1);
		await reopen();
		expect(await toggle('Podcast')).toHaveAttribute('aria-checked', String(before !== 'true'));
	});

	it('filters by state and by search term through the URL', async () => {
		const { user } = await open({ scenario: TODAY, show: 'on' });
		const on = names().length;
		expect(on).toBeGreaterThan(0);
		expect(screen.queryAllByRole('switch', { checked: false }).filter((each) => each.closest('li'))).toEqual(
			[],
		);
		await user.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'Turned off');
		const off = names().length;
		await user.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'All features');
		expect(names()).toHaveLength(on + off);
		await user.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'Turned off');
		expect(window.location.hash).toBe('#/features?show=off');
		await closeApps();
		await open({ scenario: TODAY, term: 'contact-form' });
		expect(names()).toContain('Forms');
		await closeApps();
		await open({ scenario: TODAY, term: 'nothing like it' });
		expect(names()).toEqual([]);
		expect(screen.getByText('Try another search term, or show all features.')).toBeInTheDocument();
	});

	it('marks features changed from their default, and filters by them', async () => {
		const { user } = await open({ scenario: TODAY, show: 'changed' });
		const before = names();
		await user.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'All features');
		const unchanged = names().find((name) => !before.includes(name) && name === 'Markdown') ?? '';
		await user.click(await toggle(unchanged));
		await screen.findByText('Updated settings.');
		await user.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'Changed from default');
		expect(names()).toContain('Markdown');
		expect(screen.getAllByText('Changed')).toHaveLength(names().length);
	});

	it('keeps a toggled feature in place until the filter changes', async () => {
		const { user } = await open({ scenario: TODAY, show: 'on' });
		await user.click(await toggle('Blaze'));
		await screen.findByText('Updated settings.');
		expect(await toggle('Blaze')).toHaveAttribute('aria-checked', 'false');
		expect(await toggle('Blaze')).toHaveFocus();
		await user.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'Turned off');
		expect(names()).toContain('Blaze');
	});

	it('shows changes from another tab once the window regains focus', async () => {
		const { site } = await open({ scenario: TODAY });
		expect(await toggle('Blaze')).toHaveAttribute('aria-checked', 'true');
		await site.setSwitches({ blaze: false });
		const later = Date.now() + 60_000;
		jest.spyOn(Date, 'now').mockImplementation(() => later);
		act(() => void window.dispatchEvent(new Event('focus')));
		await waitFor(async () => expect(await toggle('Blaze')).toHaveAttribute('aria-checked', 'false'));
		jest.restoreAllMocks();
	});

	it('loads features on retry when the page came without them', async () => {
		const { user } = await open({
			scenario: TODAY,
			before: (site) => site.editPage((page) => Object.assign(page, { getModules: {} })),
		});
		expect(screen.getByText('We couldn’t load your site’s features.')).toBeVisible();
		expect(screen.queryByRole('combobox', { name: 'Show' })).not.toBeInTheDocument();
		await user.click(screen.getByRole('button', { name: 'Try again' }));
		expect(await toggle('Blaze')).toBeInTheDocument();
	});

	it('says why a feature can’t be toggled, and which features aren’t running', async () => {
		await open({ scenario: [...TODAY, 'overrides'] });
		expect(await toggle('Brute Force Protection')).toHaveAccessibleDescription(
			/enabled by a site administrator/,
		);
		expect(await toggle('Brute Force Protection')).toHaveAttribute('aria-disabled', 'true');
		await closeApps();
		await open({ scenario: ['jetpack-16', 'offline-filter', 'everything-on'], show: 'attention' });
		expect(names()).toContain('Brute Force Protection');
		expect(screen.getAllByText('Not running').length).toBe(names().length);
	});

	it('lists unknown features without their markup, and skips entries without a setting', async () => {
		const make = (slug: string, more: object) => ({
			module: slug,
			activated: false,
			available: true,
			...more,
		});
		await open({
			scenario: TODAY,
			before: (site) =>
				site.editPage((page) => {
					Object.assign(page.getModules as object, {
						'from-tomorrow': make('from-tomorrow', {}),
						bold: make('bold', {
							name: '<b>Bold</b> &amp; new',
							description: '<script>alert(1)</script><p>Two<br>words</p>',
							configure_url: 'javascript:alert(1)',
						}),
						// As hosts have it for their search: no module, so without a setting.
						'only-words': { module: 'only-words', additional_search_queries: 'pay' },
					});
					Object.assign(page.settings as object, { 'from-tomorrow': false, bold: false });
				}),
		});
		expect(await toggle('from-tomorrow')).toBeInTheDocument();
		const row = (await toggle('Bold & new')).closest('li');
		expect(row).toHaveTextContent('Two words');
		expect(row?.querySelector('script, b, a')).toBeNull();
		expect(screen.queryByRole('switch', { name: 'only-words' })).not.toBeInTheDocument();
	});

	it('disables the toggle of a feature that a separate plugin provides', async () => {
		await open({
			scenario: TODAY,
			before: (site) =>
				site.editPage((page) => {
					const vaultpress = { module: 'vaultpress', name: 'Backups and Scanning', available: true };
					Object.assign(page.getModules as object, { vaultpress });
					Object.assign(page.settings as object, { vaultpress: false });
				}),
		});
		expect(await toggle('Backups and Scanning')).toHaveAttribute('aria-disabled', 'true');
		expect(await toggle('Backups and Scanning')).toHaveAccessibleDescription(/A separate plugin provides/);
	});

	it('redirects an editor to the dashboard', async () => {
		await openApp({ as: 'editor', hash: '#/features', scenario: ['editor-linked', 'jetpack-16'] });
		await waitFor(() => expect(window.location.hash).toBe('#/dashboard'));
	});
});

const THREE = ['Forms', 'Markdown', 'Podcast'];

describe('bulk feature changes', () => {
	async function choose(isOn: boolean, before?: OpenOptions['before']) {
		const app = await open({ scenario: TODAY, before });
		for (const name of THREE) {
			if ((await toggle(name)).getAttribute('aria-checked') === String(isOn)) {
				await app.user.click(await toggle(name));
				await waitFor(async () => expect(await toggle(name)).toHaveAttribute('aria-checked', String(!isOn)));
			}
			await app.user.click(await tick(name));
		}
		await settled();
		app.site.calls.length = 0;
		return app;
	}
	const SLUGS = ['markdown', 'podcast', 'contact-form'];
	const press = (name: RegExp) => screen.getByRole('button', { name });

	it('save all features with one POST, and undo them together', async () => {
		const { site, user } = await choose(true);
		expect(screen.getByText('3 selected')).toBeInTheDocument();
		await user.click(press(/^Turn on \(3\)$/));
		expect(await screen.findByText('3 features turned on.')).toBeInTheDocument();
		expect(site.callsTo('POST').map(({ body }) => body)).toEqual([
			{ markdown: true, podcast: true, 'contact-form': true },
		]);
		expect(site.calls.length).toBeLessThanOrEqual(3);
		await waitFor(() => expect(screen.getByRole('group', { name: 'Selected features' })).toHaveFocus());
		await pressUndo();
		expect(await undone()).toBeInTheDocument();
		expect(await Promise.all(SLUGS.map((slug) => stored(site, slug)))).toEqual([false, false, false]);
	});

	it('stop when the user clicks Stop, and keep the rest selected', async () => {
		const { site, user } = await choose(true);
		let release = () => {};
		const gate = new Promise<void>((resolve) => (release = resolve));
		// Refused as a whole, so that each would get a call of its own.
		const refused = () => new Response('{"code":"no","message":"No."}', { status: 400 });
		site.intercept((request) =>
			request.method === 'POST' ? (gate.then(refused) as unknown as Response) : null,
		);
		await user.click(press(/^Turn on \(3\)$/));
		expect(press(/^Turn on \(3\)$/)).toHaveAttribute('aria-busy', 'true');
		await user.click(press(/^Stop$/));
		release();
		expect(await screen.findByText('0 features turned on. 3 not attempted.')).toBeInTheDocument();
		expect(site.callsTo('POST')).toHaveLength(1);
		expect(screen.getByText('3 selected')).toBeInTheDocument();
	});

	it('leave out a feature that an administrator forced off', async () => {
		const { user } = await choose(true, (site) => site.setFacts({ overrides: { podcast: 'inactive' } }));
		await user.click(press(/^Turn on \(2\)$/));
		expect(await screen.findByText('2 features turned on.')).toBeInTheDocument();
		expect(screen.getByText('1 selected')).toBeInTheDocument();
		expect(await toggle('Podcast')).toHaveAttribute('aria-checked', 'false');
	});

	it('keep failed features selected, each with its reason, when the host is unreachable', async () => {
		const { site, user } = await choose(true);
		site.fail('POST', 'settings');
		await user.click(press(/^Turn on \(3\)$/));
		expect(await screen.findByText('0 features turned on. 3 failed.')).toBeInTheDocument();
		const list = screen.getByText('Not changed').parentElement as HTMLElement;
		expect(
			within(list)
				.getAllByRole('listitem')
				.map(({ textContent }) => textContent),
		).toEqual(
			THREE.map((name) => expect.stringMatching(new RegExp(`^${name}: We couldn’t reach your site`))),
		);
		expect(screen.getByText('3 selected')).toBeInTheDocument();
		site.recover();
		await user.click(press(/^Turn on \(3\)$/));
		expect(await screen.findByText('3 features turned on.')).toBeInTheDocument();
		expect(screen.queryByText('Not changed')).not.toBeInTheDocument();
	});

	it('select only visible features with “Select all”', async () => {
		const { user } = await open({ scenario: TODAY, term: 'podcast' });
		await user.click(screen.getByRole('checkbox', { name: 'Select all' }));
		expect(screen.getByText('1 selected')).toBeInTheDocument();
	});
});
