import { screen, waitFor, within } from '@testing-library/react';
import { answer } from '../support/card-states';
import { openApp } from '../support/open-app';
import { region } from '../support/screens';
import { pass } from '../support/settled';

const VIDEO = 'Getting started with backups';

describe('the backups card', () => {
	it('shows why its status failed to load, on this card only, and retries', async () => {
		const { site, user } = await openApp({
			scenario: ['rewind-active'],
			before: (running) => running.fail('GET', 'rewind', 500, { code: 'x', message: 'No backups today.' }),
		});
		const card = region('Backups');
		expect(await card.findByText(/^WordPress\.com didn’t send the data\./)).toBeInTheDocument();
		expect(await region('Scan').findByText(/No threats found/)).toBeInTheDocument();
		site.recover();
		await user.click(card.getByRole('button', { name: 'Try again' }));
		expect(await card.findByText(/backed up/)).toBeInTheDocument();
	});

	it('dismisses the video for good and records that [DASH-104, DASH-105, EVT-031]', async () => {
		const app = await openApp({ scenario: ['rewind-awaiting-credentials'] });
		const film = within(await screen.findByRole('group', { name: VIDEO }));
		await app.user.click(film.getByRole('button', { name: 'Dismiss this offer' }));
		await waitFor(() => expect(screen.queryByRole('group', { name: VIDEO })).not.toBeInTheDocument());
		await waitFor(() => expect(app.site.callsTo('GET', 'settings')).toHaveLength(1));
		expect(app.site.callsTo('POST', 'settings').map(({ body }) => body)).toEqual([
			{ dismiss_dash_backup_getting_started: true },
		]);
		expect(await app.events()).toContainEqual([
			'jetpack_backup_getting_started_video_dismiss',
			expect.objectContaining({ position: 'at_a_glance' }),
		]);
		await app.reopen();
		expect(await region('Backups').findByText(/Add your server credentials/)).toBeInTheDocument();
		expect(screen.queryByRole('group', { name: VIDEO })).not.toBeInTheDocument();
	});

	it('polls while backups are being set up, then shows the result and stops', async () => {
		jest.useFakeTimers({ advanceTimers: true });
		try {
			const { site } = await openApp({ scenario: ['rewind-provisioning'] });
			expect(await region('Backups').findByText(/^Setting up backups\./)).toBeInTheDocument();
			answer(site, 'rewind', { state: 'active', credentials: [], last_backup: '' });
			await pass(6_000);
			expect(await region('Backups').findByText(/backed up/)).toBeInTheDocument();
			const asked = site.callsTo('GET', 'rewind').length;
			await pass(200_000);
			expect(site.callsTo('GET', 'rewind')).toHaveLength(asked);
		} finally {
			jest.useRealTimers();
		}
	});
});
