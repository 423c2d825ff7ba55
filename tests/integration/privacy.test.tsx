import { act, screen, waitFor } from '@testing-library/react';
import { undoChange } from '../../src/state/settings/thunks/undo';
import { saveTracking } from '../../src/state/tracking/thunks/save';
import { closeApps, openApp, type OpenOptions } from '../support/open-app';
import { follow } from '../support/follow';
import { openStore } from '../support/open-piece';
import { clicks, openTab } from '../support/open-tab';
import { app, arrived } from '../support/screens';
import { settled } from '../support/settled';
import type { TestSite } from '../support/test-site';
import { pressUndo } from '../support/undo';

const goTo = (hash: string) => act(() => void (window.location.hash = hash));

describe('privacy settings', () => {
	const box = () => screen.findByRole<HTMLInputElement>('checkbox', { name: 'Send usage data' });
	const ready = () => waitFor(async () => expect(await box()).not.toHaveAttribute('aria-disabled'));
	const bodies = (site: TestSite) => site.callsTo('POST').map(({ body }) => body);
	const FAILURE = { code: 'x', message: 'Not now.' };

	it.each([true, false])(
		'show and save the opposite of tracks_opt_out %p [PRIV-001, PRIV-002, PRIV-005]',
		async (optedOut) => {
			const { site, user } = await openTab('privacy', {
				before: (running) => running.post('tracking/settings', { tracks_opt_out: optedOut }),
			});
			await ready();
			expect((await box()).checked).toBe(!optedOut);
			await user.click(await box());
			expect(await screen.findByText('Updated privacy settings.')).toBeInTheDocument();
			expect(bodies(site)).toEqual([{ tracks_opt_out: !optedOut }]);
			expect((await box()).checked).toBe(optedOut);
		},
	);

	it('are disabled while loading and saving, and show why saving failed [PRIV-003, PRIV-004]', async () => {
		let answer: () => Promise<void> = async () => {};
		const { site, user } = await openTab('privacy', {
			before: (running) => void (answer = running.hold('GET', 'tracking')),
		});
		expect(await box()).toHaveAttribute('aria-disabled', 'true');
		await answer();
		await ready();
		site.fail('POST', 'tracking', 500, FAILURE);
		await user.click(await box());
		expect(await screen.findByText('Error updating privacy settings. Not now.')).toBeInTheDocument();
		site.recover();
		const release = site.hold('POST', 'tracking');
		await user.click(await box());
		expect(screen.getByText('Updating privacy settings…')).toBeInTheDocument();
		expect(await box()).toHaveAttribute('aria-disabled', 'true');
		await release();
		await ready();
	});

	it('stop and restart tracking immediately [PRIV-006]', async () => {
		const { events, user } = await openApp({ hash: '#/privacy' });
		await ready();
		await events();
		const queue = (window as unknown as { _tkq: unknown[][] })._tkq;
		const views = (path: string) => queue.filter((command) => JSON.stringify(command).includes(path)).length;
		goTo('#/security');
		await waitFor(() => expect(views('/security')).toBe(1));
		goTo('#/privacy');
		await waitFor(async () => expect(await box()).not.toHaveAttribute('aria-disabled'));
		await user.click(await box());
		await screen.findByText('Updated privacy settings.');
		goTo('#/performance');
		await screen.findByRole('heading', { level: 1, name: 'Performance' });
		expect(views('/performance')).toBe(0);
		goTo('#/privacy');
		await waitFor(async () => expect(await box()).not.toHaveAttribute('aria-disabled'));
		await user.click(await box());
		await waitFor(async () => expect(await box()).toBeChecked());
		await waitFor(async () => expect(await box()).not.toHaveAttribute('aria-disabled'));
		goTo('#/performance');
		await screen.findByRole('heading', { level: 1, name: 'Performance' });
		await waitFor(() => expect(views('/performance')).toBe(1));
	});

	it('can be restored with “Undo”, which says why it failed and can be tried again', async () => {
		const { site, user } = await openTab('privacy');
		await ready();
		await user.click(await box());
		await screen.findByRole('button', { name: 'Undo' });
		site.fail('POST', 'tracking/settings', 500, FAILURE);
		await pressUndo();
		expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t undo the change. Not now.');
		expect(await box()).not.toBeChecked();
		site.recover();
		await pressUndo();
		expect(await screen.findByText('Change undone.')).toBeInTheDocument();
		expect(await box()).toBeChecked();
		expect(bodies(site).at(-1)).toEqual({ tracks_opt_out: false });
	});

	it('can be undone with Ctrl+Z while the checkbox has focus', async () => {
		const { user } = await openApp({ hash: '#/privacy' });
		await ready();
		await user.click(await box());
		await screen.findByRole('button', { name: 'Undo' });
		expect(await box()).toHaveFocus();
		await user.keyboard('{Control>}z{/Control}');
		expect(await screen.findByText('Change undone.')).toBeInTheDocument();
		expect(await box()).toBeChecked();
	});

	it('drop a failed “Undo” once a newer change is saved', async () => {
		const { site, user } = await openTab('privacy');
		await ready();
		await user.click(await box());
		await screen.findByRole('button', { name: 'Undo' });
		site.fail('POST', 'tracking/settings');
		await pressUndo();
		expect(await screen.findByRole('alert')).toHaveTextContent(/^We couldn’t undo the change\./);
		site.recover();
		await user.click(await box());
		expect(await screen.findByText('Updated privacy settings.')).toBeInTheDocument();
		expect(screen.queryByText(/couldn’t undo/)).not.toBeInTheDocument();
		expect(await box()).toBeChecked();
	});

	it('aren’t saved again when an old “Undo” matches the current value', async () => {
		const { site, store } = await openStore();
		await store.dispatch(saveTracking(true));
		await store.dispatch(saveTracking(false));
		const undo = { before: { tracks_opt_out: false }, saved: { tracks_opt_out: true } };
		expect(await store.dispatch(undoChange(undo))).toBe(true);
		expect(site.callsTo('POST')).toHaveLength(2);
	});

	it('link to their policies, and track which link was followed [EVT-042]', async () => {
		const app = await openTab('privacy');
		for (const [name, target, source] of [
			['Privacy policy', 'privacy-policy', 'a8c-privacy'],
			['Cookie policy', 'cookie-policy', 'a8c-cookies'],
			['Privacy center', 'privacy-center', 'jetpack-support-privacy'],
		] as const) {
			const link = await screen.findByRole('link', { name: new RegExp(`^${name}`) });
			expect(link).toHaveAttribute('href', expect.stringContaining(`source=${source}`));
			await follow(app.user, link);
			expect(clicks(app)).toContainEqual(expect.objectContaining({ target, feature: 'privacy' }));
		}
	});

	it('show why they couldn’t load, with a retry button', async () => {
		const { site, user } = await openTab('privacy', {
			before: (running) =>
				running.fail('GET', 'tracking/settings', 403, { code: 'no', message: 'Not for you.' }),
		});
		expect(await screen.findByText('Not for you.')).toBeInTheDocument();
		site.recover();
		await user.click(screen.getByRole('button', { name: 'Try again' }));
		await ready();
	});
});

