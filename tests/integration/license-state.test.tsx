import { act, screen, waitFor, within } from '@testing-library/react';
import { activateButton } from '../support/license';
import { closeApps, openApp } from '../support/open-app';
import { openStore } from '../support/open-piece';
import type { TestSite } from '../support/test-site';

const goTo = (hash: string) => act(() => void (window.location.hash = hash));
/** What the host's page says of licenses. */
async function licensingOf(site: TestSite): Promise<unknown> {
	const [, json = ''] = /id="Initial_State">(.*?)<\/script>/s.exec((await site.fetchPage()).html) ?? [];
	return (JSON.parse(json) as { licensing: unknown }).licensing;
}

describe('licenses from the host', () => {
	it('show as an error, an unused count, a box, and a list once loaded [LIC-036]', async () => {
		let release = async () => {};
		await openApp({
			scenario: ['licenses', 'license-error', 'licensing-ui'],
			before: (site) => void (release = site.hold('GET', 'licensing/user/licenses')),
		});
		expect(await screen.findByText('You have 3 unused licenses.')).toBeInTheDocument();
		expect(screen.getByText('The license key could not be found.')).toBeInTheDocument();
		goTo('#/my-plan');
		expect(await screen.findByRole('region', { name: 'Jetpack License' })).toBeInTheDocument();
		goTo('#/license/activation');
		const activate = await screen.findByRole('button', { name: 'Activate' });
		const form = within(activate.closest('form') as HTMLFormElement);
		expect(form.getByText('Loading…')).toBeInTheDocument();
		expect(screen.queryByRole('radio')).not.toBeInTheDocument();
		await release();
		await waitFor(() =>
			expect(screen.queryAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
				expect.stringMatching(/Backup.*jetpack-backup_ABC/),
				expect.stringMatching(/Scan.*jetpack-scan_ABC/),
				expect.stringMatching(/Security.*jetpack-security_ABC/),
				'I have another key',
			]),
		);
		expect(form.queryByText('Loading…')).not.toBeInTheDocument();
	});

	it('get their counts from a single call when the page has none [LIC-036]', async () => {
		const { site, rest } = await openApp({
			scenario: ['licenses'],
			hash: '#/my-plan',
			before: (host) => host.page({ licensing: { userCounts: null } }),
		});
		await rest();
		await waitFor(() => expect(site.callsTo('GET', 'licensing/user/counts')).toHaveLength(1));
		goTo('#/dashboard');
		expect(await screen.findByText('You have 3 unused licenses.')).toBeInTheDocument();
		await rest();
		expect(site.callsTo('GET', 'licensing/user/counts')).toHaveLength(1);
	});

	it('count down after an activation, and remember when the count was seen [LIC-036, LIC-040]', async () => {
		const { site, user, reopen } = await openApp({ scenario: ['licenses'], hash: '#/license/activation' });
		await screen.findByRole('radio', { name: /Backup/ });
		const before = Date.now();
		await user.click(activateButton());
		await screen.findByRole('heading', { name: /is active/ });
		goTo('#/dashboard');
		expect(await screen.findByText('You have 2 unused licenses.')).toBeInTheDocument();
		await waitFor(() => expect(site.callsTo('POST', 'licensing/user/activation-notice')).toHaveLength(1));
		await reopen();
		expect(await screen.findByText('You have 2 unused licenses.')).toBeInTheDocument();
		await closeApps();
		const seen = { last_detached_count: 2, last_dismissed_time: expect.any(String) };
		expect(await licensingOf(site)).toMatchObject({
			userCounts: { detached: 2 },
			activationNoticeDismiss: seen,
		});
		const { store } = await openStore({ site });
		const { activationNoticeDismiss } = store.getState().licensing;
		expect(activationNoticeDismiss).toEqual(seen);
		expect(Date.parse(activationNoticeDismiss.last_dismissed_time ?? '')).toBeGreaterThanOrEqual(
			Math.floor(before / 1000) * 1000,
		);
	});
});
