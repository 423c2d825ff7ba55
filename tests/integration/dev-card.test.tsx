import { act, screen, waitFor, within } from '@testing-library/react';
import { answer } from '../support/card-states';
import { openApp, type OpenOptions } from '../support/open-app';
import { arrived, hasRegion, region, sections } from '../support/screens';
import { pass, settled } from '../support/settled';

const card = () => region('Dev Tools');
const footerButton = () => screen.getByRole('button', { name: 'Dev Tools' });
const group = (name: string) => within(card().getByRole('radiogroup', { name }));
const optionsOf = (name: string) =>
	group(name)
		.getAllByRole('radio')
		.map((radio) => (radio.parentElement as HTMLElement).textContent);
const option = (name: string, choice: string) => group(name).getByRole('radio', { name: choice });
const plan = () => card().getByRole('combobox', { name: 'Plan' });

async function openCard({ scenario = ['connected', 'stats-on'], ...options }: OpenOptions = {}) {
	const app = await openApp({ scenario: [...scenario, 'development-version'], ...options });
	await arrived();
	await app.user.click(footerButton());
	await screen.findByRole('region', { name: 'Dev Tools' });
	return {
		...app,
		choose: (name: string, choice: string) => app.user.click(option(name, choice)),
	};
}

describe('the developer card', () => {
	it('isn’t part of a release [DEV-001]', async () => {
		await openApp();
		await arrived();
		expect(screen.queryByRole('button', { name: 'Dev Tools' })).not.toBeInTheDocument();
		expect(hasRegion('Dev Tools')).toBe(false);
	});

	it('opens from the footer, takes the focus and returns it [DEV-002]', async () => {
		const { user } = await openApp({ scenario: ['connected', 'development-version'] });
		await arrived();
		expect(hasRegion('Dev Tools')).toBe(false);
		await user.click(footerButton());
		await screen.findByRole('region', { name: 'Dev Tools' });
		expect(document.activeElement).toContainElement(screen.getByRole('region', { name: 'Dev Tools' }));
		await user.click(card().getByRole('button', { name: 'Close' }));
		expect(hasRegion('Dev Tools')).toBe(false);
		expect(footerButton()).toHaveFocus();
		await user.click(footerButton());
		expect(hasRegion('Dev Tools')).toBe(true);
		await user.click(footerButton());
		expect(hasRegion('Dev Tools')).toBe(false);
	});

	it('starts with the site’s real state [DEV-013]', async () => {
		await openCard({ scenario: ['rewind-awaiting-credentials', 'plan-personal'], as: 'admin2' });
		expect(option('Role', 'Admin (secondary)')).toBeChecked();
		expect(option('Account', 'Unlinked')).toBeChecked();
		expect(plan()).toHaveDisplayValue('Personal');
		await waitFor(() => expect(option('Backup status', 'awaiting_credentials')).toBeChecked());
		await waitFor(() => expect(option('Scan status', 'unavailable')).toBeChecked());
		expect(option('Threats', 'None')).toBeChecked();
	});

	it.each<[as: string, OpenOptions, role: string, account: string, stats: string | null]>([
		['admin', {}, 'Admin (master)', 'Linked', null],
		['editor', { scenario: ['stats-for-editors'] }, 'Editor', 'Unlinked', 'Yes'],
		['editor', {}, 'Editor', 'Unlinked', 'No'],
		['subscriber', {}, 'Subscriber', 'Unlinked', 'No'],
	])('starts with the real state for %s %j [DEV-013]', async (as, options, role, account, stats) => {
		await openCard({ ...options, as });
		expect(option('Role', role)).toBeChecked();
		expect(option('Account', account)).toBeChecked();
		if (stats) {
			expect(option('Can view stats', stats)).toBeChecked();
		}
	});

	it('starts with the real threats, backup status and scan status [DEV-013]', async () => {
		await openCard({
			scenario: ['rewind-active'],
			before: (site) =>
				answer(site, 'scan', {
					state: 'scanning',
					threats: Array.from({ length: 17 }, (_, id) => ({ id })),
					credentials: [],
				}),
		});
		await waitFor(() => expect(option('Threats', '17')).toBeChecked());
		await waitFor(() => expect(option('Scan status', 'scanning')).toBeChecked());
		await waitFor(() => expect(option('Backup status', 'active')).toBeChecked());
	});

	it('writes nothing to the host, and a reload shows the real state [DEV-012]', async () => {
		const { site, user, choose, reopen } = await openCard();
		await choose('Account', 'Unlinked');
		await choose('Threats', '17');
		await choose('Backup status', 'active');
		await user.selectOptions(plan(), 'Complete');
		await choose('Role', 'Subscriber');
		expect(sections()).not.toContain('Security');
		expect(site.callsTo('POST')).toEqual([]);
		await act(() => reopen());
		await arrived();
		expect(sections()).toContain('Security');
		expect(hasRegion('Dev Tools')).toBe(false);
	});
});

