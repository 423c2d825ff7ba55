import { act, screen, waitFor } from '@testing-library/react';
import { closeApps } from '../support/open-app';
import { arrived } from '../support/screens';
import { refuseSetting } from '../support/settings-tab';
import { chooseText, settingsFile, transferButton } from '../support/transfer';
import { noUndo, openSecurity as open, SSO, stored, toggle, undoButton, pressUndo } from '../support/undo';
import { holdingTimers } from '../support/holding';

afterEach(async () => {
	await closeApps();
	jest.restoreAllMocks();
});

describe('“Undo” of a change that reloads the page', () => {
	const NAME = 'Enable the WordPress.com toolbar';

	it('appears after the reload and reloads the page again [SET-035, NOTICE-049]', async () => {
		const { site, user, reopen, reloads } = await open({
			hash: '#/writing',
			scenario: ['connected'],
			before: (running) => running.setSwitches({ masterbar: false }),
		});
		await user.click(toggle(NAME));
		expect(await screen.findByText('Updated settings. Refreshing page…')).toBeInTheDocument();
		await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
		noUndo();
		await waitFor(() => expect(reloads()).toBe(1));
		// It's said for ten seconds.
		holdingTimers(10_000);
		await reopen();
		expect(await screen.findByText('The page reloaded to show your change.')).toBeInTheDocument();
		await pressUndo();
		expect(await screen.findByText('Change undone. Refreshing page…')).toBeInTheDocument();
		expect(await stored(site, 'masterbar')).toBe(false);
		await waitFor(() => expect(reloads()).toBe(2));
		await reopen();
		await arrived();
		noUndo();
	});

	it('waits for the reload even if the user goes to another tab first', async () => {
		const { user, reopen, reloads } = await open({
			hash: '#/writing',
			scenario: ['connected'],
			before: (running) => running.setSwitches({ masterbar: false }),
		});
		await user.click(toggle(NAME));
		await screen.findByText('Updated settings. Refreshing page…');
		await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
		await act(async () => void (window.location.hash = '#/security'));
		await screen.findByRole('switch', { name: SSO });
		expect(screen.queryByText('The page reloaded to show your change.')).not.toBeInTheDocument();
		await waitFor(() => expect(reloads()).toBe(1));
		// It's said for ten seconds.
		holdingTimers(10_000);
		await reopen();
		expect(await screen.findByText('The page reloaded to show your change.')).toBeInTheDocument();
		expect(await undoButton()).toBeInTheDocument();
	});

	it('is also offered for the features list', async () => {
		const { site, user, reopen, reloads } = await open({
			hash: '#/features',
			scenario: ['connected'],
			before: (running) => running.setSwitches({ masterbar: false }),
		});
		await user.click(
			await screen.findByRole('switch', { name: 'WordPress.com Toolbar and Dashboard customizations' }),
		);
		await waitFor(() => expect(reloads()).toBe(1));
		await reopen();
		await pressUndo();
		await waitFor(async () => expect(await stored(site, 'masterbar')).toBe(false));
	});

	/** Two settings from a file, on the page that reloaded for them. */
	const imported = async (settings: object) => {
		const app = await open({
			hash: '#/tools',
			scenario: ['connected'],
			before: (running) => running.setSwitches({ masterbar: false, sso: false }),
		});
		await chooseText(settingsFile(settings));
		await app.user.click(await transferButton('Import 2 settings'));
		await waitFor(() => expect(app.reloads()).toBe(1));
		await app.reopen();
		return app;
	};
	const AGAIN = 'Reload the page to see all changes.';
	const afterReload = () => act(() => new Promise((resolve) => setTimeout(resolve, 2100)));

	it('says to reload after a partial refusal, and reloads the page once all is undone', async () => {
		const { site, reloads } = await imported({ masterbar: true, sso: true });
		refuseSetting(site, 'sso', 'It stays on.');
		await pressUndo();
		expect(await screen.findByRole('alert')).toHaveTextContent(
			new RegExp(`^Change partly undone\\. .*${AGAIN}`),
		);
		expect(await stored(site, 'masterbar')).toBe(false);
		await afterReload();
		expect(reloads()).toBe(1);
		site.recover();
		await pressUndo();
		expect(await screen.findByText('Change undone. Refreshing page…')).toBeInTheDocument();
		await waitFor(() => expect(reloads()).toBe(2));
	});

	it('keeps its message on the page if a setting has changed since, and says to reload', async () => {
		const { site, reloads } = await imported({ masterbar: true, bing: 'bing1' });
		await site.post('settings', { bing: 'bing2' });
		await pressUndo();
		const words = `Change undone, except for settings that have changed since. ${AGAIN}`;
		expect(await screen.findByText(words)).toBeInTheDocument();
		await afterReload();
		expect(reloads()).toBe(1);
		expect(screen.getByText(words)).toBeInTheDocument();
	});

	it('isn’t offered more than a minute later', async () => {
		const { user, reopen, reloads } = await open({
			hash: '#/writing',
			scenario: ['connected'],
			before: (running) => running.setSwitches({ masterbar: false }),
		});
		await user.click(toggle(NAME));
		await waitFor(() => expect(reloads()).toBe(1));
		const now = Date.now();
		jest.spyOn(Date, 'now').mockReturnValue(now + 61_000);
		await reopen();
		await arrived();
		jest.restoreAllMocks();
		expect(screen.queryByText('The page reloaded to show your change.')).not.toBeInTheDocument();
		noUndo();
	});
});
