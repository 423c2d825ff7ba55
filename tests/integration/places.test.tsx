import { screen, waitFor } from '@testing-library/react';
import { featuresOf } from '../support/card-states';
import { openApp } from '../support/open-app';
import { arrived, cards, hasRegion, region } from '../support/screens';
import type { TestSite } from '../support/test-site';

const goTo = (hash: string) => {
	window.location.hash = hash;
};
const exit = (name: string, label: string | RegExp) =>
	['link', 'button', 'switch'].flatMap((role) => region(name).queryAllByRole(role, { name: label })).length;

const CARDS = [
	'Jetpack Stats',
	'Backups',
	'Scan',
	'Spam protection',
	'Brute force protection',
	'Downtime monitoring',
	'Image accelerator',
	'Search',
	'VideoPress',
	'Jetpack Boost',
	'Jetpack CRM',
	'Site connection',
	'Account connection',
];

const allOff = (site: TestSite) =>
	site.setSwitches({ stats: false, protect: false, monitor: false, photon: false, videopress: false });

describe('dashboard cards', () => {
	it('all render, plus the plan offer, the app card and the note to agencies [DASH-004]', async () => {
		await openApp({
			before: (site) =>
				site.editPage((page) => {
					const { currentUser } = page.userData as { currentUser: { wpcomUser: object } };
					Object.assign(currentUser.wpcomUser, { site_count: 2 });
				}),
		});
		await arrived();
		expect(await screen.findByRole('group', { name: 'Jetpack Security' })).toBeInTheDocument();
		for (const title of CARDS) {
			expect(screen.getByRole('region', { name: title })).toBeInTheDocument();
		}
		expect(await screen.findByRole('region', { name: 'Jetpack mobile app' })).toBeInTheDocument();
		expect(await screen.findByText('Do you manage sites for clients?')).toBeInTheDocument();
	});

	it.each([
		['Jetpack Stats', /^Activate/],
		['Backups', 'Upgrade'],
		['Scan', 'Upgrade'],
		['Spam protection', /^(Install|Activate)/],
		['Brute force protection', 'Brute force protection'],
		['Downtime monitoring', 'Downtime monitoring'],
		['Image accelerator', 'Image accelerator'],
		['Search', /^(Upgrade|Start for free)$/],
		['VideoPress', 'VideoPress'],
		['Jetpack Boost', /^(Install|Activate)/],
		['Jetpack CRM', /^(Install|Activate)/],
	])('%s offers activation or an upgrade [DASH-003]', async (title, label) => {
		await openApp({ before: allOff });
		await arrived();
		await waitFor(() => expect(exit(title, label)).toBe(1));
	});

	it.each([
		'Backups',
		'Scan',
		'Spam protection',
		'Brute force protection',
		'Downtime monitoring',
		'VideoPress',
	])('%s offers to connect an account if none is connected [DASH-003]', async (title) => {
		await openApp({ scenario: ['site-only'], before: allOff });
		await arrived();
		await waitFor(() => expect(exit(title, 'Connect')).toBe(1));
	});

	it.each([
		['protect', 'Brute force protection'],
		['monitor', 'Downtime monitoring'],
		['photon', 'Image accelerator'],
		['videopress', 'VideoPress'],
		['stats', 'Jetpack Stats'],
	])('without the %s module, the %s card is hidden [DASH-121]', async (slug, title) => {
		await openApp({
			before: (site) => site.editPage((page) => Reflect.deleteProperty(page.getModules as object, slug)),
		});
		await arrived();
		await screen.findByRole('region', { name: 'Backups' });
		expect(hasRegion(title)).toBe(false);
		expect(cards().length).toBeGreaterThan(8);
	});
});

describe('product offering', () => {
	it('has cards for backups, scan, spam, search, stats, activity, ads and verification [SHELL-003]', async () => {
		await openApp({ scenario: ['rewind-active', 'stats-on'] });
		for (const title of ['Backups', 'Scan', 'Spam protection', 'Search', 'Jetpack Stats', 'Activity']) {
			expect(await screen.findByRole('region', { name: title })).toBeInTheDocument();
		}
		goTo('#/traffic');
		for (const title of ['Ads', 'Site verification']) {
			expect(await screen.findByRole('region', { name: title })).toBeInTheDocument();
		}
	});

	const suggestion = (slug: string, title: string) => ({
		slug,
		title,
		description: title,
		cost: 5,
		currency_code: 'USD',
		features: [],
	});

	it('sells backup, scan, anti-spam, search, bundles, video, social and boost [SHELL-004]', async () => {
		await openApp({
			before: (site) => {
				featuresOf()(site);
				site.fail('GET', 'recommendations/product-suggestions', 200, [
					suggestion('jetpack_social_basic_yearly', 'Jetpack Social'),
					suggestion('jetpack_boost_yearly', 'Jetpack Boost'),
				]);
			},
		});
		await arrived();
		for (const title of ['Backups', 'Scan', 'Spam protection', 'Search']) {
			await waitFor(() => expect(exit(title, /^(Upgrade|Start for free)$/)).toBe(1));
		}
		expect(await screen.findByRole('group', { name: 'Jetpack Security' })).toBeInTheDocument();
		goTo('#/product/videopress');
		expect(await screen.findByRole('region', { name: 'Jetpack VideoPress' })).toBeInTheDocument();
		goTo('#/recommendations/product-suggestions');
		expect(await screen.findByText('Jetpack Social', { selector: 'h2, h3, strong' })).toBeInTheDocument();
		expect(screen.getByText('Jetpack Boost', { selector: 'h2, h3, strong' })).toBeInTheDocument();
	});

	it('links from the dashboard to plans, security and disconnecting within the app [SHELL-026]', async () => {
		const { user } = await openApp();
		await arrived();
		expect(await region('Scan').findByRole('link', { name: /^Paid/ })).toHaveAttribute('href', '#/plans');
		expect(screen.getByRole('link', { name: 'Manage security settings' })).toHaveAttribute(
			'href',
			'#/security',
		);
		await user.click(region('Site connection').getByText('Manage site connection'));
		await user.click(await screen.findByRole('link', { name: 'Disconnect…' }));
		expect(await screen.findByRole('dialog', { name: 'Disconnect this site?' })).toBeInTheDocument();
		expect(window.location.hash).toBe('#/disconnect');
	});
});
