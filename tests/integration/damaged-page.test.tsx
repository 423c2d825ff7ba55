import { screen, waitFor } from '@testing-library/react';
import { openApp } from '../support/open-app';
import { app, arrived, region } from '../support/screens';

type Page = Record<string, Record<string, unknown>>;

const DAMAGES: [string, (value: unknown) => (page: Page) => void][] = [
	['userData', (value) => (page) => void Object.assign(page, { userData: value })],
	[
		'userData.currentUser',
		(value) => (page) => void Object.assign(page.userData ?? {}, { currentUser: value }),
	],
	['connectionStatus', (value) => (page) => void Object.assign(page, { connectionStatus: value })],
	[
		'connectionStatus.isActive',
		(value) => (page) => void Object.assign(page.connectionStatus ?? {}, { isActive: value }),
	],
];
const VALUES = [{}, [], 'oops', 7, null];

describe.each(DAMAGES)('a page whose %s is damaged', (_, damage) => {
	it.each(VALUES)(
		'as %j shows a reduced dashboard with a notice and a reload button [SHELL-110]',
		async (value) => {
			const { user, reloads, site } = await openApp({
				before: (running) => running.editPage((page) => damage(value)(page as Page)),
			});
			expect(await screen.findByText(/Some data didn’t load with this page/)).toBeVisible();
			expect(screen.queryAllByRole('switch')).toHaveLength(0);
			expect(app().queryByRole('link', { name: 'My Plan' })).not.toBeInTheDocument();
			expect(site.callsTo('POST')).toEqual([]);
			await user.click(screen.getByRole('button', { name: 'Reload' }));
			expect(reloads()).toBe(1);
		},
	);
});

it.each([true, false, '1', '', 0])('a page that prints isActive as %j isn’t damaged', async (isActive) => {
	await openApp({
		before: (site) => site.editPage((page) => Object.assign(page.connectionStatus as object, { isActive })),
	});
	await waitFor(() => expect(app().getAllByRole('link').length).toBeGreaterThan(0));
	expect(screen.queryByText(/didn’t load with this page/)).not.toBeInTheDocument();
});

describe('a page whose features are all damaged', () => {
	const open = (hash: string, getModules: unknown) =>
		openApp({ hash, before: (site) => site.editPage((page) => Object.assign(page, { getModules })) });
	const retry = () => screen.findByRole('button', { name: 'Try again' });
	const UNREAD = /We couldn’t load your site’s features\./;

	it.each([[{}], [[]], ['oops'], [null]])(
		'as %j shows an error on a tab and can be retried [SET-052]',
		async (value) => {
			const { user, site } = await open('#/sharing', value);
			expect(await screen.findByText(UNREAD)).toBeVisible();
			expect(screen.queryByText(/no settings to show here/)).not.toBeInTheDocument();
			expect(site.callsTo('GET', 'module/all')).toHaveLength(0);
			await user.click(await retry());
			expect((await screen.findAllByRole('switch')).length).toBeGreaterThan(0);
			expect(screen.queryByText(UNREAD)).not.toBeInTheDocument();
			expect(site.callsTo('GET', 'module/all')).toHaveLength(1);
		},
	);

	it('shows why each retry failed, and can be retried again', async () => {
		const { user, site } = await open('#/security', {});
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
	});
});
