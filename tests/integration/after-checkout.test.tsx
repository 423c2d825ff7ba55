import { act, screen, waitFor } from '@testing-library/react';
import { buyElsewhere } from '../support/provider';
import { arrived, follow, region } from '../support/screens';
import { holdingTimers, settled } from '../support/settled';
import { grid, openMyPlan, planCard } from '../support/my-plan';
import { openApp } from '../support/open-app';
import { facts } from '../support/recommendations';
import type { TestSite } from '../support/test-site';

const NO_ANSWER = /^WordPress\.com didn’t send the data\./;
const back = () => act(() => void document.dispatchEvent(new Event('visibilitychange')));
const asked = (site: TestSite) => site.callsTo('GET', 'site/purchases').length;
const comparison = () => region('Compare plans');
const isNoted = () => Object.keys(localStorage).some((key) => key.startsWith('site-dashboard-checkout'));

/** Opens a product's page, and follows the way to checkout once it's known what the site owns. */
async function leaveAtProduct(key: string, title: string, scenario = ['connected']) {
	const app = await openApp({ scenario, hash: `#/product/${key}` });
	const link = await screen.findByRole('link', { name: `Get ${title}` });
	await waitFor(() => expect(asked(app.site)).not.toBe(0));
	await settled();
	await follow(app.user, link);
	return app;
}

it('the ways to checkout are remembered from a suggestion, a step, beside one, and beside the summary', async () => {
	const { user } = await openApp({
		...facts(),
		scenario: ['plan-free'],
		hash: '#/recommendations/site-type',
	});
	for (const [step, name] of [
		['product-suggestions', /^Get VaultPress Backup/],
		['vaultpress-backup', /^Try for /],
		['publicize', /^Get Security/],
		['summary', /^Get Security/],
	] as const) {
		localStorage.clear();
		act(() => void (window.location.hash = `#/recommendations/${step}`));
		await waitFor(() => expect(screen.getByRole('link', { name })).toBeVisible());
		expect([step, isNoted()]).toEqual([step, false]);
		await follow(user, screen.getByRole('link', { name }));
		expect([step, isNoted()]).toEqual([step, true]);
	}
});

describe('returning to My Plan', () => {
	it('names a purchase, compares the new plan, and refetches everything affected', async () => {
		const { site, user } = await openMyPlan();
		// It looks again after five seconds.
		holdingTimers(5_000);
		expect(planCard().getByRole('heading', { name: 'Jetpack Free' })).toBeVisible();
		await follow(user, await screen.findByRole('link', { name: 'Get Jetpack Security (10 GB) yearly' }));
		await buyElsewhere(site, 'jetpack_security_t1_yearly');
		site.calls.length = 0;
		act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
		expect(await screen.findByText('New on this site: Jetpack Security.')).toBeVisible();
		expect(await planCard().findByRole('heading', { name: 'Jetpack Security' })).toBeVisible();
		const backups = () => planCard().getByText('Backups', { selector: 'dt' }).nextElementSibling;
		await waitFor(() => expect(backups()).toHaveTextContent('Setting up'));
		await waitFor(() => expect(comparison().getByRole('columnheader', { name: /1 TB/ })).toBeVisible());
		expect(grid()).toContain('Ads');
		for (const path of [
			'site',
			'site/features',
			'site/purchases',
			'module/all',
			'settings',
			'rewind',
			'scan',
		]) {
			expect(site.callsTo('GET').filter((call) => call.path === path)).toHaveLength(1);
		}
	});

	it('refetches purchases while another response is pending', async () => {
		const { site } = await openMyPlan({
			scenario: ['plan-premium'],
			before: (running) => void running.hold('GET', 'rewind'),
		});
		await screen.findByText('Checking your backups…');
		const before = asked(site);
		back();
		await waitFor(() => expect(asked(site)).toBe(before + 1));
	});
});

