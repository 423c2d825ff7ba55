import { act, screen, waitFor } from '@testing-library/react';
import { selectActivation } from '../../src/state/license-activation/slice';
import { activateLicense } from '../../src/state/license-activation/thunks';
import { activateButton, answering, ATTACH, keyField, openLicense } from '../support/license';
import { openApp } from '../support/open-app';
import { openStore } from '../support/open-piece';
import { app, arrived } from '../support/screens';
import type { TestSite } from '../support/test-site';

const UNKNOWN = 'An unknown error occurred during license activation. Please try again.';

describe('license route', () => {
	it.each([
		['another administrator', { scenario: ['second-admin-linked'], as: 'admin2' }],
		['an administrator without an account', { scenario: ['connected'], as: 'admin2' }],
		['the owner to be of a site that is not connected', { scenario: ['not-connected', 'partner-coupon'] }],
		['the owner of a site in Offline Mode', { scenario: ['connected', 'offline-constant'] }],
	])('redirects %s to the dashboard [LIC-001, LIC-002]', async (_, options) => {
		await openApp({ hash: '#/license/activation', ...options });
		await waitFor(() => expect(window.location.hash).toBe('#/dashboard'));
		await arrived();
		expect(screen.queryByRole('heading', { level: 1, name: 'Activate a license' })).not.toBeInTheDocument();
	});
});

describe('activating a typed key', () => {
	it('is open to the owner, requires a key, and says so beside the button [LIC-001, LIC-003, LIC-004, SHELL-020]', async () => {
		const { user, site } = await openLicense();
		expect(window.location.hash).toBe('#/license/activation');
		expect(document.title).toContain('License');
		expect(await keyField()).toHaveValue('');
		expect(activateButton()).toHaveAttribute('aria-disabled', 'true');
		expect(activateButton()).toHaveAccessibleDescription('Enter a license key first.');

		await user.type(await keyField(), '   ');
		await user.keyboard('{Enter}');
		await user.click(activateButton());

		expect(activateButton()).toHaveAttribute('aria-disabled', 'true');
		expect(site.callsTo('POST', ATTACH)).toEqual([]);
	});

	it('strips invisible characters from a pasted key, and shows the success view [LIC-003, LIC-008, LIC-009, API-068]', async () => {
		const { user, site } = await openLicense({ scenario: ['licenses'] });
		await user.click(await screen.findByRole('radio', { name: 'I have another key' }));
		await user.click(await keyField());
		await user.paste(' jetpack-\u200bbackup_ABC \n');
		await user.click(activateButton());

		const heading = await screen.findByRole('heading', { level: 1, name: /VaultPress Backup is active/ });
		expect(heading).toHaveFocus();
		expect(site.callsTo('POST', ATTACH).map(({ body }) => body)).toEqual([
			{ licenses: ['jetpack-backup_ABC'] },
		]);
	});

	it('locks the field while the request is pending, and sends only one [LIC-006, LIC-007, LIC-045]', async () => {
		let release = async () => {};
		const { user, site } = await openLicense({
			scenario: ['licenses'],
			before: (test) => void (release = test.hold('POST', ATTACH)),
		});
		await user.click(await screen.findByRole('radio', { name: 'I have another key' }));
		await user.type(await keyField(), 'jetpack-scan_ABC');
		await user.dblClick(activateButton());

		expect(activateButton()).toHaveAttribute('aria-busy', 'true');
		expect(await keyField()).toHaveAttribute('aria-disabled', 'true');
		await user.type(await keyField(), 'x');
		await user.keyboard('{Enter}');
		await user.click(activateButton());
		expect(await keyField()).toHaveValue('jetpack-scan_ABC');

		await release();
		await screen.findByRole('heading', { name: /Jetpack Scan is active/ });
		expect(site.callsTo('POST', ATTACH)).toHaveLength(1);
	});

	it('continues after the user leaves the screen, and shows the outcome on return', async () => {
		let release = async () => {};
		const { user } = await openLicense({
			scenario: ['licenses'],
			before: (test) => void (release = test.hold('POST', ATTACH)),
		});
		await screen.findByRole('radio', { name: /Backup/ });
		await user.click(activateButton());
		act(() => void (window.location.hash = '#/connect-user'));
		await screen.findByRole('heading', { name: /account is connected/ });
		await release();
		act(() => void (window.location.hash = '#/license/activation'));
		await screen.findByRole('heading', {
			name: /VaultPress Backup is active/,
		});
	});

	it.each([
		['<b>&"\u202e', 'The license key could not be found.'],
		['jetpack-search_ELSEWHERE', 'This license key is used by another site already.'],
	])('shows why the provider refuses %s, and keeps it in the field [LIC-010, API-069]', async (key, text) => {
		const { user, events } = await openLicense({ scenario: ['licenses'] });
		await user.click(await screen.findByRole('radio', { name: 'I have another key' }));
		await user.click(await keyField());
		await user.paste(key);
		await user.click(activateButton());

		expect(await screen.findByText(text)).toBeVisible();
		expect(await keyField()).toHaveValue(key);
		expect(await keyField()).toHaveAccessibleDescription(expect.stringContaining(text));
		expect(app().getByText(/^Check for typos, or find your keys at/)).toBeVisible();
		expect((await events()).map(([name]) => name)).toContain('jetpack_wpa_license_activation_error');

		await user.type(await keyField(), 'x');
		expect(screen.queryByText(text)).not.toBeInTheDocument();
	});

	it.each([
		['in lists', [[[{ activatedProductId: 2106 }, { activatedProductId: 2014 }]]], /Scan is active/],
		['with no word', [{ errors: {}, error_data: [] }], UNKNOWN],
	])('handles a response %s [LIC-009, LIC-011, LIC-041]', async (_, answer, text) => {
		const { user } = await openLicense({ before: answering(answer) });
		await user.type(await keyField(), 'some_key');
		await user.click(activateButton());
		expect((await screen.findAllByText(text))[0]).toBeVisible();
	});

	it.each([
		[
			'refuses with a sentence',
			(site: TestSite) =>
				site.fail('POST', ATTACH, 500, { code: 'request_failed', message: 'License attach request failed.' }),
			'License attach request failed.',
			null,
		],
		['is not reached', (site: TestSite) => site.fail('POST', ATTACH), UNKNOWN, /couldn’t reach your site/],
	] as const)(
		'shows an error when the host %s, and allows a retry [LIC-010, LIC-011]',
		async (_, before, text, detail) => {
			const { user, site } = await openLicense({ scenario: ['licenses'], before });
			await screen.findByRole('radio', { name: /Backup/ });
			await user.click(activateButton());
			expect(await screen.findByText(text)).toBeVisible();
			if (detail) {
				expect(app().getAllByText(detail)[0]).toBeVisible();
			}
			site.recover();
			await user.click(activateButton());
			await screen.findByRole('heading', { name: /is active/ });
		},
	);

	it('takes a key of over 10,000 characters without pasted blanks, and says that it isn’t valid', async () => {
		const long = 'jetpack-backup_' + 'A1b2C3d4E5'.repeat(1000);
		const { user, site } = await openLicense();
		await user.click(await keyField());
		await user.paste(` \r\n${long.replace(/(.{76})/g, '$1\r\n  ')}\t\n`);
		await user.click(activateButton());
		await waitFor(() =>
			expect(site.callsTo('POST', ATTACH).map(({ body }) => body)).toEqual([{ licenses: [long] }]),
		);
		await waitFor(() => expect(activateButton()).not.toHaveAttribute('aria-disabled', 'true'));
		expect(await keyField()).toBeInvalid();
		expect(await keyField()).toHaveAccessibleDescription(
			expect.stringContaining('This is not a valid license key. Please try again.'),
		);
	});

	it('offers to connect an account when the host denies permission to manage licenses', async () => {
		const { user } = await openLicense({
			before: answering(
				{ code: 'invalid_permission_manage_user_licenses', message: 'You cannot manage licenses.' },
				403,
			),
		});
		await user.type(await keyField(), 'some_key');
		await user.click(activateButton());
		expect(await screen.findByText('You cannot manage licenses.')).toBeVisible();
		expect(screen.getByRole('link', { name: 'Connect your account' })).toHaveAttribute(
			'href',
			'#/connect-user',
		);
	});
});

