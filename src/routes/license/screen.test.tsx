import { act, screen, waitFor } from '@testing-library/react';
import { Screen } from './screen';
import { selectShownScreen } from '../select-screen';
import { selectActivation } from './slice';
import { activateLicense } from './thunks';
import { loadCounts } from '../../state/licensing/thunks';
import { activateButton, ATTACH, keyField } from '../../../tests/support/my-plan';
import { openApp, type OpenOptions } from '../../../tests/support/open-app';
import { openPiece, openStore } from '../../../tests/support/open-piece';
import { app } from '../../../tests/support/screens';
import { settled } from '../../../tests/support/settled';
import type { TestSite } from '../../../tests/support/test-site';

const PATH = '/license/activation';
const LICENSES = ['licenses', 'licensing-ui'];
const COUNTS = 'licensing/user/counts';
const DISMISS = 'licensing/user/activation-notice-dismiss';
const UNKNOWN = 'An unknown error occurred during license activation. Please try again.';
const goTo = (hash: string) => act(() => void (window.location.hash = hash));
const attached = (site: TestSite) => site.callsTo('POST', ATTACH).map(({ body }) => body);
const active = (name = /is active/) => screen.findByRole('heading', { level: 1, name });
const open = (options: OpenOptions = {}) => openPiece(<Screen />, options);
const radio = (name: RegExp | string) => screen.getByRole('radio', { name });

/** Opens the form, and activates a key that the host answers like this. */
async function activate(answer: unknown, status = 200, before: (site: TestSite) => void = () => {}) {
	const opened = await open({
		before: (site) => {
			site.fail('POST', ATTACH, status, answer);
			before(site);
		},
	});
	await opened.user.type(keyField(), 'some_key');
	await opened.user.click(activateButton());
	await settled();
	return opened;
}

describe('the license screen', () => {
	it.each([
		['another administrator', { scenario: ['second-admin-linked'], as: 'admin2' }],
		['an administrator without an account', { as: 'admin2' }],
		['the owner to be of a site that is not connected', { scenario: ['not-connected', 'partner-coupon'] }],
		['the owner of a site in Offline Mode', { scenario: ['connected', 'offline-constant'] }],
	])('isn’t there for %s [LIC-001, LIC-002]', async (_, options) => {
		const { store } = await openStore(options);
		expect(selectShownScreen(store.getState(), PATH)).toBeNull();
	});

	it('offers unused licenses, activates the chosen one even if the user leaves, and updates My Plan [LIC-001, LIC-012, LIC-036, LIC-038, LIC-039, LIC-046, SHELL-020, API-066]', async () => {
		const { site, user } = await openApp({ scenario: LICENSES, hash: '#/my-plan' });
		expect(await screen.findByRole('heading', { name: 'Jetpack Free' })).toBeVisible();
		goTo(`#${PATH}`);
		expect(await screen.findByRole('radiogroup', { name: 'Your unused licenses' })).toBeVisible();
		expect(document.title).toContain('License');
		const radios = screen.getAllByRole<HTMLInputElement>('radio');
		expect(radios.map(({ checked, labels }) => [checked, labels?.[0]?.textContent])).toEqual([
			[true, expect.stringMatching(/Backup.*jetpack-backup_ABC/)],
			[false, expect.stringMatching(/Scan.*jetpack-scan_ABC/)],
			[false, expect.stringMatching(/Security.*jetpack-security_ABC/)],
			[false, 'Enter a different key'],
		]);
		expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
		await user.click(radio(/Security/));
		site.fail('POST', ATTACH, 500, { code: 'x', message: 'License attach request failed.' });
		await user.click(activateButton());
		expect(await screen.findByText('License attach request failed.')).toBeVisible();
		site.recover();
		site.calls.length = 0;
		const release = site.hold('POST', ATTACH);
		await user.click(activateButton());
		goTo('#/connect-user');
		await screen.findByRole('heading', { name: /account is connected/ });
		await release();
		goTo(`#${PATH}`);
		expect(await active(/Jetpack Security is active/)).toBeVisible();
		expect(attached(site)).toEqual([{ licenses: ['jetpack-security_ABC'] }]);
		await user.click(screen.getByRole('link', { name: 'Back to My Plan' }));
		expect(await screen.findByRole('heading', { level: 2, name: 'Jetpack Security' })).toBeVisible();
		goTo(`#${PATH}`);
		expect(await screen.findByRole('heading', { level: 1, name: 'Activate a license' })).toBeVisible();
		goTo('#/dashboard');
		expect(await screen.findByText('You have 2 unused licenses.')).toBeInTheDocument();
	});

	it('requires a key, and says so beside the button [LIC-003, LIC-004]', async () => {
		const { user, site } = await open();
		expect(keyField()).toHaveValue('');
		await user.type(keyField(), '   {Enter}');
		await user.click(activateButton());
		expect(activateButton()).toHaveAttribute('aria-disabled', 'true');
		expect(activateButton()).toHaveAccessibleDescription('Enter a license key first.');
		expect(attached(site)).toEqual([]);
	});

	it('keeps a key that’s typed while licenses load, locks it while it’s sent, and sends it once [LIC-003, LIC-006, LIC-007, LIC-008, LIC-045, LIC-046, LIC-050, API-068]', async () => {
		let list = async () => {};
		const { user, site } = await open({
			scenario: LICENSES,
			before: (test) => void (list = test.hold('GET', 'licensing/user/licenses')),
		});
		expect(app().getByText('Loading…')).toBeInTheDocument();
		await user.click(keyField());
		await user.paste(' jetpack-\u200bsc');
		expect(activateButton()).not.toHaveAttribute('aria-disabled');
		await list();
		await settled();
		expect(radio('Enter a different key')).toBeChecked();
		expect(app().queryByText('Loading…')).not.toBeInTheDocument();
		expect(keyField()).toHaveFocus();
		await user.keyboard('an_ABC');
		const release = site.hold('POST', ATTACH);
		await user.dblClick(activateButton());
		expect(activateButton()).toHaveAttribute('aria-busy', 'true');
		expect(keyField()).toHaveAttribute('aria-disabled', 'true');
		await user.type(keyField(), 'x{Enter}');
		expect(keyField()).toHaveValue(' jetpack-\u200bscan_ABC');
		await release();
		expect(await active(/Jetpack Scan is active/)).toHaveFocus();
		expect(attached(site)).toEqual([{ licenses: ['jetpack-scan_ABC'] }]);
	});

	it('shows the key field when licenses fail to load, and lists them on retry', async () => {
		const { user, site } = await open({
			scenario: LICENSES,
			before: (test) => test.fail('GET', 'licensing/user/licenses', 500),
		});
		expect(keyField()).toBeVisible();
		expect(screen.getByText(/couldn’t load your licenses/)).toBeVisible();
		site.recover();
		await user.click(screen.getByRole('button', { name: 'Try again' }));
		expect(await screen.findByRole('radiogroup')).toBeVisible();
	});
});

