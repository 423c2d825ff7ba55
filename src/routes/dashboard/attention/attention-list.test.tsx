import { fireEvent, screen, waitFor } from '@testing-library/react';
import { Attention } from './attention';
import { wrapped } from '../../../../tests/support/provider';
import { openApp, type OpenOptions } from '../../../../tests/support/open-app';
import { openCards } from '../../../../tests/support/open-cards';
import { hasRegion, region } from '../../../../tests/support/screens';
import { settled } from '../../../../tests/support/settled';
import type { TestSite } from '../../../../tests/support/test-site';

const TITLE = 'Needs attention';
const list = () => region(TITLE);
const lines = () =>
	list()
		.getAllByRole('listitem')
		.map((line) => line.textContent ?? '');
const open = (options: OpenOptions) => openCards(<Attention />, options);

/** A plan that ends in 13 days, and a feature that's forced off. */
const waning = (site: TestSite) => {
	const purchase = {
		ID: '1',
		product_slug: 'jetpack_backup_t1_yearly',
		product_name: 'Backup',
		active: '1',
		expiry_date: new Date(Date.now() + 13 * 86_400_000).toISOString(),
		subscribed_date: '2026-01-01T00:00:00+00:00',
		is_refundable: false,
	};
	site.fail('GET', 'site/purchases', 200, wrapped([purchase]));
	site.page({ getModules: { protect: { override: 'inactive' } } });
};

describe('the attention list', () => {
	it('names checks that failed, and retries them; the facts say whether the site is protected', async () => {
		const { site, user } = await openApp({
			before: (running) => {
				running.fail('GET', 'scan', 500);
				running.fail('GET', 'module/akismet/data', 500);
				running.page({ getModules: { protect: { activated: false } } });
			},
		});
		await screen.findByRole('region', { name: TITLE });
		await waitFor(() =>
			expect(lines()).toEqual([expect.stringMatching(/^We couldn’t check your scans and spam protection\./)]),
		);
		const retry = list().getByRole('button', { name: 'Try again' });
		await user.click(retry);
		await waitFor(() => expect(site.callsTo('GET', 'scan')).toHaveLength(2));
		await waitFor(() => expect(retry).not.toHaveAttribute('aria-busy'));
		expect(retry).toHaveFocus();
		site.recover();
		await user.click(list().getByRole('button', { name: 'Try again' }));
		await waitFor(() => expect(hasRegion(TITLE)).toBe(false));
		expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
		expect(screen.getByRole('link', { name: /^Not protected/ })).toBeVisible();
		await user.click(region('Brute force protection').getByRole('switch'));
		expect(await screen.findByRole('link', { name: /^Protected/ })).toBeVisible();
	});

	it('shows only the most urgent line at first, then each in one sentence with one action', async () => {
		await open({
			scenario: ['threats', 'rewind-awaiting-credentials', 'akismet-invalid-key', 'licenses'],
			before: waning,
		});
		expect(lines()).toEqual([expect.stringMatching(/^2 threats found/)]);
		fireEvent.click(list().getByRole('button', { name: 'Show 5 more' }));
		await settled();
		expect(list().queryByRole('button', { name: /more$/ })).not.toBeInTheDocument();
		const expected: Array<[says: RegExp, action: RegExp, href: RegExp]> = [
			[/^2 threats found/, /^Review threats/, /calypso-scanner/],
			[/^Add your server credentials/, /^Add credentials/, /jetpack-scan-dash-credentials/],
			[/^Your Akismet key is no longer valid, so spam isn’t blocked\./, /^Change the key/, /#?\/security$/],
			[/^Backup is due for renewal on/, /^Manage purchases/, /calypso-purchases/],
			[/administrator turned off brute force/, /^Learn more/, /jetpack-support-module-overrides/],
			[/unused licenses/, /^Activate a license/, /#?\/license\/activation$/],
		];
		expect(lines()).toEqual(expected.map(([says]) => expect.stringMatching(says) as string));
		for (const [, action, href] of expected) {
			const link = list().getByRole('link', { name: action });
			expect(link).toHaveAttribute('href', expect.stringMatching(href));
		}
	});

	it.each<[string, OpenOptions]>([
		['about a missing account, which has a notice', { as: 'admin2' }],
		['about unused licenses in offline mode', { scenario: ['licenses', 'offline-constant'] }],
		['to a user who can’t fix anything', { scenario: ['threats'], as: 'editor' }],
	])('shows nothing %s', async (_, options) => {
		await open(options);
		expect(hasRegion(TITLE)).toBe(false);
	});
});
