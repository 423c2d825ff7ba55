import { act, screen, waitFor, within } from '@testing-library/react';
import { openApp, type OpenOptions } from '../support/open-app';
import { arrived, region } from '../support/screens';
import type { TestSite } from '../support/test-site';

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

	it('hide offers until dismissed, and stay dismissed after a reload', async () => {
		const { user, reopen } = await open();
		const steps = await card();
		await region('Scan').findByText('Not included in your plan.');
		expect(screen.queryByRole('link', { name: /^(Upgrade|Start for free)/ })).not.toBeInTheDocument();
		await user.click(steps.getByRole('button', { name: 'Dismiss' }));
		expect(isThere()).toBe(false);
		expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
		expect((await screen.findAllByRole('link', { name: 'Upgrade' })).length).toBeGreaterThan(1);
		await reopen();
		await arrived();
		expect(isThere()).toBe(false);
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
