import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { closeApps, openApp } from '../support/open-app';
import type { TestSite } from '../support/test-site';
import { arrived, hasRegion } from '../support/screens';

afterEach(closeApps);

const TITLE = 'What needs attention';
const list = () => within(screen.getByRole('region', { name: TITLE }));
const lines = async () => {
	await screen.findByRole('region', { name: TITLE });
	const more = list().queryByRole('button', { name: /more$/ });
	if (more) {
		fireEvent.click(more);
	}
	await waitFor(() => expect(list().queryByRole('button', { name: /more$/ })).not.toBeInTheDocument());
	return list()
		.getAllByRole('listitem')
		.map((line) => line.textContent ?? '');
};

const DAY = 24 * 60 * 60 * 1000;
const purchase =
	(days: number, active = '1') =>
	(site: TestSite) =>
		site.fail('GET', 'site/purchases', 200, {
			code: 'success',
			message: '',
			data: JSON.stringify([
				{
					ID: '1',
					product_slug: 'jetpack_backup_t1_yearly',
					product_name: 'Backup',
					active,
					expiry_date: new Date(Date.now() + days * DAY).toISOString(),
					subscribed_date: '2026-01-01T00:00:00+00:00',
					is_refundable: false,
				},
			]),
		});
const brokenToken = (site: TestSite) =>
	site.editPage((page) =>
		Object.assign(page.connectionStatus as object, {
			errors: [{ code: 'invalid_token', message: 'The token is invalid.', action: 'reconnect', data: {} }],
		}),
	);

describe('what needs attention', () => {
	it('says that nothing does, once everything has answered', async () => {
		await openApp();
		expect(await screen.findByText('Nothing needs your attention.')).toBeInTheDocument();
		expect(hasRegion(TITLE)).toBe(false);
	});

	it('claims nothing while an answer is missing', async () => {
		const { site } = await openApp({ before: (running) => running.fail('GET', 'scan', 500) });
		await waitFor(() => expect(site.callsTo('GET', 'plugins')).toHaveLength(1));
		await screen.findByText(/Never lose/);
		expect(screen.queryByText('Nothing needs your attention.')).not.toBeInTheDocument();
	});

	it.each<[string, Parameters<typeof openApp>[0], RegExp, string, RegExp]>([
		['threats', { scenario: ['threats'] }, /^2 threats were found/, 'See and fix', /calypso-scanner/],
		[
			'missing credentials',
			{ scenario: ['rewind-awaiting-credentials'] },
			/wait for the credentials/,
			'Enter credentials',
			/jetpack-scan-dash-credentials/,
		],
		[
			'a missing owner',
			{ scenario: ['site-only'] },
			/^Nobody has connected an account/,
			'Connect your account',
			/#\/connect-user$/,
		],
		[
			'an unused licence',
			{ scenario: ['licenses'] },
			/licenses that are not in use/,
			'Activate a license',
			/#\/license\/activation$/,
		],
		[
			'a plan that ends in 13 days',
			{ before: purchase(13) },
			/^Backup ends or renews on/,
			'Manage purchases',
			/calypso-purchases/,
		],
		[
			'protection that is forced off',
			{
				before: (site) =>
					site.editPage((page) =>
						Object.assign((page.getModules as Record<string, object>).protect ?? {}, {
							override: 'inactive',
						}),
					),
			},
			/^Brute force protection has been switched off/,
			'Learn more',
			/jetpack-support-module-overrides/,
		],
	])('names %s in one sentence with one action', async (_, options, says, action, href) => {
		await openApp(options);
		expect(await lines()).toEqual([expect.stringMatching(says)]);
		expect(list().getByRole('link', { name: new RegExp(`^${action}`) })).toHaveAttribute(
			'href',
			expect.stringMatching(href),
		);
		expect(screen.queryByText('Nothing needs your attention.')).not.toBeInTheDocument();
	});

	it('names no unused licence offline, where none can be activated', async () => {
		await openApp({ scenario: ['licenses', 'offline-constant'] });
		await arrived();
		await waitFor(() => expect(screen.queryByText(/licenses? that/)).not.toBeInTheDocument());
		expect(screen.queryByRole('link', { name: 'Activate a license' })).not.toBeInTheDocument();
	});

	it('leaves a broken connection to its banner, which offers to restore it once, and is not calm [NOTICE-029]', async () => {
		const { site, user } = await openApp({ before: brokenToken });
		await arrived();
		expect(await screen.findAllByText(/^The token is invalid\./)).toHaveLength(1);
		for (const path of ['scan', 'rewind', 'site/purchases']) {
			await waitFor(() => expect(site.callsTo('GET', path).length).toBeGreaterThan(0));
		}
		await screen.findByText(/Never lose/);
		expect(hasRegion(TITLE)).toBe(false);
		expect(screen.queryByText('Nothing needs your attention.')).not.toBeInTheDocument();
		await user.click(screen.getByRole('button', { name: /^Restore connection$/i }));
		await waitFor(() => expect(site.callsTo('POST', 'connection/reconnect')).toHaveLength(1));
	});

	it.each([
		['ends in 15 days', 15, '1'],
		['ended yesterday', -1, '1'],
		['is not active', 5, '0'],
	])('keeps quiet about a plan that %s', async (_, days, active) => {
		await openApp({ before: purchase(days, active) });
		expect(await screen.findByText('Nothing needs your attention.')).toBeInTheDocument();
	});

	it('puts the most urgent first, shows one line at first, and the others on demand', async () => {
		await openApp({
			scenario: ['threats'],
			before: (site) => {
				purchase(3)(site);
			},
		});
		await screen.findByRole('button', { name: '1 more' });
		expect(list().getAllByRole('listitem')).toHaveLength(1);
		expect(await lines()).toEqual([
			expect.stringMatching(/^2 threats/),
			expect.stringMatching(/^Backup ends or renews/),
		]);
	});

	it('keeps the given order for what is known from the start', async () => {
		await openApp({
			scenario: ['site-only'],
			before: (site) => {
				site.editPage((page) =>
					Object.assign((page.getModules as Record<string, object>).protect ?? {}, { override: 'inactive' }),
				);
			},
		});
		expect(await lines()).toEqual([
			expect.stringMatching(/^Nobody has connected/),
			expect.stringMatching(/^Brute force protection/),
		]);
	});

	it.each(['editor', 'subscriber'])('says nothing to a user who can see to none of it: %s', async (as) => {
		await openApp({ scenario: ['threats'], as });
		await arrived();
		expect(hasRegion(TITLE)).toBe(false);
		expect(screen.queryByText('Nothing needs your attention.')).not.toBeInTheDocument();
	});
});
