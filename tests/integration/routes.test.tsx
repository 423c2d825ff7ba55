import { act, screen, waitFor } from '@testing-library/react';
import { openApp, type OpenOptions } from '../support/open-app';
import { app, arrived } from '../support/screens';
import type { TestSite } from '../support/test-site';

const goTo = (hash: string) => act(() => void (window.location.hash = hash));
/** The browser has announced the new URL. */
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)));
const GLANCE = 'Jetpack At A Glance Dashboard';
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const unconnected = (site: TestSite) =>
	site.editPage((state) =>
		Object.assign(state.connectionStatus as object, {
			isActive: false,
			isRegistered: false,
			hasConnectedOwner: false,
		}),
	);

describe('path', () => {
	it.each(['#/', ''])('“%s” shows At A Glance [SHELL-008]', async (hash) => {
		await openApp({ hash });
		expect(await heading(GLANCE)).toBeInTheDocument();
		expect(document.title).toBe('At A Glance ‹ Example Site ‹ Jetpack');
	});

	it.each(['#/nothing', '#/product/hosting', '#/recommendations/none', '#/security/firewall'])(
		'%s, which has no screen, redirects to the dashboard [SHELL-009, SHELL-010]',
		async (hash) => {
			await openApp({ hash });
			expect(await heading(GLANCE)).toBeInTheDocument();
			expect(window.location.hash).toBe('#/dashboard');
			expect(document.title).toBe('At A Glance ‹ Example Site ‹ Jetpack');
		},
	);

	it('that can’t be decoded redirects to the dashboard [SHELL-009]', async () => {
		await openApp({ hash: '#/%E0%A4%A' });
		expect(await heading(GLANCE)).toBeInTheDocument();
		expect(window.location.hash).toBe('#/dashboard');
	});

	it.each(['#/setup', '#/disconnect', '#/reconnect'])(
		'%s shows At A Glance on a connected site [SHELL-100, SHELL-011, SHELL-022]',
		async (hash) => {
			await openApp({ hash });
			const hidden = hash !== '#/setup';
			expect(await screen.findByRole('heading', { level: 1, name: GLANCE, hidden })).toBeInTheDocument();
			if (hidden) {
				expect(await screen.findByRole('dialog')).toBeInTheDocument();
			}
		},
	);

	it('/setup is titled “Set up” [SHELL-012]', async () => {
		await openApp({ hash: '#/setup', scenario: ['not-connected'] });
		await arrived();
		expect(document.title).toBe('Set up ‹ Example Site ‹ Jetpack');
	});
});

describe('plans', () => {
	it.each(['#/plans', '#/plans-prompt'])(
		'%s leaves for the plans page with the site, and links to it meanwhile [SHELL-015]',
		async (hash) => {
			const { left } = await openApp({ hash });
			expect(await heading('Plans')).toBeInTheDocument();
			expect(document.title).toBe('Plans ‹ Example Site ‹ Jetpack');
			const address = expect.stringMatching(/\?source=jetpack-plans&site=127\.0\.0\.1%3A4400$/);
			await waitFor(() => expect(new Set(left)).toEqual(new Set([address as string])));
			expect(app().getByRole('link', { name: 'Open plans now' })).toHaveAttribute('href', address);
		},
	);

	it('don’t take precedence over the connect screen [SHELL-098, SHELL-099]', async () => {
		const { left } = await openApp({ hash: '#/plans', scenario: ['not-connected'] });
		await arrived();
		expect(left).toEqual([]);
		expect(window.location.hash).toBe('#/plans');
	});
});

