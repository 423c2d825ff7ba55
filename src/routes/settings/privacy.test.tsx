import { act, screen, waitFor } from '@testing-library/react';
import { undoChange } from '../../state/settings/thunks/undo';
import { saveTracking } from '../../state/tracking/thunks/save';
import { openApp } from '../../../tests/support/open-app';
import { openStore } from '../../../tests/support/open-piece';
import { openTab, type TabOptions } from '../../../tests/support/open-tab';
import { arrived, shown } from '../../../tests/support/screens';
import { settled } from '../../../tests/support/settled';
import type { TestSite } from '../../../tests/support/test-site';
import { pressUndo } from '../../../tests/support/settings-tab';

const box = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Send usage data' });
const ready = () => waitFor(() => expect(box()).not.toHaveAttribute('aria-disabled'));
const optOut = (tracks_opt_out: boolean) => (site: TestSite) =>
	site.post('tracking/settings', { tracks_opt_out });
const goTo = async (hash: string) => {
	act(() => void (window.location.hash = hash));
	await arrived();
};
const queue = () => (window as unknown as { _tkq: unknown[][] })._tkq;
const IDENTITY = ['identifyUser', expect.any(Number), 'wpcom-admin'];

describe('privacy settings', () => {
	const bodies = (site: TestSite) => site.callsTo('POST').map(({ body }) => body);
	const FAILURE = { code: 'x', message: 'Not now.' };
	const open = async (options?: TabOptions) => {
		const opened = await openTab('privacy', options);
		await ready();
		return opened;
	};
	/** Changes the choice; the way back is offered then. */
	const change = async ({ user }: Awaited<ReturnType<typeof open>>) => {
		await user.click(box());
		await screen.findByRole('button', { name: 'Undo' });
	};

	it.each([true, false])(
		'show and save the opposite of tracks_opt_out %p [PRIV-001, PRIV-002, PRIV-005]',
		async (optedOut) => {
			const { site, user } = await open({ before: optOut(optedOut) });
			expect(box().checked).toBe(!optedOut);
			await user.click(box());
			expect(await screen.findByText('Updated privacy settings.')).toBeInTheDocument();
			expect(bodies(site)).toEqual([{ tracks_opt_out: !optedOut }]);
			expect(box().checked).toBe(optedOut);
			for (const [name, source] of [
				['Privacy policy', 'a8c-privacy'],
				['Cookie policy', 'a8c-cookies'],
				['Privacy center', 'jetpack-support-privacy'],
			] as const) {
				expect(shown()).toMatch(new RegExp(`\\[${name}[^\\]]* → \\S+source=${source}`));
			}
		},
	);

	it('are disabled while loading and saving, and show why they couldn’t load or be saved [PRIV-003, PRIV-004]', async () => {
		let answer: () => Promise<void> = async () => {};
		const { site, user, close } = await openTab('privacy', {
			before: (running) => void (answer = running.hold('GET', 'tracking')),
		});
		expect(box()).toHaveAttribute('aria-disabled', 'true');
		await answer();
		await ready();
		site.fail('POST', 'tracking', 500, FAILURE);
		await user.click(box());
		expect(await screen.findByText('Error updating privacy settings. Not now.')).toBeInTheDocument();
		site.recover();
		const release = site.hold('POST', 'tracking');
		await user.click(box());
		expect(screen.getByText('Updating privacy settings…')).toBeInTheDocument();
		expect(box()).toHaveAttribute('aria-disabled', 'true');
		await release();
		await ready();
		close();
		const next = await openTab('privacy', {
			before: (running) =>
				running.fail('GET', 'tracking/settings', 403, { code: 'no', message: 'Not for you.' }),
		});
		expect(await screen.findByText('Not for you.')).toBeInTheDocument();
		next.site.recover();
		await next.user.click(screen.getByRole('button', { name: 'Try again' }));
		await ready();
	});

	it('stop and restart tracking immediately [SHELL-019, PRIV-006, EVT-017]', async () => {
		const { user } = await openApp({ hash: '#/privacy', before: optOut(true) });
		const views = (path: string) =>
			queue().filter((command) => JSON.stringify(command).includes(path)).length;
		await ready();
		expect(queue()).toEqual([]);
		for (const [count, path] of [
			[1, '/security'],
			[0, '/performance'],
			[1, '/writing'],
		] as const) {
			await user.click(box());
			await waitFor(() => expect(box().checked).toBe(count > 0));
			await ready();
			await goTo(`#${path}`);
			await settled();
			expect(views(path)).toBe(count);
			await goTo('#/privacy');
			await ready();
		}
		expect(queue()[0]).toEqual(IDENTITY);
	});

	it('can be restored with “Undo” or Ctrl+Z, which says why it failed, can be tried again, and goes with a newer change', async () => {
		const opened = await open();
		const { site, user } = opened;
		await change(opened);
		expect(box()).toHaveFocus();
		await user.keyboard('{Control>}z{/Control}');
		expect(await screen.findByText('Change undone.')).toBeInTheDocument();
		expect(box()).toBeChecked();
		await change(opened);
		site.fail('POST', 'tracking/settings', 500, FAILURE);
		await pressUndo();
		expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t undo the change. Not now.');
		expect(box()).not.toBeChecked();
		site.recover();
		await pressUndo();
		expect(await screen.findByText('Change undone.')).toBeInTheDocument();
		expect(box()).toBeChecked();
		expect(bodies(site).at(-1)).toEqual({ tracks_opt_out: false });
		await change(opened);
		site.fail('POST', 'tracking/settings');
		await pressUndo();
		expect(await screen.findByRole('alert')).toHaveTextContent(/^We couldn’t undo the change\./);
		site.recover();
		await user.click(box());
		expect(await screen.findByText('Updated privacy settings.')).toBeInTheDocument();
		expect(screen.queryByText(/couldn’t undo/)).not.toBeInTheDocument();
		expect(box()).toBeChecked();
	});

	it('aren’t saved again when an old “Undo” matches the current value', async () => {
		const { site, store } = await openStore();
		await store.dispatch(saveTracking(true));
		await store.dispatch(saveTracking(false));
		const undo = { before: { tracks_opt_out: false }, saved: { tracks_opt_out: true } };
		expect(await store.dispatch(undoChange(undo))).toBe(true);
		expect(site.callsTo('POST')).toHaveLength(2);
	});
});

