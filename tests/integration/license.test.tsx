import { act, screen, waitFor } from '@testing-library/react';
import { licenseFamilyOf } from '../../src/lib/catalogue/licenses';
import { activateLicense } from '../../src/state/licensing/thunks';
import { selectActivation } from '../../src/state/licensing/activation';
import { closeApps, openApp, type OpenOptions } from '../support/open-app';
import { openStore } from '../support/open-piece';
import { app, arrived } from '../support/screens';
import { TestSite } from '../support/test-site';

afterEach(closeApps);

const ATTACH = 'licensing/attach-licenses';
const UNKNOWN = 'An unknown error occurred during license activation. Please try again.';

const open = async (options: OpenOptions = {}) => {
	const opened = await openApp({ hash: '#/license/activation', ...options });
	await arrived();
	return opened;
};

const field = () => screen.findByRole('textbox', { name: 'License key' });
const button = () => screen.getByRole('button', { name: 'Activate' });

/** The host gives this answer to every key. */
const answering = (answer: unknown, status = 200) => {
	return (site: TestSite) =>
		site.intercept((request) => (request.url.includes(ATTACH) ? Response.json(answer, { status }) : null));
};

/** The host keeps every key waiting until it is let go. */
function holding(site: TestSite) {
	let release = () => {};
	const gate = new Promise<void>((resolve) => (release = resolve));
	site.intercept((request) =>
		request.url.includes(ATTACH) ? (gate.then(() => site.host.fetch(request)) as unknown as Response) : null,
	);
	return () => act(async () => release());
}

describe('the license route', () => {
	it.each([
		['the owner', { scenario: ['connected'] }, true],
		['another administrator', { scenario: ['second-admin-linked'], as: 'admin2' }, false],
		['an administrator without an account', { scenario: ['connected'], as: 'admin2' }, false],
		['an administrator of a site without owner', { scenario: ['site-only'] }, false],
		['an editor', { scenario: ['connected'], as: 'editor' }, false],
		['the owner of a site in Offline Mode', { scenario: ['connected', 'offline-constant'] }, false],
	])(
		'for %s is open: %#. Others are sent to the dashboard [LIC-001, LIC-002]',
		async (_, options, isOpen) => {
			await openApp({ hash: '#/license/activation', ...options });
			await waitFor(() => expect(window.location.hash).toBe(isOpen ? '#/license/activation' : '#/dashboard'));
			await arrived();
			expect(screen.queryByRole('heading', { level: 1, name: 'Activate a license' }) !== null).toBe(isOpen);
		},
	);

	it('is named License [SHELL-020]', async () => {
		await open();
		expect(document.title).toContain('License');
	});
});

