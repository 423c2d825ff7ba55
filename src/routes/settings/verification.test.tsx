import { act, screen, waitFor } from '@testing-library/react';
import {
	itShows,
	openTab,
	textbox,
	type OpenTab,
	type ShownRow,
	type TabOptions,
} from '../../../tests/support/open-tab';
import { doneSaving, posted, querySave, saveButton, withSetting } from '../../../tests/support/settings-tab';
import { pass } from '../../../tests/support/settled';
import type { TestSite } from '../../../tests/support/test-site';

const NAMES = ['Bing', 'Pinterest', 'Yandex', 'Facebook'];
const UNVERIFIED = ['google-unverified'];
const open = (options: TabOptions = {}) =>
	openTab('traffic', { card: 'verification', scenario: ['google-verified'], ...options });
/** A site with this code, which Google doesn't know. */
const openCard = (google?: string, before?: TabOptions['before']) =>
	open({ scenario: UNVERIFIED, settings: google === undefined ? undefined : { google }, before });
const tag = (name: string, content: string) => `<meta name="${name}" content="${content}" />`;
const field = () => screen.queryByRole('textbox', { name: 'Google' });
const button = (name: string) => screen.findByRole('button', { name });
const queryButton = (name: string) => screen.queryByRole('button', { name });
const posts = (site: TestSite) => site.callsTo('POST').map(({ path, body }) => [path, body]);

const EVENT = 'jetpack_site_verification_google_';
const recorded = ({ events }: Pick<OpenTab, 'events'>) =>
	events()
		.filter(([name]) => name.startsWith(EVENT))
		.map(([name, properties]) => {
			const own = Object.entries(properties).filter(([key]) => key !== 'blog_id');
			return [name.replace(EVENT, ''), Object.fromEntries(own)];
		});

describe('tags for other services', () => {
	it('are saved as typed, then show as tags, with nothing to save once the stored tag is back [TRAF-055, TRAF-056, TRAF-085, TRAF-086]', async () => {
		const { site, user } = await open();
		const tags = [
			['Bing', 'bing', 'msvalidate.01'],
			['Pinterest', 'pinterest', 'p:domain_verify'],
			['Yandex', 'yandex', 'yandex-verification'],
			['Facebook', 'facebook', 'facebook-domain-verification'],
		] as const;
		for (const [name] of tags) {
			await user.type(textbox(name), 'a-1_X');
			expect(textbox(name)).toHaveValue('a-1_X');
		}
		await user.click(saveButton());
		await doneSaving();
		expect(posted(site)).toEqual([Object.fromEntries(tags.map(([, option]) => [option, 'a-1_X']))]);
		for (const [name, , meta] of tags) {
			expect(textbox(name)).toHaveValue(tag(meta, 'a-1_X'));
		}
		expect(textbox('Bing')).toHaveAttribute('dir', 'ltr');
		await user.type(textbox('Bing'), '{Backspace}');
		expect(textbox('Bing')).toHaveValue(tag('msvalidate.01', 'a-1_X').slice(0, -1));
		expect(saveButton()).not.toHaveAttribute('aria-disabled');
		await user.type(textbox('Bing'), '>');
		expect(querySave()).not.toBeInTheDocument();
	});

	it('are sent as pasted, kept if they’re no code, and keep a draft that’s refused [TRAF-057]', async () => {
		const bing = '<meta name="msvalidate.01" content="a b" data-x="1">';
		const { site, user } = await open({ before: withSetting('bing', bing) });
		expect(textbox('Bing')).toHaveValue(bing);
		const yandex = '<meta name="yandex-verification" content="xyz">';
		await user.click(textbox('Yandex'));
		await user.paste(yandex);
		expect(textbox('Yandex')).toHaveValue(yandex);
		await user.click(saveButton());
		await doneSaving();
		expect(posted(site)).toEqual([{ yandex }]);
		for (const value of ['"><script>alert(1)</script>', "it's me"]) {
			await user.clear(textbox('Pinterest'));
			await user.paste(value);
			await user.click(saveButton());
			const refusals = await screen.findAllByText(
				/^This value must be an alphanumeric string or a verification tag\./,
			);
			expect(refusals[0]).toBeVisible();
			expect(textbox('Pinterest')).toHaveValue(value);
			expect(document.querySelector('script:not([type]):not([src])')).toBeNull();
		}
	});
});

const page = (members: object) => (site: TestSite) => site.page(members as Record<string, unknown>);
const offline = { connectionStatus: { offlineMode: { isActive: true } } };
const unlinked = { userData: { currentUser: { isConnected: false, wpcomUser: { avatar: false } } } };

/** Somebody who can't ask Google: the field is all there is. */
const alone = (state: string, options: TabOptions): ShownRow => [
	state,
	{ ...options, on: { 'verification-tools': true }, settings: { google: 'x' } },
	['[Google]'],
	['[Verify with Google', '[Cancel', '[Enter the tag', 'Checking with Google'],
];
const SECOND = ['second-admin-linked', 'google-verified'];

it('Google verification without an owner saves on Enter, and asks nobody [TRAF-055, TRAF-056, TRAF-063, TRAF-091]', async () => {
	const { site, user } = await open({
		scenario: ['site-only'],
		on: { 'verification-tools': true },
		settings: { google: '' },
	});
	await user.type(textbox('Google'), 'code{Enter}');
	await doneSaving();
	expect(posted(site)).toEqual([{ google: 'code' }]);
	expect(textbox('Google')).toHaveValue(tag('google-site-verification', 'code'));
	expect(site.callsTo('GET', 'verify-site')).toEqual([]);
});

