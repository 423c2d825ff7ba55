import { act, screen, waitFor, within } from '@testing-library/react';
import { GET_STARTED } from '../../../../lib/storage';
import { openApp, type OpenOptions } from '../../../../../tests/support/open-app';
import { openStore } from '../../../../../tests/support/open-piece';
import { arrived, hasRegion, region } from '../../../../../tests/support/screens';
import type { TestSite } from '../../../../../tests/support/test-site';

beforeEach(() => localStorage.clear());
const TITLE = 'Get started';
const STEPS = ['Stats', 'Downtime monitoring', 'Image accelerator'];
const card = () => screen.findByRole('region', { name: TITLE }).then((element) => within(element));
const isThere = () => screen.queryByRole('region', { name: TITLE }) !== null;

/** The page as it is right after the user connected the site. */
const connected = (site: TestSite) => site.page({ jetpackStateNotices: { messageCode: 'authorized' } });

const open = (options: OpenOptions = {}) =>
	openApp({
		scenario: ['plan-free'],
		before: async (site) => {
			await site.setSwitches({ stats: false, monitor: false, photon: false });
			connected(site);
		},
		...options,
	});

describe('first steps after connecting', () => {
	it('show three switches with progress, kept over a reload, and are gone for good once all are on', async () => {
		const { site, user, reopen } = await open();
		let steps = await card();
		expect(steps.getAllByRole('switch').map((control) => control.getAttribute('aria-label'))).toEqual(STEPS);
		expect(steps.getByText('0 of 3')).toBeVisible();
		await user.click(steps.getByRole('switch', { name: STEPS[0] }));
		expect(await steps.findByText('1 of 3')).toBeVisible();
		await waitFor(() => expect(site.callsTo('POST')).toHaveLength(1));
		await reopen();
		steps = await card();
		expect(steps.getByText('1 of 3')).toBeVisible();
		for (const [index, name] of STEPS.slice(1).entries()) {
			await user.click(steps.getByRole('switch', { name }));
			expect(await steps.findByText(`${index + 2} of 3`)).toBeVisible();
			await waitFor(() => expect(site.callsTo('POST')).toHaveLength(index + 2));
		}
		expect(await steps.findByText('You’re all set.')).toBeVisible();
		await reopen();
		await arrived();
		expect(isThere()).toBe(false);
	});

	it('say “You’re all set.” only after the save succeeds, and stay until the user leaves the screen', async () => {
		const { site, user } = await open({
			before: async (site) => {
				await site.setSwitches({ stats: true, monitor: true, photon: false });
				connected(site);
			},
		});
		const steps = await card();
		const release = site.hold('POST', 'settings');
		const photon = steps.getByRole('switch', { name: 'Image accelerator' });
		await user.click(photon);
		expect(await steps.findByText('3 of 3')).toBeVisible();
		expect(steps.queryByText('You’re all set.')).not.toBeInTheDocument();
		await release();
		expect(await steps.findByText('You’re all set.')).toBeVisible();
		await user.click(photon);
		expect(await steps.findByText('2 of 3')).toBeVisible();
		expect(photon).toHaveFocus();
		act(() => void (window.location.hash = '#/security'));
		await screen.findByRole('heading', { level: 1, name: 'Security' });
		act(() => void (window.location.hash = '#/dashboard'));
		await arrived();
		expect(isThere()).toBe(false);
	});

	it('hide the bundle and promotions until dismissed, never a card’s own offer, and lead to recommendations where there are any [DASH-003]', async () => {
		const { user, reopen, rest } = await open({
			before: (site) => {
				connected(site);
				site.page({ siteData: { showRecommendations: false } });
			},
		});
		const steps = await card();
		expect(await region('Scan').findByRole('link', { name: 'Upgrade' })).toBeVisible();
		await rest();
		const promotions = () => ['Jetpack Security', 'Jetpack Boost', 'Jetpack CRM'].map(hasRegion);
		expect(promotions()).toEqual([false, false, false]);
		expect(steps.queryByRole('link')).not.toBeInTheDocument();
		await user.click(steps.getByRole('button', { name: 'Dismiss' }));
		expect(isThere()).toBe(false);
		expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
		await waitFor(() => expect(promotions()).toEqual([true, true, true]));
		await reopen();
		await arrived();
		expect(isThere()).toBe(false);
	});

	it.each<[number | true, boolean]>([
		[0, true],
		[13.99, true],
		[14, false],
		[-1, false],
		[true, true],
	])('begun %p days ago, still show: %p', async (days, isOn) => {
		await openStore({ before: connected });
		const key = Object.keys(localStorage).find((name) => name.startsWith(GET_STARTED)) ?? '';
		const since = days === true ? days : Date.now() - days * 24 * 60 * 60 * 1000;
		localStorage.setItem(key, JSON.stringify(since));
		const { store } = await openStore({ before: connected });
		expect(store.getState().page.isGettingStarted).toBe(isOn);
		// An end is for good; what had no end before begins to have one.
		expect(JSON.parse(localStorage.getItem(key) ?? '')).toEqual(isOn && expect.any(Number));
	});

	it.each<[string, OpenOptions]>([
		['a site that was connected before', { before: undefined }],
		['users who manage no modules', { as: 'editor' }],
	])('don’t show for %s', async (_, options) => {
		await open(options);
		await arrived();
		expect(isThere()).toBe(false);
	});
});
