import { screen, waitFor } from '@testing-library/react';
import { holding } from '../support/holding';
import { closeApps, openApp } from '../support/open-app';
import type { TestSite } from '../support/test-site';
import { arrived, cards, region } from '../support/screens';

const spam = () => region('Spam protection');
const data = (value: unknown) => (site: TestSite) =>
	site.fail('GET', 'module/akismet/data', 200, JSON.stringify(value));
const features = (site: TestSite, ...active: string[]) =>
	site.fail('GET', 'site/features', 200, {
		code: 'success',
		message: '',
		data: JSON.stringify({ active, available: {} }),
	});
/** As on a host that hasn't heard of the site's plan yet. */
const withoutPlan = (site: TestSite) =>
	site.editPage((state) => {
		state.siteData = { ...(state.siteData as object), plan: {} };
	});

describe('the spam card', () => {
	it('shows the blocked spam count, links to the comments and records the click [DASH-076, DASH-077, EVT-037]', async () => {
		const app = await openApp({ scenario: ['akismet-valid'] });
		expect(await spam().findByText('210')).toBeInTheDocument();
		const link = spam().getByRole('link', { name: 'Moderate comments' });
		expect(link).toHaveAttribute('href', expect.stringMatching(/wp-admin\/edit-comments\.php$/));
		link.addEventListener('click', (event) => event.preventDefault());
		await app.user.click(link);
		expect(await app.events()).toContainEqual([
			'jetpack_wpa_click',
			expect.objectContaining({ target: 'at-a-glance', type: 'moderate-link', feature: 'anti-spam' }),
		]);
	});

	it('shows a placeholder when the count is 0 [DASH-128]', async () => {
		await openApp({ before: data(0) });
		expect(await spam().findByText('Data will display here soon!')).toBeInTheDocument();
		await closeApps();
		await openApp({ before: data('0') });
		expect(await spam().findByText('Data will display here soon!')).toBeInTheDocument();
	});

	it('is unavailable offline, with no links or calls [DASH-039, DASH-128]', async () => {
		const { site } = await openApp({ scenario: ['offline-constant'] });
		await arrived();
		expect(spam().getByText('Unavailable in Offline Mode.')).toBeInTheDocument();
		expect(spam().queryByRole('link')).not.toBeInTheDocument();
		expect(site.callsTo('GET', 'module/akismet')).toEqual([]);
	});

	it.each([
		['akismet-missing', 'button', 'I already have a key'],
		['akismet-inactive', 'button', 'I already have a key'],
		['akismet-invalid-key', 'link', 'Enter a valid key'],
	] as const)(
		'offers an upgrade or key entry for %s [DASH-078, DASH-080, DASH-127, DASH-135]',
		async (scenario, role, label) => {
			const app = await openApp({ scenario: [scenario], before: (site) => features(site) });
			expect(await spam().findByRole(role, { name: label })).toBeInTheDocument();
			expect(spam().getByRole('link', { name: 'Upgrade' })).toHaveAttribute(
				'href',
				expect.stringMatching(/#\/product\/akismet$/),
			);
			expect(await app.events()).toContainEqual([
				'jetpack_wpa_aag_upgrade_button_view',
				expect.objectContaining({ feature: 'akismet' }),
			]);
		},
	);

	it('hides the upsell if the plan can’t be loaded, and retries', async () => {
		const { site, user } = await openApp({
			scenario: ['akismet-inactive'],
			before: (running) => {
				running.fail('GET', 'site/features');
				withoutPlan(running);
			},
		});
		const retry = await spam().findByRole('button', { name: 'Try again' });
		expect(spam().queryByText('Not included in your plan.')).not.toBeInTheDocument();
		expect(spam().queryByRole('link', { name: 'Upgrade' })).not.toBeInTheDocument();
		site.recover();
		features(site, 'akismet');
		await user.click(retry);
		expect(await spam().findByText(/Your plan includes Akismet/)).toBeInTheDocument();
	});

	it('hides the upsell until the plan’s features load', async () => {
		let release = () => Promise.resolve();
		await openApp({
			scenario: ['akismet-inactive'],
			before: (site) => {
				release = holding(site, 'GET', '/site/features');
				withoutPlan(site);
			},
		});
		expect(await spam().findByText('Loading…')).toBeInTheDocument();
		await arrived();
		expect(spam().getByText('Loading…')).toBeInTheDocument();
		expect(spam().queryByText('Not included in your plan.')).not.toBeInTheDocument();
		await release();
		expect(await spam().findByText(/^Your plan includes Akismet/)).toBeInTheDocument();
	});

	it.each(
		['antispam', 'akismet'].flatMap((feature) =>
			(
				[
					['akismet-missing', 'button', 'Activate Akismet'],
					['akismet-inactive', 'button', 'Activate Akismet'],
					['akismet-invalid-key', 'link', 'Enter a valid key'],
				] as const
			).map((row) => [feature, ...row] as const),
		),
	)(
		'with the %s feature, shows Akismet as included for %s [DASH-080, DASH-127]',
		async (feature, scenario, role, label) => {
			await openApp({ scenario: [scenario], before: (site) => features(site, feature) });
			expect(await spam().findByText(/^Your plan includes Akismet/)).toBeInTheDocument();
			expect(spam().getByRole(role, { name: label })).toBeInTheDocument();
			expect(spam().queryByRole('link', { name: /^(Upgrade|Paid)/ })).not.toBeInTheDocument();
		},
	);

	it('shows Akismet as included, without an upsell, if the free plan has it [DASH-127]', async () => {
		await openApp({ scenario: ['akismet-missing'] });
		expect(await spam().findByText(/^Your plan includes Akismet/)).toBeInTheDocument();
		expect(spam().queryByRole('link', { name: /^(Upgrade|Paid)/ })).not.toBeInTheDocument();
	});

	it.each(['akismet-missing', 'akismet-inactive', 'akismet-invalid-key'])(
		'without a connection owner, only asks to connect, included or not: %s [DASH-041, DASH-079, DASH-136]',
		async (scenario) => {
			const connect = () => spam().findByRole('link', { name: 'Connect' });
			const onlyConnects = () =>
				expect(
					[...spam().queryAllByRole('link'), ...spam().queryAllByRole('button')]
						.map((control) => control.textContent)
						.filter((name) => !name?.startsWith('Paid')),
				).toEqual(['Connect']);
			await openApp({ scenario: ['site-only', scenario], before: (site) => features(site) });
			expect(await connect()).toHaveAttribute('href', expect.stringMatching(/#\/connect-user\?feature=/));
			expect(spam().getByText('Connect your account to get Spam protection')).toBeInTheDocument();
			onlyConnects();
			await closeApps();
			await openApp({ scenario: ['site-only', 'plan-security', scenario] });
			expect(await connect()).toHaveAttribute('href', expect.stringMatching(/#\/connect-user\?feature=/));
			expect(spam().getByText('Connect your account to set up Spam protection.')).toBeInTheDocument();
			onlyConnects();
		},
	);

	it('activates Akismet with a progress notice, then opens its key page [DASH-081, DASH-083, SET-038]', async () => {
		const { site, user, left } = await openApp({
			scenario: ['akismet-inactive'],
			before: (running) => features(running),
		});
		let release = () => {};
		const held = new Promise<void>((resolve) => (release = resolve));
		site.intercept((request) =>
			request.method === 'POST' && request.url.includes('v4/plugins')
				? held.then(() => site.host.fetch(request))
				: null,
		);
		await user.click(await spam().findByRole('button', { name: 'I already have a key' }));
		expect(await screen.findByText('Activating Akismet…')).toBeInTheDocument();
		expect(spam().getByRole('button', { name: 'I already have a key' })).toHaveAttribute('aria-busy');
		release();
		await waitFor(() =>
			expect(left).toEqual([expect.stringMatching(/wp-admin\/admin\.php\?page=akismet-key-config$/)]),
		);
		expect(site.callsTo('POST', 'plugins').map(({ body }) => body)).toEqual([
			{ slug: 'akismet', status: 'active' },
		]);
	});

	it('shows an error if Akismet can’t be activated [DASH-082]', async () => {
		const { site, user, left } = await openApp({
			scenario: ['akismet-inactive'],
			before: (running) => features(running),
		});
		site.fail('POST', 'plugins', 500, { code: 'x', message: 'No.' });
		await user.click(await spam().findByRole('button', { name: 'I already have a key' }));
		expect(await screen.findByText('Could not activate Akismet.')).toBeInTheDocument();
		expect(screen.queryByText('Activating Akismet…')).not.toBeInTheDocument();
		expect(left).toEqual([]);
	});

	it('offers a retry if the count fails to load', async () => {
		const { site, user } = await openApp({
			scenario: ['akismet-valid'],
			before: (running) => running.fail('GET', 'module/akismet/data', 503),
		});
		expect(await spam().findByRole('button', { name: 'Try again' })).toBeInTheDocument();
		site.recover();
		await user.click(spam().getByRole('button', { name: 'Try again' }));
		expect(await spam().findByText('210')).toBeInTheDocument();
	});

	it.each(['akismet', 'protect', 'monitor'])(
		'is hidden, like other cards, if an override turns off %s [DASH-016]',
		async (slug) => {
			const titles = {
				akismet: 'Spam protection',
				protect: 'Brute force protection',
				monitor: 'Downtime monitoring',
			};
			const title = titles[slug as keyof typeof titles];
			await openApp({
				before: (site) =>
					site.editPage((page) => {
						const modules = page.getModules as Record<string, object>;
						modules[slug] = { ...(modules[slug] ?? { module: slug, name: title }), override: 'inactive' };
					}),
			});
			await arrived();
			expect(cards()).not.toContain(title);
			await closeApps();
			await openApp();
			await arrived();
			expect(cards()).toContain(title);
		},
	);
});

describe('the spam card’s badge', () => {
	const badge = () => spam().queryByText(/^(Active|Set up)$/);

	it('reads “Active” when Akismet works on a paid plan [DASH-133]', async () => {
		await openApp({ scenario: ['plan-security-t1', 'akismet-valid'] });
		await spam().findByText('210');
		await waitFor(() => expect(badge()).toHaveTextContent('Active'));
	});

	it.each(['akismet-missing', 'akismet-inactive', 'akismet-invalid-key'])(
		'reads “Set up” and links to the setup on a paid plan: %s [DASH-133]',
		async (scenario) => {
			await openApp({ scenario: ['plan-security-t1', scenario] });
			await waitFor(() => expect(badge()).toHaveTextContent('Set up'));
			expect(badge()?.closest('a')).toHaveAttribute(
				'href',
				expect.stringMatching(/source=calypso-plugins-setup&.*query=only%3Dakismet/),
			);
		},
	);

	it('is hidden on the free plan unless Akismet works [DASH-133]', async () => {
		await openApp({ scenario: ['akismet-missing'] });
		await spam().findByRole('button', { name: 'Activate Akismet' });
		expect(badge()).toBeNull();
		await closeApps();
		await openApp({ scenario: ['akismet-valid'] });
		await waitFor(() => expect(badge()).toHaveTextContent('Active'));
	});
});

describe('paid cards', () => {
	const PAID = ['Backups', 'Scan', 'Spam protection', 'Search'];

	it('link to the plans, except offline [DASH-044, DASH-123]', async () => {
		await openApp({ before: (site) => features(site) });
		await arrived();
		for (const title of PAID) {
			const paid = { name: new RegExp(`^Paid.*${title}`) };
			expect(await region(title).findByRole('link', paid)).toHaveAttribute(
				'href',
				expect.stringMatching(/#\/plans$/),
			);
		}
		await closeApps();
		const { site } = await openApp({ scenario: ['offline-constant'] });
		await arrived();
		expect(cards()).toEqual(expect.arrayContaining(PAID));
		expect(screen.queryByRole('link', { name: /^Paid/ })).not.toBeInTheDocument();
		expect(site.callsTo('POST')).toEqual([]);
	});

	it('show no “Paid” badge for features the site has [DASH-123]', async () => {
		await openApp({
			scenario: ['plan-complete', 'akismet-valid', 'rewind-active', 'scan-idle', 'search-on'],
		});
		await arrived();
		await region('Search').findByRole('link', { name: /search$/ });
		await waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeNull());
		for (const title of PAID) {
			expect(region(title).queryByRole('link', { name: /^Paid/ })).not.toBeInTheDocument();
		}
	});
});
