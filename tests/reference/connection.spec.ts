import type { Frame, Page, Request } from '@playwright/test';
import type { ReferenceHost, User } from './support/host';
import { dashboardIsThere, expect, test, VERSION } from './support/test';

const PROVIDER = /^https:\/\/jetpack\.wordpress\.com\//;

/** What the database says of the connection. */
async function connection(host: ReferenceHost) {
	const { jetpack_options: options, jetpack_private_options: secrets } =
		(await host.database.options()) as Record<string, Record<string, unknown> | undefined>;
	return {
		id: options?.id,
		owner: options?.master_user,
		blog: secrets?.blog_token,
		users: Object.keys(secrets?.user_tokens ?? {}),
	};
}

/** Connects the site, and accounts with it, as Jetpack does when the provider has agreed. */
function connect(host: ReferenceHost, ...users: User[]): void {
	const link = users.map(
		(user) => `$id = get_user_by( 'login', '${user}' )->ID;
			$tokens->update_user_token( $id, "tok.secret.$id", ${user === 'admin'} );`,
	);
	host.php(`Jetpack_Options::update_options( array( 'id' => 12345678, 'public' => 1 ) );
		$tokens = new Automattic\\Jetpack\\Connection\\Tokens();
		$tokens->update_blog_token( 'abc.def' );
		${link.join('\n')}`);
}

/** Where the page leaves for. Nothing off this machine answers: it ends on the browser's error page. */
async function leaves(page: Page): Promise<Request> {
	const isErrorPage = (frame: Frame) => frame === page.mainFrame() && frame.url().startsWith('chrome-error:');
	const [request] = await Promise.all([
		page.waitForRequest((sent) => sent.isNavigationRequest() && !sent.url().includes('127.0.0.1:')),
		// Until the error page is there, it can interrupt what the test opens next.
		page.waitForEvent('framenavigated', isErrorPage),
	]);
	return request;
}

test.beforeEach(({ host }) => {
	host.set('live');
	// Jetpack stored it with its other options while it was faked.
	host.php("Jetpack_Options::delete_option( array( 'id', 'public', 'master_user' ) );");
});

test(
	'connecting registers the site and opens the provider, with a URL back to the dashboard',
	VERSION,
	async ({ page, host, open }) => {
		await open('admin');
		const left = leaves(page);
		await page.getByRole('button', { name: 'Set up Jetpack' }).click();
		const address = (await left).url();
		expect(address).toContain('jetpack.wordpress.com/jetpack.authorize');
		expect(decodeURIComponent(decodeURIComponent(address))).toContain('page=site-dashboard');
		expect(await connection(host)).toMatchObject({ id: 12345678, blog: 'abc.def', users: [] });
	},
);

test('a user connects and disconnects an account', VERSION, async ({ page, host, open }) => {
	connect(host, 'admin');
	await open('admin2', '#/connect-user');
	const left = leaves(page);
	await page.getByRole('button', { name: 'Connect your account' }).click();
	expect((await left).url()).toContain('jetpack.wordpress.com/jetpack.authorize');

	connect(host, 'admin', 'admin2');
	expect((await connection(host)).users).toHaveLength(2);
	await open('admin2');
	// By keyboard: a click is lost if the cards above grow in the middle of it.
	await page.getByRole('button', { name: 'Disconnect your WordPress.com account' }).press('Enter');
	await expect(page.getByRole('region', { name: 'Account connection' })).toContainText('Connect your');
	await expect.poll(async () => (await connection(host)).users).toEqual(['1']);
});

for (const tokens of ['blog', 'user'] as const) {
	test(`reconnecting repairs the ${tokens} token`, VERSION, async ({ page, host, open }) => {
		connect(host, 'admin');
		host.turn('live', { tokens });
		const before = await connection(host);
		await open('admin', '#/reconnect');
		const isLeaving = tokens === 'user';
		const left = isLeaving ? leaves(page) : page.waitForEvent('load');
		await page.getByRole('dialog').getByRole('button', { name: 'Reconnect Jetpack' }).click();
		await left;
		const after = await connection(host);
		expect(after.id).toBe(before.id);
		expect(isLeaving ? after.users : after.blog).not.toEqual(isLeaving ? before.users : before.blog);
	});
}

