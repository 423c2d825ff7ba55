import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { holdingTimers, pass, settled } from '../../../tests/support/settled';
import { openApp } from '../../../tests/support/open-app';
import { openTab, type TabOptions, toggle } from '../../../tests/support/open-tab';
import { noUndo, posted, stored, undoButton, undone } from '../../../tests/support/settings-tab';

const SSO = 'Allow login with WordPress.com accounts';
const TWO_STEP = 'Require two-step authentication';
const undo = () => screen.getByRole('button', { name: 'Undo' });
const open = (options: TabOptions = { card: 'sso' }) =>
	openTab('security', { scenario: ['protect-on'], on: { sso: false }, ...options });

/** Far less than two seconds, and enough for all calls of a click. */
const answered = () => pass(200);
const press = async (control: HTMLElement) => {
	fireEvent.click(control);
	await answered();
};
const pressUndoKey = async () => {
	fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
	await answered();
};

/** The first switch is on, and the clock is the test's. */
async function openChanged() {
	const app = await open();
	jest.useFakeTimers();
	await press(toggle(SSO));
	return app;
}

afterEach(() => void jest.useRealTimers());

describe('“Undo” in a success notice', () => {
	it('restores a switch, and belongs to the latest change [NOTICE-022, NOTICE-085]', async () => {
		const { site, user } = await open();
		// When its notice ends, another button takes its place.
		holdingTimers(2_000);
		await user.click(toggle(SSO));
		expect((await screen.findByText('Updated settings.')).textContent).toBe('Updated settings.');
		await user.click(toggle(TWO_STEP));
		await waitFor(() => expect(posted(site)).toHaveLength(2));
		await settled();
		expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(1);
		await user.dblClick(await undoButton());
		expect(await undone()).toBeInTheDocument();
		expect(posted(site).slice(2)).toEqual([{ jetpack_sso_require_two_step: false }]);
		expect(await stored(site, 'jetpack_sso_require_two_step')).toBe(false);
		expect(toggle(TWO_STEP)).toHaveAttribute('aria-checked', 'false');
		expect(toggle(SSO)).toHaveAttribute('aria-checked', 'true');
		noUndo();
	});

	it('works by the letter, or the key’s place in other scripts, and not in a text field', async () => {
		const { site, user } = await open({});
		holdingTimers(2_000);
		toggle(SSO).focus();
		await user.keyboard('{Enter}');
		await undoButton();
		screen.getByRole('textbox', { name: 'Always allowed IP addresses' }).focus();
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
		expect(toggle(SSO)).toHaveFocus();
		expect(posted(site)).toHaveLength(2);
	});
});

describe('“Undo” after its notice', () => {
	it('stays for a minute in total, without being announced again, but longer with focus, and not if dismissed [NOTICE-089]', async () => {
		const { site } = await openChanged();
		expect(screen.getByText('Updated settings.').closest('[role="status"]')).toContainElement(undo());
		await pass(2000);
		expect(screen.queryByText('Updated settings.')).not.toBeInTheDocument();
		expect(undo().closest('[role="status"], [role="alert"]')).toBeNull();
		await pass(57_000);
		expect(undo()).toBeVisible();
		await pass(1000);
		noUndo();
		await pressUndoKey();
		expect(posted(site)).toHaveLength(1);
		await press(toggle(SSO));
		await pass(2000);
		act(() => undo().focus());
		await pass(600_000);
		expect(undo()).toHaveFocus();
		act(() => undo().blur());
		await pass(60_000);
		noUndo();
		await press(toggle(SSO));
		await press(screen.getByRole('button', { name: 'Dismiss this notice' }));
		await pass(3000);
		noUndo();
	});

	it('undoes the change once, tells a failure, and passes focus on to the switch', async () => {
		const { site } = await openChanged();
		await pass(2000);
		site.fail('POST', 'settings', 400, { code: 'no', message: 'Not today.' });
		await press(undo());
		expect(screen.getByRole('alert')).toHaveTextContent(/^We couldn’t undo the change\. Not today\./);
		site.recover();
		site.calls.length = 0;
		act(() => undo().focus());
		fireEvent.click(undo());
		expect(toggle(SSO)).toHaveFocus();
		noUndo();
		await pressUndoKey();
		expect(screen.getByText('Change undone.')).toBeVisible();
		expect(posted(site)).toEqual([{ sso: false }]);
		await pass(2000);
		noUndo();
	});

	it('is hidden while the next change saves, which it then belongs to', async () => {
		const { site } = await openChanged();
		await pass(2000);
		const release = site.hold('POST', 'settings');
		await press(toggle(TWO_STEP));
		noUndo();
		await pressUndoKey();
		await release();
		await pass(3000);
		expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(1);
		await press(undo());
		expect(posted(site).slice(1)).toEqual([
			{ jetpack_sso_require_two_step: true },
			{ jetpack_sso_require_two_step: false },
		]);
	});
});

describe('“Undo” and other screens', () => {
	const goTo = async (hash: string) => {
		await act(async () => void (window.location.hash = hash));
		await answered();
	};

	it('survives screen changes, unlike the notice’s text, but not a reload [NOTICE-023, NOTICE-089]', async () => {
		const { site, reopen } = await openApp({
			hash: '#/security',
			before: (running) => running.setSwitches({ sso: false }),
		});
		jest.useFakeTimers();
		await press(toggle(SSO));
		await goTo('#/writing');
		expect(screen.queryByText('Updated settings.')).not.toBeInTheDocument();
		expect(undo()).toBeVisible();
		await goTo('#/product/backup');
		noUndo();
		await goTo('#/dashboard');
		await press(undo());
		expect(screen.getByText('Change undone.')).toBeVisible();
		expect(await stored(site, 'sso')).toBe(false);
		await goTo('#/security');
		await press(toggle(SSO));
		await pass(2000);
		expect(undo()).toBeVisible();
		// A screen that hides it gives it no second minute.
		await goTo('#/product/backup');
		await pass(60_000);
		await goTo('#/security');
		noUndo();
		await goTo('#/security');
		await press(toggle(SSO));
		await reopen();
		await pass(2000);
		noUndo();
	});

	it('appears after the reload that a change needs, for a minute, and reloads again [SET-035, NOTICE-049]', async () => {
		const SAID = 'The page reloaded to show your change.';
		const TOOLBAR = 'Enable the WordPress.com toolbar';
		const { site, reopen, reloads } = await openApp({
			hash: '#/writing',
			before: (running) => running.setSwitches({ masterbar: false }),
		});
		const reload = async () => {
			await reopen();
			await answered();
		};
		jest.useFakeTimers();
		await press(toggle(TOOLBAR));
		expect(screen.getByText('Updated settings. Refreshing page…')).toBeInTheDocument();
		noUndo();
		await goTo('#/security');
		expect(screen.queryByText(SAID)).not.toBeInTheDocument();
		expect(reloads()).toBe(0);
		await pass(2000);
		expect(reloads()).toBe(1);
		await reload();
		expect(screen.getByText(SAID)).toBeInTheDocument();
		await press(undo());
		expect(screen.getByText('Change undone. Reloading…')).toBeInTheDocument();
		expect(await stored(site, 'masterbar')).toBe(false);
		await pass(2000);
		expect(reloads()).toBe(2);
		await reload();
		noUndo();
		await goTo('#/writing');
		await press(toggle(TOOLBAR));
		await pass(61_000);
		expect(reloads()).toBe(3);
		await reload();
		expect(screen.queryByText(SAID)).not.toBeInTheDocument();
		noUndo();
	});
});
