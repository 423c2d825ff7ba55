import { act, screen, waitFor, within } from '@testing-library/react';
import { survey } from '../support/exit-survey';
import { openApp } from '../support/open-app';
import { arrived } from '../support/screens';
import { settled } from '../support/settled';

const goTo = (hash: string) => act(() => void (window.location.hash = hash));
const dialog = () => screen.findByRole('dialog');
const inDialog = async () => {
	const found = await dialog();
	await settled();
	return within(found);
};

interface PrintedPage {
	siteData: { blog_id: number };
	userData: { currentUser: { wpcomUser: { ID: number } } };
}

describe('disconnect dialog on the page', () => {
	it('opens from the Manage button and by URL, and closes on Escape, not on a backdrop click [CONN-034, SHELL-022, SHELL-100, CONN-042, CONN-079]', async () => {
		const { user } = await openApp();
		await arrived();
		await user.click(screen.getByRole('button', { name: 'Manage site connection' }));
		await user.click(await screen.findByRole('link', { name: 'Disconnect…' }));
		expect(window.location.hash).toBe('#/disconnect');
		await waitFor(async () => expect(await dialog()).toHaveAccessibleName('Disconnect this site?'));
		await user.click(document.querySelector('[data-backdrop]') as Element);
		expect(screen.getByRole('dialog')).toBeInTheDocument();
		await user.keyboard('{Escape}');
		await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
		expect(window.location.hash).toBe('#/dashboard');
		goTo('#/disconnect');
		expect(await dialog()).toBeInTheDocument();
		expect(screen.getByText('Jetpack At A Glance Dashboard')).toBeInTheDocument();
	});

	it('isn’t available without the permission [CONN-035, CONN-092, ROLE-009]', async () => {
		await openApp({
			as: 'admin2',
			hash: '#/disconnect',
			before: (site) => site.page({ userData: { currentUser: { permissions: { disconnect: false } } } }),
		});
		await arrived();
		expect(screen.queryByRole('button', { name: 'Manage site connection' })).not.toBeInTheDocument();
		expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
	});

	it('disconnects, refetches the connection, sends the survey, thanks the user, and opens no more [CONN-033, CONN-039, CONN-040, CONN-044, CONN-045, CONN-046, CONN-055, CONN-056, SHELL-099]', async () => {
		const { site, user, reopen } = await openApp({ hash: '#/disconnect' });
		await dialog();
		const page = JSON.parse(document.getElementById('Initial_State')?.textContent ?? '') as PrintedPage;
		const sent = survey(() => new Response('{"success":true}'));
		const box = await inDialog();
		await user.click(box.getByRole('button', { name: 'Disconnect' }));
		expect(
			await screen.findByRole('dialog', { name: 'Your site is disconnected from WordPress.com' }),
		).toBeInTheDocument();
		expect(site.callsTo('POST').map(({ path, body }) => ({ path, body }))).toEqual([
			{ path: 'connection', body: { isActive: false } },
		]);
		await waitFor(() => {
			expect(site.callsTo('GET', 'connection/url')).toHaveLength(1);
			expect(site.callsTo('GET').filter(({ path }) => path === 'connection')).toHaveLength(1);
		});
		await user.click(box.getByRole('radio', { name: 'Other' }));
		await user.type(box.getByRole('textbox'), 'Because');
		await user.click(box.getByRole('button', { name: 'Submit feedback' }));
		expect(await screen.findByRole('dialog', { name: 'Thank you' })).toBeInTheDocument();
		expect(sent).toEqual([
			{
				site_id: page.siteData.blog_id,
				user_id: page.userData.currentUser.wpcomUser.ID,
				survey_id: 'jetpack-plugin-disconnect',
				survey_responses: { 'why-cancel': { response: 'another-reason', text: 'Because' } },
			},
		]);
		await user.click(box.getByRole('button', { name: 'Close' }));
		expect(await screen.findByRole('button', { name: 'Set up Jetpack' })).toBeInTheDocument();
		await reopen('#/disconnect');
		expect(await screen.findByRole('button', { name: 'Set up Jetpack' })).toBeInTheDocument();
		await settled();
		expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
	});

	it('links to the login in a new tab after a logout, and disconnects after logging in again', async () => {
		const { site, user } = await openApp({ hash: '#/disconnect' });
		const box = await inDialog();
		await site.signOut();
		await user.click(box.getByRole('button', { name: 'Disconnect' }));
		const link = await box.findByRole('link', { name: /^Log in again/ });
		expect(link).toHaveAttribute('target', '_blank');
		expect(link).toHaveAttribute('href', expect.stringContaining('/wp-admin/'));
		await site.signIn('admin');
		act(() => void window.dispatchEvent(new Event('focus')));
		await waitFor(() => expect(box.queryByRole('link', { name: /^Log in again/ })).not.toBeInTheDocument());
		await user.click(box.getByRole('button', { name: 'Disconnect' }));
		expect(
			await screen.findByRole('dialog', { name: 'Your site is disconnected from WordPress.com' }),
		).toBeInTheDocument();
	});
});
