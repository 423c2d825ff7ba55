import { act, screen, waitFor } from '@testing-library/react';
import { IdentityCrisis } from './identity-crisis';
import { NoticesArea } from '../notices/notices-area';
import type { OpenOptions } from '../../../../tests/support/open-app';
import { openPiece } from '../../../../tests/support/open-piece';
import { app, region } from '../../../../tests/support/screens';
import type { TestSite } from '../../../../tests/support/test-site';

const PAGE = '/wp-admin/admin.php?page=jetpack';

afterEach(() => window.history.replaceState(null, '', PAGE));

const QUESTION = 'This site’s URL has changed';
const CHOICES = {
	safe: { title: 'This is a copy', action: 'Stay in Safe Mode' },
	move: { title: 'This site has moved', action: 'Move everything here' },
	fresh: { title: 'This is a new site', action: 'Start fresh' },
} as const;
const CALLS = {
	safe: 'identity-crisis/confirm-safe-mode',
	move: 'identity-crisis/migrate',
	fresh: 'identity-crisis/start-fresh',
} as const;
const NAMES = Object.keys(CHOICES) as Array<keyof typeof CHOICES>;
const button = (name: keyof typeof CHOICES) =>
	region(CHOICES[name].title).getByRole('button', { name: CHOICES[name].action });
const banner = () => screen.queryByRole('region', { name: QUESTION });

const open = (options: OpenOptions = {}) =>
	openPiece(
		<>
			<IdentityCrisis />
			<NoticesArea path="/dashboard" />
		</>,
		{ scenario: ['identity-crisis'], ...options },
	);

const withOwnBanner = (site: TestSite) =>
	site.changePage((html) =>
		html.replace(/<div\s+id="jp-plugin-container"/, '<p id="jp-identity-crisis-container"></p>$&'),
	);
describe('identity crisis banner', () => {
	it('shows inside the app when the host has no notice area', async () => {
		await open({ before: (site) => site.changePage((html) => html.replace('id="wpbody-content"', '')) });
		expect(app().getByRole('region', { name: QUESTION })).toBeInTheDocument();
	});

	it.each<[string, OpenOptions]>([
		['as the host has its own', { before: withOwnBanner }],
		['without a crisis', { scenario: ['connected'] }],
	])('doesn’t show %s', async (_, options) => {
		await open(options);
		expect(banner()).not.toBeInTheDocument();
	});

	it('tells an editor to ask an administrator, offers no choices, and records the page [CONN-090]', async () => {
		const { site, events } = await open({ as: 'editor', scenario: ['editor-linked', 'identity-crisis'] });
		expect(region(QUESTION).getByText('Ask an administrator to resolve this.')).toBeInTheDocument();
		expect(region(QUESTION).queryByRole('button')).not.toBeInTheDocument();
		expect(site.callsTo('POST')).toEqual([]);
		expect(events()).toEqual([
			['jetpack_idc_non_admin_notice_view', expect.objectContaining({ page: 'jetpack' })],
		]);
	});

	it('offers choices only to users with the permission to disconnect [CONN-090]', async () => {
		const permissions = { disconnect: false };
		await open({ before: (site) => site.page({ userData: { currentUser: { permissions } } }) });
		expect(region(QUESTION).queryByRole('button')).not.toBeInTheDocument();
	});
});

it('confirming safe mode reloads the page without the one-time query arguments, then shows the staging notice [CONN-086, API-070, NOTICE-006]', async () => {
	const once = 'jetpack_idc_clear_confirmation=1';
	window.history.replaceState(null, '', `${PAGE}&${once}&view=a&_wpnonce=abc#/dashboard`);
	const { site, user, left, reloads } = await open();
	expect(screen.queryByText(/on a staging server/)).not.toBeInTheDocument();
	await user.click(button('safe'));
	await waitFor(() => expect(reloads()).toBe(1));
	expect(window.location.href).toBe(`${window.location.origin}${PAGE}&view=a#/dashboard`);
	expect(left).toEqual([]);
	expect(site.sent()).toEqual([[CALLS.safe, null]]);
	await open({ site });
	expect(screen.getByText(/on a staging server/)).toBeInTheDocument();
	expect(banner()).not.toBeInTheDocument();
});

