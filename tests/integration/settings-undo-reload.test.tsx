import { act, fireEvent, screen } from '@testing-library/react';
import { openApp } from '../support/open-app';
import { pass } from '../support/settled';
import { noUndo, stored, toggle } from '../support/undo';

const SAID = 'The page reloaded to show your change.';

/** A switch moved for which the page reloads, and a clock of its own. */
async function change() {
	const app = await openApp({ hash: '#/writing', before: (site) => site.setSwitches({ masterbar: false }) });
	jest.useFakeTimers();
	fireEvent.click(toggle('Enable the WordPress.com toolbar'));
	await pass(200);
	expect(screen.getByText('Updated settings. Refreshing page…')).toBeInTheDocument();
	return app;
}

afterEach(() => void jest.useRealTimers());

describe('“Undo” of a change that reloads the page', () => {
	it('appears after the reload, wherever the user went before, and reloads the page again [SET-035, NOTICE-049]', async () => {
		const { site, reopen, reloads } = await change();
		noUndo();
		await act(async () => void (window.location.hash = '#/security'));
		await pass(200);
		expect(screen.queryByText(SAID)).not.toBeInTheDocument();
		expect(reloads()).toBe(0);
		await pass(2000);
		expect(reloads()).toBe(1);
		await reopen();
		await pass(200);
		expect(screen.getByText(SAID)).toBeInTheDocument();
		fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
		await pass(200);
		expect(screen.getByText('Change undone. Refreshing page…')).toBeInTheDocument();
		expect(await stored(site, 'masterbar')).toBe(false);
		await pass(2000);
		expect(reloads()).toBe(2);
		await reopen();
		await pass(200);
		noUndo();
	});

	it('isn’t offered more than a minute later', async () => {
		const { reopen, reloads } = await change();
		await pass(61_000);
		expect(reloads()).toBe(1);
		await reopen();
		await pass(200);
		expect(screen.queryByText(SAID)).not.toBeInTheDocument();
		noUndo();
	});
});
