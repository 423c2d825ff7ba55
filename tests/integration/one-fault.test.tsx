import { screen, waitFor } from '@testing-library/react';
import { openApp } from '../support/open-app';
import { arrived, hasRegion, region } from '../support/screens';

const OUTAGE = /^WordPress\.com isn’t responding\./;
const SHORT = {
	Backups: 'We couldn’t load your backup status.',
	Scan: 'We couldn’t load your scan results.',
	'Spam protection': 'We couldn’t check your spam protection.',
	Search: 'We couldn’t load your plan’s features.',
} as const;
const CARDS = Object.entries(SHORT);

it.each(['provider-down', 'provider-unreachable'])(
	'provider outage shows one notice with a retry, and each card names only what’s missing, and sells nothing: %s [NOTICE-087, NOTICE-088]',
	async (scenario) => {
		const { site, user } = await openApp({ scenario: ['akismet-valid', scenario] });
		const notice = await screen.findByText(OUTAGE);
		expect(notice.closest('[data-tone]')).toHaveAttribute('data-tone', 'info');
		for (const [title, text] of CARDS) {
			expect(await region(title).findByText(text)).toBeInTheDocument();
		}
		expect(await screen.findAllByRole('button', { name: 'Try again' })).toHaveLength(1);
		const success = /didn’t send the data|correctly received|Failed fetching/;
		expect(screen.queryByText(success, { ignore: 'pre' })).not.toBeInTheDocument();
		expect(screen.queryByText('Restore Connection')).not.toBeInTheDocument();
		expect(region('Needs attention').getAllByRole('listitem')).toHaveLength(1);
		expect(region('Needs attention').getByRole('status')).toContainElement(notice);
		expect(region('Site connection').getByText('Connected')).toBeInTheDocument();
		const spam = region('Spam protection');
		expect(spam.queryByRole('link', { name: /key|Upgrade|Paid/ })).not.toBeInTheDocument();
		expect(spam.queryByText('Set up')).not.toBeInTheDocument();

		await site.setFacts({ providerFault: null });
		await user.click(screen.getAllByRole('button', { name: 'Try again' })[0]!);
		await waitFor(() => expect(hasRegion('Needs attention')).toBe(false));
		for (const [title, text] of CARDS) {
			await waitFor(() => expect(region(title).queryByText(text)).not.toBeInTheDocument());
		}
		expect(await spam.findByText('210')).toBeInTheDocument();
	},
);

describe('broken connection', () => {
	it('is reported once, by the banner, and both connection cards show it instead of “Connected” [NOTICE-029]', async () => {
		await openApp({ scenario: ['connection-error'] });
		await arrived();
		expect(await screen.findAllByRole('button', { name: 'Restore Connection' })).toHaveLength(1);
		for (const title of ['Site connection', 'Account connection']) {
			expect(region(title).getByText('Connection problem')).toBeInTheDocument();
			expect(region(title).queryByText('Connected')).not.toBeInTheDocument();
		}
		expect(
			region('Site connection').getByText(/can’t exchange data with WordPress\.com/),
		).toBeInTheDocument();
		expect(await region('Backups').findByText(SHORT.Backups)).toBeInTheDocument();
		expect(hasRegion('Needs attention')).toBe(false);
	});

	it('is also reported when the provider refuses the token', async () => {
		await openApp({ scenario: ['provider-errors'] });
		expect(await screen.findByRole('button', { name: 'Restore Connection' })).toBeInTheDocument();
		expect(await region('Site connection').findByText('Connection problem')).toBeInTheDocument();
	});

	it('shows on the card for users who don’t see the banner', async () => {
		await openApp({ scenario: ['editor-linked', 'connection-error'], as: 'editor' });
		await arrived();
		expect(screen.queryByRole('button', { name: 'Restore Connection' })).not.toBeInTheDocument();
		expect(region('Site connection').getByText('Connection problem')).toBeInTheDocument();
	});
});
