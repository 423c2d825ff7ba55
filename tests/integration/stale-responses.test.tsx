import { screen, waitFor, within } from '@testing-library/react';
import { holdingTimers } from '../support/holding';
import { openApp, type OpenApp } from '../support/open-app';
import { arrived } from '../support/screens';

const HOUR = 60 * 60 * 1000;
const EVERYTHING = ['plan-complete', 'stats-on', 'akismet-valid', 'rewind-active', 'scan-idle'];
const CARDS = { Backups: /Last backup|View backups/, Scan: /No threats found/ };

const card = (name: string) => screen.findByRole('region', { name });
const cardsSay = async () => {
	for (const [name, text] of Object.entries(CARDS)) {
		await waitFor(async () => expect(await card(name)).toHaveTextContent(text));
	}
};

/** Visits the dashboard, and leaves it once it is at rest. */
async function visit(): Promise<OpenApp> {
	const app = await openApp({ scenario: EVERYTHING });
	await arrived();
	await cardsSay();
	await waitFor(() => expect(app.site.callsTo('GET', 'site/purchases')).toHaveLength(1));
	await app.idle();
	return app;
}

/** Time goes by before the next visit. */
const later = (ms: number) => {
	const now = Date.now();
	jest.spyOn(Date, 'now').mockImplementation(() => now + ms);
};

describe('the dashboard on a repeat visit', () => {
	it('shows stale responses with their age until new ones arrive', async () => {
		const { site, reopen } = await visit();
		// A call is given up after thirty seconds.
		holdingTimers(30_000);
		const releases = ['rewind', 'scan', 'site', 'site/features', 'akismet/data'].map((path) =>
			site.hold('GET', path.replace('akismet', 'module/akismet')),
		);
		later(2 * HOUR);
		await reopen();
		await arrived();
		await cardsSay();
		expect(await screen.findByText('Checked 2 hours ago. Checking again…')).toBeInTheDocument();
		for (const release of releases) {
			await release();
		}
		expect(await screen.findByText('All good. Checked this minute.')).toBeInTheDocument();
		expect(screen.queryByText(/Checking again/)).not.toBeInTheDocument();
		await cardsSay();
	});

	it('shows an error instead of stale data if a call fails', async () => {
		const { site, reopen } = await visit();
		site.fail('GET', 'rewind', 500);
		await reopen();
		await arrived();
		expect(await within(await card('Backups')).findByRole('button', { name: 'Try again' })).toBeVisible();
		expect(await card('Backups')).not.toHaveTextContent(CARDS.Backups);
	});

	it('shows no stale data after the user logs out', async () => {
		const { site, reopen, user } = await visit();
		const logOut = document.querySelector('a[href*="action=logout"]');
		logOut?.addEventListener('click', (event) => event.preventDefault());
		await user.click(logOut as Element);
		site.hold('GET', 'scan');
		await reopen();
		await arrived();
		expect(await card('Scan')).toHaveAttribute('aria-busy', 'true');
	});

	it('persists no responses for users who don’t see their age', async () => {
		const { site, idle } = await openApp({ scenario: ['stats-for-editors'], as: 'editor' });
		await arrived();
		await waitFor(() => expect(site.callsTo('GET', 'module/stats')).toHaveLength(1));
		await idle();
		expect(Object.keys(localStorage).filter((key) => key.includes('stale'))).toEqual([]);
	});
});
