import type { Page } from '@playwright/test';
import { CARD_STATES, SCREEN_STATES } from './support/card-states';
import { CONNECTION_STATES } from './support/connection-states';
import { type Knobs, OWN_PAGE, type ReferenceHost, type User } from './support/host';
import { expect, test } from './support/test';

// Cards below the window don't load.
test.use({ viewport: { width: 1280, height: 3000 } });

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test.afterEach(({ host }) => host.files.restore());

/** Each region says so, or isn't there. */
async function cardsSay(page: Page, cards: Record<string, RegExp | null>): Promise<void> {
	for (const [name, text] of Object.entries(cards)) {
		if (text) {
			await expect(card(page, name), name).toHaveText(text);
		} else {
			await expect(card(page, name), name).toHaveCount(0);
		}
	}
}

/** Jetpack has stored what the provider said of the plan, while the page was loading. */
async function planIsStored(host: ReferenceHost, { plan }: Knobs): Promise<void> {
	if (plan) {
		await expect
			.poll(() => host.database.option('jetpack_active_plan'))
			.toMatchObject({ product_slug: plan });
	}
}

for (const { name, knobs, php, cards, says } of CARD_STATES) {
	test(`the dashboard with ${name}`, async ({ page, host, open }) => {
		host.set('connected', knobs);
		if (php) {
			host.php(php);
		}
		await open('admin');
		if (says) {
			await expect(page.locator('#jp-plugin-container')).toHaveText(says);
		}
		await cardsSay(page, cards);
		await planIsStored(host, knobs);
	});
}

for (const { name, knobs, php, mustUse = '', path, says, saysNot = [] } of SCREEN_STATES) {
	test(`${path} with ${name}`, async ({ page, host, open }) => {
		host.set('connected', knobs);
		host.files.mustUse(mustUse);
		if (php) {
			host.php(php);
		}
		await open('admin', path);
		const screen = page.locator('#jp-plugin-container');
		for (const text of says) {
			await expect(screen).toHaveText(text);
		}
		for (const text of saysNot) {
			await expect(screen).not.toHaveText(text);
		}
		await planIsStored(host, knobs);
	});
}

/** What Jetpack itself says of the connection, and of the user's. */
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

for (const { mode, knobs = {}, user, truth, site, account, says } of CONNECTION_STATES) {
	test(`${user} in ${mode} mode, with ${JSON.stringify(knobs).slice(0, 60)}`, async ({
		page,
		host,
		open,
	}) => {
		host.set(mode, knobs);
		if (!truth) {
			expect(await host.statusOf(user, OWN_PAGE)).toBe(403);
			return;
		}
		await open(user);
		expect(truthOf(host, user)).toEqual(truth);
		await cardsSay(page, {
			...(site !== undefined && { 'Site connection': site }),
			...(account !== undefined && { 'Account connection': account }),
		});
		if (says) {
			await expect(page.locator('#jp-plugin-container')).toHaveText(says);
		}
	});
}
