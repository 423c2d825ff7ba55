import { screen, waitFor } from '@testing-library/react';
import { answer, featuresOf, planOf } from '../support/card-states';
import { closeApps, openApp } from '../support/open-app';
import { arrived, region } from '../support/screens';
import type { TestSite } from '../support/test-site';

/** A paid plan with these features, on a site where neither backups nor scans are set up yet. */
const paidPlanWith =
	(...features: string[]) =>
	(site: TestSite) => {
		// First: a fault also answers what begins with its path.
		featuresOf(...features)(site);
		planOf('jetpack_premium')(site);
		answer(site, 'rewind', { state: 'unavailable', reason: 'missing_plan' });
		answer(site, 'scan', { state: 'unavailable', threats: [], credentials: [] });
	};

const LEGACY = [
	'spam-akismet-plus',
	'site-backups-jetpack',
	'security-scanning-jetpack',
	'video-hosting-jetpack',
	'priority-support-jetpack',
	'wordads-jetpack',
	'google-analytics-jetpack',
	'search-jetpack',
	'videopress-jetpack',
];

/** A name, the card that looks for it, where and on which site, and what that says with it and without it. */
type Named = [name: string, card: string, hash: string, scenario: string, withIt: RegExp, withoutIt: RegExp];

const NO_ROOM = /1 free video available/;

const cardSays = async (name: string, text: RegExp) => {
	await screen.findByRole('region', { name });
	await waitFor(() => expect(screen.getByRole('region', { name })).toHaveTextContent(text));
};

describe('plan feature', () => {
	it.each<Named>([
		[
			'backups',
			'Backups',
			'#/dashboard',
			'rewind-missing-plan',
			/Install VaultPress to start using them/,
			/Upgrade/,
		],
		['real-time-backups', 'Backups', '#/dashboard', 'rewind-active', /in real time/, /backed up every day/],
		['search', 'Search', '#/dashboard', 'search-on', /Add a search widget/, /Upgrade/],
		['instant-search', 'Search', '#/dashboard', 'search-on', /Configure your search/, /Upgrade/],
		['videopress', 'VideoPress', '#/dashboard', 'plan-free', /0% of 1TB/, NO_ROOM],
		['videopress-1tb-storage', 'VideoPress', '#/dashboard', 'plan-free', /0% of 1TB/, NO_ROOM],
		[
			'videopress-unlimited-storage',
			'VideoPress',
			'#/dashboard',
			'plan-free',
			/ad-free on fast servers\. Learn more.*\(opens in a new tab\)$/,
			NO_ROOM,
		],
		['support', 'Help and support', '#/dashboard', 'plan-free', /plan includes priority support/, /Upgrade/],
		[
			'scan',
			'Backups and security scanning',
			'#/security',
			'rewind-missing-plan',
			/Add backups to your scans/,
			/Find threats before your visitors do/,
		],
		['antispam', 'Spam protection', '#/dashboard', 'akismet-missing', /plan includes Akismet/, /Upgrade/],
		['wordads', 'Ads', '#/traffic', 'plan-free', /Show ads on this site/, /Upgrade/],
		['google-analytics', 'Google Analytics', '#/traffic', 'plan-free', /Configure Google/, /Upgrade/],
	])('%s unlocks its part of the %s card [PLAN-027]', async (name, card, hash, at, withIt, withoutIt) => {
		const open = async (...names: string[]) =>
			openApp({
				scenario: ['plan-free', at],
				hash,
				before: async (site) => {
					await site.setSwitches({ videopress: true });
					featuresOf(...names)(site);
				},
			});
		await open(name);
		await cardSays(card, withIt);
		expect(screen.getByRole('region', { name: card })).not.toHaveTextContent(withoutIt);
		await closeApps();
		await open();
		await cardSays(card, withoutIt);
		expect(screen.getByRole('region', { name: card })).not.toHaveTextContent(withIt);
	});
});

describe('plan feature names', () => {
	it('of VaultPress offer the setup of backups and scans [PLAN-028]', async () => {
		await openApp({ before: paidPlanWith('vaultpress-backups', 'vaultpress-security-scanning') });
		expect(await region('Backups').findByText(/Install VaultPress to start using them/)).toBeInTheDocument();
		expect(await region('Scan').findByText('Set up')).toBeInTheDocument();
	});

	it('in legacy form unlock neither backups nor scans [PLAN-043]', async () => {
		const { site } = await openApp({ before: paidPlanWith(...LEGACY) });
		await arrived();
		await waitFor(() => expect(site.callsTo('GET', 'site/features')).not.toHaveLength(0));
		expect(await region('Scan').findByRole('link', { name: /^Upgrade/ })).toBeInTheDocument();
		expect(region('Scan').queryByText('Set up')).not.toBeInTheDocument();
		expect(await region('Backups').findByRole('link', { name: /^Upgrade/ })).toBeInTheDocument();
	});
});
