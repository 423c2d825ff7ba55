import { act, screen, waitFor, within } from '@testing-library/react';
import { openApp } from '../support/open-app';
import { arrived, hasRegion, region, sections } from '../support/screens';
import { pass, settled } from '../support/settled';

const scenario = ['connected', 'stats-on', 'development-version'];
const card = () => region('Dev Tools');
const footerButton = () => screen.getByRole('button', { name: 'Dev Tools' });
const option = (name: string, choice: string) =>
	within(card().getByRole('radiogroup', { name })).getByRole('radio', { name: choice });
const plan = () => card().getByRole('combobox', { name: 'Plan' });

describe('the developer card on the dashboard', () => {
	it('isn’t part of a release [DEV-001]', async () => {
		await openApp();
		await arrived();
		expect(screen.queryByRole('button', { name: 'Dev Tools' })).not.toBeInTheDocument();
		expect(hasRegion('Dev Tools')).toBe(false);
	});

	it('opens from the footer, takes the focus and returns it [DEV-002]', async () => {
		const { user } = await openApp({ scenario });
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

	it('shows at once what each choice means, and nothing of it after a reload [DEV-004, DEV-005, DEV-006, DEV-007, DEV-008, DEV-009, DEV-010, DEV-012, DEV-016, ROLE-001, ROLE-002, ROLE-003, ROLE-004, DASH-138]', async () => {
		const { site, user, rest, reopen } = await openApp({ scenario });
		await arrived();
		await user.click(footerButton());
		await rest();
		const choose = (name: string, choice: string) => user.click(option(name, choice));
		const owner = () => screen.queryByText('You are the Jetpack owner.');
		const account = () => screen.queryByText('wpcom-admin');

		expect(owner()).toBeInTheDocument();
		await choose('Role', 'Admin (secondary)');
		expect(owner()).not.toBeInTheDocument();
		expect(sections()).toContain('Performance and Growth');
		await choose('Role', 'Admin (master)');
		expect(owner()).toBeInTheDocument();
		expect(account()).toBeInTheDocument();
		await choose('Account', 'Unlinked');
		expect(account()).not.toBeInTheDocument();
		expect(option('Role', 'Admin (secondary)')).toBeChecked();
		await choose('Account', 'Linked');
		expect(account()).toBeInTheDocument();

		const spam = region('Spam protection');
		expect(spam.queryByText(/^(Active|Set up)/)).not.toBeInTheDocument();
		await user.selectOptions(plan(), 'Security 10 GB');
		expect(await spam.findByText(/^(Active|Set up)/)).toBeInTheDocument();
		await user.selectOptions(plan(), 'Free');
		expect(spam.queryByText(/^(Active|Set up)/)).not.toBeInTheDocument();

		expect(await region('Scan').findByText('Find threats before your visitors do')).toBeInTheDocument();
		await choose('Threats', '17');
		expect(await region('Scan').findByText('17 threats')).toHaveClass('alarm');
		expect(region('Scan').getByRole('alert')).toHaveTextContent(/^17 threats found/);
		expect(region('Scan').queryByText('Find threats before your visitors do')).not.toBeInTheDocument();
		await choose('Threats', 'None');
		for (const [state, text] of [
			['provisioning', /^Setting up scans/],
			['scanning', /^Scanning your files/],
			['idle', /^No threats found/],
			['unavailable', 'Find threats before your visitors do'],
		] as const) {
			await choose('Scan status', state);
			expect(await region('Scan').findByText(text)).toBeInTheDocument();
		}
		for (const [state, text] of [
			['provisioning', /^Setting up backups\. The first one/],
			['awaiting_credentials', /^Add your server credentials/],
			['active', /^View backups/],
		] as const) {
			await choose('Backup status', state);
			expect(await region('Backups').findByText(text)).toBeInTheDocument();
		}
		await choose('Backup status', 'unavailable');
		expect(region('Backups').queryByText(/^View backups/)).not.toBeInTheDocument();

		await choose('Role', 'Editor');
		expect(sections()).toContain('Security');
		expect(sections()).not.toContain('Performance and Growth');
		expect(screen.queryByRole('switch')).not.toBeInTheDocument();
		await choose('Can view stats', 'No');
		expect(hasRegion('Jetpack Stats')).toBe(false);
		await choose('Can view stats', 'Yes');
		expect(hasRegion('Jetpack Stats')).toBe(true);
		await choose('Role', 'Subscriber');
		expect(sections()).not.toContain('Security');
		expect(site.callsTo('POST')).toEqual([]);
		await act(() => reopen());
		await arrived();
		expect(sections()).toContain('Performance and Growth');
		expect(hasRegion('Dev Tools')).toBe(false);
	});

	it('isn’t polled for a made-up status [DEV-012]', async () => {
		const { site, user } = await openApp({ scenario: ['rewind-provisioning', 'development-version'] });
		await arrived();
		await user.click(footerButton());
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
