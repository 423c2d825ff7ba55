import { screen, waitFor } from '@testing-library/react';
import { button, checks, field, openCard, posts, recorded } from '../support/google-card';
import { fakePopup } from '../support/google-popup';
import { expectLocked, flip, openTab, queryLink, textbox, type TabOptions } from '../support/open-tab';
import { doneSaving, posted, querySave, saveButton } from '../support/settings-tab';
import { pass } from '../support/settled';
import type { TestSite } from '../support/test-site';

const TOGGLE = 'Add verification tags to your site';
const open = (options: TabOptions = {}) =>
	openTab('traffic', { card: 'verification', scenario: ['google-verified'], ...options });
const page = (settings: object) => ({ before: (site: TestSite) => site.page({ settings }) });
const queryButton = (name: string) => screen.queryByRole('button', { name });

describe('tags for other services', () => {
	it('are saved as typed, then show as tags [TRAF-055, TRAF-056, TRAF-085, TRAF-086]', async () => {
		const { site, user } = await open();
		const tags = [
			['Bing', 'bing', 'msvalidate.01'],
			['Pinterest', 'pinterest', 'p:domain_verify'],
			['Yandex', 'yandex', 'yandex-verification'],
			['Facebook', 'facebook', 'facebook-domain-verification'],
		] as const;
		for (const [name] of tags) {
			await user.type(textbox(name), 'abc-1_X');
			expect(textbox(name)).toHaveValue('abc-1_X');
		}
		await user.click(saveButton());
		await doneSaving();
		expect(posted(site)).toEqual([Object.fromEntries(tags.map(([, option]) => [option, 'abc-1_X']))]);
		for (const [name, , meta] of tags) {
			expect(textbox(name)).toHaveValue(`<meta name="${meta}" content="abc-1_X" />`);
		}
	});

	it('show edits as typed, with nothing to save once the stored tag is back [TRAF-086]', async () => {
		const { user } = await open({ settings: { bing: 'abc' } });
		const tag = '<meta name="msvalidate.01" content="abc" />';
		expect(textbox('Bing')).toHaveValue(tag);
		expect(textbox('Bing')).toHaveAttribute('dir', 'ltr');
		await user.type(textbox('Bing'), '{Backspace}');
		expect(textbox('Bing')).toHaveValue(tag.slice(0, -1));
		expect(saveButton()).not.toHaveAttribute('aria-disabled');
		await user.type(textbox('Bing'), '>');
		expect(textbox('Bing')).toHaveValue(tag);
		expect(querySave()).not.toBeInTheDocument();
	});

	it('are sent as pasted, and kept if they’re no code [TRAF-057]', async () => {
		const bing = '<meta name="msvalidate.01" content="a b" data-x="1">';
		const { site, user } = await open(page({ bing }));
		expect(textbox('Bing')).toHaveValue(bing);
		const yandex = '<meta name="yandex-verification" content="xyz">';
		await user.click(textbox('Yandex'));
		await user.paste(yandex);
		expect(textbox('Yandex')).toHaveValue(yandex);
		await user.click(saveButton());
		await doneSaving();
		expect(posted(site)).toEqual([{ yandex }]);
	});

	it.each(['"><script>alert(1)</script>', "it's me"])(
		'show the host’s refusal and keep the draft: %s',
		async (value) => {
			const { user } = await open();
			await user.click(textbox('Pinterest'));
			await user.paste(value);
			await user.click(saveButton());
			expect(
				(await screen.findAllByText('pinterest must be an alphanumeric string or a verification tag.'))[0],
			).toBeVisible();
			expect(textbox('Pinterest')).toHaveValue(value);
			expect(document.querySelector('script:not([type]):not([src])')).toBeNull();
		},
	);

	it('are disabled until the module is on [TRAF-087]', async () => {
		const app = await open({ on: { 'verification-tools': false } });
		for (const name of ['Bing', 'Pinterest', 'Yandex', 'Facebook']) {
			expectLocked(textbox(name), /^Turn on .+ first\.$/);
		}
		expect(await button('Edit the tag')).toHaveAccessibleDescription(/^Turn on .+ first\.$/);
		await flip(app, TOGGLE);
		await waitFor(() => expect(textbox('Bing')).not.toHaveAttribute('aria-disabled'));
	});

	it.each([
		['missing', undefined],
		['a list', ['x']],
	])('hide or disable only the field whose option is %s', async (_, bing) => {
		await open(page({ bing }));
		expect(screen.queryByRole('textbox', { name: 'Bing' })?.getAttribute('aria-disabled')).toBe(
			bing && 'true',
		);
		expect(textbox('Yandex')).not.toHaveAttribute('aria-disabled');
	});
});

