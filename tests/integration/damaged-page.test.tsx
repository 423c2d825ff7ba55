import { screen } from '@testing-library/react';
import { closeApps, openApp } from '../support/open-app';
import { openStore } from '../support/open-piece';
import { app, arrived, region } from '../support/screens';

type Page = Record<string, Record<string, unknown>>;

const DAMAGES: Record<string, (page: Page, value: unknown) => object> = {
	userData: (page, userData) => Object.assign(page, { userData }),
	'userData.currentUser': (page, currentUser) => Object.assign(page.userData ?? {}, { currentUser }),
	connectionStatus: (page, connectionStatus) => Object.assign(page, { connectionStatus }),
	'connectionStatus.isActive': (page, isActive) => Object.assign(page.connectionStatus ?? {}, { isActive }),
};
const VALUES = [{}, [], 'oops', 7, null];

describe('a damaged page', () => {
	it.each(Object.entries(DAMAGES))('is noticed by %s [SHELL-110]', async (_, damage) => {
		for (const value of VALUES) {
			const { store } = await openStore({
				before: (site) => site.editPage((page) => void damage(page as Page, value)),
			});
			expect([value, store.getState().page.isIncomplete]).toEqual([value, true]);
		}
	});

	it.each([true, false, '1', '', 0])('isn’t one that prints isActive as %j [SHELL-110]', async (isActive) => {
		const { store } = await openStore({ before: (site) => site.page({ connectionStatus: { isActive } }) });
		expect(store.getState().page.isIncomplete).toBe(false);
	});

	it('shows a reduced dashboard with a notice and a reload button [SHELL-110]', async () => {
		for (const name of ['userData', 'connectionStatus']) {
			const { user, reloads, site } = await openApp({
				before: (running) => running.editPage((page) => void DAMAGES[name]?.(page as Page, 'oops')),
			});
			expect(await screen.findByText(/Some data didn’t load with this page/)).toBeVisible();
			expect(screen.queryAllByRole('switch')).toHaveLength(0);
			expect(app().getByRole('link', { name: 'Jetpack' })).toBeInTheDocument();
			expect(app().queryByRole('link', { name: 'My Plan' })).not.toBeInTheDocument();
			expect(site.callsTo('POST')).toEqual([]);
			await user.click(screen.getByRole('button', { name: 'Reload' }));
			expect(reloads()).toBe(1);
			await closeApps();
		}
	});
});

describe('a page whose features are all damaged', () => {
	const retry = () => screen.findByRole('button', { name: 'Try again' });
	const UNREAD = /We couldn’t load your site’s features\./;

	it.each([[{}], [[]], ['oops'], [null]])('as %j has none [SET-052]', async (getModules) => {
		const { store } = await openStore({
			before: (site) => site.editPage((page) => Object.assign(page, { getModules })),
		});
		expect(store.getState().modules.bySlug).toEqual({});
	});

	it('shows why each retry failed on a tab, until one works [SET-052]', async () => {
		const { user, site } = await openApp({
			hash: '#/security',
			before: (running) => running.editPage((page) => Object.assign(page, { getModules: 'oops' })),
		});
		expect(await screen.findByText(UNREAD)).toBeVisible();
		expect(screen.queryByText(/no settings to show here/)).not.toBeInTheDocument();
		expect(site.callsTo('GET', 'module/all')).toHaveLength(0);
		site.fail('GET', 'module/all', 403, { code: 'no', message: 'Not you.' });
		await user.click(await retry());
		expect(await screen.findByText('We couldn’t load your site’s features. Not you.')).toBeVisible();
		site.recover();
		site.fail('GET', 'module/all', 200, []);
		await user.click(await retry());
		expect(await screen.findByText(/load your site’s features\. .*unexpected response/)).toBeVisible();
		site.recover();
		await user.click(await retry());
		await arrived();
		expect(await region('Brute force protection').findByRole('switch', { name: /./ })).toBeVisible();
		expect(screen.queryByText(UNREAD)).not.toBeInTheDocument();
		expect(site.callsTo('GET', 'module/all')).toHaveLength(3);
	});
});
