import { logIn } from '../wordpress/support/log-in';
import { type Knobs, type Mode, OWN_PAGE, type ReferenceHost, type User } from './support/host';
import { expect, test, VERSION } from './support/test';

interface State {
	mode: Mode;
	knobs?: Knobs;
	user: User;
	/** What Jetpack says itself of the site, and of the user. */
	truth: string;
	/** What the page says; nothing where it's closed to the user. */
	says: RegExp[];
}

/** The provider has refused a token. */
const BROKEN = {
	react_errors: [
		{
			code: 'fail_domain_empty',
			message: 'The token was refused.',
			action: 'reconnect',
			data: { api_error_code: 'invalid_token' },
		},
	],
};

const MINE = /Your site is connected to WordPress\.com\..*You are the Jetpack owner\./s;
const OTHERS = /Your site is connected to WordPress\.com\..*Another user owns this connection\./s;
const NOBODYS = /This connection has no owner yet\. An administrator needs to connect/;
const CONNECT = /Connect your WordPress\.com account to get downtime alerts, stats and more\./;
const CONNECTED = /Account connection\s*Connected/;
const PROBLEM = /Connection problem.*Your site can’t exchange data with WordPress\.com\./s;
const SET_UP = /faster and more secure.*Set up Jetpack/s;
const OFFLINE = /Offline Mode is on\. Features that need a connection are unavailable\./;

const STATES: readonly State[] = [
	{ mode: 'connected', user: 'admin', truth: 'active owned linked owner', says: [MINE, CONNECTED] },
	{ mode: 'connected', user: 'admin2', truth: 'active owned', says: [OTHERS, CONNECT] },
	{
		mode: 'connected',
		knobs: { linked: [1, 2, 3, 4, 5, 6] },
		user: 'editor',
		truth: 'active owned linked',
		says: [OTHERS, CONNECTED],
	},
	{
		mode: 'connected',
		knobs: BROKEN,
		user: 'admin',
		truth: 'active owned linked owner',
		says: [PROBLEM, /Restore Connection/],
	},
	{
		mode: 'site',
		user: 'admin',
		truth: 'active',
		says: [/No WordPress\.com account is connected\./, NOBODYS, CONNECT],
	},
	{ mode: 'offline', user: 'admin', truth: 'offline', says: [OFFLINE] },
	{ mode: 'offline', user: 'editor', truth: 'offline', says: [] },
	{ mode: 'disconnected', user: 'admin', truth: '', says: [SET_UP] },
	{ mode: 'disconnected', user: 'editor', truth: '', says: [] },
	{ mode: 'live', user: 'admin', truth: '', says: [SET_UP] },
];

const truthOf = (host: ReferenceHost, user: User) =>
	host.php(`$manager = new Automattic\\Jetpack\\Connection\\Manager( 'jetpack' );
		$id = get_user_by( 'login', '${user}' )->ID;
		echo implode( ' ', array_keys( array_filter( array(
			'active'  => $manager->is_connected(),
			'owned'   => $manager->has_connected_owner(),
			'offline' => ( new Automattic\\Jetpack\\Status() )->is_offline_mode(),
			'linked'  => $manager->is_user_connected( $id ),
			'owner'   => $manager->is_connection_owner( $id ),
		) ) ) );`);

for (const { mode, knobs, user, truth, says } of STATES) {
	const name = `${user} in ${mode} mode${knobs ? `, ${Object.keys(knobs).join()}` : ''}`;
	test(`the dashboard shows the connection: ${name}`, VERSION, async ({ page, host, open }) => {
		host.set(mode, knobs);
		expect(truthOf(host, user)).toBe(truth);
		if (says.length === 0) {
			expect(await host.statusOf(user, OWN_PAGE)).toBe(403);
			return;
		}
		await open(user);
		for (const text of says) {
			await expect(page.locator('#jp-plugin-container')).toHaveText(text);
		}
	});
}

test('without Jetpack’s calls, the page explains the problem and links to Jetpack’s page', async ({
	page,
	host,
}) => {
	host.set('connected');
	host.mustUse(`add_filter( 'rest_endpoints', function ( $all ) {
		return array_filter( $all, function ( $route ) { return 0 !== strpos( $route, '/jetpack/v4/settings' ); }, ARRAY_FILTER_USE_KEY );
	}, 999 );`);
	host.php("update_option( 'site_dashboard_replaces_jetpack', '1' );");
	await page.context().addCookies(host.cookiesOf('admin'));
	await page.goto(host.admin(OWN_PAGE));
	await expect(page.locator('.wrap')).toContainText('Jetpack’s REST API is missing.');
	await page.getByRole('link', { name: 'Open Jetpack’s own page' }).click();
	await expect(page).toHaveURL(/page=(jetpack|my-jetpack)/);
	await expect(page.locator('.jpd-root')).toHaveCount(0);
});

test('a user logged out elsewhere can continue after logging in again', async ({
	page,
	host,
	open,
	complaints,
}) => {
	host.set('connected');
	await open('admin', '#/writing');
	host.php('WP_Session_Tokens::get_instance( 1 )->destroy_all();');
	// A module that needs no connection, which every Jetpack has.
	const toggle = page.locator('[data-setting="copy-post"]').getByRole('switch');
	const isStored = async () => (await host.database.modules()).includes('copy-post');
	const before = await isStored();
	await toggle.click();
	await expect(page.locator('[data-tone="is-warning"]')).toContainText('You’ve been logged out.');
	expect(await isStored()).toBe(before);
	await page.context().addCookies(await logIn(host.address, 'admin'));
	// The user has looked at another tab, and returns.
	await page.evaluate(() => {
		window.dispatchEvent(new Event('blur'));
		window.dispatchEvent(new Event('focus'));
	});
	await expect(page.locator('[data-tone="is-warning"]')).toHaveCount(0);
	await expect(toggle).not.toHaveAttribute('aria-busy', 'true');
	await expect(toggle).toBeChecked({ checked: before });
	await toggle.click();
	await expect(toggle).toBeChecked({ checked: !before });
	await expect.poll(isStored).toBe(!before);
	// On a busy machine, a call is still being refused when everything else has been seen.
	await page.goto('about:blank');
	complaints.length = 0;
});
