import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import {
	holdChanges,
	holdNextRead,
	posted,
	refuseSetting,
	saveButton,
	storeAndFallSilent,
} from '../support/settings-tab';
import type { TestSite } from '../support/test-site';
import {
	LIST,
	openSecurity as open,
	pressUndo,
	SSO,
	stored,
	toggle,
	undoButton,
	undone,
} from '../support/undo';

describe('“Undo” with a failing host', () => {
	const overrideInactive = async (site: TestSite) => {
		site.intercept((request) =>
			request.method === 'POST' ? new Response('{"code":"success"}', { status: 200 }) : null,
		);
	};

	it.each<[string, (site: TestSite) => void | Promise<void>, RegExp]>([
		[
			'refuses',
			(site) => site.fail('POST', 'settings', 400, { code: 'no', message: 'Not today.' }),
			/Not today\./,
		],
		[
			'is not allowed any more',
			(site) => site.fail('POST', 'settings', 403, { code: 'no', message: 'Not you.' }),
			/Not you\./,
		],
		['does not answer', (site) => site.fail('POST', 'settings'), /We couldn’t reach your site/],
		['says yes and keeps the value', overrideInactive, /Your site didn’t save this value/],
	])('shows the reason when the host %s, and can be pressed again', async (_name, trouble, reason) => {
		const { site, user } = await open({ before: (running) => running.setSwitches({ sso: false }) });
		await user.click(toggle(SSO));
		await undoButton();
		await trouble(site);
		await pressUndo();
		const alert = await screen.findByRole('alert');
		expect(alert).toHaveTextContent(/^We couldn’t undo the change\./);
		expect(alert).toHaveTextContent(reason);
		expect(toggle(SSO)).toHaveAttribute('aria-checked', 'true');
		site.recover();
		await pressUndo();
		expect(await undone()).toBeInTheDocument();
		expect(toggle(SSO)).toHaveAttribute('aria-checked', 'false');
	});

	it('counts as done if the host stored the value before it stopped responding', async () => {
		const { site, user } = await open({ before: (running) => running.setSwitches({ sso: false }) });
		await user.click(toggle(SSO));
		await undoButton();
		storeAndFallSilent(site);
		await pressUndo();
		expect(await undone()).toBeInTheDocument();
		expect(toggle(SSO)).toHaveAttribute('aria-checked', 'false');
		expect(await stored(site, 'sso')).toBe(false);
	});

	it('reads the stored values first, and does nothing if that fails', async () => {
		const { site, user } = await open({ before: (running) => running.setSwitches({ sso: false }) });
		await user.click(toggle(SSO));
		await undoButton();
		site.fail('GET', 'settings', 500, { code: 'x', message: 'Broken.' });
		site.calls.length = 0;
		await pressUndo();
		expect(await screen.findByRole('alert')).toHaveTextContent(
			'We couldn’t undo the change. Your site had an internal error. Try again in a moment.',
		);
		expect(posted(site)).toEqual([]);
		expect(toggle(SSO)).toHaveAttribute('aria-checked', 'true');
	});

	it('undoes the rest when one of several settings is refused', async () => {
		const { site, user } = await open({ before: (running) => running.setSwitches({ sso: false }) });
		await user.click(toggle('Require two-step authentication'));
		await undoButton();
		refuseSetting(site, 'sso', 'It stays on.');
		await pressUndo();
		expect(await screen.findByRole('alert')).toHaveTextContent(/^Change partly undone\./);
		expect(toggle(SSO)).toHaveAttribute('aria-checked', 'true');
		expect(await stored(site, 'jetpack_sso_require_two_step')).toBe(false);
	});
});

