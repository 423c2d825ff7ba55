import { type Knobs, type Mode, OWN_PAGE, type ReferenceHost, type User } from './support/host';
import { expect, test, VERSION } from './support/test';

/** What somebody's page says of a connection. */
interface State {
	mode: Mode;
	knobs?: Knobs;
	user: User;
	/** What Jetpack says itself; null where the page is closed to the user. */
	truth: Partial<Truth> | null;
	says: RegExp[];
}

interface Truth {
	isActive: boolean;
	hasOwner: boolean;
	isOffline: boolean;
	isLinked: boolean;
	isOwner: boolean;
}

const NOTHING: Truth = {
	isActive: false,
	hasOwner: false,
	isOffline: false,
	isLinked: false,
	isOwner: false,
};
const OWNED = { isActive: true, hasOwner: true };
const OWNER = { ...OWNED, isLinked: true, isOwner: true };

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
const CONNECT = /Some features need your own WordPress\.com account\. Connect it to use them\./;
const CONNECTED = /Account connection\s*Connected/;
const SET_UP = /faster and more secure.*Set up Jetpack/s;

const STATES: readonly State[] = [
	{ mode: 'connected', user: 'admin', truth: OWNER, says: [/At A Glance/, MINE, CONNECTED] },
	{ mode: 'connected', user: 'admin2', truth: OWNED, says: [OTHERS, CONNECT] },
	{
		mode: 'connected',
		knobs: { linked: [1, 2, 3, 4, 5, 6] },
		user: 'editor',
		truth: { ...OWNED, isLinked: true },
		says: [OTHERS, CONNECTED],
	},
	{
		mode: 'connected',
		knobs: BROKEN,
		user: 'admin',
		truth: OWNER,
		says: [/Connection problem.*Your site can’t exchange data with WordPress\.com\./s, /Restore Connection/],
	},
	{
		mode: 'site',
		user: 'admin',
		truth: { isActive: true },
		says: [/No WordPress\.com account is connected\./, NOBODYS, CONNECT],
	},
	{
		mode: 'offline',
		user: 'admin',
		truth: { isOffline: true },
		says: [/Offline Mode is on\. Features that need a connection are unavailable\./],
	},
	{ mode: 'offline', user: 'editor', truth: null, says: [] },
	{ mode: 'disconnected', user: 'admin', truth: {}, says: [SET_UP] },
	{ mode: 'disconnected', user: 'editor', truth: null, says: [] },
	{ mode: 'live', user: 'admin', truth: {}, says: [SET_UP] },
];

const truthOf = (host: ReferenceHost, user: User) =>
	JSON.parse(
		host.php(`$manager = new Automattic\\Jetpack\\Connection\\Manager( 'jetpack' );
			$id = get_user_by( 'login', '${user}' )->ID;
			echo json_encode( array(
				'isActive'  => $manager->is_connected(),
				'hasOwner'  => $manager->has_connected_owner(),
				'isOffline' => ( new Automattic\\Jetpack\\Status() )->is_offline_mode(),
				'isLinked'  => $manager->is_user_connected( $id ),
				'isOwner'   => $manager->is_connection_owner( $id ),
			) );`),
	) as unknown;

for (const { mode, knobs = {}, user, truth, says } of STATES) {
	const name = `${user} in ${mode} mode${knobs === BROKEN ? ' with a refused token' : ''}`;
	test(`the dashboard shows the connection: ${name}`, VERSION, async ({ page, host, open }) => {
		host.set(mode, knobs);
		if (!truth) {
			expect(await host.statusOf(user, OWN_PAGE)).toBe(403);
			return;
		}
		await open(user);
		expect(truthOf(host, user)).toEqual({ ...NOTHING, ...truth });
		const dashboard = page.locator('#jp-plugin-container');
		for (const text of says) {
			await expect(dashboard).toHaveText(text);
		}
	});
}

test('settings that need no connection can be changed offline', VERSION, async ({ page, host, open }) => {
	host.set('offline');
	await open('admin', '#/writing');
	const copyPost = page.locator('[data-setting="copy-post"]').getByRole('switch');
	for (const isOn of [true, false]) {
		await copyPost.click();
		await expect(copyPost).toBeChecked({ checked: isOn });
		await expect.poll(async () => (await host.database.modules()).includes('copy-post')).toBe(isOn);
		// The database has it before the page knows; until then a click does nothing.
		await expect(copyPost).not.toHaveAttribute('aria-busy', 'true');
	}
});