describe('Google verification without an account', () => {
	const offline = { connectionStatus: { offlineMode: { isActive: true } } };
	const unlinked = { userData: { currentUser: { isConnected: false, wpcomUser: { avatar: false } } } };

	it.each<[string, TabOptions]>([
		[
			'not linked',
			{
				scenario: ['second-admin-linked', 'google-verified'],
				as: 'admin2',
				before: (site) => site.page(unlinked),
			},
		],
		['linked, but offline', { scenario: ['google-unverified'], before: (site) => site.page(offline) }],
		['without an owner', { scenario: ['site-only'] }],
	])(
		'%s: shows only the field, saves on Enter and asks nobody [TRAF-055, TRAF-056, TRAF-063, TRAF-091]',
		async (_, options) => {
			const { site, user } = await open({
				...options,
				on: { 'verification-tools': true },
				settings: { google: '' },
			});
			expect(queryButton('Verify with Google')).not.toBeInTheDocument();
			expect(queryButton('Cancel')).not.toBeInTheDocument();
			await user.type(textbox('Google'), 'code{Enter}');
			await doneSaving();
			expect(posted(site)).toEqual([{ google: 'code' }]);
			expect(textbox('Google')).toHaveValue('<meta name="google-site-verification" content="code" />');
			expect(site.callsTo('GET', 'verify-site')).toEqual([]);
		},
	);
});

describe('Google verification', () => {
	it.each<[string, object | null, RegExp | null, string | null]>([
		['the owner', null, /^https:\/\/search\.google\.com\/search-console/, null],
		[
			'another user',
			{ verified: true, is_owner: false, google_search_console_url: 'https://search.google.com/' },
			null,
			null,
		],
		[
			'the owner, with an unsafe URL',
			{ verified: true, is_owner: true, google_search_console_url: 'javascript:alert(1)' },
			null,
			'View your site in Search Console',
		],
	])(
		'of a verified site links only its owner to Search Console: %s [TRAF-059, TRAF-071]',
		async (_, facts, url, text) => {
			await openCard({
				scenario: ['google-verified'],
				before: (site) => void (facts && site.fail('GET', 'verify-site', 200, facts)),
			});
			expect(screen.getByText('Verified')).toBeVisible();
			const link = queryLink(/^View your site/);
			expect(link?.getAttribute('href') ?? '').toMatch(url ?? /^$/);
			if (url) {
				expect(queryLink(/Manage owners/)).toHaveAttribute(
					'href',
					expect.stringMatching(/^https:\/\/www\.google\.com\/webmasters\/verification/),
				);
			}
			expect(screen.queryByText(text ?? /^No such text$/) !== null).toBe(text !== null);
		},
	);

	it('shows why it failed, asks for an account, and can be retried [TRAF-064, TRAF-066]', async () => {
		const { site, user } = await openCard({
			before: (running) => running.fail('GET', 'verify-site', 403, { code: 'forbidden', message: 'No.' }),
		});
		expect(field()).toBeVisible();
		expect(screen.getByText('No.')).toBeVisible();
		site.recover();
		site.fail('GET', 'verify-site', 403, { code: 'no_token_for_user', message: 'No token' });
		await user.click(await button('Try again'));
		expect(await screen.findByText(/^Your Google account isn’t connected yet/)).toBeVisible();
		expect(screen.queryByText(/No token/)).not.toBeInTheDocument();
		expect(queryButton('Try again')).not.toBeInTheDocument();
		expect(await button('Verify with Google')).toBeVisible();
	});

	it('shows the button as busy while it’s being checked', async () => {
		await open({ scenario: ['google-unverified'], before: (site) => void site.hold('GET', 'verify-site') });
		expect(screen.getByText('Checking with Google…')).toBeVisible();
		expect(await button('Verify with Google')).toHaveAttribute('aria-busy', 'true');
	});

	it('opens a field for the tag, saves and closes it, and records each step [TRAF-055, EVT-024]', async () => {
		const app = await openCard({ stored: 'other' });
		const tag = () => field() as HTMLElement;
		expect(field()).not.toBeInTheDocument();
		await app.user.click(await button('Enter the tag manually'));
		await app.user.clear(tag());
		await app.user.type(tag(), 'fresh{Enter}');
		await waitFor(() => expect(posts(app.site)).toEqual([['settings', { google: 'fresh' }]]));
		await waitFor(() =>
			expect(tag()).toHaveValue('<meta name="google-site-verification" content="fresh" />'),
		);
		await app.user.clear(tag());
		await app.user.click(saveButton());
		await waitFor(() => expect(posts(app.site)).toHaveLength(2));
		await app.user.type(tag(), 'x');
		await app.user.click(await button('Cancel'));
		expect(field()).not.toBeInTheDocument();
		expect(querySave()).not.toBeInTheDocument();
		expect(recorded(app)).toEqual([
			['manual_verify_click', { is_owner: false }],
			['manual_verify_save', { is_owner: false, is_empty: false }],
			['manual_verify_save', { is_owner: false, is_empty: true }],
			['cancel_click', { is_owner: false }],
		]);
	});

	it('opens the field for the owner of a verified site, and records it [EVT-024]', async () => {
		const app = await openCard({ scenario: ['google-verified'], stored: 'mine' });
		await app.user.click(await button('Edit the tag'));
		expect(field()).toHaveValue('<meta name="google-site-verification" content="mine" />');
		expect(recorded(app)).toEqual([['edit_click', { is_owner: true }]]);
	});
});

