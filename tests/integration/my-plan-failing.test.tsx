import { act, screen, waitFor } from '@testing-library/react';
import { buyElsewhere } from '../support/checkout';
import { follow } from '../support/follow';
import { holding } from '../support/holding';
import { openMyPlan } from '../support/my-plan';
import { closeApps } from '../support/open-app';
import { region } from '../support/screens';
import { pass } from '../support/settled';
import type { TestSite } from '../support/test-site';

afterEach(async () => {
	jest.useRealTimers();
	await closeApps();
});

const back = () => act(() => void document.dispatchEvent(new Event('visibilitychange')));
const seconds = (count: number) => pass(count * 1000);
const asked = (site: TestSite) => site.callsTo('GET', 'site/purchases').length;
const failing = (site: TestSite) =>
	site.fail('GET', 'site/purchases', 500, { code: 'x', message: 'No answer.' });
const NO_ANSWER = /^WordPress\.com didn’t send the data\./;
const comparison = () => region('Compare your plan');

/** Opens My Plan where what was bought cannot be had; the page says so twice, first in general. */
async function openFailing(scenario = ['connected']) {
	const app = await openMyPlan({ scenario, before: failing });
	await waitFor(() => expect(comparison().getByText(NO_ANSWER)).toBeVisible());
	return app;
}

/** As above, after a checkout at which something was bought. */
async function comeBackFailing() {
	const app = await openMyPlan();
	await follow(app.user, await screen.findByRole('link', { name: 'Get Jetpack Security yearly' }));
	await buyElsewhere(app.site, 'jetpack_security_t1_yearly');
	failing(app.site);
	await app.reopen();
	await waitFor(() => expect(comparison().getByText(NO_ANSWER)).toBeVisible());
	return app;
}

describe('data that failed to load on My Plan', () => {
	it('is refetched on return without losing the typed key or the focus', async () => {
		const { site, user } = await openFailing(['licensing-ui']);
		const input = region('Jetpack License').getByRole('textbox', { name: 'License key' });
		await user.type(input, 'jetpack-scan_A');
		const before = asked(site);
		site.recover();
		const release = holding(site, 'GET', '/site/purchases');
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
	])('is refetched by “Try again” %s, and focus stays in place', async (_, button) => {
		const { site, user } = await openFailing();
		const pressed = button() as HTMLElement;
		const place = pressed.closest('[tabindex="-1"]');
		expect(place).not.toBeNull();
		await user.click(pressed);
		await waitFor(() => expect(pressed).not.toBeInTheDocument());
		expect(place).toHaveFocus();
		await waitFor(() => expect(comparison().getByText(NO_ANSWER)).toBeVisible());
		expect(place).toHaveFocus();
		site.recover();
		await user.click(button() as HTMLElement);
		await waitFor(() => expect(comparison().getByRole('table')).toBeVisible());
		expect(place).toHaveFocus();
	});

	it('is requested at most five more times in ten minutes after checkout', async () => {
		const { site } = await comeBackFailing();
		jest.useFakeTimers();
		back();
		await seconds(1);
		const before = asked(site);
		await seconds(600);
		expect(asked(site)).toBeLessThanOrEqual(before + 5);
	});

	it('is announced as soon as a manual retry succeeds', async () => {
		const { site, user } = await comeBackFailing();
		site.recover();
		await user.click(comparison().getByRole('button', { name: 'Try again' }));
		await waitFor(() => expect(screen.getByText('New on this site: Jetpack Security.')).toBeVisible());
	});

	it('triggers a refetch of everything affected once it loads', async () => {
		const { site } = await comeBackFailing();
		site.recover();
		site.calls.length = 0;
		back();
		await waitFor(() => expect(screen.getByText('New on this site: Jetpack Security.')).toBeVisible());
		await waitFor(() =>
			expect(site.calls.map(({ path }) => path)).toEqual(
				expect.arrayContaining(['site', 'site/features', 'scan', 'rewind']),
			),
		);
	});
});