describe('jump to an anchor on the host’s page', () => {
	it.each(['#wpbody-content', '#wp-toolbar', '#/wpbody-content'])(
		'%s leaves the screen and its draft untouched [SHELL-021]',
		async (place) => {
			const { user } = await openApp({ hash: '#/security', scenario: ['protect-on'] });
			await heading('Security');
			const field = screen.getByRole('textbox', { name: 'Always allowed IP addresses' });
			await user.type(field, '192.0.2.1');
			const confirm = jest.spyOn(window, 'confirm').mockReturnValue(false);
			goTo(place);
			await settled();
			expect(window.location.hash).toBe(place);
			expect(field).toBeInTheDocument();
			expect(field).toHaveValue('192.0.2.1');
			expect(confirm).not.toHaveBeenCalled();
			expect(document.title).toBe('Security ‹ Example Site ‹ Jetpack');
		},
	);

	it('keeps the unsaved changes prompt, and later navigation working [SHELL-021, SHELL-090, SHELL-091]', async () => {
		const { user } = await openApp({ hash: '#/security', scenario: ['protect-on'] });
		await heading('Security');
		const field = screen.getByRole('textbox', { name: 'Always allowed IP addresses' });
		await user.type(field, '192.0.2.1');
		goTo('#wpbody-content');
		await settled();
		const confirm = jest.spyOn(window, 'confirm').mockReturnValue(false);
		goTo('#/dashboard');
		await waitFor(() => expect(confirm).toHaveBeenCalledTimes(1));
		await settled();
		expect(window.location.hash).not.toBe('#/dashboard');
		expect(field).toHaveValue('192.0.2.1');
		confirm.mockReturnValue(true);
		goTo('#/sharing');
		expect(await heading('Sharing')).toBeInTheDocument();
	});

	it.each(['#wpbody-content', '#wp-toolbar'])(
		'%s at startup goes to the dashboard [SHELL-021]',
		async (hash) => {
			await openApp({ hash });
			expect(await heading(GLANCE)).toBeInTheDocument();
			expect(window.location.hash).toBe('#/dashboard');
		},
	);
});

describe('first screen', () => {
	it.each<[string, OpenOptions, RegExp | null]>([
		[
			'the commerce welcome before the connect screen',
			{ hash: '#/woo-setup', scenario: ['not-connected'] },
			/store safe and fast/,
		],
		[
			'the account screen before the connect screen',
			{ hash: '#/connect-user', scenario: ['not-connected'] },
			/^Connect your WordPress.com account/,
		],
		[
			'the connect screen on any other path',
			{ hash: '#/security', scenario: ['not-connected'] },
			/million sites/,
		],
		[
			'the connect screen on a path that no screen has',
			{ hash: '#/nothing', scenario: ['not-connected'] },
			/million sites/,
		],
		[
			'nothing for those who manage no modules',
			{ hash: '#/security', as: 'editor', before: unconnected },
			null,
		],
	])('is %s [SHELL-098, SHELL-099, SHELL-029]', async (_, options, expected) => {
		await openApp(options);
		if (expected === null) {
			expect(await screen.findByText(/Please ask the site administrator to connect/)).toBeInTheDocument();
			expect(screen.queryByRole('heading', { level: 1 })).not.toBeInTheDocument();
			expect(screen.queryByRole('navigation', { name: 'Settings' })).not.toBeInTheDocument();
			return;
		}
		expect(await arrived()).toHaveTextContent(expected);
		expect(window.location.hash).toBe(options.hash);
	});

	it('is nothing for an editor who can connect but can’t manage modules [SHELL-098]', async () => {
		await openApp({
			as: 'editor',
			before: (site) => {
				unconnected(site);
				site.editPage((state) => {
					const { currentUser } = state.userData as { currentUser: { permissions: object } };
					Object.assign(currentUser.permissions, { connect: true });
				});
			},
		});
		await waitFor(() => expect(app().getByRole('link', { name: 'Jetpack' })).toBeInTheDocument());
		expect(screen.queryByRole('button', { name: /^Set up/ })).not.toBeInTheDocument();
	});
});

describe('page frame', () => {
	const hasLogo = () => app().queryByRole('link', { name: 'Jetpack' }) !== null;
	const hasFooter = () => app().queryByRole('link', { name: /^About Jetpack/ }) !== null;

	it.each([
		['#/dashboard', true, true],
		['#/plans', true, true],
		['#/security', true, true],
		['#/privacy', true, true],
		['#/recommendations/monitor', true, true],
		['#/product/scan', false, true],
		['#/connect-user', false, false],
		['#/woo-setup', false, false],
	])(
		'on %s shows the masthead: %p, the footer: %p [SHELL-030, SHELL-076]',
		async (hash, masthead, footer) => {
			await openApp({ hash });
			await arrived();
			expect([hasLogo(), hasFooter()]).toEqual([masthead, footer]);
		},
	);
});
