import { act, screen, waitFor } from '@testing-library/react';
import { buyElsewhere, leave, leaveAtProduct } from '../support/checkout';
import { follow } from '../support/follow';
import { holding } from '../support/holding';
import { openMyPlan, planCard } from '../support/my-plan';
import { closeApps, openApp } from '../support/open-app';
import { hasRegion, region } from '../support/screens';
import { pass } from '../support/settled';
import type { TestSite } from '../support/test-site';

afterEach(async () => {
	jest.useRealTimers();
	await closeApps();
});

const NEW = 'New on this site: Jetpack Security.';
const back = () => act(() => void document.dispatchEvent(new Event('visibilitychange')));
const seconds = (count: number) => pass(count * 1000);

/** The provider tells nobody of what was bought, until the returned function lets it. */
function silent(site: TestSite): () => void {
	let isSilent = true;
	site.intercept((request) =>
		isSilent && request.url.includes('/site/purchases')
			? Response.json({ code: 'success', message: '', data: '[]' })
			: null,
	);
	return () => (isSilent = false);
}

const asked = (site: TestSite) => site.callsTo('GET', 'site/purchases').length;

/** Opens My Plan and follows the way to the checkout. */
async function leaveForCheckout() {
	const app = await openMyPlan();
	const link = await screen.findByRole('link', { name: 'Get Jetpack Security yearly' });
	await follow(app.user, link);
	return app;
}

