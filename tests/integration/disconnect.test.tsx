import { act, screen, waitFor, within } from '@testing-library/react';
import { survey } from '../support/exit-survey';
import { holdingTimers } from '../support/holding';
import { openApp, type OpenOptions } from '../support/open-app';
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

const open = async (options: OpenOptions = {}) => {
	const app = await openApp({ hash: '#/disconnect', ...options });
	await dialog();
	return app;
};

describe('disconnect dialog', () => {
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

	it.each(['editor', 'subscriber'])('isn’t available to the %s role [CONN-035]', async (as) => {
		await openApp({ as, hash: '#/disconnect' });
		await arrived();
		expect(screen.queryByRole('button', { name: 'Manage site connection' })).not.toBeInTheDocument();
		expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
	});

	it('lists generic benefits when the response has only two [CONN-037]', async () => {
		await open({ before: (site) => site.fail('GET', 'site/benefits', 200, benefits(2)) });
		const box = await inDialog();
		expect(box.getByText(/content delivery network \(CDN\)/)).toBeInTheDocument();
		expect(box.getByText(/brute force/)).toBeInTheDocument();
		expect(box.getByText(/^Social sharing/)).toBeInTheDocument();
	});

	it('lists the site’s own benefits when the response has three [CONN-038]', async () => {
		// It waits two seconds for them.
		holdingTimers(2_000);
		await open({ before: (site) => site.fail('GET', 'site/benefits', 200, benefits(3)) });
		const box = await inDialog();
		expect(await box.findByText('Benefit 1: 1')).toBeInTheDocument();
		expect(box.getByText('What 3 does')).toBeInTheDocument();
		expect(box.queryByText(/CDN/)).not.toBeInTheDocument();
	});

	it('lists other plugins that use the connection, but not Jetpack itself [CONN-036, CONN-080]', async () => {
		await open({
			before: (site) =>
				site.changePage((html) =>
					html.replace(
						/"connectedPlugins":\[[^\]]*\]/,
						'"connectedPlugins":[{"name":"Jetpack","slug":"jetpack"},{"name":"Shop","slug":"shop"}]',
					),
				),
		});
		const box = await inDialog();
		const list = box.getByText(/These plugins also use the connection/).nextElementSibling as HTMLElement;
		expect(
			within(list)
				.getAllByRole('listitem')
				.map((item) => item.textContent),
		).toEqual(['Shop']);
	});

	it('disconnects, refetches the connection, sends the survey, and thanks the user [CONN-033, CONN-039, CONN-040, CONN-044, CONN-045, CONN-046, CONN-050, CONN-051, CONN-055, CONN-056]', async () => {
		const { site, user } = await open();
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
			expect(site.calls.filter(({ method, path }) => method === 'GET' && path === 'connection')).toHaveLength(
				1,
			);
		});
		expect(box.getByRole('radiogroup', { name: 'Why did you disconnect?' })).toBeVisible();
		expect(box.getAllByRole('radio')).toHaveLength(6);
		expect(box.getByRole('button', { name: 'Submit feedback' })).toHaveAttribute('aria-disabled', 'true');
		expect(box.queryByRole('textbox')).not.toBeInTheDocument();
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
	});

	it('leaves the user disconnected even if the site gets reconnected meanwhile [CONN-044]', async () => {
		const { site, user } = await open();
		site.intercept((request) =>
			request.method === 'POST'
				? (site.host.fetch(request).then(async (answer) => {
						await site.setFacts({ isRegistered: true });
						return answer;
					}) as unknown as Response)
				: null,
		);
		const box = await inDialog();
		await user.click(box.getByRole('button', { name: 'Disconnect' }));
		await user.click(await box.findByRole('button', { name: 'Skip' }));
		await user.click(await box.findByRole('button', { name: 'Close' }));
		const account = within(await screen.findByRole('region', { name: 'Account connection' }));
		expect(await account.findByRole('link', { name: /Connect your/ })).toBeInTheDocument();
		expect(account.queryByText('wpcom-admin')).not.toBeInTheDocument();
		expect(screen.queryByText('You are the Jetpack owner.')).not.toBeInTheDocument();
	});

	it.each(['connection/url', 'connection'])(
		'still applies the other connection response when GET %s fails [CONN-045]',
		async (path) => {
			const { site, user } = await open();
			site.intercept((request) =>
				request.method === 'GET' && new URL(request.url).pathname.endsWith(`/v4/${path}`)
					? new Response('{"code":"x","message":"x"}', { status: 500 })
					: null,
			);
			const box = await inDialog();
			await user.click(box.getByRole('button', { name: 'Disconnect' }));
			await user.click(await box.findByRole('button', { name: 'Skip' }));
			await user.click(await box.findByRole('button', { name: 'Close' }));
			site.fail('POST', 'connection/register', 500, { code: 'x', message: 'No.' });
			await user.click(await screen.findByRole('button', { name: 'Set up Jetpack' }));
			await screen.findByText('No.');
			// Where the user connects without the dashboard; the page was printed with none.
			const link = screen.queryByRole('link', { name: 'Try another way to connect' });
			expect(link !== null).toBe(path === 'connection');
		},
	);

	it('shows the error, allows a retry, and stays open while the request is pending [CONN-043]', async () => {
		const { site, user } = await open();
		const box = await inDialog();
		site.fail('POST', 'connection', 400, {
			code: 'disconnect_failed',
			message: 'Was not able to disconnect.',
		});
		await user.click(box.getByRole('button', { name: 'Disconnect' }));
		expect(await box.findByText('Was not able to disconnect.')).toBeInTheDocument();
		site.recover();
		site.intercept((request) => (request.method === 'POST' ? new Promise<Response>(() => {}) : null));
		await user.click(box.getByRole('button', { name: 'Disconnect' }));
		await user.keyboard('{Escape}');
		expect(screen.getByRole('dialog')).toBeInTheDocument();
		expect(box.getByRole('button', { name: 'Disconnecting…' })).toHaveAttribute('aria-busy', 'true');
	});

	it('links to the login in a new tab after a logout, and disconnects after logging in again', async () => {
		const { site, user } = await open();
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

	it.each(['the button', 'Escape', 'the close button'])(
		'records that the user stays connected when dismissed with %s [CONN-079, EVT-020]',
		async (way) => {
			const { site, user, events, idle } = await open();
			await idle();
			const box = await inDialog();
			if (way === 'Escape') {
				await user.keyboard('{Escape}');
			} else {
				const name = way === 'the button' ? 'Stay connected' : 'Close this dialog';
				await user.click(box.getByRole('button', { name }));
			}
			await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
			expect(await events()).toContainEqual([
				'jetpack_disconnect_dialog_click_stay_connected',
				expect.objectContaining({ context: 'jetpack', plugin: 'jetpack' }),
			]);
			expect(site.callsTo('POST')).toEqual([]);
		},
	);

	it('records its steps and clicks [EVT-020, EVT-021]', async () => {
		const { user, events, idle } = await open();
		await idle();
		survey(() => new Response('{"success":true}'));
		const box = await inDialog();
		for (const name of [/^How the WordPress\.com connection/, /^Get support/]) {
			await user.click(box.getByRole('link', { name }));
		}
		await user.click(box.getByRole('button', { name: 'Disconnect' }));
		await box.findAllByRole('radio');
		await user.click(box.getByRole('radio', { name: /too many bugs/ }));
		await user.click(box.getByRole('button', { name: 'Submit feedback' }));
		await screen.findByRole('dialog', { name: 'Thank you' });
		const recorded = (await events()).filter(([name]) => String(name).startsWith('jetpack_disconnect'));
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
			expect(recorded).toContainEqual([expected[0], expect.objectContaining(expected[1] as object)]);
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
