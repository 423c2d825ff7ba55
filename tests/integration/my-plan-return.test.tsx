import { act, screen, waitFor } from '@testing-library/react';
import { buyElsewhere, leaveAtProduct } from '../support/checkout';
import { follow } from '../support/follow';
import { openMyPlan, planCard } from '../support/my-plan';
import { openApp } from '../support/open-app';
import { arrived, region } from '../support/screens';
import type { TestSite } from '../support/test-site';

const NEW = 'New on this site: Jetpack Security.';
const NEW_SCAN = 'New on this site: Jetpack Scan Daily.';
const NO_ANSWER = /^WordPress\.com didn’t send the data\./;
const back = () => act(() => void document.dispatchEvent(new Event('visibilitychange')));
const asked = (site: TestSite) => site.callsTo('GET', 'site/purchases').length;
const failing = (site: TestSite) =>
	site.fail('GET', 'site/purchases', 500, { code: 'x', message: 'No answer.' });
const comparison = () => region('Compare your plan');

/** Opens My Plan where what was bought cannot be had; the page says so twice, first in general. */
async function openFailing(scenario = ['connected']) {
	const app = await openMyPlan({ scenario, before: failing });
	await waitFor(() => expect(comparison().getByText(NO_ANSWER)).toBeVisible());
	return app;
}

describe('returning to My Plan', () => {
	it('names the purchase, and compares the new plan, when the Back button restores the page', async () => {
		const { site, user } = await openMyPlan();
		await follow(user, await screen.findByRole('link', { name: 'Get Jetpack Security yearly' }));
		await buyElsewhere(site, 'jetpack_security_t1_yearly');
		act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
		expect(await screen.findByText(NEW)).toBeVisible();
		expect(await planCard().findByRole('heading', { name: 'Jetpack Security' })).toBeVisible();
		await waitFor(() => expect(comparison().getByRole('columnheader', { name: /1 TB/ })).toBeVisible());
	});

	it('names a purchase made from a product page', async () => {
		const { site, reopen } = await leaveAtProduct('scan', 'Jetpack Scan');
		await buyElsewhere(site, 'jetpack_scan');
		await reopen('#/my-plan');
		expect(await screen.findByText(NEW_SCAN)).toBeVisible();
	});

	it('refetches purchases while another response is pending', async () => {
		let release = () => Promise.resolve();
		const { site } = await openMyPlan({
			scenario: ['plan-premium'],
			before: (running) => void (release = running.hold('GET', 'rewind')),
		});
		await screen.findByText('Checking your backups…');
		await waitFor(() => expect(screen.queryByText('Checking your purchases…')).not.toBeInTheDocument());
		const before = asked(site);
		back();
		await waitFor(() => expect(asked(site)).toBe(before + 1));
		await release();
	});
});

describe('purchases that failed to load', () => {
	it('are refetched on return without losing the typed key or the focus', async () => {
		const { site, user } = await openFailing(['licensing-ui']);
		const input = region('Jetpack License').getByRole('textbox', { name: 'License key' });
		await user.type(input, 'jetpack-scan_A');
		const before = asked(site);
		site.recover();
		const release = site.hold('GET', 'site/purchases');
		back();
		await waitFor(() => expect(asked(site)).toBe(before + 1));
		expect(input).toBeInTheDocument();
		expect(input).toHaveFocus();
		expect(input).toHaveValue('jetpack-scan_A');
		await release();
		await waitFor(() => expect(screen.queryByText(NO_ANSWER)).not.toBeInTheDocument());
		expect(input).toHaveFocus();
	});

	it.each([
		['in general', () => screen.getAllByRole('button', { name: 'Try again' })[0]],
		['for the comparison', () => comparison().getByRole('button', { name: 'Try again' })],
	])('are refetched by “Try again” %s, and focus stays in place', async (_, button) => {
		const { site, user } = await openFailing();
		const pressed = button() as HTMLElement;
		const place = pressed.closest('[tabindex="-1"]');
		expect(place).not.toBeNull();
		await user.click(pressed);
		await waitFor(() => expect(pressed).not.toBeInTheDocument());
		expect(place).toHaveFocus();
		await waitFor(() => expect(comparison().getByText(NO_ANSWER)).toBeVisible());
		site.recover();
		await user.click(button() as HTMLElement);
		await waitFor(() => expect(comparison().getByRole('table')).toBeVisible());
		expect(place).toHaveFocus();
	});

	it('name what was bought as soon as a retry succeeds', async () => {
		const { site, user, reopen } = await leaveAtProduct('scan', 'Jetpack Scan');
		await buyElsewhere(site, 'jetpack_scan');
		failing(site);
		await reopen('#/my-plan');
		await waitFor(() => expect(comparison().getByText(NO_ANSWER)).toBeVisible());
		site.recover();
		await user.click(comparison().getByRole('button', { name: 'Try again' }));
		expect(await screen.findByText(NEW_SCAN)).toBeVisible();
	});
});

describe('returning to the dashboard', () => {
	const openDashboard = async (before?: (site: TestSite) => void) => {
		const app = await leaveAtProduct('scan', 'Jetpack Scan');
		before?.(app.site);
		await app.reopen('#/dashboard');
		await arrived();
		await app.rest();
		await screen.findByRole('region', { name: 'Search' });
		await buyElsewhere(app.site, 'jetpack_scan');
		app.site.recover();
		app.site.calls.length = 0;
		back();
		expect(await screen.findByText(NEW_SCAN)).toBeVisible();
		return app.site;
	};

	it('names a purchase from another tab and refetches its cards’ data', async () => {
		const site = await openDashboard();
		expect(site.calls.map(({ path }) => path)).toEqual(
			expect.arrayContaining(['site', 'site/features', 'scan', 'rewind']),
		);
	});

	it('names a purchase even if purchases failed to load at first', async () => {
		await openDashboard(failing);
	});

	it('asks for no purchases if no checkout was opened', async () => {
		const app = await openApp();
		await app.rest();
		await screen.findByRole('region', { name: 'Search' });
		const before = asked(app.site);
		back();
		await app.rest();
		expect(asked(app.site)).toBe(before);
	});
});
