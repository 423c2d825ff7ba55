import { act, screen, waitFor } from '@testing-library/react';
import { Footer } from '../../src/routes/shell/footer';
import { Masthead } from '../../src/routes/shell/masthead';
import { closeApps, openApp, type OpenOptions } from '../support/open-app';
import { openPiece } from '../support/open-piece';
import { app, arrived } from '../support/screens';
import type { TestSite } from '../support/test-site';

const goTo = (hash: string) => act(() => void (window.location.hash = hash));
const siteData = (data: object) => (site: TestSite) =>
	site.editPage((state) => Object.assign(state.siteData as object, data));
const woa = siteData({ isWoASite: true, isAtomicSite: true });
const hasButtons = () => app().queryByRole('link', { name: 'Settings' }) !== null;

describe('masthead buttons', () => {
	it.each<[string, OpenOptions, boolean]>([
		['an administrator of a hosted site', { before: woa }, true],
		['an administrator of any other site', {}, false],
		['a subscriber', { as: 'subscriber', before: woa }, false],
		['an editor who is not linked', { as: 'editor', before: woa }, false],
		[
			'a linked editor without a module to use',
			{ as: 'editor', scenario: ['editor-linked'], before: woa },
			false,
		],
		['an offline site', { scenario: ['offline-constant'], before: woa }, true],
		['an unconnected site', { scenario: ['not-connected'], before: woa }, false],
	])('show for %s: %p [SHELL-035, SHELL-039, SHELL-040]', async (_, options, isThere) => {
		await openApp(options);
		await arrived();
		expect(hasButtons()).toBe(isThere);
	});

	it.each(['post-by-email', 'publicize'])(
		'show for a connected editor while %s is on and the site has an owner [SHELL-041]',
		async (slug) => {
			await openApp({
				as: 'editor',
				scenario: ['editor-linked'],
				before: async (site) => {
					await site.setSwitches({ [slug]: true });
					woa(site);
				},
			});
			await arrived();
			expect(hasButtons()).toBe(true);
		},
	);

	it('are hidden while the connection status is unknown [SHELL-037]', async () => {
		await openApp({
			before: (site) => {
				woa(site);
				site.editPage((state) => delete state.connectionStatus);
			},
		});
		await waitFor(() => expect(app().getByRole('link', { name: 'Jetpack' })).toBeInTheDocument());
		expect(hasButtons()).toBe(false);
	});

	it.each([
		['', false],
		['/setup', false],
		['/setup/more', false],
		['/', true],
	])('show on the path “%s”: %p [SHELL-036, SHELL-038]', async (path, isThere) => {
		const { close } = await openPiece(<Masthead path={path} group="dashboard" />, { before: woa });
		expect(hasButtons()).toBe(isThere);
		close();
	});

	it('record clicks, like the logo [EVT-011, EVT-019, EVT-033]', async () => {
		const { user, events } = await openApp({ before: woa });
		await arrived();
		await user.click(app().getByRole('link', { name: 'Settings' }));
		await user.click(app().getByRole('link', { name: 'Dashboard' }));
		await user.click(app().getByRole('link', { name: 'Jetpack' }));
		const seen = await events();
		expect(seen.filter(([, { target }]) => target === 'masthead').map(([, { path }]) => path)).toEqual([
			'nav_settings',
			'nav_dashboard',
			'logo',
		]);
	});

	it.each(['#/', '#/dashboard', '#/plans'])('mark Dashboard as current on %s [SHELL-042]', async (hash) => {
		await openApp({ before: woa, hash });
		await arrived();
		expect(app().getByRole('link', { name: 'Dashboard' }).className).toContain('primary');
		expect(app().getByRole('link', { name: 'Settings' }).className).not.toContain('primary');
	});

	it('mark the current section as the user navigates [SHELL-042]', async () => {
		const { user } = await openApp({ before: woa });
		await arrived();
		const isPrimary = (name: string) => app().getByRole('link', { name }).className.includes('primary');
		expect([isPrimary('Dashboard'), isPrimary('Settings')]).toEqual([true, false]);
		await user.click(app().getByRole('link', { name: 'Settings' }));
		await screen.findByRole('heading', { level: 1, name: 'Security' });
		expect([isPrimary('Dashboard'), isPrimary('Settings')]).toEqual([false, true]);
	});
});

