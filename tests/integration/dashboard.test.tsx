import { screen, waitFor } from '@testing-library/react';
import { closeApps, openApp } from '../support/open-app';
import { arrived, cards, hasRegion, region, sections } from '../support/screens';

afterEach(closeApps);

const MANAGER = ['Statistics', 'Security', 'Performance and Growth', 'Connections'];

describe('the layout of the dashboard', () => {
	it('is there from the page alone, without any call [DASH-001, SHELL-002, SHELL-007]', async () => {
		const { site } = await openApp({ before: (running) => running.fail('GET', '') });
		expect(await screen.findByRole('heading', { name: 'Jetpack At A Glance Dashboard' })).toBeInTheDocument();
		expect(sections()).toEqual(MANAGER);
		expect(site.calls.filter(({ path }) => !/^module\/(protect|stats)\/data/.test(path))).toEqual([]);
	});

	it.each(['#/', '', '#/no-such-screen', '#/dashboard?x=1'])(
		'shows for %p too [SHELL-008, SHELL-009]',
		async (hash) => {
			await openApp({ hash });
			await arrived();
			expect(sections()).toEqual(MANAGER);
			expect(window.location.hash.replace(/\?.*/, '')).toMatch(/^(#\/(dashboard)?)?$/);
		},
	);

	it('replaces the placeholder that the host put into the container', async () => {
		await openApp();
		await arrived();
		const container = document.getElementById('jp-plugin-container');
		expect(container?.querySelector('.jp-loading-placeholder')).toBeNull();
	});

	it.each([
		['admin', ['connected', 'stats-on'], MANAGER],
		['editor', ['stats-for-editors', 'protect-on'], ['Statistics', 'Security', 'Connections']],
		['editor', ['connected', 'protect-on'], ['Security', 'Connections']],
		['subscriber', ['connected', 'protect-on'], ['Connections']],
	])('for %s on %p has the sections %p [DASH-005, DASH-010, DASH-011]', async (as, scenario, expected) => {
		await openApp({ as, scenario });
		await arrived();
		expect(sections()).toEqual(expected);
	});

	it('links to the security settings for managers online alone [DASH-006]', async () => {
		const name = 'Manage security settings';
		await openApp();
		await arrived();
		expect(screen.getByRole('link', { name })).toHaveAttribute('href', '#/security');
		closeApps();
		await openApp({ scenario: ['offline-constant'] });
		await arrived();
		expect(screen.queryByRole('link', { name })).not.toBeInTheDocument();
		closeApps();
		await openApp({ as: 'editor', scenario: ['connected', 'protect-on'] });
		await arrived();
		expect(screen.queryByRole('link', { name })).not.toBeInTheDocument();
	});

	it.each([
		['protects and has an owner', ['connected'], true],
		['does not protect', ['connected'], false],
		['has no owner', ['site-only'], false],
	])(
		'gives editors the protection card of a site that %s: %p [DASH-012]',
		async (_, [first = ''], isThere) => {
			await openApp({
				as: 'editor',
				scenario: [first],
				before: (site) => site.setSwitches({ protect: isThere || first === 'site-only' }),
			});
			await arrived();
			expect(hasRegion('Brute force protection')).toBe(isThere);
		},
	);
});

describe('feature cards', () => {
	const FEATURES = [
		['Brute force protection', 'Unavailable in Offline Mode'],
		['Downtime monitoring', 'Unavailable in Offline Mode.'],
		['Image Accelerator', 'Unavailable in Offline Mode'],
	] as const;

	it.each(FEATURES)('%s has no switch offline, and says why', async (name, text) => {
		await openApp({ scenario: ['offline-constant'] });
		await arrived();
		expect(region(name).getByText(text, { exact: true })).toBeInTheDocument();
		expect(region(name).queryByRole('switch')).not.toBeInTheDocument();
		expect(region(name).queryByRole('button')).not.toBeInTheDocument();
	});

	it('asks for an account where nobody owns the connection', async () => {
		const { user, left } = await openApp({ scenario: ['site-only'] });
		await arrived();
		const monitor = region('Downtime monitoring');
		expect(monitor.queryByRole('switch')).not.toBeInTheDocument();
		await user.click(monitor.getByRole('button', { name: 'Connect' }));
		await waitFor(() => expect(left[0]).toMatch(/\/provider\/authorize/));
	});

	it.each([
		['Downtime monitoring', 'monitor'],
		['Image Accelerator', 'photon'],
		['Brute force protection', 'protect'],
	])('%s: the switch stores its option', async (name, option) => {
		const { site, user } = await openApp();
		await arrived();
		const before = region(name).getByRole('switch').getAttribute('aria-checked') === 'true';
		await user.click(region(name).getByRole('switch'));
		expect(region(name).getByRole('switch')).toHaveAttribute('aria-checked', String(!before));
		expect(await screen.findByText('Updated settings.')).toBeInTheDocument();
		expect(site.callsTo('POST').map(({ path, body }) => ({ path, body }))).toEqual([
			{ path: 'settings', body: { [option]: !before } },
		]);
	});

	it('are not there for users who manage nothing with a switch', async () => {
		await openApp({ as: 'editor', scenario: ['connected', 'protect-on'] });
		await arrived();
		expect(screen.queryByRole('switch')).not.toBeInTheDocument();
		expect(screen.queryByRole('button', { name: /Activate/ })).not.toBeInTheDocument();
	});

	it.each(FEATURES)('%s is hidden when a site administrator switched it off', async (name) => {
		const slug = {
			'Brute force protection': 'protect',
			'Downtime monitoring': 'monitor',
			'Image Accelerator': 'photon',
		}[name];
		await openApp({ before: (site) => site.setFacts({ overrides: { [slug]: 'inactive' } }) });
		await arrived();
		expect(cards()).toHaveLength(5);
		expect(hasRegion(name)).toBe(false);
	});

	it('cannot be switched off when a site administrator switched it on, and says so', async () => {
		const { site, user } = await openApp({ scenario: ['overrides'] });
		await arrived();
		const card = region('Brute force protection');
		expect(card.getByRole('switch')).toBeChecked();
		expect(card.getByRole('switch')).toHaveAccessibleDescription(
			/^This feature has been enabled by a site administrator\. Learn more\./,
		);
		await user.click(card.getByRole('switch'));
		expect(site.callsTo('POST')).toEqual([]);
	});

	it('goes back and says why when the host refuses, and can be tried again', async () => {
		const { site, user } = await openApp();
		await arrived();
		site.fail('POST', 'settings', 403, { code: 'rest_forbidden', message: 'You may not.' });
		const card = region('Image Accelerator');
		await user.click(card.getByRole('switch'));
		expect(await card.findByText('You may not.')).toBeInTheDocument();
		expect(screen.getByRole('alert')).toHaveTextContent('Error updating settings. You may not.');
		expect(card.getByRole('switch')).not.toBeChecked();
		site.recover();
		await user.click(card.getByRole('switch'));
		await waitFor(() => expect(card.queryByText('You may not.')).not.toBeInTheDocument());
		expect(card.getByRole('switch')).toBeChecked();
	});

	it('ends at what the host has stored, though the host said yes', async () => {
		const { site, user } = await openApp();
		await arrived();
		await site.setFacts({ overrides: { photon: 'inactive' } });
		const card = region('Image Accelerator');
		await user.click(card.getByRole('switch'));
		expect(await card.findByText(/The site kept the old value/)).toBeInTheDocument();
		expect(card.getByRole('switch')).not.toBeChecked();
	});

	it('shows progress and then the result, once, however often it is clicked [NOTICE-047, NOTICE-048]', async () => {
		const { site, user } = await openApp();
		await arrived();
		let release = () => {};
		site.intercept((request) =>
			request.method === 'POST'
				? (new Promise((resolve) => (release = () => resolve(site.host.fetch(request)))) as Promise<Response>)
				: null,
		);
		const toggle = region('Image Accelerator').getByRole('switch');
		await user.click(toggle);
		await user.click(toggle);
		await user.click(toggle);
		expect(screen.getByText('Updating settings…')).toBeInTheDocument();
		expect(toggle).toHaveAttribute('aria-busy', 'true');
		expect(toggle).toHaveFocus();
		release();
		expect(await screen.findByText('Updated settings.')).toBeInTheDocument();
		expect(screen.queryByText('Updating settings…')).not.toBeInTheDocument();
		expect(site.callsTo('POST')).toHaveLength(1);
		await waitFor(() => expect(screen.queryByText('Updated settings.')).not.toBeInTheDocument(), {
			timeout: 2600,
		});
	});
});

describe('the protection card', () => {
	it('shows the number of blocked attempts [DASH-084]', async () => {
		const { site } = await openApp({ scenario: ['protect-on'] });
		expect(await screen.findByText('1,234')).toBeInTheDocument();
		expect(site.callsTo('GET', 'module/protect/data')).toHaveLength(1);
	});

	it.each(['false', '"0"', '"N/A"', '0', 'null'])(
		'says that data will come when the host answers %s [DASH-085]',
		async (answer) => {
			await openApp({
				scenario: ['protect-on'],
				before: (site) => site.fail('GET', 'module/protect/data', 200, answer),
			});
			expect(await screen.findByText('Data will display here soon!')).toBeInTheDocument();
		},
	);

	it('says why the number is missing, on the card alone, and asks again', async () => {
		const { site, user } = await openApp({
			scenario: ['protect-on'],
			before: (running) => running.fail('GET', 'module/protect/data', 500, { code: 'x', message: 'Broken.' }),
		});
		const card = region('Brute force protection');
		expect(await card.findByText('Broken.')).toBeInTheDocument();
		expect(sections()).toEqual(MANAGER);
		site.recover();
		await user.click(card.getByRole('button', { name: 'Try again' }));
		expect(await card.findByText('1,234')).toBeInTheDocument();
	});

	it('asks for no number while protection is off', async () => {
		const { site } = await openApp({ before: (running) => running.setSwitches({ protect: false }) });
		await arrived();
		expect(site.callsTo('GET', 'module/protect/data')).toEqual([]);
	});
});

describe('the stats card', () => {
	it('invites to switch statistics on, and shows them [STATS-001]', async () => {
		const { site, user } = await openApp();
		await arrived();
		const card = region('Jetpack Stats');
		await user.click(card.getByRole('button', { name: 'Activate Jetpack Stats' }));
		expect(await card.findByText('All-time views')).toBeInTheDocument();
		expect(site.callsTo('POST').map(({ body }) => body)).toEqual([{ stats: true }]);
	});

	it('shows a dash for what is missing [STATS-018]', async () => {
		await openApp({
			scenario: ['stats-on'],
			before: (site) =>
				site.fail('GET', 'module/stats/data', 200, {
					general: { stats: { views: 7, comments: false } },
					day: { data: [] },
				}),
		});
		const card = region('Jetpack Stats');
		expect(await card.findByText('7')).toBeInTheDocument();
		expect(card.getAllByText('-')).toHaveLength(3);
	});

	it('says so when the provider reports errors [STATS-002, STATS-015]', async () => {
		await openApp({
			scenario: ['stats-on'],
			before: (site) =>
				site.fail('GET', 'module/stats/data', 200, {
					general: { errors: { x: ['y'] }, error_data: [] },
					day: [],
				}),
		});
		expect(
			await screen.findByText(
				'Something happened while loading Jetpack Stats. Please try again later or view your stats now on WordPress.com',
			),
		).toBeInTheDocument();
	});

	it('is not asked for by users who may not see it [STATS-010]', async () => {
		const { site } = await openApp({ as: 'editor', scenario: ['stats-on'] });
		await arrived();
		expect(hasRegion('Jetpack Stats')).toBe(false);
		expect(site.callsTo('GET', 'module/stats/data')).toEqual([]);
	});

	it('gives way to a sentence when a site administrator switched it off [DASH-122]', async () => {
		await openApp({ before: (site) => site.setFacts({ overrides: { stats: 'inactive' } }) });
		await arrived();
		expect(
			region('Statistics').getByText('Jetpack Stats has been disabled by a site administrator.'),
		).toBeInTheDocument();
	});
});

describe('the connection cards', () => {
	it('tells the owner, and shows the linked account [CONN-025, CONN-027, CONN-029]', async () => {
		await openApp();
		await arrived();
		expect(region('Site connection').getByText('You are the Jetpack owner.')).toBeInTheDocument();
		const account = region('Account connection');
		expect(account.getByText('wpcom-admin')).toBeInTheDocument();
		expect(account.getByText(/@/)).toBeInTheDocument();
	});

	it('lets another user connect the own account, without registering the site again [CONN-021, CONN-028, CONN-030]', async () => {
		const { site, user, left } = await openApp({ as: 'admin2' });
		await arrived();
		expect(region('Site connection').queryByText('You are the Jetpack owner.')).not.toBeInTheDocument();
		await user.click(
			region('Account connection').getByRole('button', { name: 'Connect your WordPress.com account' }),
		);
		await waitFor(() => expect(left[0]).toMatch(/\/provider\/authorize.*from=unlinked-user-connect/));
		expect(site.callsTo('POST')).toEqual([]);
	});

	it('says offline why nothing can be connected [CONN-023, CONN-024, CONN-031]', async () => {
		await openApp({ scenario: ['offline-url'] });
		await arrived();
		const site = region('Site connection');
		expect(
			site.getByText('Your site is in Offline Mode, so it can not be connected to WordPress.com.'),
		).toBeInTheDocument();
		const account = region('Account connection');
		expect(
			account.getByText('The site is in Offline Mode, so you can not connect to WordPress.com.'),
		).toBeInTheDocument();
		expect(site.queryByRole('button')).not.toBeInTheDocument();
		expect(account.queryByRole('button')).not.toBeInTheDocument();
	});

	it('shows the account card to users with connect_user alone [CONN-032]', async () => {
		await openApp({ as: 'editor', scenario: ['site-only'] });
		await arrived();
		expect(hasRegion('Site connection')).toBe(true);
		expect(hasRegion('Account connection')).toBe(false);
	});
});
