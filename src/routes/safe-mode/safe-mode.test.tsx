import { act, screen, waitFor, within } from '@testing-library/react';
import { closeApps, openApp } from '../../../tests/support/open-app';
import { openStore } from '../../../tests/support/open-piece';
import { app, arrived, region } from '../../../tests/support/screens';

const QUESTION = 'This site’s URL has changed';
const STAY = 'Stay in Safe Mode';
const banner = () => screen.queryByRole('region', { name: QUESTION });

describe('the dashboard in an identity crisis', () => {
	it('asks above the app, in the host’s notice area, and replaces every screen until safe mode is chosen [CONN-074, SHELL-109]', async () => {
		const { site, user, left, reloads, close } = await openApp({
			hash: '#/security',
			scenario: ['everything-on', 'identity-crisis'],
		});
		await arrived();
		const shown = banner() as HTMLElement;
		const container = document.getElementById('jp-plugin-container') as HTMLElement;
		expect(document.getElementById('wpbody-content')).toContainElement(shown);
		expect(app().queryByRole('region', { name: QUESTION })).not.toBeInTheDocument();
		expect(shown.compareDocumentPosition(container)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
		expect(within(shown).getByText(/by another URL than 127\.0\.0\.1:4400/)).toBeInTheDocument();
		const choices = within(shown).getAllByRole('button');
		expect(choices.map(({ textContent }) => textContent)).toEqual([
			STAY,
			'Move everything here',
			'Start fresh',
		]);
		for (const hash of ['#/dashboard', '#/disconnect', '#/reconnect', '#/woo-setup']) {
			act(() => void (window.location.hash = hash));
			await waitFor(() => expect(window.location.hash).toBe(hash));
			expect(await arrived()).toHaveTextContent('Safe Mode is on');
			expect(app().getByText(/^This dashboard is paused until/)).toBeVisible();
			expect(app().queryByRole('switch')).not.toBeInTheDocument();
			expect(screen.queryByRole('navigation', { name: /Dashboard|Settings/ })).not.toBeInTheDocument();
			expect(screen.queryByText('Site connection')).not.toBeInTheDocument();
			expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
		}
		expect([left, site.callsTo('POST')]).toEqual([[], []]);
		await user.click(choices[0] as HTMLElement);
		await waitFor(() => expect(reloads()).toBe(1));
		act(close);
		expect(banner()).not.toBeInTheDocument();
		await closeApps();
		await openApp({ site });
		expect(await arrived()).toHaveTextContent('At A Glance');
		expect(await screen.findByRole('region', { name: 'Site connection' })).toBeInTheDocument();
	});

	it('informs an editor alongside the host’s banner, without repeating its question [SHELL-109]', async () => {
		await openApp({
			scenario: ['identity-crisis'],
			as: 'editor',
			before: (site) => {
				site.page({ updatedFrom: { version: '11.9' } });
				site.changePage((html) =>
					html.replace(/<div\s+id="jp-plugin-container"/, '<p id="jp-identity-crisis-container"></p>$&'),
				);
			},
		});
		expect(await arrived()).toHaveTextContent('Safe Mode is on');
		await act(() => import('../shell/identity-crisis/banner').then(() => {}));
		expect(banner()).not.toBeInTheDocument();
		expect(app().queryByRole('button', { name: STAY })).not.toBeInTheDocument();
		expect(app().queryByRole('link', { name: /^(Connect|View changes)/ })).not.toBeInTheDocument();
	});
});

describe('a damaged page', () => {
	it('shows a reduced dashboard with a notice and a reload button [SHELL-110]', async () => {
		const { user, reloads, site } = await openApp({
			before: (running) => running.editPage((page) => Object.assign(page, { userData: 'oops' })),
		});
		expect(await screen.findByText(/Some data is missing from this page/)).toBeVisible();
		expect(screen.queryAllByRole('switch')).toHaveLength(0);
		expect(app().getByRole('link', { name: 'Jetpack' })).toBeInTheDocument();
		expect(app().queryByRole('link', { name: 'My Plan' })).not.toBeInTheDocument();
		expect(site.callsTo('POST')).toEqual([]);
		await user.click(screen.getByRole('button', { name: 'Reload' }));
		expect(reloads()).toBe(1);
	});

	it.each([[{}], [[]], ['oops'], [null]])('with features of %j has none [SET-052]', async (getModules) => {
		const { store } = await openStore({
			before: (site) => site.editPage((page) => Object.assign(page, { getModules })),
		});
		expect(store.getState().modules.bySlug).toEqual({});
	});

	it('without features shows why each retry failed on a tab, until one works [SET-052]', async () => {
		const UNREAD = /We couldn’t load your site’s features\./;
		const { user, site } = await openApp({
			hash: '#/security',
			before: (running) => running.editPage((page) => Object.assign(page, { getModules: 'oops' })),
		});
		const retry = async () => user.click(await screen.findByRole('button', { name: 'Try again' }));
		expect(await screen.findByText(UNREAD)).toBeVisible();
		expect(screen.queryByText(/no settings to show here/)).not.toBeInTheDocument();
		expect(site.callsTo('GET', 'module/all')).toHaveLength(0);
		site.fail('GET', 'module/all', 403, { code: 'no', message: 'Not you.' });
		await retry();
		expect(await screen.findByText('We couldn’t load your site’s features. Not you.')).toBeVisible();
		site.recover();
		site.fail('GET', 'module/all', 200, []);
		await retry();
		expect(await screen.findByText(/load your site’s features\. .*unexpected response/)).toBeVisible();
		site.recover();
		await retry();
		await arrived();
		expect(await region('Brute force protection').findByRole('switch', { name: /./ })).toBeVisible();
		expect(screen.queryByText(UNREAD)).not.toBeInTheDocument();
		expect(site.callsTo('GET', 'module/all')).toHaveLength(3);
	});
});