describe('activating a typed key', () => {
	it('needs a key, and says so beside the button [LIC-003, LIC-004]', async () => {
		const { user, site } = await open();
		expect(await field()).toHaveValue('');
		expect(button()).toHaveAttribute('aria-disabled', 'true');
		expect(button()).toHaveAccessibleDescription('Enter a key first.');

		await user.type(await field(), '   ');
		await user.keyboard('{Enter}');
		await user.click(button());

		expect(button()).toHaveAttribute('aria-disabled', 'true');
		expect(site.callsTo('POST', ATTACH)).toEqual([]);
	});

	it('sends the key without what copying has put into it, and shows the success view [LIC-003, LIC-008, LIC-009, API-068]', async () => {
		const { user, site } = await open({ scenario: ['licenses'] });
		await user.click(await screen.findByRole('radio', { name: 'I have another key' }));
		await user.click(await field());
		await user.paste(' jetpack-\u200bbackup_ABC \n');
		await user.click(button());

		const heading = await screen.findByRole('heading', { level: 1, name: /Jetpack Backup is active/ });
		expect(heading).toHaveFocus();
		expect(site.callsTo('POST', ATTACH).map(({ body }) => body)).toEqual([
			{ licenses: ['jetpack-backup_ABC'] },
		]);
	});

	it('stands still while the host works, and takes no second key [LIC-006, LIC-007, LIC-045]', async () => {
		let release = async () => {};
		const { user, site } = await open({
			scenario: ['licenses'],
			before: (test) => void (release = holding(test)),
		});
		await user.click(await screen.findByRole('radio', { name: 'I have another key' }));
		await user.type(await field(), 'jetpack-scan_ABC');
		await user.dblClick(button());

		expect(button()).toHaveAttribute('aria-busy', 'true');
		expect(await field()).toHaveAttribute('aria-disabled', 'true');
		await user.type(await field(), 'x');
		await user.keyboard('{Enter}');
		await user.click(button());
		expect(await field()).toHaveValue('jetpack-scan_ABC');

		await release();
		await screen.findByRole('heading', { name: /Jetpack Scan is active/ });
		expect(site.callsTo('POST', ATTACH)).toHaveLength(1);
	});

	it('goes on when the screen is left, and is remembered until it is back', async () => {
		let release = async () => {};
		const { user } = await open({
			scenario: ['licenses'],
			before: (test) => void (release = holding(test)),
		});
		await screen.findByRole('radio', { name: /Backup/ });
		await user.click(button());
		act(() => void (window.location.hash = '#/connect-user'));
		await screen.findByRole('heading', { name: /Unlock/ });
		await release();
		act(() => void (window.location.hash = '#/license/activation'));
		await screen.findByRole('heading', {
			name: /Jetpack VaultPress Backup is active|Jetpack Backup is active/,
		});
	});

	it.each([
		['jetpack-nothing_X', 'The license key could not be found.'],
		['<b>&"\u202e', 'The license key could not be found.'],
		['jetpack-search_ELSEWHERE', 'This license key is used by another site already.'],
		['jetpack-security_REVOKED', 'This license key has been revoked.'],
	])('says of %s why the provider refuses it, and keeps it [LIC-010, API-069]', async (key, text) => {
		const { user, events } = await open({ scenario: ['licenses'] });
		await user.click(await screen.findByRole('radio', { name: 'I have another key' }));
		await user.click(await field());
		await user.paste(key);
		await user.click(button());

		expect(await screen.findByText(text)).toBeVisible();
		expect(await field()).toHaveValue(key);
		expect(await field()).toHaveAccessibleDescription(expect.stringContaining(text));
		expect((await events()).map(([name]) => name)).toContain('jetpack_wpa_license_activation_error');

		await user.type(await field(), 'x');
		expect(screen.queryByText(text)).not.toBeInTheDocument();
	});

	it('says of a product that the site cannot use that it is the wrong one [LIC-010]', async () => {
		const site = await TestSite.start(['connected']);
		answering([
			{ errors: { license_wrong_product: ['This license key is for a product that this site cannot use.'] } },
		])(site);
		const { user } = await open({ site });
		await user.type(await field(), 'other-product_1');
		await user.click(button());
		expect(await screen.findByText(/for a product that this site cannot use/)).toBeVisible();
	});

	it.each([
		['in lists', [[[{ activatedProductId: 2106 }, { activatedProductId: 2014 }]]], /Scan is active/],
		['as a text', { activatedProductId: '2106' }, /Scan is active/],
		['as it is', { activatedProductId: 2106 }, /Scan is active/],
		['with a later error', [{ errors: { a: [], b: [['', 'late'], 'Second.'] } }], 'Second.'],
		['with nested errors', [[{ errors: { a: '', b: [['Nested.']] } }]], 'Nested.'],
		['with errors in a list', [{ errors: [[], ['Listed.']] }], 'Listed.'],
		['with no word', [{ errors: {}, error_data: [] }], UNKNOWN],
		['with an empty list', [], UNKNOWN],
		['with nothing', null, UNKNOWN],
		['with a number', [7], UNKNOWN],
	])('understands an answer %s [LIC-009, LIC-011, LIC-041]', async (_, answer, text) => {
		const { user } = await open({ before: answering(answer) });
		await user.type(await field(), 'some_key');
		await user.click(button());
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
		[
			'gives no sentence',
			(site: TestSite) => site.fail('POST', ATTACH, 500, {}),
			UNKNOWN,
			/problem of its own/,
		],
		['is not reached', (site: TestSite) => site.fail('POST', ATTACH), UNKNOWN, /did not answer/],
		[
			'gives no JSON',
			(site: TestSite) => site.fail('POST', ATTACH, 500, '<html>'),
			UNKNOWN,
			/could not be read/,
		],
	] as const)(
		'says it when the host %s, and can be tried again [LIC-010, LIC-011]',
		async (_, before, text, detail) => {
			const { user, site } = await open({ scenario: ['licenses'], before });
			await screen.findByRole('radio', { name: /Backup/ });
			await user.click(button());
			expect(await screen.findByText(text)).toBeVisible();
			if (detail) {
				expect(app().getAllByText(detail)[0]).toBeVisible();
			}
			site.recover();
			await user.click(button());
			await screen.findByRole('heading', { name: /is active/ });
		},
	);

	it('offers to connect an account when the owner has none any more', async () => {
		const { user } = await open({
			before: answering(
				{ code: 'invalid_permission_manage_user_licenses', message: 'You cannot manage licenses.' },
				403,
			),
		});
		await user.type(await field(), 'some_key');
		await user.click(button());
		expect(await screen.findByText('You cannot manage licenses.')).toBeVisible();
		expect(screen.getByRole('link', { name: 'Connect your account' })).toHaveAttribute(
			'href',
			'#/connect-user',
		);
	});
});