describe('tracking', () => {
	it('starts with the user and covers each visited path [EVT-017, EVT-018]', async () => {
		const { events, idle } = await openApp();
		await arrived();
		await idle();
		goTo('#/security');
		await screen.findByRole('heading', { level: 1, name: 'Security' });
		const views = (await events()).filter(([name]) => name === 'jetpack_wpa_page_view');
		const paths = views.map(([, properties]) => properties.path);
		expect(new Set(paths)).toEqual(new Set(['/dashboard', '/security']));
		expect(views[0]?.[1]).toMatchObject({ current_version: '12.0', blog_id: expect.any(Number) });
		const queue = (window as unknown as { _tkq: unknown[][] })._tkq;
		expect(queue[0]).toEqual(['identifyUser', expect.any(Number), 'wpcom-admin']);
	});

	it.each([
		['before the answer', true],
		['and left before the answer', false],
	])(
		'respects consent when the privacy settings are opened first %s [EVT-017, EVT-018]',
		async (_, isStaying) => {
			let answer = () => {};
			const held = new Promise<void>((resolve) => (answer = resolve));
			const { idle, site } = await openApp({
				hash: '#/privacy',
				before: (running) =>
					running.intercept((request) =>
						request.url.includes('tracking/settings') ? held.then(() => running.host.fetch(request)) : null,
					),
			});
			await arrived();
			await waitFor(() => expect(site.callsTo('GET', 'tracking/settings')).toHaveLength(1));
			await idle();
			if (!isStaying) {
				goTo('#/security');
				await screen.findByRole('heading', { level: 1, name: 'Security' });
			}
			await act(async () => answer());
			const queue = (window as unknown as { _tkq: unknown[][] })._tkq;
			await waitFor(() => expect(queue.map(([, name]) => name)).toContain('jetpack_wpa_page_view'));
			expect(queue[0]).toEqual(['identifyUser', expect.any(Number), 'wpcom-admin']);
			expect(site.callsTo('GET', 'tracking/settings')).toHaveLength(1);
		},
	);

	it('starts with the user after a later opt-in [EVT-017]', async () => {
		const { idle, user } = await openApp({
			hash: '#/privacy',
			before: (site) => site.post('tracking/settings', { tracks_opt_out: true }),
		});
		const box = () => screen.findByRole('checkbox', { name: 'Send usage data' });
		await waitFor(async () => expect(await box()).not.toHaveAttribute('aria-disabled'));
		await idle();
		const queue = (window as unknown as { _tkq: unknown[][] })._tkq;
		expect(queue).toEqual([]);
		await user.click(await box());
		await screen.findByText('Updated privacy settings.');
		await waitFor(() => expect(queue[0]).toEqual(['identifyUser', expect.any(Number), 'wpcom-admin']));
	});

	it('covers clicks in the masthead, navigation and footer [EVT-011, EVT-014]', async () => {
		const { events, idle, user } = await openApp();
		await arrived();
		await idle();
		await user.click(app().getByRole('link', { name: 'Jetpack' }));
		await user.click(app().getByRole('link', { name: 'At a Glance' }));
		for (const name of [/^Jetpack version/, /^About/, /^Terms/, /^Privacy/, /^Modules/, /^Debug/]) {
			const link = app().getByRole('link', { name });
			link.addEventListener('click', (event) => event.preventDefault());
			await user.click(link);
		}
		const clicks = (await events())
			.filter(([name]) => name === 'jetpack_wpa_click')
			.map(([, properties]) => properties);
		expect(clicks).toMatchObject([
			{ target: 'masthead', path: 'logo' },
			{ target: 'nav_item', path: 'dashboard' },
			...['version', 'about', 'terms', 'privacy', 'modules', 'debug'].map((link) => ({
				target: 'footer_link',
				link,
			})),
		]);
	});

	it('records nothing after an opt-out, or for users without an account', async () => {
		const withoutConsent: Array<[OpenOptions, calls: number]> = [
			[{ as: 'admin2' }, 0],
			[{ before: (site: TestSite) => site.post('tracking/settings', { tracks_opt_out: true }) }, 1],
		];
		for (const [options, calls] of withoutConsent) {
			const { site } = await openApp(options);
			await arrived();
			await waitFor(() => expect(site.callsTo('GET', 'tracking/settings')).toHaveLength(calls));
			await settled();
			expect((window as unknown as { _tkq: unknown[] })._tkq).toEqual([]);
			await closeApps();
		}
	});
});