describe('tracking', () => {
	it('starts with the user and covers each visited path [EVT-011, EVT-017, EVT-018]', async () => {
		const { events, idle } = await openApp();
		await arrived();
		await idle();
		await goTo('#/security');
		const seen = await events();
		const views = seen.flatMap(([name, properties]) =>
			name === 'jetpack_wpa_page_view' ? [properties] : [],
		);
		expect(new Set(views.map(({ path }) => path))).toEqual(new Set(['/dashboard', '/security']));
		expect(views[0]).toMatchObject({ current_version: '12.0', blog_id: expect.any(Number) });
		expect(queue()[0]).toEqual(IDENTITY);
	});

	it.each([
		['before the answer', true],
		['and left before the answer', false],
	])(
		'respects consent when the privacy settings are opened first %s [EVT-017, EVT-018]',
		async (_, isStaying) => {
			let answer: () => Promise<void> = async () => {};
			const { idle, site } = await openApp({
				hash: '#/privacy',
				before: (running) => void (answer = running.hold('GET', 'tracking/settings')),
			});
			await arrived();
			await waitFor(() => expect(site.callsTo('GET', 'tracking/settings')).toHaveLength(1));
			await idle();
			if (!isStaying) {
				await goTo('#/security');
			}
			await answer();
			await waitFor(() => expect(queue().map(([, name]) => name)).toContain('jetpack_wpa_page_view'));
			expect(queue()[0]).toEqual(IDENTITY);
			expect(site.callsTo('GET', 'tracking/settings')).toHaveLength(1);
		},
	);

	it('records nothing for users without an account, who aren’t asked', async () => {
		const { site } = await openApp({ hash: '#/performance', as: 'admin2' });
		await arrived();
		await settled();
		expect(site.callsTo('GET', 'tracking/settings')).toEqual([]);
		expect(queue()).toEqual([]);
	});
});
