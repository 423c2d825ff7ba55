import { act, screen, waitFor, within } from '@testing-library/react';
import { closeApps, openApp, type OpenOptions } from '../support/open-app';
import { arrived } from '../support/screens';
import type { TestSite } from '../support/test-site';

// Until the shell gives the coupon its own screen.

const WELCOME = 'Welcome to Jetpack IONOS traveler!';
const FREE_YEAR = 'One free year of Jetpack Backup';
const SET_UP = 'Set up & redeem Jetpack Backup';
const REDEEM = 'Redeem Jetpack Backup';
const KEY = 'jetpackRedeemPartnerCouponDismissedAt';
const THREE_DAYS = 259_200_000;

const DASHBOARD = 'Jetpack At A Glance Dashboard';

const PLAIN = '/wp-admin/admin.php?page=jetpack';
const ASKED = `${PLAIN}&showCouponRedemption=1`;

afterEach(async () => {
	await closeApps();
	window.history.replaceState(null, '', PLAIN);
});

const open = async (options: OpenOptions, address = PLAIN) => {
	window.history.replaceState(null, '', address);
	const opened = await openApp(options);
	await arrived();
	return opened;
};

/** As the page carries it. */
interface PageCoupon {
	partner: { name: string; logo: unknown };
	product: { title: string; features: string[] };
}

const coupon = (edit: (coupon: PageCoupon) => void) => (site: TestSite) =>
	site.editPage((state) => edit(state.partnerCoupon as PageCoupon));

/** What shows: a screen of its own, the card of the dashboard, or neither. */
function shown(): string {
	const titles = [WELCOME, FREE_YEAR];
	const title = titles.find((text) => screen.queryByRole('heading', { name: text }));
	return title
		? `${screen.queryByRole('heading', { level: 1, name: title }) ? 'screen' : 'card'}: ${title}`
		: 'nothing';
}

const OWNED = ['connected', 'partner-coupon'];
const OWNERLESS = ['site-only', 'partner-coupon'];
const NEW = ['not-connected', 'partner-coupon'];
const OFFLINE = ['connected', 'offline-constant', 'partner-coupon'];

describe('a partner coupon', () => {
	it.each([
		['unconnected', NEW, PLAIN, `screen: ${WELCOME}`],
		['connected without an owner', OWNERLESS, PLAIN, `card: ${WELCOME}`],
		['connected without an owner, asked for', OWNERLESS, ASKED, `screen: ${WELCOME}`],
		['owned, asked for', OWNED, ASKED, `screen: ${FREE_YEAR}`],
		['owned, asked for without a coupon', ['connected'], ASKED, 'nothing'],
		['offline, asked for', OFFLINE, ASKED, 'nothing'],
	])(
		'%s: shows its screen, its card or nothing [COUPON-002, COUPON-003, COUPON-004, COUPON-005, COUPON-010, COUPON-020, DASH-025]',
		async (_, scenario, address, what) => {
			await open({ scenario }, address);
			await waitFor(() => expect(shown()).toBe(what));
		},
	);

	it('is hidden from users who can’t redeem it [COUPON-023]', async () => {
		await open({ as: 'editor', scenario: OWNED }, ASKED);
		expect(shown()).toBe('nothing');
	});

	it.each([
		['before', NEW, SET_UP],
		['after', OWNED, REDEEM],
	])(
		'%s the connection shows the partner, product and features [COUPON-001, COUPON-006, COUPON-007, COUPON-008, COUPON-015]',
		async (_, scenario, action) => {
			await open({ scenario });
			const logo = await screen.findByRole('img', { name: 'IONOS' });
			expect(logo).toHaveAttribute('src', expect.stringMatching(/^http.*\/images\/ionos-logo\.jpg$/));
			expect([logo.getAttribute('width'), logo.getAttribute('height')]).toEqual(['119', '32']);
			expect(screen.getByText(/^IONOS sent you a coupon for Jetpack Backup\./)).toBeInTheDocument();
			const features = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
			expect(features).toEqual(
				expect.arrayContaining(['Daily off-site backups', 'One-click restores', 'Storage included']),
			);
			expect(screen.getByRole('button', { name: action })).toBeInTheDocument();
			const later = ['Remind me later', REDEEM].map((name) => screen.queryByRole('button', { name }));
			expect(later.map((button) => button !== null)).toEqual(Array(2).fill(action === REDEEM));
		},
	);

	it('uses the names from the coupon [CONN-009, COUPON-005, COUPON-006, COUPON-007]', async () => {
		await open({
			scenario: NEW,
			before: coupon((it) => {
				it.partner.name = 'Example & Sons';
				it.partner.logo = false;
				it.product.title = 'Jetpack <b>Scan</b>';
				it.product.features = ['One', 'One', 'Two'];
			}),
		});
		expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
			'Welcome to Jetpack Example & Sons traveler!',
		);
		const action = 'Set up & redeem Jetpack <b>Scan</b>';
		expect(screen.getByRole('button', { name: action })).toBeInTheDocument();
		expect(screen.getByText(new RegExp(`“${action}”, you agree to`))).toBeInTheDocument();
		expect(screen.queryByRole('img', { name: 'Example & Sons' })).not.toBeInTheDocument();
		expect(screen.getByText('Example & Sons')).toBeInTheDocument();
	});
});

