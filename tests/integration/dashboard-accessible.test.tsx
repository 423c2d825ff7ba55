import { screen, waitFor, within } from '@testing-library/react';
import { ScanCard } from '../../src/components/scan-card/scan-card';
import { openApp } from '../support/open-app';
import { openCards } from '../support/open-cards';
import { arrived, cards, region } from '../support/screens';

/** Cards of one module, which is on or off. */
const FEATURES = ['Brute force protection', 'Downtime monitoring', 'Image accelerator', 'VideoPress'];

describe('the dashboard for screen reader users', () => {
	it('has a single control per feature, its switch, and no duplicate headings', async () => {
		await openApp({ scenario: ['everything-on', 'protect-on'] });
		await arrived();
		for (const title of FEATURES) {
			const card = region(title);
			expect(card.getByRole('switch', { name: title })).toBeInTheDocument();
			expect(card.queryByRole('button', { name: /activate|turn on|turn off/i })).not.toBeInTheDocument();
		}
		const names = screen.getAllByRole('heading').map((heading) => heading.textContent);
		expect(names.length).toBeGreaterThan(cards().length);
		expect(names).toEqual([...new Set(names)]);
	});

	it('names a paid feature’s link by its destination, starting with the visible text', async () => {
		await openCards(<ScanCard />);
		const link = screen.getByRole('link', { name: 'Paid plans for Scan' });
		expect(within(link).getByText('Paid')).toBeVisible();
	});

	it('marks cards as busy until they’ve loaded', async () => {
		let release = () => Promise.resolve();
		await openApp({
			scenario: ['plan-complete', 'akismet-valid'],
			before: (site) => void (release = site.hold('GET', '')),
		});
		await arrived();
		const loading = ['Backups', 'Scan', 'Spam protection'];
		for (const title of loading) {
			expect(screen.getByRole('region', { name: title })).toHaveAttribute('aria-busy', 'true');
		}
		await release();
		for (const title of loading) {
			await waitFor(() =>
				expect(screen.getByRole('region', { name: title })).not.toHaveAttribute('aria-busy'),
			);
		}
	});
});
