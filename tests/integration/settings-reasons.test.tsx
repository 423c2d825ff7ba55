import { act, screen, waitFor } from '@testing-library/react';
import { openApp, type OpenOptions } from '../support/open-app';
import { arrived, region } from '../support/screens';

const open = async (options: OpenOptions = {}) => {
	const opened = await openApp({ hash: '#/security', ...options });
	await arrived();
	return opened;
};

describe('reason shared by several controls', () => {
	it('shows once on the card and describes each control', async () => {
		await open({ hash: '#/traffic', scenario: ['plan-complete'] });
		const card = await waitFor(() => {
			const ads = region('Ads');
			expect(ads.getByRole('switch', { name: 'Posts' })).toBeInTheDocument();
			return ads;
		});
		const reason = 'Turn on “Show ads on this site” first.';
		expect(card.getAllByText(reason)).toHaveLength(1);
		const [master, ...others] = card.getAllByRole('switch');
		expect(master).not.toHaveAttribute('aria-disabled');
		expect(others).toHaveLength(8);
		others.forEach((control) => {
			expect(control).toHaveAttribute('aria-disabled', 'true');
			expect(control).toHaveAccessibleDescription(expect.stringContaining(reason));
		});
	});

	it('shows once for a field and a button', async () => {
		await open({ before: (site) => site.setSwitches({ protect: false }) });
		const card = region('Brute force protection');
		const reason = 'Turn on “Block brute force attacks” first.';
		expect(card.getAllByText(reason)).toHaveLength(1);
		for (const control of [
			card.getByRole('button', { name: 'Add to Always Allowed list' }),
			card.getByRole('textbox', { name: 'Always allowed IP addresses' }),
		]) {
			expect(control).toHaveAttribute('aria-disabled', 'true');
			expect(control).toHaveAccessibleDescription(expect.stringContaining(reason));
		}
	});

	it('shows once for the whole card if nothing on it can be changed', async () => {
		await open({ hash: '#/discussion', scenario: ['offline-constant'] });
		const card = region('Subscriptions');
		expect(card.getAllByText('Unavailable in Offline Mode')).toHaveLength(1);
		expect(card.queryByText(/^Turn on/)).not.toBeInTheDocument();
		for (const control of card.getAllByRole('switch')) {
			expect(control).toHaveAccessibleDescription(expect.stringContaining('Unavailable in Offline Mode'));
		}
	});
});

describe('Tools tab', () => {
	it('has export and import, which search and Privacy lead to', async () => {
		const { user } = await open({ hash: '#/privacy' });
		expect(screen.queryByRole('region', { name: 'Export and import' })).not.toBeInTheDocument();
		await user.click(screen.getByRole('link', { name: 'Export or import your settings' }));
		expect(await screen.findByRole('heading', { level: 1, name: 'Tools' })).toBeInTheDocument();
		expect(await screen.findByRole('button', { name: 'Export settings' })).toBeInTheDocument();
		expect(await screen.findByLabelText('Import settings from a file')).toBeInTheDocument();
		act(() => void (window.location.hash = '#/security?term=export'));
		expect(await screen.findByRole('region', { name: 'Export and import' })).toBeInTheDocument();
	});

	it('redirects editors to the dashboard', async () => {
		await open({ as: 'editor', hash: '#/tools' });
		await waitFor(() => expect(window.location.hash).toBe('#/dashboard'));
	});
});