describe('a coupon before the connection', () => {
	it.each([
		['registers an unconnected site', NEW, 1],
		['registers no site that is connected already', OWNERLESS, 0],
	])(
		'%s and opens the provider, which returns with the coupon [COUPON-009, COUPON-020, CONN-083]',
		async (_, scenario, registrations) => {
			const { site, user, left } = await open({ scenario });
			await user.click(await screen.findByRole('button', { name: SET_UP }));
			await waitFor(() => expect(left).toHaveLength(1));
			const address = 'admin.php?page=jetpack&partnerCoupon=IONOS_IONA_ABC123';
			expect(new URL(left[0] ?? '').searchParams.get('from')).toBe('jetpack-partner-coupon');
			const registered = site.callsTo('POST', 'connection/register');
			expect(registered).toHaveLength(registrations);
			const asked = registrations
				? (registered[0]?.body as { redirect_uri: string }).redirect_uri
				: site.callsTo('GET', 'connection/authorize_url')[0]?.query.get('redirect_uri');
			expect(asked).toBe(address);
		},
	);

	it.each([
		['My Plan', '#/my-plan', 'Get Jetpack Backup free for one year!'],
		['the backups card', '#/dashboard', 'One free year of Jetpack Backup'],
	])('is also sent along when connecting from %s [COUPON-009]', async (_, hash, title) => {
		const { site, user, left } = await openApp({ scenario: OWNERLESS, hash });
		const banner = (await screen.findByText(title)).closest(
			'[data-banner], section, div:has(a)',
		) as HTMLElement;
		await user.click(within(banner).getByRole('link', { name: 'Connect' }));
		await user.click(await screen.findByRole('button', { name: 'Connect your account' }));
		await waitFor(() => expect(left).toHaveLength(1));
		expect(new URL(left[0] ?? '').searchParams.get('from')).toBe('jetpack-partner-coupon');
		expect(site.callsTo('GET', 'connection/authorize_url')[0]?.query.get('redirect_uri')).toBe(
			'admin.php?page=jetpack&partnerCoupon=IONOS_IONA_ABC123',
		);
	});

	it('shows an error when connecting fails, and can be retried', async () => {
		const { site, user, left } = await open({ scenario: NEW });
		site.fail('POST', 'connection/register', 500);
		await user.click(await screen.findByRole('button', { name: SET_UP }));
		expect(await screen.findByText('An error occurred. Please try again.')).toBeInTheDocument();
		site.recover();
		await user.click(await screen.findByRole('button', { name: SET_UP }));
		await waitFor(() => expect(left).toHaveLength(1));
	});
});

