import { waitFor } from '@testing-library/react';
import { SCENARIOS } from '../../host/scenarios/scenarios';
import { openApp } from '../support/open-app';
import { arrived, offerPlaces } from '../support/screens';

/**
 * What's sold on a free site, with and without an owner, on sites that own some of it, and where offers
 * appear otherwise.
 */
const SITES = [
	['connected'],
	['site-only'],
	['everything-on'],
	['stats-on'],
	['atomic'],
	['multisite'],
	['commerce-seen'],
	['firewall'],
	...Object.keys(SCENARIOS)
		.filter((name) => /^(plan|product|search|coupon|rewind|backup|scan|vaultpress|akismet|video)/.test(name))
		.map((name) => [name]),
];

it.each(SITES)(
	'promotions in every state appear at most once per title on the dashboard: %s',
	async (...scenario) => {
		const { rest } = await openApp({ scenario });
		await arrived();
		await rest();
		await waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeNull());
		expect(offerPlaces()).toEqual([...new Set(offerPlaces())]);
	},
);
