import { act, fireEvent, screen } from '@testing-library/react';
import { openApp } from '../support/open-app';
import { posted } from '../support/settings-tab';
import { pass } from '../support/settled';
import { noUndo, SSO, stored, toggle } from '../support/undo';

const MONITOR = 'Get an alert when your site goes down';
const undo = () => screen.getByRole('button', { name: 'Undo' });
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
const goTo = async (hash: string) => {
	await act(async () => void (window.location.hash = hash));
	await answered();
};

/** The Security tab with two features off, and a clock of its own. */
async function open() {
	const app = await openApp({
		hash: '#/security',
		before: (site) => site.setSwitches({ sso: false, monitor: false }),
	});
	jest.useFakeTimers();
	return app;
}

/** The first switch is on, and the notice of it gone. */
async function openChanged() {
	const app = await open();
	await press(toggle(SSO));
	await pass(2000);
	return app;
}

afterEach(() => void jest.useRealTimers());

describe('“Undo” after its notice', () => {
	it('stays for a minute in total, without being announced again [NOTICE-089]', async () => {
		const { site } = await open();
		await press(toggle(SSO));
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
	});

	it('undoes the change once, and passes focus on to the switch', async () => {
		const { site } = await openChanged();
		act(() => undo().focus());
		fireEvent.click(undo());
		expect(toggle(SSO)).toHaveFocus();
		noUndo();
		await pressUndoKey();
		expect(screen.getByText('Change undone.')).toBeVisible();
		expect(posted(site)).toEqual([{ sso: true }, { sso: false }]);
		await pass(2000);
		noUndo();
	});

	it('stays while it has focus', async () => {
		await openChanged();
		act(() => undo().focus());
		await pass(600_000);
		expect(undo()).toHaveFocus();
		act(() => undo().blur());
		await pass(60_000);
		noUndo();
	});

	it('disappears when the user dismisses its notice', async () => {
		await open();
		await press(toggle(SSO));
		await press(screen.getByRole('button', { name: 'Dismiss this notice' }));
		await pass(3000);
		noUndo();
	});

	it('survives screen changes, unlike the notice’s text, but not a reload [NOTICE-023, NOTICE-089]', async () => {
		const { site, reopen } = await open();
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
		await press(toggle(SSO));
		await reopen();
		await pass(2000);
		noUndo();
	});
});

describe('“Undo” after its notice, and the next change', () => {
	it('belongs to the latest change and is hidden while that saves', async () => {
		const { site } = await openChanged();
		const release = site.hold('POST', 'settings');
		await press(toggle(MONITOR));
		noUndo();
		await pressUndoKey();
		await release();
		await pass(3000);
		expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(1);
		await press(undo());
		expect(posted(site)).toEqual([{ sso: true }, { monitor: true }, { monitor: false }]);
		expect(toggle(SSO)).toHaveAttribute('aria-checked', 'true');
	});

	it('is replaced for good by a change of another kind', async () => {
		const { site } = await openChanged();
		await goTo('#/privacy');
		await pass(1000);
		const box = screen.getByRole('checkbox', { name: 'Send usage data' });
		await press(box);
		await pass(2000);
		await press(undo());
		expect(site.callsTo('POST', 'tracking')).toHaveLength(2);
		await pass(2000);
		noUndo();
	});

	it('reports a failure and can be pressed again', async () => {
		const { site } = await openChanged();
		site.fail('POST', 'settings', 400, { code: 'no', message: 'Not today.' });
		await press(undo());
		expect(screen.getByRole('alert')).toHaveTextContent(/^We couldn’t undo the change\. Not today\./);
		expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(1);
		site.recover();
		await press(undo());
		expect(screen.getByText('Change undone.')).toBeVisible();
		expect(await stored(site, 'sso')).toBe(false);
	});
});
