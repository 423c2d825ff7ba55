import { act, screen, waitFor, within } from '@testing-library/react';
import { DisconnectDialog } from '../../src/components/disconnect-dialog/disconnect-dialog';
import { survey } from '../support/exit-survey';
import { holdingTimers } from '../support/holding';
import { openApp, type OpenOptions } from '../support/open-app';
import { openPiece } from '../support/open-piece';
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

/** The dialog without the dashboard below it. */
const openDialog = async (before?: OpenOptions['before']) => {
	const onClose = jest.fn();
	const opened = await openPiece(<DisconnectDialog onClose={onClose} />, { before });
	return { ...opened, onClose, box: await inDialog() };
};

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

describe('disconnect dialog', () => {
	it('lists generic benefits when the response has only two [CONN-037]', async () => {
		const { box } = await openDialog((site) => site.fail('GET', 'site/benefits', 200, benefits(2)));
		expect(box.getByText(/content delivery network \(CDN\)/)).toBeInTheDocument();
		expect(box.getByText(/brute force/)).toBeInTheDocument();
		expect(box.getByText(/^Social sharing/)).toBeInTheDocument();
	});

	it('lists the site’s own benefits when the response has three [CONN-038]', async () => {
		// It waits two seconds for them.
		holdingTimers(2_000);
		const { box } = await openDialog((site) => site.fail('GET', 'site/benefits', 200, benefits(3)));
		expect(await box.findByText('Benefit 1: 1')).toBeInTheDocument();
		expect(box.getByText('What 3 does')).toBeInTheDocument();
		expect(box.queryByText(/CDN/)).not.toBeInTheDocument();
	});

	it('lists other plugins that use the connection, but not Jetpack itself [CONN-036, CONN-080]', async () => {
		const { box } = await openDialog((site) =>
			site.changePage((html) =>
				html.replace(
					/"connectedPlugins":\[[^\]]*\]/,
					'"connectedPlugins":[{"name":"Jetpack","slug":"jetpack"},{"name":"Shop","slug":"shop"}]',
				),
			),
		);
		const list = box.getByText(/These plugins also use the connection/).nextElementSibling as HTMLElement;
		expect(
			within(list)
				.getAllByRole('listitem')
				.map((item) => item.textContent),
		).toEqual(['Shop']);
	});

	it('shows the error, allows a retry, and stays open while the request is pending [CONN-043]', async () => {
		const { site, user, box, onClose } = await openDialog();
		site.fail('POST', 'connection', 400, {
			code: 'disconnect_failed',
			message: 'Was not able to disconnect.',
		});
		await user.click(box.getByRole('button', { name: 'Disconnect' }));
		expect(await box.findByText('Was not able to disconnect.')).toBeInTheDocument();
		site.recover();
		site.hold('POST', 'connection');
		await user.click(box.getByRole('button', { name: 'Disconnect' }));
		await user.keyboard('{Escape}');
		expect(onClose).not.toHaveBeenCalled();
		expect(box.getByRole('button', { name: 'Disconnecting…' })).toHaveAttribute('aria-busy', 'true');
	});

	it.each(['Stay connected', 'Escape', 'Close this dialog'])(
		'records that the user stays connected when dismissed with %s [CONN-079, EVT-020]',
		async (way) => {
			const { site, user, box, events, onClose } = await openDialog();
			await (way === 'Escape'
				? user.keyboard('{Escape}')
				: user.click(box.getByRole('button', { name: way })));
			expect(onClose).toHaveBeenCalledTimes(1);
			expect(events()).toContainEqual([
				'jetpack_disconnect_dialog_click_stay_connected',
				expect.objectContaining({ context: 'jetpack', plugin: 'jetpack' }),
			]);
			expect(site.callsTo('POST')).toEqual([]);
		},
	);

	it('records its steps and clicks [EVT-020, EVT-021]', async () => {
		const { user, box, events } = await openDialog();
		survey(() => new Response('{"success":true}'));
		for (const name of [/^How the WordPress\.com connection/, /^Get support/]) {
			await user.click(box.getByRole('link', { name }));
		}
		await user.click(box.getByRole('button', { name: 'Disconnect' }));
		await user.click(await box.findByRole('radio', { name: /too many bugs/ }));
		await user.click(box.getByRole('button', { name: 'Submit feedback' }));
		await screen.findByRole('dialog', { name: 'Thank you' });
		const common = { context: 'jetpack', plugin: 'jetpack' };
		for (const expected of [
			['jetpack_disconnect_dialog_open', common],
			...['disconnect', 'disconnect_confirm', 'survey', 'thank_you'].map((step) => [
				'jetpack_disconnect_dialog_step',
				{ ...common, step },
			]),
			['jetpack_disconnect_dialog_click_learn_about', common],
			['jetpack_disconnect_dialog_click_support', common],
			['jetpack_disconnect_dialog_click_disconnect', common],
			['jetpack_disconnect_survey_submit', { ...common, disconnect_reason: 'buggy' }],
		]) {
			expect(events()).toContainEqual([expected[0], expect.objectContaining(expected[1] as object)]);
		}
	});
});

const benefits = (count: number) => ({
	code: 'success',
	message: '',
	data: JSON.stringify(
		Array.from({ length: count }, (_, i) => ({
			name: `b${i + 1}`,
			title: `Benefit ${i + 1}`,
			description: `What ${i + 1} does`,
			value: i + 1,
		})),
	),
});
