import { act, screen, waitFor, within } from '@testing-library/react';
import { closeApps, openApp, type OpenOptions } from '../support/open-app';
import { app, arrived, region } from '../support/screens';

const PAGE = '/wp-admin/admin.php?page=jetpack';

afterEach(async () => {
	await closeApps();
	window.history.replaceState(null, '', PAGE);
});

const QUESTION = 'This site’s URL has changed';
const CHOICES = {
	safe: { title: 'This is a copy', action: 'Stay in Safe Mode' },
	move: { title: 'This site has moved', action: 'Move everything here' },
	fresh: { title: 'This is a new site', action: 'Start fresh' },
} as const;
const CALLS = {
	safe: 'identity-crisis/confirm-safe-mode',
	move: 'identity-crisis/migrate',
	fresh: 'identity-crisis/start-fresh',
} as const;
const NAMES = Object.keys(CHOICES) as Array<keyof typeof CHOICES>;
const button = (name: keyof typeof CHOICES) =>
	region(CHOICES[name].title).getByRole('button', { name: CHOICES[name].action });

async function open(options: OpenOptions = {}) {
	const opened = await openApp({ scenario: ['identity-crisis'], ...options });
	await arrived();
	screen.getByRole('region', { name: QUESTION });
	return opened;
}

describe('identity crisis banner', () => {
	it('shows in the host’s notice area, above the app, with three choices [CONN-074]', async () => {
		const { left } = await open();
		const banner = screen.getByRole('region', { name: QUESTION });
		const container = document.getElementById('jp-plugin-container') as HTMLElement;
		expect(document.getElementById('wpbody-content')).toContainElement(banner);
		expect(app().queryByRole('region', { name: QUESTION })).not.toBeInTheDocument();
		expect(banner.compareDocumentPosition(container)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
		expect(within(banner).getByText(/different URL on file than 127\.0\.0\.1:4400/)).toBeInTheDocument();
		expect(
			within(banner)
				.getAllByRole('button')
				.map((choice) => choice.textContent),
		).toEqual(NAMES.map((name) => CHOICES[name].action));
		expect(left).toEqual([]);
	});

	it('replaces the staging notice until safe mode is confirmed [NOTICE-006]', async () => {
		const { site, user, reloads } = await open();
		expect(screen.queryByText(/on a staging server/)).not.toBeInTheDocument();
		await user.click(button('safe'));
		await waitFor(() => expect(reloads()).toBe(1));
		await closeApps();
		await openApp({ site });
		expect(await screen.findByText(/on a staging server/)).toBeInTheDocument();
		expect(screen.queryByRole('region', { name: QUESTION })).not.toBeInTheDocument();
	});

	it('shows inside the app when the host has no notice area', async () => {
		await open({ before: (site) => site.changePage((html) => html.replace('id="wpbody-content"', '')) });
		expect(app().getByRole('region', { name: QUESTION })).toBeInTheDocument();
	});

	it('gives way to the host’s own banner', async () => {
		await openApp({
			scenario: ['identity-crisis'],
			before: (site) =>
				site.changePage((html) =>
					html.replace(/<div\s+id="jp-plugin-container"/, '<p id="jp-identity-crisis-container"></p>$&'),
				),
		});
		await arrived();
		expect(document.getElementById('jp-identity-crisis-container')).toBeInTheDocument();
		expect(screen.queryByRole('region', { name: QUESTION })).not.toBeInTheDocument();
	});

	it('doesn’t show without a crisis, and unmounts with the app', async () => {
		await openApp();
		await arrived();
		expect(screen.queryByRole('region', { name: QUESTION })).not.toBeInTheDocument();
		await closeApps();
		const { close } = await open();
		act(() => close());
		expect(screen.queryByRole('region', { name: QUESTION })).not.toBeInTheDocument();
	});

	it.each(['editor', 'author', 'contributor', 'subscriber'])(
		'tells the %s role to ask an administrator, and offers no choices [CONN-090]',
		async (as) => {
			const { site } = await open({ as });
			const banner = region(QUESTION);
			expect(banner.getByText('Ask an administrator to resolve this.')).toBeInTheDocument();
			expect(banner.queryByRole('button')).not.toBeInTheDocument();
			expect(site.callsTo('POST')).toEqual([]);
		},
	);

	it('offers choices only to users with the permission to disconnect [CONN-090]', async () => {
		for (const disconnect of [true, false]) {
			await open({
				as: 'admin2',
				before: (site) =>
					site.editPage((state) => {
						const { currentUser } = state.userData as { currentUser: { permissions: object } };
						Object.assign(currentUser.permissions, { disconnect });
					}),
			});
			expect(region(QUESTION).queryAllByRole('button')).toHaveLength(disconnect ? 3 : 0);
			await closeApps();
		}
	});
});

describe('confirming safe mode', () => {
	it('reloads the page without the one-time query arguments [CONN-086, API-070]', async () => {
		window.history.replaceState(null, '', `${PAGE}&jetpack_idc_clear_confirmation=1&view=a&_wpnonce=abc`);
		const { site, user, left, reloads } = await open();
		await user.click(button('safe'));
		await waitFor(() => expect(reloads()).toBe(1));
		expect(window.location.pathname + window.location.search + window.location.hash).toBe(
			`${PAGE}&view=a#/dashboard`,
		);
		expect(left).toEqual([]);
		expect(site.callsTo('POST').map(({ path, body }) => ({ path, body }))).toEqual([
			{ path: CALLS.safe, body: null },
		]);
	});
});

describe('starting fresh', () => {
	it('sends the admin path, and follows the URL in the response [CONN-087, API-071]', async () => {
		window.history.replaceState(null, '', `${PAGE}&view=a&_wpnonce=abc`);
		const { site, user, left } = await open();
		await user.click(button('fresh'));
		await waitFor(() => expect(left).toHaveLength(1));
		expect(left[0]).toMatch(/^http:\/\/127\.0\.0\.1:4400\/provider\/authorize\?.*&from=idc-notice$/);
		expect(site.callsTo('POST').map(({ path, body }) => ({ path, body }))).toEqual([
			{ path: CALLS.fresh, body: { redirect_uri: 'admin.php?page=jetpack&view=a' } },
		]);
	});

	it.each(['javascript:alert(1)', 'mailto:a@b.example', ''])('doesn’t follow %p', async (address) => {
		const { site, user, left } = await open();
		site.fail('POST', CALLS.fresh, 200, JSON.stringify(address));
		await user.click(button('fresh'));
		expect(await region(CHOICES.fresh.title).findByText(/unexpected response/)).toBeInTheDocument();
		expect(left).toEqual([]);
	});

	it('is available again when the browser restores the page from its cache', async () => {
		const { user, left } = await open();
		await user.click(button('fresh'));
		await waitFor(() => expect(left).toHaveLength(1));
		act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
		expect(button('fresh')).not.toHaveAttribute('aria-disabled');
	});
});

describe('migrating', () => {
	it('ends in a success view whose button reloads the page [CONN-088, API-072]', async () => {
		const { site, user, reloads } = await open();
		await user.click(button('move'));
		const heading = await screen.findByRole('heading', { name: 'The connection has moved here' });
		await waitFor(() => expect(heading).toHaveFocus());
		expect(screen.queryByRole('region', { name: QUESTION })).not.toBeInTheDocument();
		expect(site.callsTo('POST').map(({ path, body }) => ({ path, body }))).toEqual([
			{ path: CALLS.move, body: null },
		]);
		expect(reloads()).toBe(0);
		await user.click(screen.getByRole('button', { name: 'Reload page' }));
		expect(reloads()).toBe(1);
		await closeApps();
		await openApp({ site });
		await arrived();
		expect(screen.queryByRole('region', { name: QUESTION })).not.toBeInTheDocument();
		expect(region('Site connection').getByText('You are the Jetpack owner.')).toBeInTheDocument();
	});
});

describe('identity crisis choices', () => {
	it.each(NAMES)('are disabled with a reason while %s is pending [CONN-089]', async (name) => {
		const { site, user } = await open();
		site.intercept((request) => (request.method === 'POST' ? new Promise<Response>(() => {}) : null));
		await user.dblClick(button(name));
		for (const other of NAMES.filter((each) => each !== name)) {
			expect(button(other)).toHaveAttribute('aria-disabled', 'true');
			expect(button(other)).toHaveAccessibleDescription(/Wait for this change/);
			await user.click(button(other));
		}
		expect(region(CHOICES[name].title).getByRole('button')).toHaveAttribute('aria-busy', 'true');
		expect(site.callsTo('POST').map(({ path }) => path)).toEqual([CALLS[name]]);
	});

	it.each(NAMES)(
		'show the error and a support link beside %s when it fails, and are enabled again [CONN-089]',
		async (name) => {
			const { site, user, left, reloads } = await open();
			site.fail('POST', CALLS[name], 400, { code: 'x', message: 'The moon was full.' });
			await user.click(button(name));
			const card = region(CHOICES[name].title);
			expect(await card.findByText('The moon was full.')).toBeVisible();
			expect(await card.findByRole('link', { name: /Contact support/ })).toHaveAttribute(
				'href',
				expect.stringContaining('source=jetpack-contact-support'),
			);
			expect(screen.getAllByRole('link', { name: /Contact support/ })).toHaveLength(1);
			for (const each of NAMES) {
				expect(button(each)).not.toHaveAttribute('aria-disabled');
			}
			expect([left, reloads()]).toEqual([[], 0]);
			site.recover();
			await user.click(button('move'));
			expect(
				await screen.findByRole('heading', { name: 'The connection has moved here' }),
			).toBeInTheDocument();
		},
	);

	it.each([
		['lost network', undefined, undefined, /couldn’t reach your site/],
		[
			'refusal with words',
			400,
			{ code: 'x', message: 'Could not confirm safe mode.' },
			/Could not confirm safe mode\./,
		],
		['page instead of an answer', 500, '<p>critical</p>', /unexpected response/],
	])('explain a %s in words [CONN-089]', async (_, status, body, text) => {
		const { site, user } = await open();
		site.fail('POST', CALLS.safe, status, body);
		await user.click(button('safe'));
		const alert = await region(CHOICES.safe.title).findByText(text, { selector: 'bdi' });
		expect(alert).toBeVisible();
		expect(button('move')).not.toHaveAttribute('aria-disabled');
	});
});

describe('logged-out user', () => {
	it('sees a message beside the choice, and can retry after logging in [CONN-089]', async () => {
		const { site, user, reloads } = await open();
		await site.signOut();
		await user.click(button('safe'));
		expect(await region(CHOICES.safe.title).findByText(/You’ve been logged out/)).toBeVisible();
		await site.signIn('admin');
		await user.click(button('safe'));
		await waitFor(() => expect(reloads()).toBe(1));
	});
});

describe('identity crisis events', () => {
	const recorded = async (events: () => Promise<Array<[string, object]>>) =>
		(await events()).filter(([name]) => name.startsWith('jetpack_idc'));

	it('record the banner’s view and each choice', async () => {
		const { site, user, events, idle } = await open();
		await idle();
		site.fail('POST', 'identity-crisis', 500);
		for (const name of NAMES) {
			await user.click(button(name));
			await region(CHOICES[name].title).findByRole('link');
		}
		expect((await recorded(events)).map(([name]) => name)).toEqual([
			'jetpack_idc_notice_view',
			'jetpack_idc_confirm_safe_mode',
			'jetpack_idc_migrate',
			'jetpack_idc_start_fresh',
		]);
	});

	it('record the page when a non-admin sees the notice', async () => {
		const { events, idle } = await open({ as: 'editor', scenario: ['editor-linked', 'identity-crisis'] });
		await idle();
		expect(await recorded(events)).toEqual([
			['jetpack_idc_non_admin_notice_view', expect.objectContaining({ page: 'jetpack' })],
		]);
	});
});