describe('a coupon after the connection', () => {
	it('opens the checkout and records the view and the click [COUPON-011, COUPON-015, COUPON-016, COUPON-017, COUPON-022, EVT-046]', async () => {
		const { user, left, events } = await open({ scenario: OWNED });
		const properties = expect.objectContaining({
			coupon: 'IONOS_IONA_ABC123',
			partner: 'IONOS',
			preset: 'IONA',
			connected: 'yes',
		});
		const button = await screen.findByRole('button', { name: REDEEM });
		expect(await events()).toContainEqual(['jetpack_partner_coupon_redeem_view', properties]);
		expect((await events()).map(([name]) => name)).not.toContain('jetpack_partner_coupon_redeem_click');
		await user.click(button);
		await user.click(button);
		expect(button).toHaveAttribute('aria-busy', 'true');
		expect(left).toHaveLength(1);
		const query = new URL(left[0] ?? '', window.location.href).searchParams;
		expect(Object.fromEntries(query)).toEqual({
			source: 'jetpack-plugin-partner-coupon-checkout',
			site: '127.0.0.1:4400',
			path: 'jetpack_backup_daily',
			query: 'coupon=IONOS_IONA_ABC123',
		});
		const clicks = (await events()).filter(([name]) => name === 'jetpack_partner_coupon_redeem_click');
		expect(clicks).toEqual([['jetpack_partner_coupon_redeem_click', properties]]);
		// The Back button can bring the page back as it was left.
		act(() => void window.dispatchEvent(new Event('pageshow')));
		await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
	});

	it('is snoozed for three days in this browser [COUPON-011, COUPON-012, COUPON-013, COUPON-019]', async () => {
		const { user, reopen, site } = await open({ scenario: OWNED });
		const before = Date.now();
		await user.click(await screen.findByRole('button', { name: 'Remind me later' }));
		await waitFor(() => expect(shown()).toBe('nothing'));
		const kept = Number(localStorage.getItem(KEY));
		expect(kept).toBeGreaterThanOrEqual(before);
		expect(kept).toBeLessThanOrEqual(Date.now());
		expect(site.callsTo('POST')).toEqual([]);

		const now = jest.spyOn(Date, 'now');
		now.mockReturnValue(kept + THREE_DAYS - 1);
		await reopen();
		await arrived();
		expect(shown()).toBe('nothing');
		now.mockReturnValue(kept + THREE_DAYS);
		await reopen();
		await arrived();
		await waitFor(() => expect(shown()).toBe(`card: ${FREE_YEAR}`));
	});

	it('is snoozed for this page in a browser without storage', async () => {
		for (const method of ['getItem', 'setItem'] as const) {
			jest.spyOn(Storage.prototype, method).mockImplementation(() => {
				throw new DOMException('denied', 'SecurityError');
			});
		}
		const { user } = await open({ scenario: OWNED });
		await user.click(await screen.findByRole('button', { name: 'Remind me later' }));
		await waitFor(() => expect(shown()).toBe('nothing'));
		window.location.hash = '#/connect-user';
		expect(
			await screen.findByRole('heading', { level: 1, name: /account is connected/ }),
		).toBeInTheDocument();
		window.location.hash = '#/dashboard';
		expect(await screen.findByRole('heading', { level: 1, name: DASHBOARD })).toBeInTheDocument();
		expect(shown()).toBe('nothing');
	});

	it('shows on request though snoozed, but not after the user snoozes it again [COUPON-024, COUPON-025]', async () => {
		localStorage.setItem(KEY, String(Date.now() - 1000));
		const { user, reopen } = await open({ scenario: OWNED }, ASKED);
		await waitFor(() => expect(shown()).toBe(`screen: ${FREE_YEAR}`));
		await user.click(await screen.findByRole('button', { name: 'Remind me later' }));
		expect(await screen.findByRole('heading', { level: 1, name: DASHBOARD })).toBeInTheDocument();
		expect(shown()).toBe('nothing');
		expect(window.location.search).toBe('?page=jetpack');
		await reopen();
		await arrived();
		expect(shown()).toBe('nothing');
	});
});