describe('change saved while “Undo” reads the stored values', () => {
	it('isn’t reported as refused because of an older response', async () => {
		const { site, user } = await open({
			before: (running) => running.setSwitches({ sso: false, monitor: false }),
		});
		const MONITOR = 'Get an alert when your site goes down';
		await user.click(toggle(SSO));
		await undoButton();
		const release = holdNextRead(site);
		await pressUndo();
		await user.click(toggle(MONITOR));
		expect(await screen.findByText('Updated settings.')).toBeInTheDocument();
		expect(toggle(MONITOR)).toHaveAttribute('aria-checked', 'true');
		release();
		expect(await undone()).toBeInTheDocument();
		expect(toggle(MONITOR)).toHaveAttribute('aria-checked', 'true');
		expect(await stored(site, 'monitor')).toBe(true);
		expect(await stored(site, 'sso')).toBe(false);
		expect(posted(site)).toEqual([{ sso: true }, { monitor: true }, { sso: false }]);
	});

	it('doesn’t hide newer stored values while it’s pending', async () => {
		const NAME = 'jetpack_protect_global_whitelist';
		const { site, user } = await open({ before: (running) => running.setSwitches({ sso: false }) });
		await user.type(screen.getByRole('textbox', { name: LIST }), '192.0.2.1');
		await user.click(saveButton());
		await undoButton();
		await site.post('settings', { [NAME]: '203.0.113.7' });
		site.calls.length = 0;
		const answer = holdNextRead(site);
		await pressUndo();
		const release = holdChanges(site);
		await user.click(toggle(SSO));
		await waitFor(() => expect(posted(site)).toHaveLength(1));
		answer();
		expect(await screen.findByText(/^Nothing undone/)).toBeInTheDocument();
		release();
		await waitFor(() => expect(toggle(SSO)).not.toHaveAttribute('aria-busy'));
		expect(posted(site)).toEqual([{ sso: true }]);
		expect(await stored(site, NAME)).toEqual({ local: ['203.0.113.7'] });
	});
});

describe('“Undo” by keyboard', () => {
	it('works with Ctrl+Z while the notice shows, and keeps focus', async () => {
		const { user } = await open({ before: (running) => running.setSwitches({ sso: false }) });
		toggle(SSO).focus();
		await user.keyboard('{Enter}');
		await undoButton();
		await user.keyboard('{Control>}z{/Control}');
		expect(await undone()).toBeInTheDocument();
		expect(toggle(SSO)).toHaveAttribute('aria-checked', 'false');
		expect(toggle(SSO)).toHaveFocus();
	});

	it.each([
		['я', true],
		['ز', true],
		[';', false],
		['y', false],
	])('works on a layout with %s on the Z key: %p', async (key, isUndo) => {
		const { site, user } = await open({ before: (running) => running.setSwitches({ sso: false }) });
		await user.click(toggle(SSO));
		await undoButton();
		fireEvent.keyDown(document.body, { key, code: 'KeyZ', ctrlKey: true });
		if (isUndo) {
			expect(await undone()).toBeInTheDocument();
		}
		expect(posted(site)).toHaveLength(isUndo ? 2 : 1);
	});

	it('leaves Ctrl+Z to a focused text field and ignores other keys', async () => {
		const { site, user } = await open({ before: (running) => running.setSwitches({ sso: false }) });
		await user.click(toggle(SSO));
		await undoButton();
		screen.getByRole('textbox', { name: LIST }).focus();
		await user.keyboard('{Control>}z{/Control}');
		toggle(SSO).focus();
		await user.keyboard('z{Control>}{Shift>}z{/Shift}y{/Control}');
		expect(posted(site)).toEqual([{ sso: true }]);
	});

	it('stays while its button has focus, then returns focus to the switch', async () => {
		const { user } = await open({ before: (running) => running.setSwitches({ sso: false }) });
		await user.click(toggle(SSO));
		const button = await waitFor(() => {
			const found = screen.getByRole('button', { name: 'Undo' });
			act(() => found.focus());
			return found;
		});
		await act(() => new Promise((resolve) => setTimeout(resolve, 2500)));
		expect(button).toBeInTheDocument();
		await user.keyboard('{Enter}');
		const words = await undone();
		expect(toggle(SSO)).toHaveFocus();
		await waitFor(() => expect(words).not.toBeInTheDocument());
	});
});