describe('the window of Google', () => {
	afterEach(() => void jest.useRealTimers());

	const opened = async () => {
		const app = await openCard({ stored: 'other' });
		jest.useFakeTimers({ advanceTimers: true });
		const popup = fakePopup();
		await app.user.click(await button('Verify with Google'));
		expect(screen.getByText('Continue in the window that just opened.')).toBeVisible();
		expect(popup.urls).toEqual([expect.stringMatching(/action=request&service=google_site_verification/)]);
		return { ...app, popup };
	};

	it('leads to a verified site, which is said for two seconds [TRAF-060, TRAF-062, TRAF-067, TRAF-068]', async () => {
		const { popup, site, events } = await opened();
		const release = site.hold('POST', 'verify-site');
		popup.say({ keyring_id: 123 });
		popup.close();
		await pass(150);
		expect(screen.getAllByText('Verifying…').length).toBeGreaterThan(0);
		await release();
		expect(await screen.findByText('Site is verified')).toBeVisible();
		expect(screen.getByText('Verified')).toBeVisible();
		await pass(1000);
		expect(screen.getByText('Site is verified')).toBeVisible();
		await pass(1100);
		expect(screen.queryByText('Site is verified')).not.toBeInTheDocument();
		expect(recorded({ events })).toEqual([
			['auto_verify_click', {}],
			['verify_success', {}],
		]);
	});

	it.each([[undefined], [{ keyring_id: 'x' }]])(
		'does nothing when it closes with %j [TRAF-089]',
		async (message) => {
			const { popup, site } = await opened();
			popup.say(message);
			popup.close();
			await pass(500);
			expect(await button('Verify with Google')).toBeVisible();
			expect(checks(site)).toEqual(['verify-site/google']);
			expect(posts(site)).toEqual([]);
		},
	);

	it('closes when that’s canceled, and isn’t heard any more', async () => {
		const { popup, user, site } = await opened();
		await user.click(await button('Cancel verification'));
		expect(popup.isOpen()).toBe(false);
		popup.say({ keyring_id: 123 });
		await pass(500);
		expect(await button('Verify with Google')).toBeVisible();
		expect(posts(site)).toEqual([]);
	});

	it('opens the field if the browser blocks it', async () => {
		const { user } = await openCard({ stored: 'other' });
		jest.spyOn(window, 'open').mockReturnValue(null);
		await user.click(await button('Verify with Google'));
		expect(await screen.findByText(/^Your browser blocked the pop-up/)).toBeVisible();
		expect(field()).toBeVisible();
	});

	it('isn’t offered without a safe URL', async () => {
		const externalServicesConnectUrls = { google_site_verification: 'javascript:alert(1)' };
		await openCard({ stored: 'other', before: (site) => site.page({ externalServicesConnectUrls }) });
		expect(await button('Enter the tag manually')).toBeVisible();
		expect(queryButton('Verify with Google')).not.toBeInTheDocument();
	});
});