describe('returning from checkout', () => {
	it('polls until a slow provider reports the purchase, then announces it', async () => {
		const { site } = await leaveForCheckout();
		const tell = silent(site);
		await buyElsewhere(site, 'jetpack_security_t1_yearly');
		jest.useFakeTimers();
		back();
		await seconds(1);
		expect(hasRegion('My Products')).toBe(false);
		const before = asked(site);
		await seconds(6);
		expect(asked(site)).toBe(before + 1);
		expect(screen.queryByText(NEW)).not.toBeInTheDocument();

		tell();
		await seconds(11);
		jest.useRealTimers();
		expect(await screen.findByText(NEW)).toBeVisible();
		expect(await planCard().findByRole('heading', { name: 'Jetpack Security' })).toBeVisible();
	});

	it('stops polling within five minutes when nothing was purchased', async () => {
		const { site } = await leaveForCheckout();
		jest.useFakeTimers();
		back();
		await seconds(300);
		const before = asked(site);
		await seconds(600);
		expect(asked(site)).toBe(before);
		expect(screen.queryByText(/^New on this site/)).not.toBeInTheDocument();
	});

	it('doesn’t poll when the user didn’t go to checkout', async () => {
		const { site } = await openMyPlan();
		jest.useFakeTimers();
		back();
		await seconds(1);
		const before = asked(site);
		await seconds(300);
		expect(asked(site)).toBe(before);
	});

	it('stops polling when the user leaves the page, even with a response pending', async () => {
		const { site } = await leaveForCheckout();
		jest.useFakeTimers();
		const release = holding(site, 'GET', '/site/purchases');
		back();
		await seconds(1);
		act(() => {
			window.location.hash = '#/settings';
		});
		await seconds(1);
		await release();
		const before = asked(site);
		await seconds(300);
		expect(asked(site)).toBe(before);
	});

	it('refetches purchases while another response is pending', async () => {
		let release = () => Promise.resolve();
		const { site } = await openMyPlan({
			scenario: ['plan-premium'],
			before: (running) => void (release = holding(running, 'GET', '/jetpack/v4/rewind')),
		});
		await screen.findByText('Checking your backups…');
		await waitFor(() => expect(screen.queryByText('Checking your purchases…')).not.toBeInTheDocument());
		const before = asked(site);
		back();
		await waitFor(() => expect(asked(site)).toBe(before + 1));
		await release();
	});

	it('doesn’t poll while the tab is in the background, and resumes afterwards', async () => {
		const { site } = await leaveForCheckout();
		const tell = silent(site);
		jest.useFakeTimers();
		back();
		await seconds(1);
		const sight = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
		back();
		const before = asked(site);
		await seconds(600);
		expect(asked(site)).toBe(before);

		await buyElsewhere(site, 'jetpack_security_t1_yearly');
		sight.mockRestore();
		back();
		await seconds(1);
		expect(asked(site)).toBe(before + 1);
		tell();
		await seconds(6);
		jest.useRealTimers();
		expect(await screen.findByText(NEW)).toBeVisible();
	});

	it('keeps polling on schedule after a brief switch to another tab', async () => {
		const { site } = await leaveForCheckout();
		jest.useFakeTimers();
		back();
		await seconds(1);
		const before = asked(site);
		const sight = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
		back();
		await seconds(1);
		sight.mockRestore();
		back();
		expect(asked(site)).toBe(before);
		await seconds(6);
		expect(asked(site)).toBe(before + 1);
	});

	it('announces the purchase once after a page reload', async () => {
		const { site, reopen } = await leaveForCheckout();
		await buyElsewhere(site, 'jetpack_security_t1_yearly');
		await reopen();
		expect(await screen.findByText(NEW)).toBeVisible();
		await reopen();
		await screen.findByRole('region', { name: 'My Plan' });
		await screen.findByRole('table');
		expect(screen.queryByText(NEW)).not.toBeInTheDocument();
	});

	it('announces a purchase made from a product page', async () => {
		const { user, site, reopen } = await openApp({ hash: '#/product/scan' });
		await follow(user, await screen.findByRole('link', { name: 'Get Jetpack Scan' }));
		await buyElsewhere(site, 'jetpack_scan');
		await reopen('#/my-plan');
		expect(await screen.findByText('New on this site: Jetpack Scan Daily.')).toBeVisible();
	});

	it('announces a purchase only to the user who made it', async () => {
		const { site } = await leaveAtProduct('scan', 'Jetpack Scan', {
			scenario: ['second-admin-linked'],
		});
		await buyElsewhere(site, 'jetpack_scan');
		await closeApps();
		await openMyPlan({ site, as: 'admin2' });
		await screen.findByRole('table');
		expect(screen.queryByText(/^New on this site/)).not.toBeInTheDocument();
		await closeApps();
		await openMyPlan({ site });
		expect(await screen.findByText('New on this site: Jetpack Scan Daily.')).toBeVisible();
	});

	it.each([
		['is known', false],
		['cannot be had', true],
	])(
		'announces nothing twice after an abandoned checkout when the purchase list %s',
		async (_, isUnknown) => {
			const app = await leaveAtProduct('backup', 'VaultPress Backup');
			await buyElsewhere(app.site, 'jetpack_backup_t1_yearly');
			await app.reopen('#/my-plan');
			expect(await screen.findByText(/^New on this site: .*Backup/)).toBeVisible();
			if (isUnknown) {
				app.site.fail('GET', 'site/purchases', 500);
			}
			app.site.calls.length = 0;
			await app.reopen('#/product/scan');
			await leave(app, 'Jetpack Scan');
			app.site.recover();
			await app.reopen('#/my-plan');
			await screen.findByRole('table');
			expect(screen.queryByText(/^New on this site/)).not.toBeInTheDocument();
			await buyElsewhere(app.site, 'jetpack_scan');
			await app.reopen();
			expect(await screen.findByText('New on this site: Jetpack Scan Daily.')).toBeVisible();
		},
	);

	it('announces the purchase after the first request for purchases fails', async () => {
		const { site, reopen } = await leaveForCheckout();
		await buyElsewhere(site, 'jetpack_security_t1_yearly');
		site.fail('GET', 'site/purchases', 500);
		await reopen();
		await screen.findAllByRole('button', { name: 'Try again' });
		site.recover();
		back();
		expect(await screen.findByText(NEW)).toBeVisible();
	});

	it('announces nothing after a failed request when the user didn’t go to checkout', async () => {
		const { site } = await openMyPlan({
			scenario: ['plan-security'],
			before: (test) => test.fail('GET', 'site/purchases', 500),
		});
		await screen.findAllByRole('button', { name: 'Try again' });
		site.recover();
		site.calls.length = 0;
		back();
		await waitFor(() => expect(planCard().getByText(/^Purchased on/)).toBeVisible());
		expect(screen.queryByText(/^New on this site/)).not.toBeInTheDocument();
		expect(site.callsTo('GET', 'rewind')).toEqual([]);
	});

	it('announces the purchase when the Back button restores the page', async () => {
		const { site } = await leaveForCheckout();
		await buyElsewhere(site, 'jetpack_security_t1_yearly');
		act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
		expect(await screen.findByText(NEW)).toBeVisible();
		await waitFor(() => expect(region('Compare your plan').getByRole('table')).toBeVisible());
		expect(region('Compare your plan').getByRole('columnheader', { name: /1 TB/ })).toBeVisible();
	});

	it('doesn’t announce a purchase made shortly before checkout', async () => {
		const { user, site, reopen } = await openMyPlan({
			before: (test) => buyElsewhere(test, 'jetpack_backup_t1_monthly'),
		});
		await follow(user, await screen.findByRole('link', { name: 'Get Jetpack Security yearly' }));
		await reopen();
		await screen.findByRole('table');
		expect(screen.queryByText(/^New on this site/)).not.toBeInTheDocument();
		await buyElsewhere(site, 'jetpack_security_t1_yearly');
		await reopen();
		expect(await screen.findByText(NEW)).toBeVisible();
	});

	it('refetches once on window focus, but only after the user went to checkout', async () => {
		const focus = () => act(() => void window.dispatchEvent(new Event('focus')));
		const { site, user } = await openMyPlan();
		const link = await screen.findByRole('link', { name: 'Get Jetpack Security yearly' });
		const before = asked(site);
		await buyElsewhere(site, 'jetpack_security_t1_yearly');
		focus();
		expect(asked(site)).toBe(before);
		await follow(user, link);
		focus();
		focus();
		expect(await screen.findByText(NEW)).toBeVisible();
		expect(asked(site)).toBe(before + 1);
	});

	it('changes nothing when the Back button restores the page without a purchase', async () => {
		const { site } = await leaveForCheckout();
		site.calls.length = 0;
		act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
		await waitFor(() => expect(asked(site)).toBe(1));
		expect(planCard().getByRole('heading', { name: 'Jetpack Free' })).toBeVisible();
		expect(site.calls.map(({ path }) => path)).toEqual(['site/purchases']);
	});
});