describe('a previewed role', () => {
	it('is one of four [DEV-003]', async () => {
		await openCard();
		expect(optionsOf('Role')).toEqual(['Admin (master)', 'Admin (secondary)', 'Editor', 'Subscriber']);
	});

	it('owns the connection as master administrator, but not as secondary one [DEV-004, DEV-012, ROLE-001, ROLE-002]', async () => {
		const { choose, rest } = await openCard();
		await rest();
		const site = await screen.findByRole('region', { name: 'Site connection' });
		expect(within(site).getByText('You are the Jetpack owner.')).toBeInTheDocument();
		await choose('Role', 'Admin (secondary)');
		expect(within(site).queryByText('You are the Jetpack owner.')).not.toBeInTheDocument();
		expect(sections()).toContain('Performance and Growth');
		await choose('Role', 'Admin (master)');
		expect(within(site).getByText('You are the Jetpack owner.')).toBeInTheDocument();
	});

	it('manages nothing as editor and sees even less as subscriber [DEV-004, DEV-012, ROLE-003, ROLE-004]', async () => {
		const { choose } = await openCard({ scenario: ['connected', 'protect-on'] });
		expect(sections()).toContain('Performance and Growth');
		await choose('Role', 'Editor');
		expect(sections()).toContain('Security');
		expect(sections()).not.toContain('Performance and Growth');
		expect(screen.queryByRole('switch')).not.toBeInTheDocument();
		await choose('Role', 'Subscriber');
		expect(sections()).not.toContain('Security');
		await choose('Role', 'Admin (master)');
		expect(sections()).toContain('Performance and Growth');
	});

	it('can view stats or not, unless it manages the site [DEV-005]', async () => {
		const { choose } = await openCard();
		expect(card().queryByRole('radiogroup', { name: 'Can view stats' })).not.toBeInTheDocument();
		await choose('Role', 'Admin (secondary)');
		expect(card().queryByRole('radiogroup', { name: 'Can view stats' })).not.toBeInTheDocument();
		for (const role of ['Editor', 'Subscriber']) {
			await choose('Role', role);
			await choose('Can view stats', 'No');
			expect(hasRegion('Jetpack Stats')).toBe(false);
			await choose('Can view stats', 'Yes');
			expect(hasRegion('Jetpack Stats')).toBe(true);
		}
	});

	it('keeps the permission to view stats when it changes [DEV-014]', async () => {
		const { choose } = await openCard();
		await choose('Role', 'Subscriber');
		await choose('Can view stats', 'No');
		await choose('Role', 'Editor');
		expect(option('Can view stats', 'No')).toBeChecked();
	});

	it('has a connected account or not, and owns nothing without one [DEV-006, DEV-016]', async () => {
		const { choose, rest } = await openCard();
		await rest();
		const account = await screen.findByRole('region', { name: 'Account connection' });
		expect(within(account).getByText('wpcom-admin')).toBeInTheDocument();
		await choose('Account', 'Unlinked');
		expect(within(account).queryByText('wpcom-admin')).not.toBeInTheDocument();
		expect(option('Role', 'Admin (secondary)')).toBeChecked();
		await choose('Account', 'Linked');
		expect(within(account).getByText('wpcom-admin')).toBeInTheDocument();
		expect(option('Role', 'Admin (secondary)')).toBeChecked();
	});
});

