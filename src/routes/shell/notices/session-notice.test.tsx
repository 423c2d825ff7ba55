import { act, screen, waitFor } from '@testing-library/react';
import { SessionNotice } from './session-notice';
import { sessionChanged } from '../../../state/session/slice';
import { openApp } from '../../../../tests/support/open-app';
import { openPiece } from '../../../../tests/support/open-piece';
import { arrived, region } from '../../../../tests/support/screens';
import { saveButton } from '../../../../tests/support/settings-tab';
import { pass } from '../../../../tests/support/settled';

it('session notice offers to log in again, keeps the draft, and lets the user save it afterwards', async () => {
	const { site, user } = await openApp({ hash: '#/security', scenario: ['protect-on'] });
	await arrived();
	const field = screen.getByRole('textbox', { name: 'Always allowed IP addresses' });
	await user.type(field, '192.0.2.7');
	await site.signOut();
	await user.click(saveButton());
	const link = await screen.findByRole('link', { name: /Log in again/ });
	expect(link).toHaveAttribute('target', '_blank');
	expect(field).toHaveValue('192.0.2.7');
	await site.signIn('admin');
	act(() => void window.dispatchEvent(new Event('focus')));
	await waitFor(() => expect(screen.queryByRole('link', { name: /Log in again/ })).not.toBeInTheDocument());
	await user.click(saveButton());
	expect(await screen.findByText('Updated settings.')).toBeInTheDocument();
});

const box = () => screen.findByRole('checkbox', { name: 'Send usage data' });
const comeBack = () => act(() => void window.dispatchEvent(new Event('focus')));

it('failed requests are retried after the user logs in again, without refetching loaded data', async () => {
	const { site } = await openApp({
		before: (running) => running.fail('GET', 'tracking/settings', 500, { code: 'x', message: 'No.' }),
	});
	await arrived();
	await waitFor(() => expect(site.callsTo('GET', 'module/protect/data')).toHaveLength(1));
	// The privacy screen needs what the first screen didn't get.
	await waitFor(() => expect(site.callsTo('GET', 'tracking/settings')).toHaveLength(1));
	site.recover();
	await site.signOut();
	act(() => void (window.location.hash = '#/privacy'));
	await screen.findByRole('link', { name: /Log in again/ });
	expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
	await site.signIn('admin');
	comeBack();
	await waitFor(async () => expect(await box()).not.toHaveAttribute('aria-disabled'));
	expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
	act(() => void (window.location.hash = '#/dashboard'));
	await screen.findByText('Jetpack At A Glance Dashboard');
	expect(site.callsTo('GET', 'module/protect/data')).toHaveLength(1);
});

describe('unresponsive host', () => {
	afterEach(() => jest.useRealTimers());

	it('is reported once, for a status of one that’s down or none, without a login prompt', async () => {
		const { site, user } = await openApp();
		await arrived();
		const said = () => screen.queryByText(/Your site isn’t responding/);
		const toggle = () => region('Image accelerator').getByRole('switch');
		for (const [status, isDown] of [
			[500, false],
			[503, true],
			[undefined, true],
		] as const) {
			for (const method of ['GET', 'POST']) {
				site.fail(method, '', status, { code: 'x', message: 'No.' });
			}
			await user.click(toggle());
			expect(await screen.findByText(/^Error updating settings/)).toBeInTheDocument();
			expect(said() !== null).toBe(isDown);
			expect(screen.queryByRole('link', { name: /Log in again/ })).not.toBeInTheDocument();
			site.recover();
			act(() => void window.dispatchEvent(new Event('online')));
			await waitFor(() => expect(said()).not.toBeInTheDocument());
		}
		expect(toggle()).not.toBeChecked();
	});

	it('is polled after growing pauses of up to a minute, which a lasting recovery resets, but not a brief one', async () => {
		const { site, store, close } = await openPiece(<SessionNotice />);
		jest.useFakeTimers();
		site.fail('GET', 'connection');
		const turn = (status: 'fine' | 'unreachable') => act(() => void store.dispatch(sessionChanged(status)));
		const asked = () => site.callsTo('GET', 'connection').length;
		const pauses: number[] = [];
		const pauseUntilAsked = async () => {
			const before = asked();
			let seconds = 0;
			for (; asked() === before && seconds < 100; seconds++) {
				await pass(1000);
			}
			pauses.push(seconds);
		};
		turn('unreachable');
		for (let count = 0; count < 6; count++) {
			await pauseUntilAsked();
		}
		for (const rest of [60_000, 1000, 1000]) {
			turn('fine');
			await pass(rest);
			turn('unreachable');
			await pauseUntilAsked();
		}
		expect(pauses).toEqual([5, 10, 20, 40, 60, 60, 5, 10, 20]);
		close();
	});
});
