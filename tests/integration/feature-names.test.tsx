import { waitFor } from '@testing-library/react';
import { answer, featuresOf, planOf } from '../support/card-states';
import { closeApps, openApp } from '../support/open-app';
import { arrived, region } from '../support/screens';
import type { TestSite } from '../support/test-site';

afterEach(closeApps);

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

describe('the names of a plan’s features', () => {
	it('lead to where backups and scans are set up [PLAN-028]', async () => {
		await openApp({ before: paidPlanWith('vaultpress-backups', 'vaultpress-security-scanning') });
		expect(await region('Backups').findByText(/Install VaultPress to have them/)).toBeInTheDocument();
		expect(await region('Scan').findByText('Set up')).toBeInTheDocument();
	});

	it('grant nothing in their legacy forms [PLAN-043]', async () => {
		const { site } = await openApp({ before: paidPlanWith(...LEGACY) });
		await arrived();
		await waitFor(() => expect(site.callsTo('GET', 'site/features')).not.toHaveLength(0));
		expect(await region('Scan').findByRole('link', { name: /^Upgrade/ })).toBeInTheDocument();
		expect(region('Scan').queryByText('Set up')).not.toBeInTheDocument();
		expect(await region('Backups').findByRole('link', { name: /^Upgrade/ })).toBeInTheDocument();
	});
});