describe('a key that isn’t activated', () => {
	it('stays in the field with the provider’s reason, until it’s changed [LIC-010, API-069, EVT-041]', async () => {
		const { user, events } = await open({ scenario: LICENSES });
		await user.click(radio('Enter a different key'));
		for (const [key, text] of [
			['<b>&"\u202e', 'The license key could not be found.'],
			['jetpack-search_ELSEWHERE', 'This license key is used by another site already.'],
		] as const) {
			await user.clear(keyField());
			await user.click(keyField());
			await user.paste(key);
			await user.click(activateButton());
			expect(await screen.findByText(text)).toBeVisible();
			expect(keyField()).toHaveValue(key);
			expect(keyField()).toHaveAccessibleDescription(expect.stringContaining(text));
			expect(app().getByText(/^Check for typos, or find your keys at/)).toBeVisible();
			await user.type(keyField(), 'x');
			expect(screen.queryByText(text)).not.toBeInTheDocument();
		}
		expect(events().map(([name]) => name)).toContain('jetpack_wpa_license_activation_error');
	});

	it('can be sent again when the host refuses it with no word [LIC-009, LIC-010, LIC-011, LIC-041]', async () => {
		const { site, user } = await activate([{ errors: {}, error_data: [] }]);
		expect(screen.getAllByText(UNKNOWN)[0]).toBeVisible();
		site.recover();
		site.fail('POST', ATTACH, 200, [[{ activatedProductId: 2106 }, { activatedProductId: 2014 }]]);
		await user.click(activateButton());
		expect(await active(/Scan is active/)).toBeVisible();
	});

	it('asks for an account when the host denies permission to manage licenses', async () => {
		const code = 'invalid_permission_manage_user_licenses';
		await activate({ code, message: 'You cannot manage licenses.' }, 403);
		expect(screen.getByText('You cannot manage licenses.')).toBeVisible();
		expect(screen.getByRole('link', { name: 'Connect your account' })).toHaveAttribute(
			'href',
			'/connect-user',
		);
	});

	it('is sent by neither of two calls when it’s empty, and else by one [LIC-005, LIC-007]', async () => {
		const { store, site, events } = await openStore({ scenario: LICENSES });
		for (const key of ['', ' \n']) {
			await store.dispatch(activateLicense(key));
			expect(selectActivation(store.getState())).toEqual({ status: 'empty', key: '' });
		}
		await Promise.all(
			['jetpack-backup_ABC', 'jetpack-scan_ABC'].map((key) => store.dispatch(activateLicense(key))),
		);
		expect(attached(site)).toEqual([{ licenses: ['jetpack-backup_ABC'] }]);
		expect(events().map(([name]) => name)).toEqual(['jetpack_wpa_license_activation_success']);
	});
});

