import { screen, waitFor } from '@testing-library/react';
import fc from 'fast-check';
import { closeApps, openApp } from '../support/open-app';
import { arrived, cards } from '../support/screens';
import { settled } from '../support/settled';

const RUNS = { numRuns: 6, seed: 20261120 };

/** What a field may hold instead: nothing, another type, negative, far too much, any script. */
const odd = fc.oneof(
	fc.constantFrom<unknown>(
		null,
		false,
		true,
		'',
		'0',
		'N/A',
		0,
		-5,
		1e308,
		[],
		{},
		'🧑‍🚀',
		'مرحبا',
		'<b>x</b>',
	),
	fc.string({ unit: 'grapheme', maxLength: 20 }),
	fc.constant('x'.repeat(3000)),
	fc.jsonValue({ maxDepth: 2 }),
);

/** A payload in which some members are odd, missing or new. */
const spoiled = (sample: Record<string, unknown>) =>
	fc.record(
		Object.fromEntries(
			Object.entries(sample).map(([key, value]) => [key, fc.oneof(fc.constant(value), odd)]),
		),
		{ requiredKeys: [] },
	);

const wrap = (data: unknown) => ({ code: 'success', message: '', data: JSON.stringify(data) });

const threat = { id: 1, title: 'Bad', signature: 'x' };
const purchase = {
	ID: '1',
	product_slug: 'jetpack_backup_t1_yearly',
	product_name: 'Backup',
	active: '1',
	expiry_date: '2026-12-01T00:00:00+00:00',
	subscribed_date: '2026-01-01T00:00:00+00:00',
};

/** Of each call that a card reads: the card, and payloads that no host should send, but one may. */
const CALLS: Array<[path: string, card: string, payloads: fc.Arbitrary<unknown>]> = [
	[
		'rewind',
		'Backups',
		spoiled({ state: 'active', reason: '', credentials: [], last_backup: '2026-11-20T03:15:00+00:00' }).map(
			wrap,
		),
	],
	[
		'scan',
		'Scan',
		fc
			.oneof(
				spoiled({ state: 'idle', reason: null, threats: [threat], credentials: [], most_recent: {} }),
				fc.constant({ state: 'idle', threats: Array(1000).fill(threat), credentials: [] }),
			)
			.map(wrap),
	],
	[
		'module/vaultpress/data',
		'Backups',
		spoiled({ code: 'success', message: 'Fine.', data: { features: { security: true } } }),
	],
	['module/akismet/data', 'Spam protection', odd],
	['module/protect/data', 'Brute force protection', odd],
	['plugins', 'Jetpack Boost', spoiled({ 'jetpack-boost/jetpack-boost.php': { Name: 'B', active: true } })],
	['site/features', 'Backups', spoiled({ active: ['backups'], available: {} }).map(wrap)],
	['site/purchases', 'Backups', fc.oneof(fc.array(spoiled(purchase), { maxLength: 3 }), odd).map(wrap)],
	[
		'module/stats/data',
		'Jetpack Stats',
		fc.oneof(
			spoiled({ general: { stats: { views: 9, views_best_day: 'x' } }, day: { data: [['2026-11-19', 5]] } }),
			fc.constant({
				general: { stats: { views: 9 } },
				day: { data: Array.from({ length: 10_000 }, (_, index) => ['2026-11-19', index]) },
			}),
		),
	],
];

describe('malformed payloads', () => {
	it.each(CALLS)('%s: don’t break the %s card or the others', async (path, card, payloads) => {
		await openApp({ scenario: ['vaultpress-ok', 'stats-on', 'protect-on'] });
		await arrived();
		const all = cards();
		await closeApps();
		await fc.assert(
			fc.asyncProperty(payloads, async (payload) => {
				const { site } = await openApp({
					scenario: ['vaultpress-ok', 'stats-on', 'protect-on'],
					before: (running) =>
						running.intercept((request) =>
							new URL(request.url).pathname.endsWith(`/jetpack/v4/${path}`) ? Response.json(payload) : null,
						),
				});
				await arrived();
				await waitFor(() => expect(site.callsTo('GET', 'plugins').length).toBeGreaterThan(0));
				await settled();
				expect(screen.getByRole('region', { name: card })).toBeInTheDocument();
				// Active backups bring one more: Activity.
				expect(cards()).toEqual(expect.arrayContaining(all));
				expect(screen.queryByText('Something went wrong on this page.')).not.toBeInTheDocument();
				expect(screen.queryByText(/NaN|undefined|\[object/)).not.toBeInTheDocument();
				expect(document.querySelector('.jpd-root b')).toBeNull();
				await closeApps();
			}),
			RUNS,
		);
	});
});
