import { screen, waitFor } from '@testing-library/react';
import { featuresOf } from '../support/card-states';
import { openApp } from '../support/open-app';
import { arrived, region } from '../support/screens';
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
			before: (site) => site.page({ userData: { currentUser: { wpcomUser: { site_count: 2 } } } }),
		});
		await arrived();
		expect(await screen.findByRole('group', { name: 'Jetpack Security' })).toBeInTheDocument();
		for (const title of CARDS) {
			expect(screen.getByRole('region', { name: title })).toBeInTheDocument();
		}
		expect(await screen.findByRole('region', { name: 'Jetpack mobile app' })).toBeInTheDocument();
		expect(await screen.findByText('Do you manage sites for clients?')).toBeInTheDocument();
	});

	const ACTIVATES: ReadonlyArray<[string, string | RegExp]> = [
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
	];
	const CONNECT = [...CARDS.slice(1, 6), 'VideoPress'];

	it.each([
		['activation or an upgrade', ['connected'], ACTIVATES],
		[
			'to connect an account if none is connected',
			['site-only'],
			CONNECT.map((name) => [name, 'Connect'] as const),
		],
	])('offer %s [DASH-003]', async (_, scenario, exits) => {
		await openApp({ scenario, before: allOff });
		await arrived();
		for (const [title, label] of exits) {
			expect([title, exit(title, label)]).toEqual([title, 1]);
		}
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