describe('the previewed site', () => {
	it('offers a choice of plans, with tiers named by their storage [DEV-007, DEV-011, DEV-015]', async () => {
		await openCard();
		const plans = within(plan())
			.getAllByRole<HTMLOptionElement>('option')
			.map(({ value, textContent }) => [value, textContent]);
		expect(plans).toEqual([
			['jetpack_free', 'Free'],
			['jetpack_personal', 'Personal'],
			['jetpack_premium', 'Premium'],
			['jetpack_business', 'Business'],
			['jetpack_security_t1_yearly', 'Security 10 GB'],
			['jetpack_security_t2_yearly', 'Security 1 TB'],
			['jetpack_complete', 'Complete'],
			['jetpack_backup_t0_yearly', 'Backup 1 GB'],
			['jetpack_backup_t1_yearly', 'Backup 10 GB'],
			['jetpack_backup_t2_yearly', 'Backup 1 TB'],
			['jetpack_security_daily', 'Security daily (deprecated)'],
			['jetpack_security_realtime', 'Security real-time (deprecated)'],
			['jetpack_backup_daily', 'Backup daily (deprecated)'],
			['jetpack_backup_realtime', 'Backup real-time (deprecated)'],
		]);
	});

	it('immediately shows what the plan includes [DEV-007, DEV-012]', async () => {
		const { user } = await openCard();
		const spam = region('Spam protection');
		await waitFor(() => expect(spam.queryByText('Loading…')).not.toBeInTheDocument());
		expect(spam.queryByText(/^(Active|Set up)/)).not.toBeInTheDocument();
		await user.selectOptions(plan(), 'Security 10 GB');
		expect(await spam.findByText(/^(Active|Set up)/)).toBeInTheDocument();
		expect(plan()).toHaveValue('jetpack_security_t1_yearly');
		await user.selectOptions(plan(), 'Free');
		expect(spam.queryByText(/^(Active|Set up)/)).not.toBeInTheDocument();
	});

	it('adds the site’s own plan to the options if it’s missing [DEV-007]', async () => {
		await openCard({
			before: (site) => {
				site.fail('GET', 'site', 500);
				site.editPage(({ siteData }) => {
					Object.assign((siteData as { plan: object }).plan, { product_slug: 'wpcom-enterprise' });
				});
			},
		});
		expect(plan()).toHaveValue('wpcom-enterprise');
		expect(plan()).toHaveDisplayValue('wpcom-enterprise');
	});

	it('has 17 threats or none [DEV-008, DEV-012]', async () => {
		const { choose } = await openCard();
		expect(optionsOf('Threats')).toEqual(['None', '17']);
		await choose('Scan status', 'idle');
		await choose('Threats', '17');
		expect(await region('Scan').findByText('17 threats')).toBeInTheDocument();
		await choose('Threats', 'None');
		expect(await region('Scan').findByText(/^No threats found/)).toBeInTheDocument();
	});

	it('shows 17 threats on a site without Scan too, in the badge and on the card [DEV-008, DASH-138]', async () => {
		const { choose } = await openCard();
		expect(await region('Scan').findByText('Find threats before your visitors do')).toBeInTheDocument();
		await choose('Threats', '17');
		expect(await region('Scan').findByText('17 threats')).toHaveClass('alarm');
		expect(region('Scan').getByRole('alert')).toHaveTextContent(/^17 threats found/);
		expect(region('Scan').queryByText('Find threats before your visitors do')).not.toBeInTheDocument();
		await choose('Threats', 'None');
		expect(await region('Scan').findByText('Find threats before your visitors do')).toBeInTheDocument();
	});

	it('shows backups in each of their states [DEV-009, DEV-012]', async () => {
		const { choose } = await openCard();
		expect(optionsOf('Backup status')).toEqual([
			'unavailable',
			'provisioning',
			'awaiting_credentials',
			'active',
		]);
		await choose('Backup status', 'provisioning');
		expect(await region('Backups').findByText(/^Setting up backups\. The first one/)).toBeInTheDocument();
		await choose('Backup status', 'awaiting_credentials');
		expect(await region('Backups').findByText(/^Add your server credentials/)).toBeInTheDocument();
		await choose('Backup status', 'active');
		expect(await region('Backups').findByRole('link', { name: /^View backups/ })).toBeInTheDocument();
		await choose('Backup status', 'unavailable');
		await waitFor(() => expect(region('Backups').queryByText('View backups')).not.toBeInTheDocument());
	});

	it('shows the scanner in each of its states [DEV-010, DEV-012]', async () => {
		const { choose } = await openCard();
		expect(optionsOf('Scan status')).toEqual(['unavailable', 'provisioning', 'idle', 'scanning']);
		await choose('Scan status', 'provisioning');
		expect(await region('Scan').findByText(/^Setting up scans/)).toBeInTheDocument();
		await choose('Scan status', 'scanning');
		expect(await region('Scan').findByText(/^Scanning your files/)).toBeInTheDocument();
		await choose('Scan status', 'idle');
		expect(await region('Scan').findByText(/^No threats found/)).toBeInTheDocument();
		await choose('Scan status', 'unavailable');
		expect(await region('Scan').findByText('Find threats before your visitors do')).toBeInTheDocument();
	});

	it('isn’t polled for a made-up status [DEV-012]', async () => {
		const { site, user } = await openCard({ scenario: ['rewind-provisioning'] });
		await waitFor(() => expect(option('Backup status', 'provisioning')).toBeChecked());
		await user.click(option('Backup status', 'active'));
		await settled();
		const before = site.callsTo('GET', 'rewind').length;
		jest.useFakeTimers({ advanceTimers: true });
		await user.click(option('Backup status', 'provisioning'));
		await pass(60_000);
		jest.useRealTimers();
		expect(site.callsTo('GET', 'rewind')).toHaveLength(before);
		expect(option('Backup status', 'provisioning')).toBeChecked();
	});
});
