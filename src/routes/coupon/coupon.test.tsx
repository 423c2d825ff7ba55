import { act, screen, waitFor } from '@testing-library/react';
import { CouponCard } from '../../components/coupon-redemption/coupon-card';
import { Screen } from './screen';
import { selectShownScreen } from '../select-screen';
import { closeApps, openApp, type OpenOptions } from '../../../tests/support/open-app';
import { openPiece } from '../../../tests/support/open-piece';
import { app, arrived } from '../../../tests/support/screens';
import type { TestSite } from '../../../tests/support/test-site';

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

const openCard = (options: OpenOptions) => openPiece(<CouponCard />, options);

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

describe('the card of a coupon', () => {
	it.each([
		['before', OWNERLESS, `card: ${WELCOME}`, SET_UP],
		['after', OWNED, `card: ${FREE_YEAR}`, REDEEM],
	])(
		'%s the connection shows the partner, product and features [COUPON-001, COUPON-005, COUPON-006, COUPON-007, COUPON-008, COUPON-010, COUPON-015, COUPON-020]',
		async (_, scenario, what, action) => {
			await openCard({ scenario });
			expect(shown()).toBe(what);
			const logo = screen.getByRole('img', { name: 'IONOS' });
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
		await openPiece(<Screen />, {
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
		expect(document.body).toHaveTextContent(`“${action}”, you agree to`);
		expect(screen.queryByRole('img', { name: 'Example & Sons' })).not.toBeInTheDocument();
		expect(screen.getByText('Example & Sons')).toBeInTheDocument();
	});
});

describe('a coupon before the connection', () => {
	it.each<[string, 'button' | 'link', string, search: string]>([
		['put off', 'button', 'Remind me later', '?page=jetpack'],
		['left by the logo', 'link', 'Jetpack', '?page=jetpack&showCouponRedemption=1'],
		['left by the navigation', 'link', 'At a Glance', '?page=jetpack&showCouponRedemption=1'],
	])(
		'has a screen on a connected site that can be %s [COUPON-003, COUPON-024]',
		async (_, role, name, search) => {
			window.history.replaceState(null, '', ASKED);
			const { user } = await openApp({ scenario: OWNERLESS });
			expect(shown()).toBe(`screen: ${WELCOME}`);
			expect(screen.getByText(/Connect your WordPress\.com account to redeem it\./)).toBeVisible();
			await user.click(await app().findByRole(role, { name }));
			expect(await screen.findByRole('heading', { level: 1, name: DASHBOARD })).toBeVisible();
			expect(shown()).toBe('nothing');
			expect(window.location.search).toBe(search);
		},
	);

	const SENT = 'admin.php?page=jetpack&partnerCoupon=IONOS_IONA_ABC123';
	const expectSent = ([address = '']: string[]) =>
		expect(new URL(address).searchParams.get('from')).toBe('jetpack-partner-coupon');

	it('has a screen of its own, which registers the site and opens the provider, which returns with the coupon [COUPON-002, COUPON-009, COUPON-020, CONN-083]', async () => {
		const { site, user, left } = await openApp({ scenario: NEW });
		await arrived();
		expect(shown()).toBe(`screen: ${WELCOME}`);
		site.fail('POST', 'connection/register', 500);
		await user.click(await screen.findByRole('button', { name: SET_UP }));
		expect(await screen.findByText('An error occurred. Please try again.')).toBeInTheDocument();
		site.recover();
		site.calls.length = 0;
		await user.click(await screen.findByRole('button', { name: SET_UP }));
		await waitFor(() => expect(left).toHaveLength(1));
		expectSent(left);
		const registered = site.callsTo('POST', 'connection/register');
		expect(registered.map(({ body }) => body)).toEqual([expect.objectContaining({ redirect_uri: SENT })]);
	});
});

describe('a coupon after the connection', () => {
	it('opens the checkout and records the view and the click [COUPON-011, COUPON-015, COUPON-016, COUPON-017, COUPON-022, EVT-046]', async () => {
		const { user, left, events } = await openCard({ scenario: OWNED });
		const properties = expect.objectContaining({
			coupon: 'IONOS_IONA_ABC123',
			partner: 'IONOS',
			preset: 'IONA',
			connected: 'yes',
		});
		const button = screen.getByRole('button', { name: REDEEM });
		expect(events()).toContainEqual(['jetpack_partner_coupon_redeem_view', properties]);
		expect(events().map(([name]) => name)).not.toContain('jetpack_partner_coupon_redeem_click');
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
		const clicks = events().filter(([name]) => name === 'jetpack_partner_coupon_redeem_click');
		expect(clicks).toEqual([['jetpack_partner_coupon_redeem_click', properties]]);
		// The Back button can bring the page back as it was left.
		act(() => void window.dispatchEvent(new Event('pageshow')));
		await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
	});

	it('is snoozed for three days in this browser [COUPON-011, COUPON-012, COUPON-013, COUPON-019]', async () => {
		const { user, site, close } = await openCard({ scenario: OWNED });
		const before = Date.now();
		await user.click(screen.getByRole('button', { name: 'Remind me later' }));
		expect(shown()).toBe('nothing');
		const kept = Number(localStorage.getItem(KEY));
		expect(kept).toBeGreaterThanOrEqual(before);
		expect(kept).toBeLessThanOrEqual(Date.now());
		expect(site.callsTo('POST')).toEqual([]);
		close();
		await openCard({ site });
		expect(shown()).toBe('nothing');
		jest.spyOn(Date, 'now').mockReturnValue(kept + THREE_DAYS);
		act(() => void window.dispatchEvent(new Event('storage')));
		expect(shown()).toBe(`card: ${FREE_YEAR}`);
		// Another tab puts it off again.
		localStorage.setItem(KEY, String(kept + THREE_DAYS));
		act(() => void window.dispatchEvent(new Event('storage')));
		expect(shown()).toBe('nothing');
	});

	it('is a card of the dashboard, and snoozed for this page in a browser without storage [DASH-025]', async () => {
		for (const method of ['getItem', 'setItem'] as const) {
			jest.spyOn(Storage.prototype, method).mockImplementation(() => {
				throw new DOMException('denied', 'SecurityError');
			});
		}
		const { user } = await openApp({ scenario: OWNED });
		expect(shown()).toBe(`card: ${FREE_YEAR}`);
		await user.click(screen.getByRole('button', { name: 'Remind me later' }));
		await waitFor(() => expect(shown()).toBe('nothing'));
		window.location.hash = '#/connect-user';
		expect(
			await screen.findByRole('heading', { level: 1, name: /account is connected/ }),
		).toBeInTheDocument();
		window.location.hash = '#/dashboard';
		expect(await screen.findByRole('heading', { level: 1, name: DASHBOARD })).toBeInTheDocument();
		expect(shown()).toBe('nothing');
	});

	it('shows on request though snoozed, but not after the user snoozes it again [COUPON-003, COUPON-010, COUPON-024, COUPON-025]', async () => {
		localStorage.setItem(KEY, String(Date.now() - 1000));
		window.history.replaceState(null, '', ASKED);
		const { user, store, site, close } = await openPiece(<Screen />, { scenario: OWNED });
		expect(selectShownScreen(store.getState(), '/dashboard')).toBe('coupon');
		expect(shown()).toBe(`screen: ${FREE_YEAR}`);
		await user.click(screen.getByRole('button', { name: 'Remind me later' }));
		expect(selectShownScreen(store.getState(), '/dashboard')).toBe('dashboard');
		expect(shown()).toBe('nothing');
		expect(window.location.search).toBe('?page=jetpack');
		close();
		await openCard({ site });
		expect(shown()).toBe('nothing');
	});
});