describe('an activated license', () => {
	const query = (name: RegExp) =>
		Object.fromEntries(new URL(screen.getByRole<HTMLAnchorElement>('link', { name }).href).searchParams);
	const redirect = (source: string) => expect.objectContaining({ source, site: '127.0.0.1:4400' });

	it.each([
		[2103, 'VaultPress Backup', 'View latest backup', 'not-started', 'Configure my site'],
		[4711, 'Your product', null, 'summary', 'View my plans'],
		[4711, 'Your product', null, '', 'View my plans'],
	] as const)(
		'of product %i names it (%s), with “%s”, and at step %s “%s” [LIC-008, LIC-013, LIC-014, LIC-015, LIC-018, LIC-019, LIC-042, LIC-043, LIC-044, EVT-022, EVT-041]',
		async (activatedProductId, name, action, recommendationsStep, next) => {
			// Without recommendations there is no step to go on with.
			const siteData = { showRecommendations: recommendationsStep !== '' };
			const before = (site: TestSite) =>
				site.page({ recommendationsStep: recommendationsStep || 'not-started', siteData });
			const { events } = await activate([[{ activatedProductId }]], 200, before);
			const heading = await active();
			expect(heading).toHaveTextContent(`${name} is active \u{1F389}`);
			expect(heading.nextElementSibling?.textContent).toMatch(/\w/);
			expect(screen.getByRole('link', { name: /cloud dashboard/ })).toHaveAttribute(
				'href',
				`https://cloud.jetpack.com/landing/${encodeURIComponent('127.0.0.1:4400')}`,
			);
			const [, , ...buttons] = app().getAllByRole('link');
			const labels = buttons.map(({ textContent }) => textContent.replace(' (opens in a new tab)', ''));
			expect(labels).toEqual(action ? [action, next] : [next]);
			if (action) {
				expect(query(/latest backup/)).toEqual(redirect('jetpack-license-activation-success-backup'));
				const link = screen.getByRole('link', { name: next });
				expect(link).toHaveAttribute('href', expect.stringMatching(/\?page=jetpack#\/recommendations$/));
			} else {
				expect(query(/View my plans/)).toEqual(redirect('license-activation-view-my-plans'));
			}
			const recorded = events().filter(
				([event, { target }]) => event.includes('license') || target === 'license_activation_button',
			);
			expect(recorded.map(([event, { target }]) => target ?? event)).toEqual([
				'jetpack_wpa_license_key_activation_view',
				'license_activation_button',
				'jetpack_wpa_license_activation_success',
			]);
		},
	);

	it('refetches everything affected, and tells how many licenses are left [LIC-012, LIC-036, LIC-040, API-065, API-067]', async () => {
		const { user, site } = await open({ scenario: LICENSES });
		site.calls.length = 0;
		const before = Date.now();
		await user.click(activateButton());
		await active();
		await waitFor(() => expect(site.callsTo('POST', DISMISS)).toHaveLength(1));
		for (const path of ['site', 'site/features', 'site/purchases', 'module/all', 'settings', COUNTS]) {
			expect(site.callsTo('GET').filter((call) => call.path === path)).toHaveLength(1);
		}
		expect(site.callsTo('POST', DISMISS)[0]?.body).toEqual({ last_detached_count: 2 });
		const { licensing } = (await openStore({ site })).store.getState();
		expect(licensing).toMatchObject({
			userCounts: { detached: 2 },
			activationNoticeDismiss: { last_detached_count: 2, last_dismissed_time: expect.any(String) },
		});
		const time = Date.parse(licensing.activationNoticeDismiss.last_dismissed_time ?? '');
		expect(time).toBeGreaterThanOrEqual(Math.floor(before / 1000) * 1000);
	});

	it('tells no number that isn’t known', async () => {
		const { site } = await activate([[{ activatedProductId: 2110 }]], 200, (test) =>
			test.fail('GET', COUNTS, 403),
		);
		expect(site.callsTo('GET', COUNTS)).not.toEqual([]);
		expect(site.callsTo('POST', DISMISS)).toEqual([]);
	});
});

it('the number of licenses is asked for once when the page has none [LIC-036]', async () => {
	const { store, site } = await openStore({
		scenario: LICENSES,
		before: (host) => host.page({ licensing: { userCounts: null } }),
	});
	store.dispatch(loadCounts());
	await settled();
	store.dispatch(loadCounts());
	expect(store.getState().licensing.userCounts).toMatchObject({ detached: 3 });
	expect(site.callsTo('GET', COUNTS)).toHaveLength(1);
});