describe('starting fresh', () => {
	it('sends the admin path, follows the URL in the response, and is available again on return [CONN-087, API-071]', async () => {
		window.history.replaceState(null, '', `${PAGE}&view=a&_wpnonce=abc`);
		const { site, user, left } = await open();
		await user.click(button('fresh'));
		await waitFor(() => expect(left).toHaveLength(1));
		expect(left[0]).toMatch(/^http:\/\/127\.0\.0\.1:4400\/provider\/authorize\?.*&from=idc-notice$/);
		expect(site.sent()).toEqual([[CALLS.fresh, { redirect_uri: 'admin.php?page=jetpack&view=a' }]]);
		// The browser may come back to the page as it was left.
		expect(button('safe')).toHaveAttribute('aria-disabled', 'true');
		act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
		expect(button('fresh')).not.toHaveAttribute('aria-disabled');
		expect(button('safe')).not.toHaveAttribute('aria-disabled');
	});

	it.each(['javascript:alert(1)', ''])('doesn’t follow %p', async (address) => {
		const { site, user, left } = await open();
		site.fail('POST', CALLS.fresh, 200, JSON.stringify(address));
		await user.click(button('fresh'));
		expect(await region(CHOICES.fresh.title).findByText(/unexpected response/)).toBeInTheDocument();
		expect(left).toEqual([]);
	});
});

it('migrating ends in a success view whose button reloads the page [CONN-088, API-072]', async () => {
	const { site, user, reloads } = await open();
	await user.click(button('move'));
	const heading = await screen.findByRole('heading', { name: 'The connection has moved here' });
	await waitFor(() => expect(heading).toHaveFocus());
	expect(banner()).not.toBeInTheDocument();
	expect(site.sent()).toEqual([[CALLS.move, null]]);
	expect(reloads()).toBe(0);
	await user.click(screen.getByRole('button', { name: 'Reload page' }));
	expect(reloads()).toBe(1);
	const { store } = await open({ site });
	expect(banner()).not.toBeInTheDocument();
	expect(store.getState().user).toMatchObject({ isMaster: true });
});

describe('identity crisis choices', () => {
	it.each(NAMES)(
		'are disabled with a reason while %s is pending, show its error and a support link beside it, and are enabled again [CONN-089]',
		async (name) => {
			const { site, user, left, reloads } = await open();
			let fail = () => {};
			const refusal = { code: 'site_inaccessible', message: 'The site is not publicly accessible.' };
			site.intercept((request) =>
				request.method === 'POST'
					? new Promise((resolve) => (fail = () => resolve(Response.json(refusal, { status: 500 }))))
					: null,
			);
			await user.dblClick(button(name));
			for (const other of NAMES.filter((each) => each !== name)) {
				expect(button(other)).toHaveAttribute('aria-disabled', 'true');
				expect(button(other)).toHaveAccessibleDescription(/Wait for this change/);
				await user.click(button(other));
			}
			const card = region(CHOICES[name].title);
			expect(card.getByRole('button')).toHaveAttribute('aria-busy', 'true');
			expect(site.callsTo('POST').map(({ path }) => path)).toEqual([CALLS[name]]);

			await act(async () => fail());
			expect(await card.findByText(refusal.message)).toBeVisible();
			expect(await card.findByRole('link', { name: /Contact support/ })).toHaveAttribute(
				'href',
				expect.stringContaining('source=jetpack-contact-support'),
			);
			expect(screen.getAllByRole('link', { name: /Contact support/ })).toHaveLength(1);
			for (const each of NAMES) {
				expect(button(each)).not.toHaveAttribute('aria-disabled');
			}
			expect([left, reloads()]).toEqual([[], 0]);
		},
	);

	it.each<[keyof typeof CHOICES, object]>([
		['safe', { isSafeModeConfirmed: true }],
		['fresh', { providerFault: 'refuses' }],
	])('reload the page when %s is refused as another tab has decided [CONN-089]', async (name, facts) => {
		const { site, user, reloads } = await open();
		await site.setFacts({ isInIdentityCrisis: false, ...facts });
		await user.click(button(name));
		await waitFor(() => expect(reloads()).toBe(1));
		expect(screen.queryByRole('link', { name: /Contact support/ })).not.toBeInTheDocument();
	});

	it('record the banner’s view and each choice', async () => {
		const { site, user, events } = await open();
		site.fail('POST', 'identity-crisis', 500);
		for (const name of NAMES) {
			await user.click(button(name));
			await region(CHOICES[name].title).findByRole('link');
		}
		expect(events().map(([name]) => name)).toEqual([
			'jetpack_idc_notice_view',
			'jetpack_idc_confirm_safe_mode',
			'jetpack_idc_migrate',
			'jetpack_idc_start_fresh',
		]);
	});
});