describe('purchases that failed to load', () => {
	const failing = (site: TestSite) =>
		site.fail('GET', 'site/purchases', 500, { code: 'x', message: 'No answer.' });

	it('are refetched on return without losing the typed key or the focus', async () => {
		const { site, user } = await openMyPlan({ scenario: ['licensing-ui'], before: failing });
		await waitFor(() => expect(comparison().getByText(NO_ANSWER)).toBeVisible());
		const input = region('Jetpack License').getByRole('textbox', { name: 'License key' });
		await user.type(input, 'jetpack-scan_A');
		const before = asked(site);
		site.recover();
		const release = site.hold('GET', 'site/purchases');
		back();
		await waitFor(() => expect(asked(site)).toBe(before + 1));
		expect(input).toHaveFocus();
		expect(input).toHaveValue('jetpack-scan_A');
		await release();
		await waitFor(() => expect(screen.queryByText(NO_ANSWER)).not.toBeInTheDocument());
		expect(input).toHaveFocus();
	});

	it('are refetched by “Try again” in the comparison, and focus stays in place', async () => {
		const { site, user } = await openMyPlan({ before: failing });
		const button = () => comparison().getByRole('button', { name: 'Try again' });
		await waitFor(() => expect(button()).toBeVisible());
		const pressed = button();
		const place = pressed.closest('[tabindex="-1"]');
		expect(place).not.toBeNull();
		await user.click(pressed);
		await waitFor(() => expect(pressed).not.toBeInTheDocument());
		expect(place).toHaveFocus();
		await waitFor(() => expect(comparison().getByText(NO_ANSWER)).toBeVisible());
		site.recover();
		await user.click(button());
		await waitFor(() => expect(comparison().getByRole('table')).toBeVisible());
		expect(place).toHaveFocus();
	});
});

it('returning to the dashboard names a purchase from another tab and refetches its cards’ data', async () => {
	const { site, reopen, rest } = await leaveAtProduct('scan', 'Jetpack Scan');
	await reopen('#/dashboard');
	await arrived();
	await rest();
	await buyElsewhere(site, 'jetpack_scan');
	site.calls.length = 0;
	back();
	expect(await screen.findByText('New on this site: Jetpack Scan Daily.')).toBeVisible();
	expect(site.calls.map(({ path }) => path)).toEqual(
		expect.arrayContaining(['site', 'site/features', 'scan', 'rewind']),
	);
});

const main = () => document.querySelector('#jp-plugin-container') as HTMLElement;
const upgraded = () => screen.findByRole('heading', { name: 'Your plan has been upgraded!' });

/** The provider tells of nothing but the scans, until the returned function lets it. */
function silent(site: TestSite): () => void {
	let isSilent = true;
	site.intercept((request) =>
		isSilent && request.url.includes('/site/purchases')
			? (site.host.fetch(request).then(async (response) => {
					const answer = (await response.json()) as { data: string };
					const bought = JSON.parse(answer.data) as Array<{ product_slug: string }>;
					const told = bought.filter(({ product_slug }) => product_slug === 'jetpack_scan');
					return Response.json({ ...answer, data: JSON.stringify(told) });
				}) as unknown as Response)
			: null,
	);
	return () => (isSilent = false);
}

it('the post-purchase page polls until the provider tells of it, never names an older one, leads on and finds it again [REC-033, REC-035, REC-096, REC-111]', async () => {
	const { site, user, reopen } = await leaveAtProduct('backup', 'VaultPress Backup', ['product-scan']);
	const tell = silent(site);
	await buyElsewhere(site, 'jetpack_backup_t1_yearly');
	const poll = holdingTimers(5_000);
	await reopen('#/recommendations/product-purchased');
	expect(await screen.findByText(/Your purchase hasn’t arrived yet/)).toBeVisible();
	expect(screen.getByRole('heading', { name: 'Looking for your purchase' })).toBeVisible();
	const onward = screen.getByRole('link', { name: 'Continue anyway' });
	expect(onward).toHaveAttribute('href', expect.stringMatching(/^#?\/recommendations\/[\w-]+$/));
	await user.click(screen.getByRole('button', { name: 'Check again' }));
	await settled();
	expect(screen.getByText(/Your purchase hasn’t arrived yet/)).toBeVisible();
	expect(main()).not.toHaveTextContent(/upgraded|Scan/);

	tell();
	site.calls.length = 0;
	// The first time is asked again after five seconds.
	await poll();
	await upgraded();
	expect(screen.getByText('One-click restores')).toBeVisible();
	expect(main()).not.toHaveTextContent(/Scan/);
	const configure = screen.getByRole('link', { name: 'Configure your site' });
	await waitFor(() => expect(configure).toHaveAttribute('href', '#/recommendations/welcome-backup'));
	const paths = () => site.calls.map(({ path }) => path);
	await waitFor(() => expect(paths()).toEqual(expect.arrayContaining(['rewind', 'site/features'])));

	const named = main().textContent;
	await buyElsewhere(site, 'jetpack_search');
	await reopen();
	await upgraded();
	expect(main().textContent).toBe(named);
});
