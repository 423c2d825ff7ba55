import { fireEvent, screen, waitFor } from '@testing-library/react';
import { holdingTimers } from '../support/holding';
import { saveButton, posted } from '../support/settings-tab';
import { settled } from '../support/settled';
import {
	LIST,
	noUndo,
	openSecurity,
	pressUndo,
	SSO,
	stored,
	toggle,
	undoButton,
	undone,
} from '../support/undo';

const MONITOR = 'Get an alert when your site goes down';
const open = () => openSecurity({ on: { sso: false, monitor: false } });

describe('“Undo” in a success notice', () => {
	it('restores a switch and leaves the notice’s text as it is [NOTICE-022]', async () => {
		const { site, user } = await open();
		await user.click(toggle(SSO));
		expect((await screen.findByText('Updated settings.')).textContent).toBe('Updated settings.');
		await pressUndo();
		expect(await undone()).toBeInTheDocument();
		expect(toggle(SSO)).toHaveAttribute('aria-checked', 'false');
		expect(posted(site)).toEqual([{ sso: true }, { sso: false }]);
		expect(await stored(site, 'sso')).toBe(false);
		noUndo();
	});

	it('restores a card’s text as the host had stored it [SEC-042]', async () => {
		const list = '203.0.113.9-203.0.113.20\n192.0.2.1';
		const { site, user } = await openSecurity({ settings: { jetpack_protect_global_whitelist: list } });
		const field = screen.getByRole('textbox', { name: LIST });
		expect(field).toHaveValue('203.0.113.9 - 203.0.113.20\n192.0.2.1');
		fireEvent.change(field, { target: { value: '192.0.2.7' } });
		await user.click(saveButton());
		await pressUndo();
		expect(await undone()).toBeInTheDocument();
		expect(field).toHaveValue('203.0.113.9 - 203.0.113.20\n192.0.2.1');
		expect(await stored(site, 'jetpack_protect_global_whitelist')).toEqual({
			local: ['203.0.113.9 - 203.0.113.20', '192.0.2.1'],
		});
	});

	it('belongs to the latest change, and happens once, however often it’s pressed [NOTICE-085]', async () => {
		const { site, user } = await open();
		// When its notice ends, another button takes its place.
		holdingTimers(2_000);
		await user.click(toggle(SSO));
		await undoButton();
		await user.click(toggle(MONITOR));
		await waitFor(() => expect(posted(site)).toHaveLength(2));
		await settled();
		expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(1);
		await user.dblClick(await undoButton());
		expect(await undone()).toBeInTheDocument();
		expect(posted(site).slice(2)).toEqual([{ monitor: false }]);
		expect(toggle(SSO)).toHaveAttribute('aria-checked', 'true');
	});
});

describe('“Undo” by keyboard', () => {
	it('works with Ctrl+Z while the notice shows, and keeps focus', async () => {
		const { user } = await open();
		toggle(SSO).focus();
		await user.keyboard('{Enter}');
		await undoButton();
		await user.keyboard('{Control>}z{/Control}');
		expect(await undone()).toBeInTheDocument();
		expect(toggle(SSO)).toHaveFocus();
	});

	it('goes by the letter, or the key’s place in other scripts, and not in a text field', async () => {
		const { site, user } = await open();
		holdingTimers(2_000);
		await user.click(toggle(SSO));
		await undoButton();
		screen.getByRole('textbox', { name: LIST }).focus();
		await user.keyboard('{Control>}z{/Control}');
		toggle(SSO).focus();
		await user.keyboard('z{Control>}{Shift>}z{/Shift}y{/Control}');
		for (const key of [';', 'y']) {
			fireEvent.keyDown(document.body, { key, code: 'KeyZ', ctrlKey: true });
		}
		await settled();
		expect(posted(site)).toEqual([{ sso: true }]);
		fireEvent.keyDown(document.body, { key: 'я', code: 'KeyZ', ctrlKey: true });
		expect(await undone()).toBeInTheDocument();
		expect(posted(site)).toHaveLength(2);
	});
});