describe('masthead', () => {
	it('is hidden during setup [SHELL-012]', async () => {
		await openApp({ scenario: ['not-connected'], hash: '#/setup' });
		await arrived();
		expect(app().queryByRole('link', { name: 'Jetpack' })).not.toBeInTheDocument();
	});

	const sandbox = (site: TestSite) =>
		site.editPage((state) =>
			Object.assign(state.connectionStatus as object, { sandboxDomain: 'test.example' }),
		);

	it('tests the connection from the sandbox badge [SHELL-033, SHELL-034, NOTICE-041]', async () => {
		const { site, user } = await openApp({ before: sandbox });
		await arrived();
		const badge = screen.getByRole('button', { name: /API Sandboxed.*test\.example/ });
		await user.click(badge);
		expect(await screen.findByText('The connection works.')).toBeInTheDocument();
		site.fail('GET', 'connection/test', 200, { code: 'failed_test__outbound_https', message: 'No way out.' });
		await user.click(badge);
		expect(
			await screen.findByText('There was an error testing Jetpack. Error: No way out.'),
		).toBeInTheDocument();
	});

	it('shows why a connection test failed [NOTICE-040]', async () => {
		const { site, user } = await openApp({ before: sandbox });
		await arrived();
		site.fail('GET', 'connection/test', 400, { code: 'failed_test__x', message: 'Broken pipe.' });
		await user.click(screen.getByRole('button', { name: /API Sandboxed/ }));
		expect(
			await screen.findByText('There was an error testing Jetpack. Error: Broken pipe.'),
		).toBeInTheDocument();
	});

	it('has no sandbox badge without a sandbox [SHELL-033]', async () => {
		await openApp();
		await arrived();
		expect(screen.queryByText('API Sandboxed')).not.toBeInTheDocument();
	});
});

describe('footer', () => {
	it('links to the privacy settings and scrolls up, or opens a new tab before connecting [SHELL-082, SHELL-083]', async () => {
		const { user } = await openApp();
		await arrived();
		const link = app().getByRole('link', { name: 'Privacy' });
		expect(link).toHaveAttribute('href', 'http://127.0.0.1:4400/wp-admin/admin.php?page=jetpack#/privacy');
		expect(link).not.toHaveAttribute('target');
		const scroll = jest.spyOn(window, 'scrollTo').mockImplementation(() => {});
		await user.click(link);
		expect(scroll).toHaveBeenCalledWith(0, 0);
		await closeApps();
		await openApp({ scenario: ['not-connected'] });
		await arrived();
		expect(app().getByRole('link', { name: /Privacy/ })).toHaveAttribute('target', '_blank');
	});

	it.each(['editor', 'author', 'contributor', 'subscriber'])(
		'hides Modules, Debug and Privacy from the %s role, and redirects #/privacy [SHELL-082, SHELL-084, SHELL-085, SHELL-101]',
		async (as) => {
			const { reopen } = await openApp({ as });
			await arrived();
			const names = app()
				.getAllByRole('link')
				.map((each) => each.textContent);
			expect(names).toContain('About Jetpack');
			expect(names.filter((name) => /^(Modules|Debug|Privacy)/.test(name ?? ''))).toEqual([]);
			await reopen('#/privacy');
			await waitFor(() => expect(window.location.hash).toBe('#/dashboard'));
		},
	);

	it.each<[OpenOptions, boolean]>([
		[{ scenario: ['connected', 'development-version'] }, true],
		[{ scenario: ['connected', 'development-version'], as: 'editor' }, false],
		[{ scenario: ['connected'] }, false],
	])('offers Reset Options with %j: %p [SHELL-086]', async (options, isThere) => {
		await openApp(options);
		await arrived();
		expect(screen.queryByRole('button', { name: 'Reset Options' }) !== null).toBe(isThere);
	});

	it('resets options only after a confirmation, and shows the result [SHELL-087, SHELL-088, NOTICE-044, NOTICE-045]', async () => {
		const confirm = jest.spyOn(window, 'confirm').mockReturnValue(false);
		const { site, user } = await openApp({ scenario: ['connected', 'development-version'] });
		await arrived();
		const button = screen.getByRole('button', { name: 'Reset Options' });
		await user.click(button);
		expect(confirm).toHaveBeenCalledWith('This will reset all Jetpack options, are you sure?');
		expect(site.callsTo('POST')).toEqual([]);
		confirm.mockReturnValue(true);
		site.intercept((request) =>
			request.url.includes('options/options') ? new Response('{"code":"success","message":""}') : null,
		);
		await user.click(button);
		expect(await screen.findByText('Options reset.')).toBeInTheDocument();
		expect(site.callsTo('POST').map(({ path, body }) => ({ path, body }))).toEqual([
			{ path: 'options/options', body: { reset: true } },
		]);
		site.recover();
		site.fail('POST', 'options/options', 500, { code: 'x', message: 'y' });
		await user.click(button);
		expect(await screen.findByText('Options failed to reset.')).toBeInTheDocument();
	});
});