describe('activateLicense', () => {
	it('refuses an empty key and sends nothing [LIC-005]', async () => {
		const { store, site } = await openStore();
		for (const key of ['', ' \n']) {
			await store.dispatch(activateLicense(key));
			expect(selectActivation(store.getState())).toEqual({ status: 'empty' });
		}
		expect(site.callsTo('POST', ATTACH)).toEqual([]);
	});

	it('sends one request for two simultaneous calls [LIC-007]', async () => {
		const { store, site, events } = await openStore({ scenario: ['licenses'] });
		await Promise.all([
			store.dispatch(activateLicense('jetpack-backup_ABC')),
			store.dispatch(activateLicense('jetpack-scan_ABC')),
		]);
		expect(site.callsTo('POST', ATTACH).map(({ body }) => body)).toEqual([
			{ licenses: ['jetpack-backup_ABC'] },
		]);
		expect(events().map(([name]) => name)).toEqual(['jetpack_wpa_license_activation_success']);
	});
});

describe('license state', () => {
	it('is read from the host’s page [LIC-036]', async () => {
		const { store } = await openStore({ scenario: ['licenses', 'license-error', 'licensing-ui'] });
		const { licensing, page } = store.getState();
		expect(page.licensingError).toBe('The license key could not be found.');
		expect(licensing).toEqual({
			showLicensingUi: true,
			userCounts: { detached: 3, attached: 2, revoked: 1 },
			activationNoticeDismiss: { last_detached_count: null, last_dismissed_time: null },
		});
	});
});
