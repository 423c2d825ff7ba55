import { screen } from '@testing-library/react';
import { BackupsCard } from '../../src/components/backups-card/backups-card';
import { ScanCard } from '../../src/components/scan-card/scan-card';
import { SearchCard } from '../../src/components/search-card/search-card';
import { SpamCard } from '../../src/components/spam-card/spam-card';
import { openApp } from '../support/open-app';
import { openCards } from '../support/open-cards';
import { arrived, region } from '../support/screens';

describe('dashboard switches', () => {
	const SWITCHED = ['Brute force protection', 'Downtime monitoring', 'Image accelerator', 'VideoPress'];
	it.each([
		['an owner', 'plan-free', SWITCHED],
		['no owner', 'site-only', ['Image accelerator']],
	])(
		'with %s are missing from paid cards, and from VideoPress without an owner [DASH-037]',
		async (_, scenario, names) => {
			const modules = (isOn: boolean) => ({
				protect: isOn,
				monitor: isOn,
				photon: isOn,
				videopress: isOn,
				search: isOn,
			});
			const switches = () =>
				screen.getAllByRole('switch').map((control) => control.getAttribute('aria-label'));
			const { site, reopen } = await openApp({
				scenario: [scenario],
				before: (running) => running.setSwitches(modules(true)),
			});
			await arrived();
			expect(switches()).toEqual(names);
			expect(region('VideoPress').getByText(/^Your videos are hosted/)).toBeInTheDocument();
			await site.setSwitches(modules(false));
			await reopen();
			expect(switches()).toEqual(names);
		},
	);
});

describe('paid card badges', () => {
	const CARDS = ['Backups', 'Scan', 'Spam protection', 'Search'];
	const badge = (name: string) => region(name).queryByText(/^(Active|Secure|Set up)$/);
	/** What they say, and the service that a link sets up. */
	const badges = () =>
		CARDS.map((name) => {
			const href = badge(name)?.closest('a')?.href;
			const query = href && new URL(href).searchParams.get('query');
			return query ? `${badge(name)?.textContent} ${query}` : (badge(name)?.textContent ?? null);
		});
	/** The host's services don't look after the site: its plugins would. */
	const UNSERVED = ['rewind-missing-plan', 'scan-unavailable'];
	const ACTIVE = ['akismet-valid', 'vaultpress-ok'];
	const INACTIVE = ['akismet-inactive', 'vaultpress-inactive'];
	const MISSING = ['akismet-missing'];
	const SET_UP = ['Set up only=backups', 'Set up only=vaultpress', 'Set up only=akismet', null];
	const WORKING = ['Active', 'Secure', 'Active', null];
	const NONE = [null, null, null, null];

	const CARDS_THEMSELVES = (
		<>
			<BackupsCard />
			<ScanCard />
			<SpamCard />
			<SearchCard />
		</>
	);

	it.each([
		['plan-security-t1', 'active plugins', ACTIVE, WORKING],
		['plan-security-t1', 'inactive plugins', INACTIVE, SET_UP],
		['plan-security-t1', 'no plugins', MISSING, SET_UP],
		['plan-premium', 'no plugins', MISSING, SET_UP],
		['plan-free', 'inactive plugins', INACTIVE, NONE],
		['plan-free', 'no plugins', MISSING, NONE],
		// Akismet's badge doesn't need a paid plan.
		['plan-free', 'active plugins', ACTIVE, [null, null, 'Active', null]],
	])('reflect %s with %s [DASH-133]', async (plan, _, plugins, expected) => {
		await openCards(CARDS_THEMSELVES, { scenario: [...plugins, plan, ...UNSERVED] });
		expect(badges()).toEqual(expected);
	});
});