describe('footer Dev Tools', () => {
	it.each<[OpenOptions, boolean]>([
		[{ scenario: ['connected', 'development-version'] }, true],
		[{ scenario: ['connected', 'development-version'], as: 'editor' }, true],
		[{ scenario: ['connected'] }, false],
	])('show with %j: %p [SHELL-089]', async (options, isThere) => {
		await openApp(options);
		await arrived();
		expect(screen.queryByRole('button', { name: 'Dev Tools' }) !== null).toBe(isThere);
	});

	it('open and close the developer card [SHELL-089]', async () => {
		const { store, user, close } = await openPiece(<Footer />, {
			scenario: ['connected', 'development-version'],
		});
		const button = screen.getByRole('button', { name: 'Dev Tools' });
		await user.click(button);
		expect(store.getState().preview.isOpen).toBe(true);
		await user.click(button);
		expect(store.getState().preview.isOpen).toBe(false);
		close();
	});
});

describe('footer events', () => {
	it('record each clicked link by name [EVT-014, EVT-019, EVT-035]', async () => {
		const stay = (event: Event) => event.preventDefault();
		document.addEventListener('click', stay);
		const { user, events } = await openApp();
		await arrived();
		for (const name of [/^Jetpack version/, /^About/, /^Terms/, /^Privacy/, /^Modules/, /^Debug/]) {
			await user.click(app().getByRole('link', { name }));
		}
		document.removeEventListener('click', stay);
		const seen = await events();
		expect(seen.filter(([, { target }]) => target === 'footer_link').map(([, { link }]) => link)).toEqual([
			'version',
			'about',
			'terms',
			'privacy',
			'modules',
			'debug',
		]);
	});
});

describe('account screen', () => {
	it.each<[OpenOptions, boolean]>([
		[{ as: 'admin2' }, true],
		[{ as: 'admin', scenario: ['site-only'] }, true],
		[{ as: 'editor' }, true],
		[{ as: 'editor', scenario: ['site-only'] }, false],
	])('offers to connect with %j: %p [SHELL-023, SHELL-024]', async (options, isThere) => {
		await openApp({ ...options, hash: '#/connect-user' });
		await arrived();
		expect(screen.queryByRole('button', { name: 'Connect your account' }) !== null).toBe(isThere);
	});
});

describe('host menu', () => {
	const current = () =>
		[...document.querySelectorAll('#toplevel_page_jetpack li.current a')].map(
			(link) => link.getAttribute('href')?.split('#')[1],
		);

	it('marks the current screen, and may be missing [SHELL-106, SHELL-064]', async () => {
		await openApp();
		await arrived();
		expect(current()).toEqual(['/dashboard']);
		goTo('#/security');
		await waitFor(() => expect(current()).toEqual(['/settings']));
		await closeApps();
		await openApp({ hash: '#/security', before: woa });
		await arrived();
		expect(current()).toEqual(['/dashboard']);
		await closeApps();
		await openApp({
			before: (site) => site.changePage((html) => html.replace('id="toplevel_page_jetpack"', '')),
		});
		expect(await arrived()).toBeInTheDocument();
	});
});