describe('the action itself', () => {
	it('refuses an empty key and sends nothing [LIC-005]', async () => {
		const { store, site } = await openStore();
		for (const key of ['', ' \n']) {
			await store.dispatch(activateLicense(key));
			expect(selectActivation(store.getState())).toEqual({ status: 'empty' });
		}
		expect(site.callsTo('POST', ATTACH)).toEqual([]);
	});

	it('attaches once when it is called twice at once [LIC-007]', async () => {
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

describe('choosing a license', () => {
	it('offers those that no site uses, the first to begin with [LIC-038, LIC-039, LIC-046, API-066]', async () => {
		const { user, site } = await open({ scenario: ['licenses'] });
		const group = await screen.findByRole('radiogroup', { name: 'Your licenses that no site uses' });
		expect(group).toBeVisible();
		expect(
			screen
				.getAllByRole('radio')
				.map((radio) => [(radio as HTMLInputElement).checked, radio.closest('label')?.textContent]),
		).toEqual([
			[true, expect.stringContaining('jetpack-backup_ABC')],
			[false, expect.stringContaining('jetpack-scan_ABC')],
			[false, expect.stringContaining('jetpack-security_ABC')],
			[false, 'I have another key'],
		]);
		expect(screen.getByRole('radio', { name: /Backup/ })).toBeChecked();
		expect(screen.queryByRole('textbox')).not.toBeInTheDocument();

		await user.click(screen.getByRole('radio', { name: /Security/ }));
		await user.click(button());

		await screen.findByRole('heading', { name: /Jetpack Security is active/ });
		expect(site.callsTo('POST', ATTACH)[0]?.body).toEqual({ licenses: ['jetpack-security_ABC'] });
		expect(site.callsTo('GET', 'licensing/user/licenses').length).toBeGreaterThan(0);
	});

	it('lets a key be typed when they cannot be listed, and lists them when asked again', async () => {
		const { user, site } = await open({
			scenario: ['licenses'],
			before: (test) => test.fail('GET', 'licensing/user/licenses', 500),
		});
		await field();
		expect(screen.getByText(/could not be listed/)).toBeVisible();
		site.recover();
		await user.click(screen.getByRole('button', { name: 'Try again' }));
		await screen.findByRole('radiogroup');
	});
});

describe('after a license was activated', () => {
	const activate = async (productId: number, options: OpenOptions = {}) => {
		const opened = await open({
			...options,
			before: (site) => {
				answering([[{ activatedProductId: productId }]])(site);
				return options.before?.(site);
			},
		});
		await opened.user.type(await field(), 'some_key');
		await opened.user.click(button());
		await screen.findByRole('heading', { level: 1, name: /is active/ });
		return opened;
	};
	const links = () =>
		app()
			.getAllByRole('link')
			.map((link) => link.textContent?.replace(' (opens in a new tab)', ''));
	const query = (name: RegExp) =>
		Object.fromEntries(new URL((screen.getByRole('link', { name }) as HTMLAnchorElement).href).searchParams);

	it.each([
		[2110, 'anti-spam', 'Jetpack Anti-spam', null, ''],
		[2103, 'backup', 'Jetpack Backup', 'View latest backup', 'backup'],
		[2015, 'complete', 'Jetpack Complete', 'View latest backup', 'backup'],
		[2108, 'scan', 'Jetpack Scan', 'View scan results', 'scan'],
		[2105, 'search', 'Jetpack Search', 'Configure search', 'search'],
		[2020, 'security', 'Jetpack Security', 'View latest backup', 'backup'],
		[2117, 'videopress', 'Jetpack VideoPress', null, ''],
		[4711, undefined, 'Your product', null, ''],
	] as const)(
		'of product %i the view names it and leads on [LIC-013, LIC-014, LIC-015, LIC-016, LIC-017, LIC-042, LIC-043, LIC-044]',
		async (productId, family, name, action, redirect) => {
			await activate(productId);
			expect(licenseFamilyOf(productId)).toBe(family);
			const heading = screen.getByRole('heading', { level: 1 });
			expect(heading).toHaveTextContent(`${name} is active \u{1F389}`);
			expect(heading.nextElementSibling?.textContent).toMatch(/\w/);
			expect(screen.getByRole('link', { name: /cloud dashboard/ })).toHaveAttribute(
				'href',
				`https://cloud.jetpack.com/landing/${encodeURIComponent('127.0.0.1:4400')}`,
			);
			const [, , ...buttons] = links();
			expect(buttons).toEqual([
				...(action ? [action] : []),
				expect.stringMatching(/Configure my site|View my plans/),
			]);
			if (action) {
				expect(query(new RegExp(action))).toMatchObject({
					source: `jetpack-license-activation-success-${redirect}`,
					site: '127.0.0.1:4400',
				});
			}
		},
	);

	const FAMILIES: Array<[string, number[]]> = [
		['anti-spam', [2110, 2111]],
		['backup', [2100, 2101, 2102, 2103, 2112, 2113, 2114, 2115]],
		['complete', [2014, 2015]],
		['scan', [2106, 2107, 2108, 2109]],
		['search', [2104, 2105]],
		['security', [2010, 2011, 2012, 2013, 2016, 2017, 2019, 2020]],
		['videopress', [2116, 2117]],
	];
	it('every product belongs to its family, and no other one to any [LIC-020, LIC-021, LIC-022, LIC-023, LIC-024, LIC-025, LIC-026]', () => {
		const byId = new Map(FAMILIES.flatMap(([family, ids]) => ids.map((id) => [id, family] as const)));
		for (let id = 1990; id < 2200; id++) {
			expect([id, licenseFamilyOf(id)]).toEqual([id, byId.get(id)]);
		}
	});

	it.each([
		['not-started', 'Configure my site'],
		['summary', 'View my plans'],
		['site-type', 'View my plans'],
	])('with the recommendations at %s leads on to “%s” [LIC-018, LIC-019]', async (step, label) => {
		await activate(2110, {
			before: (site) => site.editPage((state) => Object.assign(state, { recommendationsStep: step })),
		});
		expect(links().slice(2)).toEqual([label]);
		if (label === 'Configure my site') {
			expect(screen.getByRole('link', { name: label })).toHaveAttribute(
				'href',
				expect.stringMatching(/\/wp-admin\/admin\.php\?page=jetpack#\/recommendations$/),
			);
		} else {
			expect(query(/View my plans/)).toMatchObject({
				source: 'license-activation-view-my-plans',
				site: '127.0.0.1:4400',
			});
		}
	});

	it('asks anew for everything that has changed, and says how many licenses were seen [LIC-012, LIC-040, API-065, API-067]', async () => {
		const { user, site } = await open({ scenario: ['licenses'] });
		await screen.findByRole('radio', { name: /Backup/ });
		site.calls.length = 0;
		await user.click(button());
		await screen.findByRole('heading', { name: /is active/ });
		await waitFor(() =>
			expect(site.callsTo('POST', 'licensing/user/activation-notice-dismiss')).toHaveLength(1),
		);
		for (const path of [
			'site',
			'site/features',
			'site/purchases',
			'module/all',
			'settings',
			'licensing/user/counts',
		]) {
			expect(site.callsTo('GET').filter((call) => call.path === path)).toHaveLength(1);
		}
		expect(site.callsTo('POST', 'licensing/user/activation-notice-dismiss')[0]?.body).toEqual({
			last_detached_count: 2,
		});
	});

	it('shows what the site has now without a reload [LIC-012]', async () => {
		const { user } = await openApp({ scenario: ['licenses'], hash: '#/my-plan' });
		expect(await screen.findByRole('heading', { name: 'Jetpack Free' })).toBeVisible();
		act(() => void (window.location.hash = '#/license/activation'));
		await user.click(await screen.findByRole('radio', { name: /Security/ }));
		await user.click(button());
		await screen.findByRole('heading', { name: /Jetpack Security is active/ });
		await user.click(screen.getByRole('link', { name: 'Back to My Plan' }));
		expect(await screen.findByRole('heading', { name: 'Jetpack Security' })).toBeVisible();
	});

	it('sends no count that is not known', async () => {
		const { site } = await activate(2110, {
			before: (test) => test.fail('GET', 'licensing/user/counts', 403),
		});
		await waitFor(() => expect(site.callsTo('GET', 'licensing/user/counts').length).toBeGreaterThan(0));
		await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
		expect(site.callsTo('POST', 'licensing/user/activation-notice-dismiss')).toEqual([]);
	});

	it('forgets it when the screen is left', async () => {
		const { user } = await activate(2110);
		await user.click(screen.getByRole('link', { name: 'Back to My Plan' }));
		await screen.findByRole('region', { name: 'My Plan' });
		act(() => void (window.location.hash = '#/license/activation'));
		await field();
	});

	it('records view, click and outcome [EVT-022]', async () => {
		const { events } = await activate(2110);
		const recorded = (await events()).filter(
			([name, { target }]) => name.includes('license') || target === 'license_activation_button',
		);
		expect(recorded.map(([name, { target }]) => target ?? name)).toEqual([
			'jetpack_wpa_license_key_activation_view',
			'license_activation_button',
			'jetpack_wpa_license_activation_success',
		]);
	});
});

describe('what the page knows of licenses', () => {
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

	it.each([
		['nothing', undefined],
		['an error in place of numbers', { userCounts: { errors: { failed: ['x'] }, error_data: {} } }],
		['odd numbers', { userCounts: { detached: -3, attached: 'x' }, activationNoticeDismiss: [] }],
	])('is nothing when the host prints %s', async (_, value) => {
		const { store } = await openStore({
			before: (site) => site.editPage((state) => Object.assign(state, { licensing: value })),
		});
		expect(store.getState().licensing).toEqual({
			showLicensingUi: false,
			userCounts: { detached: 0, attached: 0, revoked: 0 },
			activationNoticeDismiss: { last_detached_count: null, last_dismissed_time: null },
		});
	});
});
