import { act, screen, waitFor, within } from '@testing-library/react';
import { SiteCard } from '../connection-cards/site-card';
import type { OpenOptions } from '../../../tests/support/open-app';
import { openPiece } from '../../../tests/support/open-piece';
import { region } from '../../../tests/support/screens';
import { settled } from '../../../tests/support/settled';

const isAccount = (url: string) => new URL(url).pathname.endsWith('/connection/data');

const open = async (options: OpenOptions = {}) => {
	const opened = await openPiece(<SiteCard />, options);
	await opened.user.click(screen.getByRole('button', { name: 'Manage site connection' }));
	const panel = within(await screen.findByRole('dialog', { name: 'Site connection' }));
	await settled();
	return { ...opened, panel };
};

describe('the connection panel', () => {
	it('shows the owner, tests the connection and shows when it was tested [API-017]', async () => {
		const { site, user, panel } = await open();
		expect(panel.getByText('Connected')).toBeInTheDocument();
		expect(await panel.findByText(/\(you\)$/)).toBeInTheDocument();
		expect(panel.getByText('Not tested yet')).toBeInTheDocument();
		expect(site.callsTo('GET', 'connection/test')).toEqual([]);
		await user.click(panel.getByRole('button', { name: 'Test connection' }));
		expect(await panel.findByText(/^The connection works\. Tested this minute\.$/)).toBeVisible();
		expect(site.callsTo('GET', 'connection/test')).toHaveLength(1);
		expect(panel.queryByRole('button', { name: 'Become the owner' })).not.toBeInTheDocument();
	});

	it('keeps the reason for a failed test, and returns the focus [CONN-034]', async () => {
		const { user, panel, site } = await open();
		await site.setFacts({ fault: { code: 'invalid_token', tokens: ['site'] } });
		await user.click(panel.getByRole('button', { name: 'Test connection' }));
		expect(await panel.findByText(/error testing Jetpack\. Error: Invalid Jetpack connection/)).toBeVisible();
		expect(panel.getByText('Connection problem')).toBeInTheDocument();
		await user.keyboard('{Escape}');
		await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
		const manage = region('Site connection').getByRole('button', { name: 'Manage site connection' });
		expect(manage).toHaveFocus();
		await user.click(manage);
		expect(await screen.findByText(/error testing Jetpack/)).toBeVisible();
		expect(screen.getByRole('link', { name: 'Disconnect…' })).toHaveAttribute('href', '/disconnect');
	});

	it('lets another connected administrator become the owner [API-083]', async () => {
		const { site, user, panel } = await open({ as: 'admin2', scenario: ['second-admin-linked'] });
		expect(region('Site connection').getByText('Another user owns this connection.')).toBeInTheDocument();
		expect(await panel.findByText('admin')).toBeInTheDocument();
		await user.click(panel.getByRole('button', { name: 'Become the owner' }));
		expect(await panel.findByText('You’re now the Jetpack owner.')).toBeVisible();
		expect(panel.getByText(/\(you\)$/)).toBeInTheDocument();
		expect(site.callsTo('POST').map(({ path }) => path)).toEqual(['connection/owner']);
		await site.signIn('admin2');
		expect((await site.fetchPage()).html).toMatch(/"isMaster":true/);
	});

	it('confirms the new owner even if the account fails to load', async () => {
		const { site, user, panel } = await open({ as: 'admin2', scenario: ['second-admin-linked'] });
		expect(await panel.findByText('admin')).toBeInTheDocument();
		site.intercept(({ url }) => (isAccount(url) ? new Response('', { status: 500 }) : null));
		await user.click(panel.getByRole('button', { name: 'Become the owner' }));
		expect(await panel.findByText('You’re now the Jetpack owner.')).toBeVisible();
		expect(panel.getByText('You')).toBeInTheDocument();
		expect(panel.queryByText('admin')).not.toBeInTheDocument();
		expect(panel.queryByRole('button', { name: 'Become the owner' })).not.toBeInTheDocument();
	});

	it('ignores an account response from before the transfer', async () => {
		let letThrough = () => {};
		const isTransferred = new Promise<void>((resolve) => (letThrough = resolve));
		let isFirst = true;
		const { site, user, panel } = await open({
			as: 'admin2',
			scenario: ['second-admin-linked'],
			before: (site) =>
				site.intercept((request) => {
					if (!isFirst || !isAccount(request.url)) {
						return null;
					}
					isFirst = false;
					const answer = site.host.fetch(request);
					return isTransferred.then(() => answer) as unknown as Response;
				}),
		});
		await user.click(panel.getByRole('button', { name: 'Become the owner' }));
		expect(await panel.findByText('You’re now the Jetpack owner.')).toBeVisible();
		expect(await panel.findByText(/ \(you\)$/)).toBeInTheDocument();
		await act(async () => letThrough());
		await settled();
		expect(site.callsTo('GET', 'connection/data')).toHaveLength(2);
		expect(panel.getByText('You’re now the Jetpack owner.')).toBeVisible();
		expect(panel.getByText(/ \(you\)$/)).toBeInTheDocument();
	});

	it('shows why the transfer failed', async () => {
		const { site, user, panel } = await open({ as: 'admin2', scenario: ['second-admin-linked'] });
		expect(await panel.findByText('admin')).toBeInTheDocument();
		await site.setFacts({ ownerId: 6 });
		await user.click(panel.getByRole('button', { name: 'Become the owner' }));
		expect(await panel.findByText(/New owner is same as existing owner/)).toBeVisible();
	});

	it.each([
		[
			'an account of their own is missing',
			'admin2',
			['connected'],
			/^Connect your WordPress\.com account to/,
		],
		['nobody owns it', 'admin', ['site-only'], /^The first administrator to connect/],
	])('shows what’s required first when %s', async (_, as, scenario, text) => {
		const { panel } = await open({ as, scenario });
		expect(panel.getByText(text)).toBeInTheDocument();
		expect(panel.queryByRole('button', { name: 'Become the owner' })).not.toBeInTheDocument();
	});
});