test('disconnecting removes the connection from the database', VERSION, async ({ page, host, open }) => {
	connect(host, 'admin');
	await open('admin', '#/disconnect');
	await page.getByRole('dialog').getByRole('button', { name: 'Disconnect', exact: true }).click();
	const nothing = { owner: undefined, blog: undefined, users: [] };
	await expect.poll(() => connection(host)).toMatchObject(nothing);
	await page.reload();
	await dashboardIsThere(page);
	await expect(page.getByRole('button', { name: 'Set up Jetpack' })).toBeVisible();
});

test('a user who declines at the provider returns to the dashboard with a notice', async ({
	page,
	host,
	open,
}) => {
	connect(host, 'admin');
	await open('admin2', '#/connect-user');
	await page.route(PROVIDER, (route) => route.fulfill({ body: 'The provider asks.' }));
	await page.getByRole('button', { name: 'Connect your account' }).click();
	await page.waitForURL(PROVIDER);
	const back = new URL(new URL(page.url()).searchParams.get('redirect_uri') ?? '');
	back.searchParams.set('error', 'access_denied');
	back.searchParams.set('state', host.php("echo get_user_by( 'login', 'admin2' )->ID;"));
	await page.goto(back.href);
	await dashboardIsThere(page);
	expect(page.url()).toContain('page=site-dashboard');
	await expect(page.getByText('You didn’t finish connecting.')).toBeVisible();
	expect((await connection(host)).users).toEqual(['1']);
});

test('another administrator becomes the connection owner', async ({ page, host, open }) => {
	connect(host, 'admin', 'admin2');
	const id = Number(host.php("echo get_user_by( 'login', 'admin2' )->ID;"));
	await open('admin2');
	// By keyboard: clicks are lost if the cards above grow in the middle of them.
	await page.getByRole('button', { name: 'Manage site connection' }).press('Enter');
	await page.getByRole('button', { name: 'Become the owner' }).press('Enter');
	await expect(page.getByText('You now own this connection.')).toBeVisible();
	expect(await connection(host)).toMatchObject({ owner: id });
	expect(host.calls()).toContain('switchBlogOwner');
});

for (const [name, button, isSafe] of [
	['stays in safe mode', /^(Stay in )?Safe mode$/i, true],
	['takes the connection along', /^Move your settings$/, false],
	['starts fresh', /^Create a fresh connection$/, false],
] as const) {
	test(`a site in safe mode ${name}`, async ({ page, host, open }) => {
		connect(host, 'admin');
		// The provider has it at another address.
		host.turn('live', { idc: true });
		const here = `strrev( '127.0.0.1:${host.port}/' )`;
		const there = "'https://elsewhere.example/'";
		host.php(`Jetpack_Options::update_option( 'sync_error_idc', array(
			'home' => ${here}, 'siteurl' => ${here}, 'wpcom_home' => ${there}, 'wpcom_siteurl' => ${there},
			'reversed_url' => true, 'error_code' => 'jetpack_url_mismatch',
		) );`);
		await page.route(PROVIDER, (route) => route.fulfill({ body: 'The provider asks.' }));
		await open('admin');
		// Of the dashboard; the choices above it are Jetpack's own.
		await expect(page.getByRole('heading', { level: 1, name: 'Safe Mode is on' })).toBeVisible();
		const answer = page.waitForResponse(
			(response) => response.request().method() === 'POST' && response.url().includes('identity-crisis'),
		);
		await page.getByRole('button', { name: button }).click();
		expect((await answer).status()).toBe(200);
		expect(Boolean(await host.database.option('jetpack_safe_mode_confirmed'))).toBe(isSafe);
		expect((await connection(host)).id).toBe(12345678);
	});
}