const answered = (is_owner: boolean, google_search_console_url: string): TabOptions => ({
	scenario: ['google-verified'],
	before: (site) =>
		site.fail('GET', 'verify-site', 200, { verified: true, is_owner, google_search_console_url }),
});
const stores = (name: string, value: unknown): TabOptions => ({
	scenario: ['google-verified'],
	before: withSetting(name, value),
});
const VIEW = 'View in Search Console';

itShows(
	'the verification card shows what there is: %s [TRAF-059, TRAF-063, TRAF-071, TRAF-087, TRAF-091]',
	['traffic', 'verification'],
	[
		alone('not linked', { scenario: SECOND, as: 'admin2', before: page(unlinked) }),
		alone('linked, but offline', { scenario: UNVERIFIED, before: page(offline) }),
		[
			'off',
			{ scenario: ['google-verified'], on: { 'verification-tools': false } },
			[...NAMES, 'Edit the tag'].map((name) => `[${name}, locked: Turn on “`),
		],
		['no option for Bing', stores('bing', undefined), ['[Yandex]'], ['[Bing']],
		['an odd option for Bing', stores('bing', ['x']), ['[Yandex]', '[Bing, locked: ']],
		[
			'the owner of a verified site',
			{ scenario: ['google-verified'] },
			[
				'Verified',
				/\[View in Search Console.* → https:\/\/search\.google\.com\/search-console/,
				/\[Manage owners.* → https:\/\/www\.google\.com\/webmasters\/verification/,
			],
		],
		[
			'still being checked',
			{ scenario: UNVERIFIED, before: (site) => void site.hold('GET', 'verify-site') },
			['Checking with Google…', '[Verify with Google, busy'],
		],
		['another user', answered(false, 'https://search.google.com/'), ['Verified'], [VIEW]],
		['an unsafe URL', answered(true, 'javascript:alert(1)'), ['Verified', VIEW], [`[${VIEW}`]],
		[
			'no safe URL to verify at',
			{
				scenario: UNVERIFIED,
				settings: { google: 'other' },
				before: (site) =>
					site.page({ externalServicesConnectUrls: { google_site_verification: 'javascript:alert(1)' } }),
			},
			['[Enter the tag manually]'],
			['Verify with Google'],
		],
	],
);

describe('Google verification', () => {
	it('shows why it failed, asks for an account, and can be retried [TRAF-064, TRAF-066]', async () => {
		const { site, user } = await openCard(undefined, (running) =>
			running.fail('GET', 'verify-site', 403, { code: 'forbidden', message: 'No.' }),
		);
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

	it('opens a field for the tag, saves and closes it, and records each step [TRAF-055, EVT-024]', async () => {
		const app = await openCard('other');
		const input = () => field() as HTMLElement;
		expect(field()).not.toBeInTheDocument();
		await app.user.click(await button('Enter the tag manually'));
		await app.user.clear(input());
		await app.user.type(input(), '<meta content=fresh>{Enter}');
		await waitFor(() => expect(posts(app.site)).toEqual([['settings', { google: 'fresh' }]]));
		await waitFor(() => expect(input()).toHaveValue(tag('google-site-verification', 'fresh')));
		await app.user.clear(input());
		await app.user.click(saveButton());
		await waitFor(() => expect(posts(app.site)).toHaveLength(2));
		await app.user.type(input(), 'x');
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
		const app = await open({ settings: { google: 'mine' } });
		await app.user.click(await button('Edit the tag'));
		expect(field()).toHaveValue(tag('google-site-verification', 'mine'));
		expect(recorded(app)).toEqual([['edit_click', { is_owner: true }]]);
	});
});

describe('the window of Google', () => {
	afterEach(() => void jest.useRealTimers());

	/** In place of the window jsdom can't open. */
	const opened = async () => {
		const app = await openCard('other');
		jest.useFakeTimers({ advanceTimers: true });
		const popup = { closed: false, focus: () => {}, close: () => void (popup.closed = true) };
		const open = jest.spyOn(window, 'open').mockReturnValue(popup as unknown as Window);
		await app.user.click(await button('Verify with Google'));
		expect(screen.getByText('Continue in the window that just opened.')).toBeVisible();
		const url = String(open.mock.calls[0]?.[0]);
		expect(url).toMatch(/action=request&service=google_site_verification/);
		const say = (data: unknown) => {
			const { origin } = new URL(url, window.location.href);
			const event = new MessageEvent('message', { data, origin });
			Object.defineProperty(event, 'source', { value: popup });
			act(() => void window.dispatchEvent(event));
		};
		return { ...app, popup, say };
	};

	it('leads to a verified site, which is said for two seconds [TRAF-060, TRAF-062, TRAF-067, TRAF-068]', async () => {
		const { popup, say, site, events } = await opened();
		const release = site.hold('POST', 'verify-site');
		say({ keyring_id: 123 });
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

	it('does nothing when it closes without an account, and isn’t heard once that’s canceled [TRAF-089]', async () => {
		const { popup, say, user, site } = await opened();
		say({ keyring_id: 'x' });
		popup.close();
		await pass(500);
		popup.closed = false;
		await user.click(await button('Verify with Google'));
		await user.click(await button('Cancel verification'));
		expect(popup.closed).toBe(true);
		say({ keyring_id: 123 });
		await pass(500);
		expect(await button('Verify with Google')).toBeVisible();
		expect(site.callsTo('GET', 'verify-site')).toHaveLength(1);
		expect(posts(site)).toEqual([]);
	});

	it('opens the field if the browser blocks it', async () => {
		const { user } = await openCard('other');
		jest.spyOn(window, 'open').mockReturnValue(null);
		await user.click(await button('Verify with Google'));
		expect(await screen.findByText(/^Your browser blocked the pop-up/)).toBeVisible();
		expect(field()).toBeVisible();
	});
});
